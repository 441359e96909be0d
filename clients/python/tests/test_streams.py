"""A stream continues after its last line, whatever happens to the connection."""
import unittest

from apogee import Client, NoResponse, errors

from server import DROP, Server, problem, stream


def line(sequence, kind="moves-played", **more):
    return {"type": kind, "sequence": sequence, **more}


def end(reason):
    return line(0, "end", reason=reason)


class StreamTest(unittest.TestCase):
    def setUp(self):
        self.pauses = []
        self.now = 0.0

    def sleep(self, seconds):
        self.pauses.append(seconds)
        self.now += seconds

    def follow(self, server, **options):
        client = Client(server.url, sleep=self.sleep, clock=lambda: self.now, **options)
        return client.games.follow_game("g-1")

    def numbers(self, server, **options):
        return [each["sequence"] for each in self.follow(server, **options)]

    def test_lines_come_until_the_game_has_ended(self):
        heartbeat = line(1, "heartbeat")
        with Server(stream(line(1), heartbeat, line(2), end("finished"), line(3))) as server:
            self.assertEqual(self.numbers(server), [1, 2])
            self.assertEqual(server.requests[0].path, "/api/v1/games/g-1/stream?from=0")
            self.assertEqual(server.requests[0].headers["accept"], "application/x-ndjson")

    def test_a_cut_connection_loses_and_repeats_nothing(self):
        script = [
            stream(line(1), line(2), cut=b'{"type":"moves-pl'),
            DROP,
            problem(503, "no-node-ready", Retry_After="3"),
            stream(line(3), cut=b'{"type":"moves-played","sequence":4}'),  # without its line end
            stream(line(4), end("shutdown")),
            stream(line(5), end("finished")),
        ]
        with Server(*script) as server:
            self.assertEqual(self.numbers(server), [1, 2, 3, 4, 5])
            froms = [request.path.split("=")[1] for request in server.requests]
            self.assertEqual(froms, ["0", "2", "2", "2", "3", "4"])
            self.assertEqual(self.pauses, [0.2, 0.4, 3.0, 0.2])

    def test_a_position_can_be_kept(self):
        with Server(stream(line(8), end("finished"))) as server:
            client = Client(server.url)
            with client.games.follow_game("g-1", from_=7) as followed:
                self.assertEqual(next(followed)["sequence"], 8)
                self.assertEqual(followed.position, 8)
            self.assertTrue(server.requests[0].path.endswith("?from=7"))

    def test_a_revoked_token_and_a_bug_of_the_server_are_errors(self):
        with Server(stream(line(1), end("token"))) as server:
            with self.assertRaises(errors.Unauthorized):
                self.numbers(server)
        with Server(stream(line(1), end("failed"))) as server:
            with self.assertRaises(errors.StreamFailed):
                self.numbers(server)

    def test_a_refusal_is_not_repeated(self):
        with Server(problem(404, "no-such-game")) as server:
            with self.assertRaises(errors.NotFound):
                self.numbers(server)
            self.assertEqual(len(server.requests), 1)

    def test_patience_ends(self):
        with Server(*[DROP] * 9) as server:
            with self.assertRaises(NoResponse):
                self.numbers(server, patience=2)
            self.assertEqual(len(server.requests), 4)

    def test_close_ends_the_iteration(self):
        with Server(stream(line(1), line(2))) as server:
            with self.follow(server) as followed:
                for _ in followed:
                    followed.close()
            self.assertEqual(len(server.requests), 1)
