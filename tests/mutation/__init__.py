"""Mutation: do a rule's own worked examples notice when the rule does something else?

`python -m tests.mutation` changes the behaviour of one rule class at a time, in one place, and plays the examples of
that rule: at least one must fail. A change that none notices is a survivor, and asks for another example.
"""
