"""Settings that every test shares."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools.site.build import build

# Time is never what a test is about: two slow cores must not fail one.
settings.register_profile(
    "ningbo", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ningbo")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Chromium comes last: what is quick speaks first, and Playwright's event loop, which runs in
    the main thread from its first test to the end, is in nobody's way."""
    items.sort(key=lambda item: "browser" in item.path.parts)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once from the sources as they are."""
    folder = tmp_path_factory.mktemp("site") / "site"
    build(folder)
    return folder
