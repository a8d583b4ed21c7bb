"""The page for site owners names the types, the policy and the files that there are."""

from pathlib import Path

import pytest

from ningbo.server.app import TYPES
from ningbo.server.policy import CONTENT_POLICY
from tools.site.paths import ROOT


@pytest.fixture(scope="module")
def words() -> str:
    """The page's text, without its line ends."""
    return " ".join((ROOT / "docs" / "host.md").read_text(encoding="utf-8").split())


def test_the_policy_is_the_pages_own(words: str) -> None:
    assert CONTENT_POLICY in words


def test_types_are_those_that_the_server_sends(words: str) -> None:
    for suffix, media_type in TYPES.items():
        assert f"`{suffix}` as `{media_type.partition(';')[0]}`" in words


def test_every_file_at_the_top_is_explained(words: str, site: Path) -> None:
    for path in site.iterdir():
        assert f"`{path.name}{'/' if path.is_dir() else ''}`" in words, path.name
