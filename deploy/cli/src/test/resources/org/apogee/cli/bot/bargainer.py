"""A bot that answers offers: it declines a take-back and offers a pause instead, and accepts a draw."""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say({"type": "ready", "name": "bargainer", "offers": True})
    elif kind == "question":
        say({
            "type": "move",
            "game": message["game"],
            "question": message["question"],
            "move": message["moves"][0]["code"],
        })
    elif kind == "offer":
        accept = message["offer"] == "draw" and message["otherwise"] == "decline"
        say({
            "type": "offer-answer",
            "game": message["game"],
            "offer": message["number"],
            "accept": accept,
        })
        if message["offer"] == "take-back":
            say({"type": "offer", "game": message["game"], "offer": "pause", "minutes": 7})
    elif kind == "bye":
        break
