"""Ningbo: Mahjong Solitaire as a library.

>>> import ningbo
>>> board = ningbo.deal("41739205-d").board()
>>> board.count, len(board.pairs)
(144, 15)

Names are loaded when they are first asked for, so that importing the package costs next to
nothing and a script that only deals never loads the solver.
"""

from ningbo.core import errors as _errors

TYPE_CHECKING = False  # not typing's, whose import costs more than all the rest here
if TYPE_CHECKING:
    from ningbo.coach.coach import Coach as Coach
    from ningbo.core.board import Board as Board
    from ningbo.core.daily import daily_code as daily_code
    from ningbo.core.deal import Deal as Deal
    from ningbo.core.deal import deal as deal
    from ningbo.core.deal import deal_layout as deal_layout
    from ningbo.core.drawing import layout_from_text as layout_from_text
    from ningbo.core.drawing import layout_to_text as layout_to_text
    from ningbo.core.errors import CodeError as CodeError
    from ningbo.core.errors import DealError as DealError
    from ningbo.core.errors import FormatError as FormatError
    from ningbo.core.errors import LayoutError as LayoutError
    from ningbo.core.errors import MoveError as MoveError
    from ningbo.core.errors import NingboError as NingboError
    from ningbo.core.errors import RulesError as RulesError
    from ningbo.core.errors import SaveError as SaveError
    from ningbo.core.errors import SolveError as SolveError
    from ningbo.core.errors import TextError as TextError
    from ningbo.core.game import Game as Game
    from ningbo.core.layout import Layout as Layout
    from ningbo.core.layouts import layout as layout
    from ningbo.core.layouts import layouts as layouts
    from ningbo.core.rules import HOUSES as HOUSES
    from ningbo.core.rules import Rules as Rules
    from ningbo.core.save import load_game as load_game
    from ningbo.core.save import save_game as save_game
    from ningbo.core.text import board_from_text as board_from_text
    from ningbo.core.text import board_to_text as board_to_text
    from ningbo.layout_files import find_layout as find_layout
    from ningbo.layout_files import read_layout_file as read_layout_file
    from ningbo.layout_files import write_layout_file as write_layout_file
    from ningbo.measured import rated_deal as rated_deal
    from ningbo.solver.rating import Rating as Rating
    from ningbo.solver.rating import rate as rate
    from ningbo.solver.solver import Solver as Solver
    from ningbo.solver.solver import Verdict as Verdict
    from ningbo.solver.solver import solve as solve
    from ningbo.workshop.generator import generate_layout as generate_layout

__version__ = "0.1.0"

# Where each public name lives.
_HOMES = {
    "Coach": "coach.coach",
    "Board": "core.board",
    "daily_code": "core.daily",
    "Deal": "core.deal",
    "deal": "core.deal",
    "deal_layout": "core.deal",
    "layout_from_text": "core.drawing",
    "layout_to_text": "core.drawing",
    "CodeError": "core.errors",
    "DealError": "core.errors",
    "FormatError": "core.errors",
    "LayoutError": "core.errors",
    "MoveError": "core.errors",
    "NingboError": "core.errors",
    "RulesError": "core.errors",
    "SaveError": "core.errors",
    "SolveError": "core.errors",
    "TextError": "core.errors",
    "Game": "core.game",
    "Layout": "core.layout",
    "layout": "core.layouts",
    "layouts": "core.layouts",
    "HOUSES": "core.rules",
    "Rules": "core.rules",
    "load_game": "core.save",
    "save_game": "core.save",
    "board_from_text": "core.text",
    "board_to_text": "core.text",
    "find_layout": "layout_files",
    "read_layout_file": "layout_files",
    "write_layout_file": "layout_files",
    "rated_deal": "measured",
    "Rating": "solver.rating",
    "rate": "solver.rating",
    "Solver": "solver.solver",
    "Verdict": "solver.solver",
    "solve": "solver.solver",
    "generate_layout": "workshop.generator",
}

__all__ = ["__version__", *sorted(_HOMES)]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'ningbo' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"ningbo.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


def _speak(key: str, values: dict[str, object]) -> str:
    from ningbo.words import say

    return say(key, values)


_errors.speak = _speak
