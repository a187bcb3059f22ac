"""The picture on a card's face: a figure drawn from the card's name, the same on every machine."""

from __future__ import annotations

import math
import zlib

from markupsafe import Markup


def sigil(name: str) -> Markup:
    """An SVG of nested star polygons; the name decides how many points, how deep and how far turned."""
    seed = zlib.crc32(name.encode())
    points, rings, turn = 3 + seed % 6, 2 + seed // 6 % 3, seed // 18 % 90
    depth = 0.35 + (seed // 1620 % 50) / 100
    stars = [_star(points, 44 - 13 * ring, depth, turn + ring * 180 / points) for ring in range(rings)]
    shapes = "".join(f'<path d="{star}"/>' for star in stars)
    dots = "".join(
        '<circle cx="{:.0f}" cy="{:.0f}" r="1.6"/>'.format(*_at(48, turn + index * 180 / points))
        for index in range(points * 2)
    )
    # Built from numbers only, so there is nothing to escape.
    return Markup(f'<svg viewBox="0 0 100 100" aria-hidden="true">{shapes}{dots}</svg>')


def _star(points: int, radius: float, depth: float, turn: float) -> str:
    corners = []
    for index in range(points * 2):
        reach = radius if index % 2 == 0 else radius * depth
        corners.append("{:.1f} {:.1f}".format(*_at(reach, turn + index * 180 / points)))
    return "M" + "L".join(corners) + "z"


def _at(radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return 50 + radius * math.sin(angle), 50 - radius * math.cos(angle)
