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


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once from the sources as they are."""
    folder = tmp_path_factory.mktemp("site") / "site"
    build(folder)
    return folder
