"""A bot that keeps its answer to the first question back until an offer comes."""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


waiting = None
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say({"type": "ready", "name": "patient", "offers": True})
    elif kind == "question":
        answer = {
            "type": "move",
            "game": message["game"],
            "question": message["question"],
            "move": message["moves"][0]["code"],
        }
        if message["question"] == 1:
            waiting = answer
            say({"type": "offer", "game": message["game"], "offer": "pause"})
        else:
            say(answer)
    elif kind == "offer":
        say(waiting)
    elif kind == "bye":
        break
