"""A bot by lines, and a bot online."""
import io
import json
import os
import unittest
from contextlib import redirect_stderr
from unittest.mock import patch

from apogee import Client, bot, errors

from server import DROP, Server, problem, reply, stream

START = {
    "type": "game-start",
    "game": "g-1",
    "ruleset": "sol/1",
    "seat": 1,
    "seed": "7",
    "sequence": 1,
}
OVER = {"type": "game-over", "game": "g-1", "ending": "nova", "sequence": 9}
PLAYED = reply({"plies": 1, "repeated": False})
MINE = {"stage": "live", "seatToAct": 1, "plies": 3, "view": {}, "moves": [{"code": "3"}]}
"""A view in which the bot is to move."""


def question(number, ply, sequence, game="g-1"):
    moves = [{"code": str(ply)}, {"code": "none"}]
    return {
        "type": "question",
        "game": game,
        "question": number,
        "ply": ply,
        "moves": moves,
        "view": {},
        "sequence": sequence,
    }


def first(start):
    return lambda asked: asked["moves"][0]


class LinesTest(unittest.TestCase):
    def test_a_whole_session(self):
        said = [
            {"type": "hello", "protocol": 1},
            START,
            {"type": "of-a-later-version"},
            question(1, 4, 2),
            OVER,
            {"type": "bye"},
            {"type": "hello"},
        ]
        out = io.StringIO()
        bot.play_lines(first, "mine", "2", (json.dumps(line) + "\n" for line in said), out)
        self.assertEqual(
            [json.loads(line) for line in out.getvalue().splitlines()],
            [
                {"type": "ready", "name": "mine", "version": "2"},
                {"type": "move", "game": "g-1", "question": 1, "move": "4"},
            ],
        )


class OnlineTest(unittest.TestCase):
    def setUp(self):
        self.said = []

    def play(self, server, player=first, games=1):
        client = Client(server.url, "secret", sleep=lambda seconds: None, patience=60)
        self.addCleanup(client.close)
        bot.Online(client, player, self.said.append).play(games)
        return [
            (request.path.removeprefix("/api/v1/"), request.body and request.json)
            for request in server.requests
            if request.method == "POST"
        ]

    def test_a_game_over_a_line_that_is_cut(self):
        script = [
            stream(START, question(1, 0, 2)),
            DROP,  # the response to the first move is lost
            PLAYED,
            stream(question(2, 2, 3)),
            PLAYED,
            stream(OVER),
        ]
        with Server(*script) as server:
            moves = self.play(server)
        path = "games/g-1/moves"
        self.assertEqual(
            moves,
            [(path, {"ply": ply, "move": str(ply)}) for ply in (0, 0, 2)],
        )

    def test_a_repeated_question_gets_the_same_answer_and_no_second_thought(self):
        asked = []

        def player(start):
            return lambda each: asked.append(each["question"]) or str(len(asked))

        reset = {"type": "stream-reset", "sequence": 4}
        lines = [START, question(1, 0, 2), question(2, 2, 3), reset]
        lines += [START, question(1, 0, 5), question(2, 2, 6), OVER]
        live = reply({"stage": "live", "plies": 3})
        with Server(stream(*lines), PLAYED, PLAYED, live, PLAYED) as server:
            moves = self.play(server, player)
        self.assertEqual(asked, [1, 2])
        self.assertEqual([body["move"] for _, body in moves], ["1", "2", "2"])

    def test_a_game_that_ended_without_a_line_ends_after_a_reset(self):
        reset = {"type": "stream-reset", "sequence": 4}
        over = reply({"stage": "over", "ending": "nova"})
        with Server(stream(START, reset), over) as server:
            self.assertEqual(self.play(server), [])
            self.assertEqual(server.requests[1].path, "/api/v1/games/g-1/view")
        self.assertIn("nova", self.said[-1])

    def test_a_game_that_the_platform_has_lost_ends_after_a_reset(self):
        lines = stream(START, {"type": "stream-reset", "sequence": 4})
        with Server(lines, problem(404, "no-such-game")) as server:
            self.assertEqual(self.play(server), [])
        self.assertIn("cancelled", self.said[-1])

    def test_a_question_that_the_platform_has_lost_is_answered_again(self):
        reset = {"type": "stream-reset", "sequence": 4}
        lines = [START, question(5, 8, 2), reset, START, question(3, 4, 6), OVER]
        back = reply({"stage": "live", "plies": 4})
        with Server(stream(*lines), PLAYED, back, PLAYED) as server:
            moves = self.play(server)
        self.assertEqual([body["ply"] for _, body in moves], [8, 4])

    def test_questions_that_are_out_of_date_are_passed_over(self):
        for code in ("stale-ply", "not-your-turn", "game-paused", "game-over", "time-out"):
            with Server(stream(START, question(1, 0, 2), OVER), problem(409, code)) as server:
                self.assertEqual(len(self.play(server)), 1)

    def test_after_ply_ahead_the_view_is_answered(self):
        begin = stream(START, question(1, 5, 2), OVER)
        script = [begin, problem(409, "ply-ahead"), reply(MINE), PLAYED]
        with Server(*script) as server:
            moves = self.play(server)
            self.assertEqual(server.requests[2].path, "/api/v1/games/g-1/view")
        self.assertEqual(moves[-1], ("games/g-1/moves", {"ply": 3, "move": "3"}))
        script[2] = reply(MINE | {"seatToAct": 0})
        with Server(*script) as server:
            self.assertEqual(len(self.play(server)), 1)

    def test_a_game_that_the_platform_has_lost_ends_at_the_move_and_the_others_go_on(self):
        other = START | {"game": "g-2", "sequence": 2}
        lines = [START, other, question(1, 5, 3), question(1, 0, 4, "g-2"), OVER | {"game": "g-2"}]
        gone = problem(404, "no-such-game")
        ahead = problem(409, "ply-ahead")
        for refused in ([gone], [ahead, gone], [ahead, reply(MINE), gone]):
            with Server(stream(*lines), *refused, PLAYED) as server:
                moves = self.play(server, games=2)
            self.assertEqual(moves[-1], ("games/g-2/moves", {"ply": 0, "move": "0"}))
            self.assertEqual(self.said[-2:], ["g-1 has ended: cancelled.", "g-2 has ended: nova."])

    def test_a_refusal_of_the_move_of_the_view_waits_for_the_next_question(self):
        for code in ("stale-ply", "not-your-turn", "game-paused", "game-over", "ply-ahead"):
            begin = stream(START, question(1, 5, 2), OVER)
            script = [begin, problem(409, "ply-ahead"), reply(MINE), problem(409, code)]
            with Server(*script) as server:
                self.assertEqual(len(self.play(server)), 2)

    def test_offers_are_answered_as_house_bots_do(self):
        offers = [
            {"type": "offer", "game": "g-1", "number": number, "offer": kind, "sequence": number}
            for number, kind in ((2, "draw"), (3, "pause"), (4, "take-back"))
        ]
        lapsed = problem(409, "no-such-offer")
        with Server(stream(START, *offers, OVER), reply({}), lapsed, reply({})) as server:
            answers = self.play(server)
        self.assertEqual(
            [path.removeprefix("games/g-1/offer/") for path, _ in answers],
            ["decline", "accept", "accept"],
        )

    def test_an_answer_to_an_offer_that_is_lost_ends_no_game(self):
        offer = {"type": "offer", "game": "g-1", "number": 2, "offer": "pause", "sequence": 2}
        with Server(stream(START, offer, question(1, 0, 3), OVER), DROP, PLAYED) as server:
            self.assertEqual(len(self.play(server)), 2)
        self.assertIn("g-1", self.said[0])

    def test_an_illegal_move_is_an_error_of_the_bot(self):
        with Server(stream(START, question(1, 0, 2)), problem(422, "illegal-move")) as server:
            with self.assertRaises(errors.IllegalMove):
                self.play(server)

    def test_bad_usage_is_a_sentence_and_exit_code_2(self):
        for arguments in (
            ["--url", "ftp://x", "--token-file", __file__],
            ["--games", "0"],
            ["--url", "http://x", "--token-file", "/none"],
        ):
            with self.assertRaises(SystemExit) as caught:
                bot.play(first, name="mine", arguments=arguments)
            self.assertEqual(caught.exception.code, 2)

    def run_online(self, player, *script):
        with Server(*script) as server, patch.dict(os.environ, {"APOGEE_TOKEN": "secret"}):
            bot.play(player, name="mine", arguments=["--url", server.url])

    def test_a_refusal_of_the_platform_is_a_sentence_and_exit_code_2(self):
        said = io.StringIO()
        with self.assertRaises(SystemExit) as caught, redirect_stderr(said):
            self.run_online(first, problem(401, "bad-token"))
        self.assertEqual(caught.exception.code, 2)
        self.assertIn("A sentence. (bad-token)", said.getvalue())

    def test_an_error_of_the_author_is_no_bad_usage(self):
        for mine in (ValueError("mine"), OSError("mine")):

            def player(start):
                raise mine

            with self.assertRaises(type(mine)) as caught:
                self.run_online(player, stream(START))
            self.assertIs(caught.exception, mine)
