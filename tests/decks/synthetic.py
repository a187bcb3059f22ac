"""A small invented pool: four houses, every rarity, Enhance, opt-outs, a reprint."""

import json

from rules_engine.vex.cards.definition import CardDefinition
from rules_engine.vex.icons.bonus_icons import BY_KEY
from vexdata.pool import CardFile, Place, Pool, SetProfile
from vexdata.reading import parse

WEIGHTS = {"common": 57, "uncommon": 29, "rare": 13, "special": 1}
HOUSES = ("dis", "logos", "mars", "shadows")


def card(name, house, rarity="common", icons=(), enhance=(), takes=True):
    """A tactic without rules text."""
    return CardDefinition(
        name=name,
        house=house,
        type="tactic",
        rarity=rarity,
        icons=tuple(BY_KEY[icon] for icon in icons),
        enhance=tuple(BY_KEY[icon] for icon in enhance),
        takes_enhance=takes if isinstance(takes, bool) else tuple(BY_KEY[icon] for icon in takes),
    )


def gigantic(name, house, rarity="common", icons=()):
    """A gigantic creature without rules text."""
    return CardDefinition(
        name=name,
        house=house,
        type="creature",
        rarity=rarity,
        icons=tuple(BY_KEY[icon] for icon in icons),
        power=15,
        gigantic=True,
    )


def card_file(definition, set_="first"):
    """A card file that holds the card."""
    document = parse("{}", "card.yaml")
    return CardFile(definition, (), document, Place(set_, definition.house, "card"))


def pool(cards=None, houses=HOUSES, weights=None, reprints=("Guest",)):
    """A pool of two sets: `first`, with `cards`, and `other`, with a Guest and a Stranger."""
    files = [card_file(each) for each in (house_cards() if cards is None else cards)]
    files += [card_file(card("Guest", houses[0]), "other"), card_file(card("Stranger", houses[0]), "other")]
    sets = {
        "first": SetProfile("first", "The First", "F1", tuple(houses), dict(weights or WEIGHTS), tuple(reprints)),
        "other": SetProfile("other", "The Other", "O2", tuple(houses), dict(weights or WEIGHTS)),
    }
    return Pool(files, sets)


def house_cards(houses=HOUSES):
    """Twelve cards of each house."""
    found = []
    for house in houses:
        found += [card(f"Common {number} of {house}", house, icons=("aember",)[: number % 2]) for number in range(5)]
        found += [
            card(f"Enhancer of {house}", house, "uncommon", enhance=("damage", "draw", "aember")),
            card(f"Giver of {house}", house, "common", icons=("capture",), enhance=("capture", "capture")),
            card(f"Full of {house}", house, "uncommon", icons=("draw",) * 5),
            card(f"Refuser of {house}", house, "rare", takes=False),
            card(f"Picky of {house}", house, "rare", takes=("draw",)),
            card(f"Rare of {house}", house, "rare", icons=("damage", "aember")),
            card(f"Marvel of {house}", house, "special"),
        ]
    return found


if __name__ == "__main__":
    from vexdata.decks import Supply, draw, render

    made = pool()
    supply = Supply(made, made.sets["first"])
    print(json.dumps([render(draw(supply, seed), "text") for seed in range(5)]))
