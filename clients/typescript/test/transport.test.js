// Which requests are sent again, and what errors become.
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import * as apogee from "../src/index.js";
import { DROP, Time, problem, reply, serve } from "./server.js";

const PLAYED = { plies: 1, repeated: false };
const MOVE = { ply: 0, move: "385" };

function client(server, time, options = {}) {
  return new apogee.Client(server.url, "secret", { ...time.options, ...options }).games;
}

test("a request is what the document says", async (t) => {
  const server = await serve(t, reply(PLAYED), reply({ items: [] }), reply("a replay"));
  const games = client(server, new Time());
  assert.deepEqual(await games.playMove("g/1", MOVE), PLAYED);
  await games.listGames({ stage: "live", limit: 5, player: undefined });
  assert.equal(await games.recordOfGame("g-1"), "a replay");
  const [first, second] = server.requests;
  assert.equal(first.method, "POST");
  assert.equal(first.path, "/api/v1/games/g%2F1/moves");
  assert.equal(first.headers.authorization, "Bearer secret");
  assert.equal(first.headers["content-type"], "application/json");
  assert.deepEqual(first.body, MOVE);
  assert.equal(second.path, "/api/v1/games?stage=live&limit=5");
});

test("a move is sent again until its outcome is known", async (t) => {
  const time = new Time();
  const server = await serve(
    t,
    DROP,
    problem(503, "unknown-outcome", { "Retry-After": "1" }),
    reply("<html>", 502),
    problem(503, "unavailable"),
    reply(PLAYED),
  );
  assert.deepEqual(await client(server, time).playMove("g-1", MOVE), PLAYED);
  assert.deepEqual(
    server.requests.map(({ body }) => body),
    [MOVE, MOVE, MOVE, MOVE, MOVE],
  );
  assert.deepEqual(time.pauses, [0.2, 1, 0.8, 1.6]);
});

test("what may have happened is not done twice", async (t) => {
  const time = new Time();
  for (const lost of [DROP, problem(503, "unknown-outcome"), problem(503, "unavailable")]) {
    const server = await serve(t, lost);
    await assert.rejects(client(server, time).resign("g-1"), apogee.ApogeeError);
    assert.equal(server.requests.length, 1);
  }
  assert.deepEqual(time.pauses, []);
});

test("a key makes a new game repeatable", async (t) => {
  const wish = { game: "sol", seats: [{ bot: "greedy" }, { bot: "random" }] };
  const opened = { game: "g-1", repeated: false };
  const server = await serve(t, DROP, reply(opened, 201), DROP);
  const games = client(server, new Time());
  assert.deepEqual(await games.openGame({ ...wish, key: "k" }), opened);
  await assert.rejects(games.openGame(wish), apogee.NoResponse);
  assert.equal(server.requests.length, 3);
});

test("what was refused early is sent again whatever it is", async (t) => {
  const time = new Time();
  const server = await serve(
    t,
    problem(429, "too-many-resignations", { "Retry-After": "30" }),
    problem(503, "no-node-ready", { "Retry-After": "2" }),
    problem(503, "shutting-down"),
    reply({}),
  );
  await client(server, time).resign("g-1");
  assert.deepEqual(time.pauses, [30, 2, 0.8]);
});

test("a platform that is away was sent nothing", async () => {
  const nobody = createServer();
  await new Promise((resolve) => nobody.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${nobody.address().port}`;
  await new Promise((resolve) => nobody.close(resolve));
  const time = new Time();
  await assert.rejects(client({ url }, time, { patience: 10 }).resign("g-1"), apogee.NotSent);
  assert.deepEqual(time.pauses, [0.2, 0.4, 0.8, 1.6, 3.2]);
});

test("patience ends with the last error", async (t) => {
  const time = new Time();
  const away = problem(503, "no-node-ready", { "Retry-After": "4" });
  const server = await serve(t, away, away, away, away);
  await assert.rejects(client(server, time, { patience: 9 }).lookAtGame("g-1"), {
    code: "no-node-ready",
    status: 503,
  });
  assert.deepEqual(time.pauses, [4, 4]);
});

test("a problem has the class of its code or its status", async (t) => {
  for (const [status, code, kind] of [
    [409, "stale-ply", apogee.StalePly],
    [409, "ply-ahead", apogee.PlyAhead],
    [409, "game-over", apogee.GameEnded],
    [409, "of-a-later-version", apogee.Conflict],
    [422, "illegal-move", apogee.IllegalMove],
    [401, "bad-token", apogee.Unauthorized],
    [415, "not-json", apogee.BadRequest],
    [500, "internal", apogee.ServerError],
  ]) {
    const server = await serve(t, problem(status, code));
    await assert.rejects(client(server, new Time()).playMove("g-1", MOVE), (error) => {
      assert.equal(error.constructor, kind);
      assert.equal(error.code, code);
      assert.equal(error.detail, "A sentence.");
      return true;
    });
    assert.equal(server.requests.length, 1);
  }
});

test("an address without a scheme is refused", () => {
  assert.throws(() => new apogee.Client("127.0.0.1:8080"), TypeError);
  assert.throws(() => new apogee.Client("ftp://x"), TypeError);
});
