"""The commands and their options. Each imports its code when it runs, so that help is quick."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from entrepot import GAMES, text
from entrepot.about import rules_form, this_version
from entrepot.cli.language import lang_argument, language

explain = partial(text.say, lang=language(lang_argument(sys.argv)))

app = typer.Typer(
    help=explain("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(admin, name="admin", help=explain("cli-help-admin"))


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(explain("cli-version", version=this_version(), rules=rules_form()))
        raise typer.Exit


ShowCoins = Annotated[bool, typer.Option("--show-coins", help=explain("cli-help-show-coins"))]
Sets = Annotated[str | None, typer.Option(help=explain("cli-help-sets"))]
Target = Annotated[int | None, typer.Option(help=explain("cli-help-target"))]
Cards = Annotated[Path | None, typer.Option(help=explain("cli-help-cards"))]
ClosedHands = Annotated[bool, typer.Option("--closed-hands", help=explain("cli-help-closed-hands"))]
Language = Annotated[
    str | None, typer.Option(help=explain("cli-help-lang", languages=", ".join(text.LANGUAGES)))
]
Plain = Annotated[bool, typer.Option("--plain", help=explain("cli-help-plain"))]
Light = Annotated[bool, typer.Option("--light", help=explain("cli-help-light"))]

Cluster = Annotated[str | None, typer.Option(help=explain("cli-help-cluster"))]
Data = Annotated[Path | None, typer.Option(help=explain("cli-help-data"))]
Database = Annotated[
    str | None, typer.Option(envvar="ENTREPOT_DATABASE", help=explain("cli-help-database"))
]


@app.callback()
def entrepot(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help=explain("cli-help-version")
        ),
    ] = False,
) -> None:
    pass


@app.command(help=explain("cli-help-play"))
def play(
    game: Annotated[
        str | None, typer.Argument(help=explain("cli-help-game", games=", ".join(sorted(GAMES))))
    ] = None,
    players: Annotated[int | None, typer.Option(help=explain("cli-help-players"))] = None,
    seed: Annotated[int | None, typer.Option(help=explain("cli-help-seed"))] = None,
    seat: Annotated[int | None, typer.Option(help=explain("cli-help-seat"))] = None,
    show_coins: ShowCoins = False,
    sets: Sets = None,
    target: Target = None,
    cards: Cards = None,
    closed_hands: ClosedHands = False,
    bots: Annotated[str | None, typer.Option(help=explain("cli-help-bots"))] = None,
    resume: Annotated[Path | None, typer.Option(help=explain("cli-help-resume"))] = None,
    save_dir: Annotated[Path | None, typer.Option(help=explain("cli-help-save-dir"))] = None,
    record: Annotated[Path | None, typer.Option(help=explain("cli-help-record"))] = None,
    table: Annotated[str | None, typer.Option("--table", help=explain("cli-help-table"))] = None,
    name: Annotated[str | None, typer.Option(help=explain("cli-help-name"))] = None,
    key: Annotated[str | None, typer.Option("--key", help=explain("cli-help-key"))] = None,
    plain: Plain = False,
    light: Light = False,
    lang: Language = None,
) -> None:
    from entrepot.cli import saves, screen
    from entrepot.cli.play import play_local, play_table

    speech, full = language(lang), screen.has_full_screen(plain)
    light = screen.has_light_background(light)
    with screen.reporting(speech):
        options = saves.game_options(show_coins, sets, target, cards, closed_hands)
        own = options or any(value is not None for value in (game, players, seed, seat, bots))
        if table is not None:
            if own or any(value is not None for value in (resume, save_dir, record)):
                screen.fail(text.say("cli-table-alone", speech))
            raise typer.Exit(play_table(table, name, key, full, speech, light))
        if name is not None or key is not None:
            screen.fail(text.say("cli-table-missing", speech))
        if resume is None:
            local = saves.new_game(game, players, seed, seat, options, bots)
        elif own:
            screen.fail(text.say("cli-resume-alone", speech))
        else:
            local = saves.load_game(resume, speech)
        files = saves.Files(resume, save_dir, record)
        raise typer.Exit(play_local(local, files, full, speech, light))


@app.command(help=explain("cli-help-hint"))
def hint(
    file: Annotated[Path, typer.Argument(help=explain("cli-help-document"))],
    seat: Annotated[int | None, typer.Option("--seat", help=explain("cli-help-asked"))] = None,
    time: Annotated[int, typer.Option(min=1, max=600_000, help=explain("cli-help-time"))] = 1000,
    lang: Language = None,
) -> None:
    from entrepot.cli import screen
    from entrepot.cli.hint import print_hint

    speech = language(lang)
    with screen.reporting(speech):
        print_hint(file, seat, time, speech)


@app.command(help=explain("cli-help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=explain("cli-help-file"))],
    seat: Annotated[int | None, typer.Option("--seat", help=explain("cli-help-eyes"))] = None,
    all: Annotated[bool, typer.Option("--all", help=explain("cli-help-all"))] = False,
    plain: Plain = False,
    light: Light = False,
    lang: Language = None,
) -> None:
    from entrepot.cli import screen

    speech = language(lang)
    with screen.reporting(speech):
        if screen.has_full_screen(plain or all):
            from entrepot.cli.full.replay import show_replay

            raise typer.Exit(show_replay(file, seat, speech, screen.has_light_background(light)))
        from entrepot.cli.replay import print_replay

        print_replay(file, seat, all or not sys.stdin.isatty(), speech)


@app.command(help=explain("cli-help-review"))
def review(
    file: Annotated[Path, typer.Argument(help=explain("cli-help-file"))],
    seat: Annotated[int | None, typer.Option(help=explain("cli-help-review-seat"))] = None,
    open: Annotated[bool, typer.Option("--open", help=explain("cli-help-review-open"))] = False,
    json: Annotated[bool, typer.Option("--json", help=explain("cli-help-review-json"))] = False,
    picture: Annotated[Path | None, typer.Option(help=explain("cli-help-review-picture"))] = None,
    seed: Annotated[int, typer.Option(min=0, help=explain("cli-help-review-seed"))] = 0,
    worlds: Annotated[
        int, typer.Option(min=64, max=100_000, help=explain("cli-help-review-worlds"))
    ] = 1024,
    cores: Annotated[int | None, typer.Option(min=1, help=explain("cli-help-review-cores"))] = None,
    start: Annotated[
        int | None, typer.Option("--from", min=1, help=explain("cli-help-review-from"))
    ] = None,
    practice: Annotated[
        int | None, typer.Option(min=1, help=explain("cli-help-review-practice"))
    ] = None,
    name: Annotated[str, typer.Option(help=explain("cli-help-review-name"))] = "",
    bots: Annotated[str, typer.Option(help=explain("cli-help-bots"))] = "normal",
    plain: Plain = False,
    light: Light = False,
    lang: Language = None,
) -> None:
    from entrepot.cli import review, screen
    from entrepot.review.result import Settings
    from entrepot.workers import cores as all_cores

    speech, full = language(lang), screen.has_full_screen(plain)
    with screen.reporting(speech):
        settings, cores = Settings(open=open, seed=seed, worlds=worlds), cores or all_cores()
        light = screen.has_light_background(light)
        playing = review.Playing(seat, bots, name, full, light)
        if start is not None:
            raise typer.Exit(review.try_again(file, start, playing, speech))
        if practice is not None:
            raise typer.Exit(review.practise(file, practice, settings, cores, playing, speech))
        raise typer.Exit(review.print_review(file, settings, cores, json, picture, seat, speech))


@app.command(help=explain("cli-help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=explain("cli-help-file"))],
    commitment: Annotated[str | None, typer.Option(help=explain("cli-help-commitment"))] = None,
    head: Annotated[str | None, typer.Option(help=explain("cli-help-head"))] = None,
    lang: Language = None,
) -> None:
    from entrepot.cli import screen
    from entrepot.cli.verify import print_proof

    speech = language(lang)
    with screen.reporting(speech):
        raise typer.Exit(print_proof(file, commitment, head, speech))


@app.command(help=explain("cli-help-arena"))
def arena(
    game: Annotated[
        str, typer.Argument(help=explain("cli-help-arena-game", games=", ".join(sorted(GAMES))))
    ],
    bots: Annotated[str | None, typer.Option("--bots", help=explain("cli-help-arena-bots"))] = None,
    games: Annotated[int, typer.Option(help=explain("cli-help-games"))] = 100,
    seed: Annotated[int | None, typer.Option(help=explain("cli-help-arena-seed"))] = None,
    out: Annotated[Path | None, typer.Option(help=explain("cli-help-out"))] = None,
    show_coins: ShowCoins = False,
    sets: Sets = None,
    target: Target = None,
    cards: Cards = None,
    closed_hands: ClosedHands = False,
    cores: Annotated[int | None, typer.Option(help=explain("cli-help-cores"))] = None,
    cluster: Cluster = None,
    picture: Annotated[Path | None, typer.Option(help=explain("cli-help-picture"))] = None,
    report: Annotated[bool, typer.Option("--report", help=explain("cli-help-with-report"))] = False,
    top: Annotated[int, typer.Option(min=1, help=explain("cli-help-top"))] = 12,
    lang: Language = None,
) -> None:
    from entrepot.cli import arena, saves, screen
    from entrepot.lab.arena import Plan

    speech = language(lang)
    with screen.reporting(speech):
        options = saves.game_options(show_coins, sets, target, cards, closed_hands)
        names = arena.bot_names(bots)
        file = out or arena.new_file(game, names)
        plan = Plan(game, names, games, file, seed, options, cores, cluster)
        again = [*sys.argv[1:], *([] if out else ["--out", str(file)])]
        raise typer.Exit(arena.run(plan, report, picture, top, again, speech))


@app.command(help=explain("cli-help-train"))
def train(
    game: Annotated[str, typer.Argument(help=explain("cli-help-train-game"))],
    players: Annotated[int, typer.Option(help=explain("cli-help-train-players"))] = 2,
    games: Annotated[int, typer.Option(help=explain("cli-help-train-games"))] = 1_000_000,
    seed: Annotated[int, typer.Option(help=explain("cli-help-train-seed"))] = 1,
    scores: Annotated[
        bool, typer.Option("--scores", help=explain("cli-help-train-scores"))
    ] = False,
    by_scores: Annotated[
        bool, typer.Option("--by-scores", help=explain("cli-help-train-by-scores"))
    ] = False,
    start: Annotated[Path | None, typer.Option(help=explain("cli-help-train-start"))] = None,
    out: Annotated[Path | None, typer.Option(help=explain("cli-help-train-out"))] = None,
    cores: Annotated[int | None, typer.Option(help=explain("cli-help-cores"))] = None,
    cluster: Cluster = None,
    lang: Language = None,
) -> None:
    from entrepot.cli import screen, train

    speech = language(lang)
    with screen.reporting(speech):
        wanted = train.Wanted(game, players, games, seed, scores, by_scores, start)
        raise typer.Exit(train.run(wanted, out, cores, cluster, speech))


@app.command(help=explain("cli-help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=explain("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=explain("cli-help-port"))] = 8000,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[str | None, typer.Option(help=explain("cli-help-public-url"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=explain("cli-help-workers"))] = None,
    limits: Annotated[float, typer.Option(min=0, help=explain("cli-help-limits"))] = 1,
    open: Annotated[bool, typer.Option("--open/--no-open", help=explain("cli-help-open"))] = False,
    log_level: Annotated[str, typer.Option(help=explain("cli-help-log-level"))] = "info",
    metrics_token: Annotated[
        str | None,
        typer.Option(envvar="ENTREPOT_METRICS_TOKEN", help=explain("cli-help-metrics-token")),
    ] = None,
    drain: Annotated[float, typer.Option(min=0, max=600, help=explain("cli-help-drain"))] = 0,
    lang: Language = None,
) -> None:
    from entrepot.cli import maintenance, screen
    from entrepot.cli.serve import start_server
    from entrepot.server.addresses import parse_public_url
    from entrepot.server.services import Settings

    speech = language(lang)
    with screen.reporting(speech):
        public = None if public_url is None else parse_public_url(public_url)
        settings = Settings(
            *(maintenance.tables_folder(data), host, port, public, workers, limits),
            metrics_token=metrics_token,
            drain=drain,
            database=maintenance.checked_database(data, database),
        )
        start_server(settings, log_level, open, speech)


@app.command(help=explain("cli-help-think"))
def think(
    database: Annotated[
        str, typer.Option(envvar="ENTREPOT_DATABASE", help=explain("cli-help-database"))
    ],
    workers: Annotated[int | None, typer.Option(min=1, help=explain("cli-help-workers"))] = None,
    log_level: Annotated[str, typer.Option(help=explain("cli-help-log-level"))] = "info",
    lang: Language = None,
) -> None:
    from entrepot.cli import maintenance, screen, think

    speech = language(lang)
    with screen.reporting(speech):
        maintenance.checked_database(None, database)
        think.run(database, workers, log_level, speech)


@app.command(help=explain("cli-help-backup"))
@admin.command(help=explain("cli-help-backup"))
def backup(
    to: Annotated[Path, typer.Argument(help=explain("cli-help-backup-to"))],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    from entrepot.cli import maintenance, screen

    speech = language(lang)
    with screen.reporting(speech):
        maintenance.backup(maintenance.tables_place(data, database), to, speech)


@app.command(help=explain("cli-help-prune"))
@admin.command(help=explain("cli-help-prune"))
def prune(
    data: Data = None,
    database: Database = None,
    older_than: Annotated[str, typer.Option(help=explain("cli-help-older-than"))] = "90d",
    playing: Annotated[bool, typer.Option("--playing", help=explain("cli-help-playing"))] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=explain("cli-help-dry-run"))] = False,
    lang: Language = None,
) -> None:
    from entrepot.cli import maintenance, screen

    speech = language(lang)
    with screen.reporting(speech):
        where = maintenance.tables_place(data, database)
        maintenance.prune(where, older_than, playing, dry_run, speech)


@app.command(help=explain("cli-help-migrate"))
@admin.command(help=explain("cli-help-migrate"))
def migrate(
    source: Annotated[str, typer.Argument(metavar="FROM", help=explain("cli-help-migrate-from"))],
    target: Annotated[str, typer.Argument(metavar="TO", help=explain("cli-help-migrate-to"))],
    lang: Language = None,
) -> None:
    from entrepot.cli import maintenance, screen

    speech = language(lang)
    with screen.reporting(speech):
        maintenance.migrate(source, target, speech)


@admin.command(help=explain("cli-help-admin-tables"))
def tables(data: Data = None, database: Database = None, lang: Language = None) -> None:
    from entrepot.cli import maintenance, screen
    from entrepot.cli.admin import print_tables

    speech = language(lang)
    with screen.reporting(speech):
        print_tables(maintenance.tables_place(data, database), speech)


@admin.command(help=explain("cli-help-admin-load"))
def load(
    url: Annotated[str, typer.Option(help=explain("cli-help-admin-url"))] = "http://127.0.0.1:8000",
    metrics_token: Annotated[
        str | None,
        typer.Option(envvar="ENTREPOT_METRICS_TOKEN", help=explain("cli-help-admin-token")),
    ] = None,
    lang: Language = None,
) -> None:
    from entrepot.cli import screen
    from entrepot.cli.admin import print_load

    speech = language(lang)
    with screen.reporting(speech):
        print_load(url, metrics_token, speech)
