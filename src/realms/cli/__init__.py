"""The command line. `main` turns whatever goes wrong into one sentence and an exit status: 0, 1 or 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]

OK, FAILED, USAGE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status.

    0 success, 2 bad usage (unknown names, numbers out of range, files that cannot be read), 1 failure: a check
    that found something, a game that went wrong, a simulation stopped with Ctrl-C. A traceback is printed
    only if REALMS_DEBUG is set.
    """
    try:
        return _run(sys.argv[1:] if arguments is None else list(arguments))
    except BrokenPipeError:
        # The reader has gone (`realms rules ... | head`): nothing is wrong, but nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except KeyboardInterrupt:
        return _say("Stopped.", FAILED)
    except Exception as error:
        if os.environ.get("REALMS_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return _say(f"Something went wrong that should not have ({what}); REALMS_DEBUG=1 tells more.", FAILED)


def _run(arguments: list[str]) -> int:
    from typer import Exit

    from realms.kernel.model import RealmsError

    from .app import command

    try:
        whole = command()
        with whole.make_context("realms", arguments) as context:
            whole.invoke(context)
        sys.stdout.flush()
        return OK
    except Exit as left:
        sys.stdout.flush()
        return left.exit_code
    except RealmsError as error:
        return _say(str(error), USAGE)
    except Exception as error:
        # Usage errors of Typer, whichever class its version has for them, say themselves in a line.
        say = getattr(error, "format_message", None)
        if say is None:
            raise
        return _say(say(), USAGE)


def _say(sentence: str, status: int) -> int:
    """One sentence on standard error."""
    line = " ".join(sentence.split())
    print(line if line.endswith((".", "!", "?")) else f"{line}.", file=sys.stderr)
    return status
