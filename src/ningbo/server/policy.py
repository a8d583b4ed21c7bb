"""What the page may do: one policy, said by the page itself and by the server's headers."""

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        # The tiles' pictures are drawn by the page itself.
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
    ]
)
