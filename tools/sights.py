"""How colours look in grey and to people who lack one kind of cone, as matrices for linear RGB."""

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

_LUMINANCE = (0.2126, 0.7152, 0.0722)

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
# deficiency", 2009, severity 1.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "grey": (_LUMINANCE, _LUMINANCE, _LUMINANCE),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def svg_filter(name: str) -> str:
    """An SVG filter, whose id is the sight's name, that makes a picture look so."""
    rows = " ".join(f"{r} {g} {b} 0 0" for r, g, b in SIGHTS[name])
    return (
        f'<filter id="{name}" color-interpolation-filters="linearRGB">'
        f'<feColorMatrix values="{rows} 0 0 0 1 0"/></filter>'
    )
