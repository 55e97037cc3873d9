"""Which addresses reach this server. Only this machine is asked; nothing goes over the network."""

from __future__ import annotations

import socket
import struct
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from entrepot import BadOptions

ANYWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Stand-ins for any remote address; connecting a datagram socket sends nothing."""
SIOCGIFADDR = 0x8915


class PublicAddress(NamedTuple):
    """The address at which a proxy exposes the server."""

    scheme: str
    host: str
    """Includes the port if the address names one."""
    prefix: str
    """The path that every path starts with, such as `/games`; usually empty."""

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.host}"


def parse_public_url(address: str) -> PublicAddress:
    """Parse the value of `--public-url`."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 - raises if the port is invalid
    except ValueError:
        parts = urlsplit("")
    fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not fine or parts.query or parts.fragment:
        raise BadOptions("bad-address", field="public-url", address=address[:200])
    return PublicAddress(parts.scheme, parts.netloc.lower(), parts.path.rstrip("/"))


def shared_addresses(host: str, port: int, public: PublicAddress | None = None) -> list[str]:
    """Addresses at which others can reach the page, best first."""
    found = [f"{public.origin}{public.prefix}/"] if public else []
    return found + [f"http://{bracketed(each)}:{port}/" for each in reachable_hosts(host)]


def reachable_hosts(host: str) -> list[str]:
    """The hosts that a server bound to this host answers to, apart from loopback."""
    try:
        bound = ip_address(host)
    except ValueError:
        return [] if host == "localhost" else [host]
    if bound.is_loopback:
        return []
    if not bound.is_unspecified:
        return [host]
    return local_addresses(both=isinstance(bound, IPv6Address))


def local_addresses(both: bool) -> list[str]:
    """The addresses of this machine; the one on the default route comes first."""
    families = [socket.AF_INET, socket.AF_INET6] if both else [socket.AF_INET]
    found = [outgoing_address(family) for family in families]
    found[1:1] = [interface_address(name) for _, name in socket.if_nameindex()]
    return list(dict.fromkeys(each for each in found if each and is_reachable(each)))


def is_reachable(address: str) -> bool:
    found = ip_address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def outgoing_address(family: socket.AddressFamily) -> str:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ANYWHERE[family], 9))
        return str(probe.getsockname()[0])
    return ""


def interface_address(name: str) -> str:
    """The IPv4 address of a network interface, on systems that report it (Linux)."""
    try:
        import fcntl
    except ImportError:
        return ""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        wanted = struct.pack("256s", name.encode()[:15])
        return socket.inet_ntoa(fcntl.ioctl(probe.fileno(), SIOCGIFADDR, wanted)[20:24])
    return ""


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_names() -> set[str]:
    """The names by which others on the network know this machine."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, short, f"{short}.local"} - {""}
