"""Bots that do what they may not: python3 hostile.py MODE."""
import atexit
import json
import os
import subprocess
import sys
import time

MODE = sys.argv[1]
MEGABYTE = 1024 * 1024

# Like a buffer that is written at the end, whatever PYTHONUNBUFFERED says.
HELD_BACK = []
atexit.register(lambda: [print(json.dumps(message)) for message in HELD_BACK])


def say(message):
    if MODE == "never-flushes" or (MODE == "flushes-ready-only" and message["type"] != "ready"):
        HELD_BACK.append(message)
    else:
        print(json.dumps(message), flush=True)


def flood(text):
    try:
        for _ in range(100 * MEGABYTE // len(text)):
            sys.stdout.write(text)
    except BrokenPipeError:
        pass


def answer(question, number=None, move=None):
    return {
        "type": "move",
        "game": question["game"],
        "question": question["question"] if number is None else number,
        "move": question["moves"][0]["code"] if move is None else move,
    }


def misbehave(question):
    """What the mode does at the second question; True when it has answered."""
    if MODE == "exits-mid-game":
        print("boom in line 7", file=sys.stderr)
        os._exit(3)
    elif MODE == "prints-garbage":
        print("I take the first one", flush=True)
    elif MODE == "floods-one-line":
        flood("x" * MEGABYTE)
    elif MODE == "floods-old-answers":
        flood((json.dumps(answer(question, 1)) + "\n") * 1000)
    elif MODE == "floods-garbage-lines":
        flood("x\n" * MEGABYTE)
    elif MODE == "never-answers":
        return True
    elif MODE == "closes-output":
        os.close(1)
        return True
    elif MODE == "answers-the-future":
        say(answer(question, question["question"] + 1))
    elif MODE == "answers-another-game":
        say(dict(answer(question), game="nowhere"))
    elif MODE == "plays-an-illegal-move":
        say(answer(question, move="999999"))
    elif MODE == "answers-with-a-number":
        say(answer(question, move=385))
    elif MODE == "is-ready-again":
        say({"type": "ready", "name": MODE})
    elif MODE == "resigns":
        say({"type": "resign", "game": question["game"]})
    return False


def answer_without_reading():
    """Makes our input a pipe of one page and never reads a question, though it answers the first."""
    import fcntl  # here, for not every system has it

    fcntl.fcntl(0, fcntl.F_SETPIPE_SZ, 4096)
    say({"type": "ready", "name": MODE})
    game = [json.loads(b"".join(iter(lambda: os.read(0, 1), b"\n"))) for _ in range(2)][1]["game"]
    say({"type": "move", "game": game, "question": 1, "move": "0"})
    time.sleep(1000)


def main():
    if MODE == "never-reads":
        answer_without_reading()
    if MODE == "exits-at-once":
        sys.exit("no such file: opening book")
    if MODE == "never-ready":
        time.sleep(1000)
    if MODE == "has-a-grandchild":
        # Outlives its parent, in a session of its own, and holds our output open.
        child = subprocess.Popen(["sleep", "1000"], start_new_session=True)
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            file.write(str(child.pid))
    known = set()
    for line in sys.stdin:
        message = json.loads(line)
        if MODE == "knows-no-later-version" and message["type"] == "news-of-a-later-version":
            sys.exit("what is this?")
        if MODE == "knows-one-game" and message["type"] == "game-start":
            known = {message["game"]}
        if MODE == "knows-one-game" and message["type"] == "question":
            assert message["game"] in known, "another game"
        if MODE == "chats-between-games" and message["type"] == "game-over":
            print("Good game!", flush=True)
        if message["type"] == "hello":
            say({"type": "ready", "name": MODE})
        elif message["type"] == "question":
            if MODE == "writes-many-errors":
                sys.stderr.write("e" * 10 * MEGABYTE + "\n")
            if MODE == "answers-twice":
                say(answer(message))
            if MODE == "repeats-old-answers" and message["question"] > 1:
                say(answer(message, message["question"] - 1))
            if message["question"] != 2 or not misbehave(message):
                say(answer(message))
        elif message["type"] == "game-over" and MODE == "ends-after-a-game":
            return
    if MODE == "outlives-its-input":
        time.sleep(1000)


main()
