"""What a host can measure, for Prometheus. Numbers only: no names, keys, tables or addresses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

from entrepot.server.errors import NotAllowed
from entrepot.server.fair_queue import Urgency
from entrepot.server.guard import hostname
from entrepot.server.instruments import HELP, REGISTRY
from entrepot.server.services import Services, ServicesDep


@get("/metrics", include_in_schema=False, cache=False)
async def metrics(services: ServicesDep, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus: for this machine, or whoever has the token."""
    check_reader(services, request)
    gauges = CollectorRegistry()
    gauges.register(Gauges(services, await services.tables.count_by_state()))
    body = generate_latest(REGISTRY) + generate_latest(gauges)
    return Response(body, media_type=CONTENT_TYPE_PLAIN_0_0_4)


def check_reader(services: Services, request: Request[Any, Any, Any]) -> None:
    """A proxy on this machine that does not say for whom it asks still says for which host."""
    token = services.settings.metrics_token
    sent = request.headers.get("authorization", "").partition(" ")[2].strip()
    if token and compare_digest(sent.encode(), token.encode()):
        return
    host = hostname(request.headers.get("host", "").lower())
    address = request.client.host if request.client else ""
    if is_loopback(address) and is_loopback(host):
        return
    raise NotAllowed("metrics-closed")


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


class Gauges(Collector):
    """How things are now."""

    def __init__(self, services: Services, stored: dict[str, int]) -> None:
        self.services, self.stored = services, stored

    def collect(self) -> Iterable[Metric]:
        services, queue = self.services, self.services.workers.queue
        yield labelled("entrepot_tables", "state", self.stored)
        yield labelled("entrepot_tables_loaded", "state", services.tables.live_states())
        yield GaugeMetricFamily("entrepot_sockets", HELP, services.tables.socket_count())
        yield GaugeMetricFamily("entrepot_workers", HELP, services.workers.count)
        yield labelled("entrepot_work_waiting", "kind", by_kind(queue.waiting()))
        yield labelled("entrepot_work_running", "kind", by_kind(queue.running))


def by_kind(counts: Counter[Urgency]) -> dict[str, int]:
    return {urgency.name.lower(): counts[urgency] for urgency in Urgency}


def labelled(name: str, label: str, values: dict[str, int]) -> Metric:
    family = GaugeMetricFamily(name, HELP, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family
