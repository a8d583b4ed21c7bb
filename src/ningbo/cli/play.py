"""`ningbo play`: the built page, served here and opened in the browser."""

import threading
import webbrowser
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

PORT = 8144  # 144 tiles


def play(
    code: str | None = None,
    /,
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = PORT,
    no_browser: bool = False,
) -> None:
    """Serve the game on this machine and open it in the browser.

    Example: ningbo play 41739205-d --port 9000

    Parameters
    ----------
    code
        The deal to open: a deal code, a full code, or a layout file (with # and a name or number
        where it holds several boards), which is dealt anew. Without it, the game last left.
    host
        The address to listen on; 0.0.0.0 lets other devices of the network play too.
    port
        The port to listen on; 0 takes any that is free.
    no_browser
        Only serve; open nothing.
    """
    from ningbo.server.run import address_of, built_site, listen, serve

    fragment = f"#{_full_code(code)}" if code else ""
    site = built_site()
    with listen(host, port) as listening:
        address = address_of(listening) + fragment

        def started() -> None:
            print(f"Ningbo is at {address} (Ctrl-C ends it)", flush=True)
            if not no_browser:
                # A text browser would hold up the server that it wants to read from.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        serve(site, listening, started)


def _full_code(text: str) -> str:
    """Return the code of the deal that a person names by a code or by a layout file."""
    from ningbo.core.deal import deal, deal_layout
    from ningbo.layout_files import find_layout, names_file

    if not names_file(text):
        return deal(text).code
    import secrets

    from ningbo.core.code import MAX_SEED

    return deal_layout(find_layout(text), secrets.randbelow(MAX_SEED + 1), "peel").code
