"""What the studies of these tests must come to."""

from typing import Any

import pytest

from ningbo.core.layouts import layout
from ningbo.lab.study import plan
from ningbo.lab.work import run
from tests.lab.studying import DEALS, LAYOUT, totals


@pytest.fixture(scope="session")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The totals by one worker, uninterrupted."""
    folder = tmp_path_factory.mktemp("expected")
    studied = layout(LAYOUT)
    run([plan("winnable", studied, studied.name, "random", 0, 0, DEALS)], folder)
    return totals(folder)
