"""The lint `tactic-without-play-ability`."""

from __future__ import annotations

from collections.abc import Iterator

from vexdata.lints.base import Complaint, Lint, Subject, keyed


class TacticWithoutPlayAbility(Lint):
    """A tactic does nothing when it is played.

    A tactic is played, resolved and discarded; it is never in play. So whatever it does stands in a Play
    ability or in its bonus icons, and any other ability of it never resolves. One that is played as a copy of
    another card does what that card does.

    Bad:
        type: tactic
        abilities: [{trigger: reap, do: {draw: 1}}]

    Good:
        type: tactic
        abilities: [{trigger: play, do: {draw: 1}}]

    Good:
        type: tactic
        icons: [aember, aember]

    Good:
        type: tactic
        abilities: [{constant: {played_as_copy: {what: tactic}}}]
    """

    def check(self, subject: Subject) -> Iterator[Complaint]:
        """The type of a tactic with neither a Play ability nor icons."""
        card = subject.card
        plays = any(keyed(trigger, "trigger", "play") for each in card.abilities for trigger in each.trigger or ())
        copies = any(keyed(effect, "constant_effect", "played_as_copy") for effect in card.constants)
        if card.type == "tactic" and not (plays or copies or card.icons):
            yield Complaint(
                ("type",), f"{card.name} is a tactic and does nothing when played", "give it a Play ability"
            )
