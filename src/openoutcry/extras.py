"""Optional packages: asked for when they are needed, with the name of their extra if they are not there."""

from importlib import import_module
from types import ModuleType

from openoutcry.errors import NotAvailable


class MissingExtra(NotAvailable):
    """A package that an extra of this one brings is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("error-extra", package=package, extra=extra)


def need(package: str, extra: str) -> ModuleType:
    """The package, or an error that says which extra to install."""
    try:
        return import_module(package)
    except ImportError as missing:
        raise MissingExtra(package, extra) from missing
