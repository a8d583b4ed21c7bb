"""Lighthouse's audit: performance, accessibility, best practices, what search engines need."""
