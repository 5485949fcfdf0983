"""python -m realms.rl.describe GAME [--actions] [--json]: what every number of an environment means."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from realms import api
from realms.kernel.model import RealmsError

from .actions import actions
from .frozen import VERSION
from .layout import layout


def observation(game: str) -> str:
    """The observation, one line a row: places, range, name, meaning."""
    made = layout(game)
    lines = [f"{game}_v{VERSION}: {made.size} whole numbers (int16), layout {made.digest()}", ""]
    for row in made.rows():
        places = str(row.at) if row.size == 1 else f"{row.at}-{row.at + row.size - 1}"
        lines.append(f"{places:<14}{f'{row.low}..{row.high}':<16}{row.name:<40} {row.meaning}")
    return "\n".join(lines)


def listed(game: str) -> str:
    """The actions, one line each."""
    made = actions(game)
    spare = f"{made.listed}-{made.size - 1} spare: options the list does not have, by their CRC-32"
    return "\n".join([*(f"{i} {key}" for i, key in enumerate(made.keys)), spare])


def as_json(game: str) -> str:
    """Both, for programs."""
    made, numbers = layout(game), actions(game)
    return json.dumps(
        {
            "id": f"{game}_v{VERSION}",
            "digest": made.digest(),
            "observation": [row._asdict() for row in made.rows()],
            "actions": list(numbers.keys),
            "spare": numbers.spare,
        }
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m realms.rl.describe", description="What the numbers of an environment mean."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--actions", action="store_true", help="the actions in place of the observation")
    parser.add_argument("--json", action="store_true", help="both, as JSON")
    options = parser.parse_args(arguments)
    try:
        game = api.spec(options.game).id
    except RealmsError as error:
        print(error, file=sys.stderr)
        return 2
    print(as_json(game) if options.json else listed(game) if options.actions else observation(game))
    return 0


if __name__ == "__main__":
    sys.exit(main())
