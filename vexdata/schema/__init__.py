"""JSON Schemas of card and set files, made from the rule classes."""
