#!/usr/bin/env python3
"""A bot that plays any game of Apogee. No libraries; start here and make it better.

    apogee match sol --seats mine,random --games 20 --bot mine="python3 bot.py"

It reads one JSON object per line and answers with one. docs/bot-protocol.md has all of them.
"""
import json
import random
import sys

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


def say(message):
    """One line, sent at once: without flush it would wait in a buffer until we time out."""
    print(json.dumps(message), flush=True)


def main():
    dice = {}  # for each game its own dice, because several may be played at once
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "ready", "name": "sample-python", "version": "1"})
        elif kind == "game-start":
            # The platform's seed makes our games repeatable.
            dice[message["game"]] = random.Random(int(message["seed"]))
        elif kind == "question":
            move = choose(message, dice[message["game"]])
            # Whatever goes to standard error is shown with a failure.
            print("question", message["question"], "->", move["text"], file=sys.stderr)
            say({
                "type": "move",
                "game": message["game"],
                "question": message["question"],
                "move": move["code"],
            })
        elif kind == "game-over":
            del dice[message["game"]]
        elif kind == "bye":
            return
        # Lines of any other type come from a later version: pass them over.


main()
