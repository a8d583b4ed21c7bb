"""What can go wrong in a study."""

from ningbo.core.errors import NingboError


class LabError(NingboError):
    """A study that can't be run, or results that can't be used."""
