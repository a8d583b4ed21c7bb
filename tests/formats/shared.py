"""What tests need that look at the layout files of other programs."""

import pytest

from tools.shared_layouts import SHARED

needs_shared = pytest.mark.skipif(
    not SHARED.exists(), reason="the layout files of other programs are not beside this checkout"
)
