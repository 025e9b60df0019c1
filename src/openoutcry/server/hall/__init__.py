"""All tables of a server: opening them, who sits where, once more, looking back."""

from openoutcry.server.hall.hall import Hall

__all__ = ["Hall"]
