"""What the page may do: one policy, said by the page itself and by the server's headers."""

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
    ]
)
