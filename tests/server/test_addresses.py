"""Addresses to share: those that others can reach, and none when there are none."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from entrepot import BadOptions
from entrepot.server import addresses
from entrepot.server.addresses import PublicAddress, parse_public_url, shared_addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.1.2.3"])
def test_a_server_for_this_machine_alone_shares_nothing(host: str) -> None:
    assert shared_addresses(host, 8000) == []


def test_a_server_at_one_address_shares_that_one() -> None:
    assert shared_addresses("192.168.1.5", 8000) == ["http://192.168.1.5:8000/"]
    assert shared_addresses("2001:db8::5", 80) == ["http://[2001:db8::5]:80/"]
    assert shared_addresses("box.local", 80) == ["http://box.local:80/"]


def test_a_server_at_all_addresses_shares_those_of_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {"lo": "127.0.0.1", "eth0": "192.168.1.5", "wifi": "10.0.0.7", "odd": "169.254.3.4"}
    monkeypatch.setattr(socket, "if_nameindex", lambda: list(enumerate(known)))
    monkeypatch.setattr(addresses, "interface_address", known.__getitem__)
    ways = {socket.AF_INET: "10.0.0.7", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(addresses, "outgoing_address", ways.__getitem__)
    both = ["http://10.0.0.7:9/", "http://192.168.1.5:9/"]
    assert shared_addresses("0.0.0.0", 9) == both
    assert sorted(shared_addresses("::", 9)) == sorted([*both, "http://[2001:db8::7]:9/"])
    ways[socket.AF_INET] = ""
    assert shared_addresses("0.0.0.0", 9) == both[::-1]


def test_this_machine_is_asked_without_a_packet_being_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("send", "sendto", "sendmsg", "sendall"):
        monkeypatch.setattr(socket.socket, name, None)
    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "getfqdn"):
        monkeypatch.setattr(socket, name, None)
    for found in addresses.local_addresses(both=True):
        assert not ip_address(found).is_loopback


def test_the_public_address_comes_first() -> None:
    behind = parse_public_url("https://Play.example:8443/games/")
    assert behind == PublicAddress("https", "play.example:8443", "/games")
    assert shared_addresses("127.0.0.1", 8000, behind) == ["https://play.example:8443/games/"]
    assert shared_addresses("10.0.0.1", 8000, behind)[1:] == ["http://10.0.0.1:8000/"]


@pytest.mark.parametrize(
    "address",
    [
        "",
        "play.example",
        "ftp://x",
        "https://",
        "https://a/?b=1",
        "https://a/#b",
        "https://u:p@a/",
        "http://a:b/",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadOptions) as error:
        parse_public_url(address)
    assert error.value.code == "bad-address"
