"""Guests: a name and a signed cookie. The signing key lies in the data folder."""

import secrets
import unicodedata

from itsdangerous import BadSignature, URLSafeSerializer

from openoutcry.server.errors import ServerError

COOKIE = "outcry_guest"
LONGEST_NAME = 24


class Tokens:
    """Signs guests' ids and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def sign(self, guest: str, number: int = 0) -> str:
        """A guest's token; the number makes all with a lower one worthless."""
        token = self._signer.dumps([guest, number] if number else guest)
        return token if isinstance(token, str) else token.decode()

    def read(self, token: str | None) -> tuple[str, int] | None:
        """The id a token was made for and its number, None if it is none of ours."""
        if not token or len(token) > 300:
            return None
        try:
            found = self._signer.loads(token)
        except BadSignature:
            return None
        guest, number = found if isinstance(found, list) else (found, 0)
        # Several texts decode to the same bytes; only the one we wrote is a token.
        return (guest, number) if self.sign(guest, number) == token else None


def new_id(letter: str) -> str:
    """An id nobody can guess."""
    return f"{letter}_{secrets.token_urlsafe(9)}"


def clean_name(raw: str) -> str:
    """A name as it is shown: composed, without control characters, spaces single."""
    composed = unicodedata.normalize("NFC", raw)
    shown = "".join(" " if c.isspace() else c for c in composed if c.isspace() or unicodedata.category(c)[0] not in "C")
    name = " ".join(shown.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ServerError("server-error-name")
    return name


def clean_text(raw: str, most: int) -> str:
    """A chat message as it is shown; line breaks stay."""
    composed = unicodedata.normalize("NFC", raw)
    shown = "".join(c for c in composed if c == "\n" or unicodedata.category(c)[0] not in "C").strip()
    if not 1 <= len(shown) <= most:
        raise ServerError("server-error-text", most=most)
    return shown
