#!/usr/bin/env python3
"""A bot that plays any game of Apogee; start here and make it better.

    apogee match sol --seats mine,random --games 20 --bot mine="python3 bot.py"
    APOGEE_TOKEN=... python3 bot.py --url http://127.0.0.1:8080

docs/bot-protocol.md explains what a question contains.
"""
import random
import sys
from pathlib import Path

# Finds the client beside this file. Not needed after: pip install clients/python
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from apogee import bot  # noqa: E402

# How much we like a move, by the words that describe it. The first row with one of its words
# counts; other moves are worth 1. The kinds and words of a game stand in its questions.
LIKES = [
    ({"deconvert", "decline", "pass", "end", "coast"}, 0),
    ({"hurl", "score", "win", "capture"}, 9),
    ({"activate", "build", "take", "pay"}, 6),
    ({"convert", "launch", "burn", "node", "foundry", "tower", "bridge"}, 4),
    ({"fly", "move", "play"}, 3),
]


def value(move):
    """How much we like a move: its kind and its text are enough for a first try."""
    words = set((move["kind"] + " " + move["text"]).lower().replace("-", " ").split())
    for liked, worth in LIKES:
        if words & liked:
            return worth
    return 1


def choose(question, dice):
    """Mostly the move we like best, sometimes any: a little luck keeps us out of loops."""
    moves = question["moves"]
    if dice.random() < 0.2:
        return dice.choice(moves)
    best = max(value(move) for move in moves)
    return dice.choice([move for move in moves if value(move) == best])


def new_player(start):
    """The player of one game, with dice of its own: the platform's seed makes it repeatable."""
    dice = random.Random(int(start["seed"]))

    def player(question):
        move = choose(question, dice)
        # Whatever goes to standard error is shown with a failure.
        print("question", question["question"], "->", move["text"], file=sys.stderr)
        return move

    return player


if __name__ == "__main__":
    bot.play(new_player, name="sample-python")
