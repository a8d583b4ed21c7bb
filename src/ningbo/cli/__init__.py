"""The command line: its verbs, and how it ends. Each verb is a module beside this one."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from cyclopts import App, CycloptsError, Parameter

import ningbo
from ningbo.cli.play import play

# `ningbo deal` is the function `deal` of the module `ningbo.cli.deal`. These modules load what they
# need when they are called, so that each verb starts as if it were alone.
VERBS = (
    "play",
    "build",
    "layouts",
    "layout",
    "deal",
    "new",
    "solve",
    "verify",
    "inspect",
    "convert",
    "rate",
    "coach",
    "lab",
)

# A message instead of a result; results that are "no" have exit statuses of their own.
FAILED = 2
INTERRUPTED = 130  # what shells report of a program ended by Ctrl-C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; return its exit status.

    Errors of the game, of files and of the command line itself are one line on standard error.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _check_verb(given)
        result = create_app()(given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return 0
    except (CycloptsError, ningbo.NingboError) as error:
        return _failed(str(error))
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return result if isinstance(result, int) else 0


def create_app() -> App:
    """Return the application with every verb registered."""
    app = App(
        name="ningbo",
        help="""Mahjong Solitaire: play it, deal it, study it. `ningbo` alone is `ningbo play`.

        Example: ningbo play 41739205-d""",
        help_format="plaintext",
        version=version,
        default_parameter=Parameter(negative=()),
        exit_on_error=False,
        print_error=False,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for verb in VERBS:
        app.command(getattr(import_module(f"ningbo.cli.{verb}"), verb), name=verb)
    app.default(play)
    return app


def version() -> str:
    """Return what `--version` says: the release, and what the solver's kernel runs as."""
    from ningbo.solver.state import kernel_state

    return f"ningbo {ningbo.__version__}\nkernel: {kernel_state()}"


def _check_verb(given: list[str]) -> None:
    """Tell a mistyped verb from a deal code, which may stand in its place."""
    if given and given[0].isalpha() and given[0] not in VERBS:
        raise ningbo.NingboError("error.cli.verb", given=given[0], verbs=", ".join(VERBS))


def _failed(sentence: str) -> int:
    print(f"ningbo: {' '.join(sentence.split())}", file=sys.stderr)
    return FAILED


def _close_output() -> None:
    """Leave nothing to flush: whoever was reading has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
