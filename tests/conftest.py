"""Settings that every test shares."""

from hypothesis import HealthCheck, settings

# Time is never what a test is about: two slow cores must not fail one.
settings.register_profile(
    "ningbo", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("ningbo")
