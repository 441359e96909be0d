"""Runs a bot: as a program of ``apogee match`` and ``apogee bot connect``, or directly online.

    from apogee import bot

    def new_player(start):
        return lambda question: question["moves"][0]

    bot.play(new_player, name="first")

Without arguments the program reads lines from standard input and answers them, as
docs/bot-protocol.md describes. With ``--url`` it plays the games of its player on a platform.
"""
from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NotRequired, TextIO, TypedDict

from . import Client
from .errors import (
    ApogeeError,
    GameEnded,
    GamePaused,
    NotFound,
    NotYourTurn,
    PlyAhead,
    Problem,
    StalePly,
)


class LegalMove(TypedDict):
    """A move that the seat may make."""

    code: str
    """What identifies the move."""
    kind: str
    args: dict[str, Any]
    text: str
    """The move in the notation of the rules."""


class Clock(TypedDict):
    bankMillis: int
    incrementMillis: int
    capMillis: int


class GameStart(TypedDict):
    """The start of a game, in which the bot holds a seat."""

    game: str
    ruleset: str
    options: dict[str, str]
    seats: int
    seat: int
    players: list[str]
    seed: str
    """For the bot's own random numbers: a bot without other randomness plays a repeatable game."""
    clock: NotRequired[Clock]
    moveTimeMillis: NotRequired[int]
    gameTimeMillis: NotRequired[int]


class Question(TypedDict):
    """The bot is to move."""

    game: str
    question: int
    ply: int
    timeMillis: int
    facts: list[dict[str, Any]]
    view: dict[str, Any]
    moves: list[LegalMove]


Player = Callable[[Question], LegalMove | str]
"""Chooses one of the moves of a question, or its code."""

NewPlayer = Callable[[GameStart], Player]
"""Makes the player of one game. Several games may be in play at once."""


def play(
    new_player: NewPlayer,
    *,
    name: str,
    version: str = "1",
    arguments: list[str] | None = None,
) -> None:
    """Plays until there is nothing left to play; exits with 2 and a sentence if it cannot."""
    parser = argparse.ArgumentParser(description="A bot. Without --url it plays by lines.")
    parser.add_argument("--url", help="the address of a platform, such as http://127.0.0.1:8080")
    parser.add_argument("--token-file", type=Path, help="default: the variable APOGEE_TOKEN")
    parser.add_argument("--games", type=games, default=math.inf, help="stops after so many games")
    given = parser.parse_args(arguments)
    if given.url is None:
        play_lines(new_player, name, version, sys.stdin, sys.stdout)
        return
    try:
        key = token(given.token_file)
        client = Client(given.url, key, patience=math.inf, warn=warn)
    except (ValueError, OSError) as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    with client:
        try:
            Online(client, new_player, warn).play(given.games)
        except Problem as error:
            parser.exit(2, f"{parser.prog}: {error}\n")


def games(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def token(file: Path | None) -> str:
    text = file.read_text("utf-8") if file else os.environ.get("APOGEE_TOKEN", "")
    if not text.strip():
        raise ValueError("Give the token of the player with --token-file or in APOGEE_TOKEN.")
    return text.strip()


def warn(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def code_of(move: LegalMove | str) -> str:
    return move if isinstance(move, str) else move["code"]


def play_lines(
    new_player: NewPlayer, name: str, version: str, lines: Iterable[str], out: TextIO
) -> None:
    """The bot protocol on standard input and output."""
    players: dict[str, Player] = {}

    def say(**message: Any) -> None:
        # Without flush a line would wait in a buffer until the bot times out.
        print(json.dumps(message), file=out, flush=True)

    for text in lines:
        line = json.loads(text)
        match line["type"]:
            case "hello":
                say(type="ready", name=name, version=version)
            case "game-start":
                players[line["game"]] = new_player(line)
            case "question":
                move = code_of(players[line["game"]](line))
                say(type="move", game=line["game"], question=line["question"], move=move)
            case "game-over":
                players.pop(line["game"], None)
            case "bye":
                return
            case _:
                pass  # a later version


class Online:
    """Plays the games of one player on a platform, one question at a time.

    A connection that breaks costs nothing: the stream is resumed after its last line, and a move
    whose response was lost is sent again with the same ply, so that it counts once.
    """

    def __init__(self, client: Client, new_player: NewPlayer, warn: Callable[[str], None]) -> None:
        self._api = client.games
        self._new_player = new_player
        self._warn = warn
        self._games: dict[str, Game] = {}
        self._over = 0

    def play(self, games: float = math.inf) -> None:
        """Returns after so many games have ended."""
        with self._api.follow_me() as stream:
            for line in stream:
                self._hear(dict(line))
                if self._over >= games:
                    return

    def _hear(self, line: Any) -> None:
        game = self._games.get(line.get("game", ""))
        match line["type"]:
            case "game-start":
                if game is None:  # after stream-reset it comes again
                    self._games[line["game"]] = Game(line, self._new_player(line))
            case "question" if game is not None:
                self._answer(game, line)
            case "offer" if game is not None:
                self._answer_offer(line)
            case "stream-reset":
                self._look_at_all()
            case "game-over" if game is not None:
                self._end(game, line.get("ending"))
            case _:
                pass  # a later version

    def _end(self, game: Game, ending: str | None) -> None:
        del self._games[game.id]
        self._over += 1
        self._warn(f"{game.id} has ended: {ending}.")

    def _look_at_all(self) -> None:
        """What ended while the platform lost our position may have no game-over line, and after a
        restored backup the platform asks anew what it has lost."""
        for game in list(self._games.values()):
            try:
                look: Any = self._api.view_game(game.id)
            except NotFound:
                look = {"stage": "cancelled", "ending": "cancelled"}
            if look["stage"] != "live":
                self._end(game, look.get("ending"))
            elif look["plies"] <= game.ply:
                game.answered = 0

    def _answer(self, game: Game, question: Question) -> None:
        """A repeated question gets the same move: the bot may have moved on in its thoughts."""
        if question["question"] > game.answered:
            game.move = code_of(game.player(question))
            game.answered = question["question"]
            game.ply = question["ply"]
        elif question["question"] < game.answered:
            return
        try:
            self._send(game, question)
        except (StalePly, NotYourTurn, GamePaused, PlyAhead) as refused:
            self._warn(f"{game.id}: {refused} Waiting for the next question.")
        except GameEnded:
            pass  # its game-over follows
        except NotFound:  # lost by a restored backup: no game-over follows
            self._end(game, "cancelled")

    def _send(self, game: Game, question: Question) -> None:
        try:
            self._move(game, question["ply"])
        except PlyAhead:
            self._look_again(game, question)

    def _move(self, game: Game, ply: int) -> None:
        self._api.play_move(game.id, {"ply": ply, "move": game.move})

    def _look_again(self, game: Game, question: Question) -> None:
        """The question is of a state that the platform has lost, as after a restored backup."""
        look = self._api.view_game(game.id)
        if look.get("seatToAct") != game.seat or look["stage"] != "live":
            return
        again: Any = question | {"ply": look["plies"], "view": look["view"], "moves": look["moves"]}
        game.move = code_of(game.player(again))
        self._move(game, look["plies"])

    def _answer_offer(self, line: Any) -> None:
        """As house bots do: accepts take-backs and pauses, and declines draws.

        No answer is worth the games in play: an offer without one lapses at the next move.
        """
        answer = self._api.decline_offer if line["offer"] == "draw" else self._api.accept_offer
        try:
            answer(line["game"], {"offer": line["number"]})
        except ApogeeError as failed:
            self._warn(f"{line['game']}: {failed}")


class Game:
    """A game in play, and the last question that has an answer."""

    def __init__(self, start: GameStart, player: Player) -> None:
        self.id = start["game"]
        self.seat = start["seat"]
        self.player = player
        self.answered = 0
        self.ply = -1
        self.move = ""
