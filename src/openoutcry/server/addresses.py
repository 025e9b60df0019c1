"""Where visitors come from: addresses, the networks they stand for, and the proxies that are believed."""

import ipaddress
from collections.abc import Sequence

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOOPBACK = ("127.0.0.0/8", "::1/128")


def parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, None if it is none; one of the old kind in the new notation is of the old kind."""
    try:
        address = ipaddress.ip_address(host.strip().partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def networks(names: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks as an operator writes them."""
    return tuple(ipaddress.ip_network(one.strip(), strict=False) for one in names if one.strip())


def network_of(host: str) -> str:
    """What counts as one visitor's address: of the new kind everybody has a whole /64."""
    address = parsed(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address) if address else host[:64]


def believed(proxies: Sequence[Network], host: str) -> bool:
    """Is this one of our proxies?"""
    address = parsed(host)
    return address is not None and any(address in network for network in proxies)


def from_loopback(host: str) -> bool:
    """Does this come from this very machine?"""
    address = parsed(host)
    return address is not None and address.is_loopback


def visitor_of(proxies: Sequence[Network], peer: str, forwarded: str) -> str:
    """The address a request comes from: the last one in X-Forwarded-For that is no proxy of ours."""
    found = peer
    for told in reversed(forwarded.split(",")):
        if not believed(proxies, found) or parsed(told) is None:
            break
        found = told.strip()
    return found
