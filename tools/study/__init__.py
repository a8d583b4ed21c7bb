"""The long verifications: `make study`, whose summaries are committed in docs/studies/.

A module of this package that has `run()` studies one subject and yields the lines of its summary;
`python -m tools.study NAME...` runs only the modules named.
"""
