"""Which requests are sent again, and what errors become."""
import socket
import unittest

from apogee import Client, NoResponse, errors

from server import DROP, Server, problem, reply

PLAYED = {"plies": 1, "repeated": False}
MOVE = {"ply": 0, "move": "385"}


class TransportTest(unittest.TestCase):
    def setUp(self):
        self.pauses = []
        self.now = 0.0

    def sleep(self, seconds):
        self.pauses.append(seconds)
        self.now += seconds

    def client(self, server, **options):
        client = Client(
            server.url, "secret", sleep=self.sleep, clock=lambda: self.now, **options
        )
        self.addCleanup(client.close)
        return client.games

    def test_a_request_is_what_the_document_says(self):
        with Server(reply(PLAYED), reply({"items": []}), reply(b"a replay")) as server:
            games = self.client(server)
            self.assertEqual(games.play_move("g/1", MOVE), PLAYED)
            games.list_games(stage="live", limit=5)
            self.assertEqual(games.record_of_game("g-1"), "a replay")
            first, second, _ = server.requests
            self.assertEqual((first.method, first.path), ("POST", "/api/v1/games/g%2F1/moves"))
            self.assertEqual(first.headers["authorization"], "Bearer secret")
            self.assertEqual(first.headers["content-type"], "application/json")
            self.assertEqual(first.json, MOVE)
            self.assertEqual(second.path, "/api/v1/games?stage=live&limit=5")
            self.assertEqual(server.connections, 1)

    def test_an_idle_connection_is_not_used_again(self):
        with Server(reply(PLAYED), reply(PLAYED)) as server:
            games = self.client(server)
            games.play_move("g-1", MOVE)
            self.now += 60
            games.play_move("g-1", MOVE)
            self.assertEqual(server.connections, 2)

    def test_a_move_is_sent_again_until_its_outcome_is_known(self):
        script = [
            DROP,
            problem(503, "unknown-outcome", Retry_After="1"),
            reply(b"<html>", 502),
            problem(503, "unavailable"),
            reply(PLAYED),
        ]
        with Server(*script) as server:
            self.assertEqual(self.client(server).play_move("g-1", MOVE), PLAYED)
            self.assertEqual([each.json for each in server.requests], [MOVE] * 5)
            self.assertEqual(self.pauses, [0.2, 1.0, 0.8, 1.6])

    def test_what_may_have_happened_is_not_done_twice(self):
        for lost in (DROP, problem(503, "unknown-outcome"), problem(503, "unavailable")):
            with Server(lost) as server:
                with self.assertRaises((NoResponse, errors.ServerError)):
                    self.client(server).resign("g-1")
                self.assertEqual(len(server.requests), 1)
        self.assertEqual(self.pauses, [])

    def test_a_put_whose_repeat_is_refused_is_sent_once(self):
        with Server(DROP) as server:
            with self.assertRaises(NoResponse):
                self.client(server).begin_vacation({"days": 3})
            self.assertEqual(len(server.requests), 1)

    def test_a_key_makes_a_new_game_repeatable(self):
        wish = {"game": "sol", "seats": [{"bot": "greedy"}, {"bot": "random"}]}
        opened = {"game": "g-1", "repeated": False}
        with Server(DROP, reply(opened, 201)) as server:
            self.assertEqual(self.client(server).open_game(wish | {"key": "k"}), opened)
            self.assertEqual(len(server.requests), 2)
        with Server(DROP) as server:
            with self.assertRaises(NoResponse):
                self.client(server).open_game(wish)

    def test_what_was_refused_early_is_sent_again_whatever_it_is(self):
        refusals = [
            problem(429, "too-many-resignations", Retry_After="30"),
            problem(503, "no-node-ready", Retry_After="2"),
            problem(503, "shutting-down"),
        ]
        with Server(*refusals, reply({})) as server:
            self.client(server).resign("g-1")
            self.assertEqual(len(server.requests), 4)
            self.assertEqual(self.pauses, [30, 2, 0.8])

    def test_a_platform_that_is_away_was_sent_nothing(self):
        with socket.create_server(("127.0.0.1", 0)) as nobody:
            url = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        client = Client(url, sleep=self.sleep, clock=lambda: self.now, patience=10)
        with self.assertRaises(NoResponse):
            client.games.resign("g-1")
        self.assertEqual(self.pauses, [0.2, 0.4, 0.8, 1.6, 3.2])

    def test_patience_ends_with_the_last_error(self):
        away = problem(503, "no-node-ready", Retry_After="4")
        with Server(*[away] * 9) as server:
            with self.assertRaises(errors.Unavailable) as caught:
                self.client(server, patience=9).look_at_game("g-1")
            self.assertEqual(caught.exception.code, "no-node-ready")
            self.assertEqual(self.pauses, [4, 4])

    def test_a_problem_has_the_class_of_its_code_or_its_status(self):
        for status, code, kind in (
            (409, "stale-ply", errors.StalePly),
            (409, "ply-ahead", errors.PlyAhead),
            (409, "game-over", errors.GameEnded),
            (409, "of-a-later-version", errors.Conflict),
            (422, "illegal-move", errors.IllegalMove),
            (401, "bad-token", errors.Unauthorized),
            (415, "not-json", errors.BadRequest),
            (500, "internal", errors.ServerError),
        ):
            with Server(problem(status, code)) as server:
                with self.assertRaises(errors.Problem) as caught:
                    self.client(server).play_move("g-1", MOVE)
                self.assertIs(type(caught.exception), kind)
                self.assertEqual(caught.exception.code, code)
                self.assertEqual(caught.exception.detail, "A sentence.")
                self.assertEqual(len(server.requests), 1)

    def test_an_address_without_a_scheme_is_refused(self):
        with self.assertRaises(ValueError):
            Client("127.0.0.1:8080")
