"""The exact solver: verdicts with certificates, and the checker that doesn't trust it."""
