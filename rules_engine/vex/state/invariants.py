"""What must be true of a game at every decision, whatever was played."""

from __future__ import annotations

from rules_engine.vex.state.card import Zone
from rules_engine.vex.state.game import Game


def violations(game: Game, initial_aember: int = 0) -> list[str]:
    """One line for each broken invariant; empty for a sound game.

    Args:
        initial_aember: Æmber in pools and on cards when the game was laid out; 0 for a game from its start.
    """
    problems: list[str] = []
    seen: dict[int, str] = {}
    for player in game.players:
        for zone in (Zone.DECK, Zone.HAND, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED, Zone.BATTLELINE, Zone.ARTIFACTS, Zone.UNDER):
            for card in player.pile(zone):
                place = f"{player.name}'s {zone.name}"
                if card.id in seen:
                    problems.append(f"{card} is in {seen[card.id]} and in {place}")
                seen[card.id] = place
                if card.zone != zone:
                    problems.append(f"{card} is in {place} but says {card.zone.name}")
                if card.controller != player.index:
                    problems.append(f"{card} is in {place} but says it is {card.controller}'s")
                if zone < Zone.BATTLELINE and zone != Zone.ARCHIVES and card.owner != player.index:
                    problems.append(f"{card} is in {place} but is owned by {card.owner}")
                if not card.in_play and (card.damage or card.aember or card.upgrades):
                    problems.append(f"{card} is out of play and still carries what it had in play")
                for upgrade in card.upgrades:
                    attached = game.cards[upgrade]
                    seen[upgrade] = f"on {card}"
                    if attached.zone != Zone.ATTACHED or attached.host != card.id:
                        problems.append(f"{attached} is on {card} and does not know it")
        if player.aember < 0 or player.chains < 0 or not 0 <= player.keys <= 3:
            problems.append(f"{player.name} has {player.aember} Æmber, {player.chains} chains, {player.keys} keys")
    for card in game.cards:
        if card.art_half is not None:
            beside = game.cards[card.art_half]
            seen[beside.id] = f"beside {card}"
            if beside.zone != Zone.BESIDE or beside.host != card.id or card.zone not in (Zone.BATTLELINE, Zone.LIMBO):
                problems.append(f"{beside} is beside {card} and does not know it")
    for card in game.cards:
        if card.id not in seen and card.zone != Zone.LIMBO:
            problems.append(f"{card} is nowhere, and says {card.zone.name}")
        if card.damage < 0 or card.aember < 0 or card.armor_spent < 0:
            problems.append(f"{card} has {card.damage} damage, {card.aember} Æmber, {card.armor_spent} armor spent")
    problems += [f"{what} is remembered as it was" for what in game.stale()]
    total = aember_of(game)
    if total != initial_aember:
        problems.append(f"Æmber is not conserved: {total} instead of {initial_aember}")
    return problems


def aember_of(game: Game) -> int:
    """All Æmber in pools, on cards and in the supply; what a game was laid out with, it keeps."""
    return sum(player.aember for player in game.players) + sum(card.aember for card in game.cards) + game.supply
