"""Calls made up from the OpenAPI document find nothing that it doesn't say."""

import warnings
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of what it imports
    import schemathesis
    from schemathesis.checks import CHECKS, load_all_checks

from ningbo.coach.analysis import WANTS
from ningbo.server.settings import Settings
from tests.serving import serving

load_all_checks()
EXAMPLES = 100
ACTIONS = ("0-1", "undo", "redo", "hint", "shuffle 1", "random 2", "x")
# Texts are short, so that one that is too long is refused as such and not for its whole body.
SETTINGS = Settings(workers=1, game_characters=300, body_bytes=1 << 20)
# A text of the right length need not be a game: that is refused with 422, as the document says.
EXCLUDED = [CHECKS.get_one("positive_data_acceptance")]


@pytest.fixture(scope="module")
def operation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.APIOperation]:
    with serving(tmp_path_factory.mktemp("site"), settings=SETTINGS) as url:
        schema = schemathesis.openapi.from_url(f"{url}api/v1/openapi.json")
        schema.validate()
        yield schema["/analyse"]["POST"]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_made_up_calls(
    operation: schemathesis.APIOperation, mode: schemathesis.GenerationMode
) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(generation_mode=mode))
    def call(case: schemathesis.Case) -> None:
        case.call_and_validate(excluded_checks=EXCLUDED)

    call()


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    number=st.integers(0, 99999999),
    letter=st.sampled_from("abcdefgh"),
    method=st.sampled_from(["", ".b", ".r", ".w"]),
    actions=st.lists(st.sampled_from(ACTIONS)),
    wants=st.lists(st.sampled_from(WANTS), unique=True),
)
def test_made_up_games(
    operation: schemathesis.APIOperation,
    number: int,
    letter: str,
    method: str,
    actions: list[str],
    wants: list[str],
) -> None:
    game = "\n".join([f"{number}-{letter}{method}", *actions])
    case = operation.Case(body={"game": game, "want": wants, "budget": 500})
    case.call_and_validate(excluded_checks=EXCLUDED)
