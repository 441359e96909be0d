// A stream continues after its last line, whatever happens to the connection.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as apogee from "../src/index.js";
import { DROP, Time, problem, serve, stream } from "./server.js";

const line = (sequence, type = "moves-played") => ({ type, sequence });
const end = (reason) => ({ type: "end", sequence: 0, reason });

function follow(server, time, options = {}) {
  const client = new apogee.Client(server.url, undefined, { ...time.options, ...options });
  return client.games.followGame("g-1");
}

async function numbers(...followed) {
  const found = [];
  for await (const { sequence } of follow(...followed)) {
    found.push(sequence);
  }
  return found;
}

test("lines come until the game has ended", async (t) => {
  const lines = [line(1), line(1, "heartbeat"), line(2), end("finished"), line(3)];
  const server = await serve(t, stream(lines));
  assert.deepEqual(await numbers(server, new Time()), [1, 2]);
  assert.equal(server.requests[0].path, "/api/v1/games/g-1/stream?from=0");
  assert.equal(server.requests[0].headers.accept, "application/x-ndjson");
});

test("a cut connection loses and repeats nothing", async (t) => {
  const time = new Time();
  const server = await serve(
    t,
    stream([line(1), line(2)], '{"type":"moves-pl'),
    DROP,
    problem(503, "no-node-ready", { "Retry-After": "3" }),
    stream([line(3)], '{"type":"moves-played","sequence":4}'), // without its line end
    stream([line(4), end("shutdown")]),
    stream([line(5), end("finished")]),
  );
  assert.deepEqual(await numbers(server, time), [1, 2, 3, 4, 5]);
  const froms = server.requests.map(({ path }) => path.split("=")[1]);
  assert.deepEqual(froms, ["0", "2", "2", "2", "3", "4"]);
  assert.deepEqual(time.pauses, [0.2, 0.4, 3, 0.2]);
});

test("a position can be kept", async (t) => {
  const server = await serve(t, stream([line(8), end("finished")]));
  const followed = new apogee.Client(server.url).games.followGame("g-1", { from: 7 });
  assert.equal((await followed.next()).value.sequence, 8);
  assert.equal(followed.position, 8);
  assert.ok(server.requests[0].path.endsWith("?from=7"));
  followed.close();
});

test("a revoked token and a bug of the server are errors", async (t) => {
  const token = await serve(t, stream([line(1), end("token")]));
  await assert.rejects(numbers(token, new Time()), apogee.Unauthorized);
  const failed = await serve(t, stream([line(1), end("failed")]));
  await assert.rejects(numbers(failed, new Time()), apogee.StreamFailed);
});

test("a refusal is not repeated", async (t) => {
  const server = await serve(t, problem(404, "no-such-game"));
  await assert.rejects(numbers(server, new Time()), apogee.NotFound);
  assert.equal(server.requests.length, 1);
});

test("patience ends", async (t) => {
  const server = await serve(t, DROP, DROP, DROP, DROP, DROP, DROP);
  await assert.rejects(numbers(server, new Time(), { patience: 2 }), apogee.NoResponse);
  assert.equal(server.requests.length, 4);
});

test("a loop that is left closes the stream", async (t) => {
  const server = await serve(t, stream([line(1), line(2)]));
  const followed = follow(server, new Time());
  for await (const _ of followed) {
    break;
  }
  assert.deepEqual(await followed.next(), { done: true, value: undefined });
  assert.equal(server.requests.length, 1);
});
