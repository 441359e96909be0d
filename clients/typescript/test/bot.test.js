// A bot by lines, and a bot online.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { PassThrough, Readable } from "node:stream";
import { test } from "node:test";
import { Online, playLines } from "../src/bot.js";
import { Client, IllegalMove } from "../src/index.js";
import { DROP, Time, problem, reply, serve, stream } from "./server.js";

const START = { type: "game-start", game: "g-1", ruleset: "sol/1", seat: 1, seed: "7", sequence: 1 };
const OVER = { type: "game-over", game: "g-1", ending: "nova", sequence: 9 };
const PLAYED = reply({ plies: 1, repeated: false });

/** A view in which the bot is to move. */
const MINE = { stage: "live", seatToAct: 1, plies: 3, view: {}, moves: [{ code: "3" }] };

function question(number, ply, sequence) {
  const moves = [{ code: String(ply) }, { code: "none" }];
  return { type: "question", game: "g-1", question: number, ply, moves, view: {}, sequence };
}

const first = () => (asked) => asked.moves[0];

/** The paths and bodies of what the bot sends until so many games have ended. */
async function sentTo(server, newPlayer = first, games = 1) {
  const client = new Client(server.url, "secret", { ...new Time().options, patience: 60 });
  await new Online(client, newPlayer, () => {}).play(games);
  return server.requests
    .filter(({ method }) => method === "POST")
    .map(({ path, body }) => [path.replace("/api/v1/games/g-1/", ""), body]);
}

test("a whole session of lines", async () => {
  const said = [
    { type: "hello", protocol: 1 },
    START,
    { type: "of-a-later-version" },
    question(1, 4, 2),
    OVER,
    { type: "bye" },
    { type: "hello" },
  ];
  const output = new PassThrough();
  const input = Readable.from(said.map((line) => `${JSON.stringify(line)}\n`));
  await playLines(first, { name: "mine", version: "2" }, input, output);
  output.end();
  const lines = (await output.toArray()).join("").trim().split("\n");
  assert.deepEqual(lines.map(JSON.parse), [
    { type: "ready", name: "mine", version: "2" },
    { type: "move", game: "g-1", question: 1, move: "4" },
  ]);
});

test("a game over a line that is cut", async (t) => {
  const server = await serve(
    t,
    stream([START, question(1, 0, 2)]),
    DROP, // the response to the first move is lost
    PLAYED,
    stream([question(2, 2, 3)]),
    PLAYED,
    stream([OVER]),
  );
  assert.deepEqual(await sentTo(server), [
    ["moves", { ply: 0, move: "0" }],
    ["moves", { ply: 0, move: "0" }],
    ["moves", { ply: 2, move: "2" }],
  ]);
});

test("a repeated question gets the same answer and no second thought", async (t) => {
  const asked = [];
  const counting = () => (each) => String(asked.push(each.question));
  const reset = { type: "stream-reset", sequence: 4 };
  const lines = [START, question(1, 0, 2), question(2, 2, 3), reset];
  lines.push(START, question(1, 0, 5), question(2, 2, 6), OVER);
  const live = reply({ stage: "live", plies: 3 });
  const server = await serve(t, stream(lines), PLAYED, PLAYED, live, PLAYED);
  const sent = await sentTo(server, counting);
  assert.deepEqual(asked, [1, 2]);
  assert.deepEqual(
    sent.map(([, { move }]) => move),
    ["1", "2", "2"],
  );
});

test("a game that ended without a line ends after a reset", async (t) => {
  const over = reply({ stage: "over", ending: "nova" });
  const server = await serve(t, stream([START, { type: "stream-reset", sequence: 4 }]), over);
  assert.deepEqual(await sentTo(server), []);
  assert.equal(server.requests[1].path, "/api/v1/games/g-1/view");
});

test("a game that the platform has lost ends after a reset", async (t) => {
  const lines = stream([START, { type: "stream-reset", sequence: 4 }]);
  const server = await serve(t, lines, problem(404, "no-such-game"));
  assert.deepEqual(await sentTo(server), []);
});

test("a question that the platform has lost is answered again", async (t) => {
  const lines = [START, question(5, 8, 2), { type: "stream-reset", sequence: 4 }];
  lines.push(START, question(3, 4, 6), OVER);
  const back = reply({ stage: "live", plies: 4 });
  const server = await serve(t, stream(lines), PLAYED, back, PLAYED);
  assert.deepEqual(
    (await sentTo(server)).map(([, { ply }]) => ply),
    [8, 4],
  );
});

test("questions that are out of date are passed over", async (t) => {
  for (const code of ["stale-ply", "not-your-turn", "game-paused", "game-over", "time-out"]) {
    const server = await serve(t, stream([START, question(1, 0, 2), OVER]), problem(409, code));
    assert.equal((await sentTo(server)).length, 1);
  }
});

test("after ply-ahead the view is answered", async (t) => {
  const begin = [stream([START, question(1, 5, 2), OVER]), problem(409, "ply-ahead")];
  const server = await serve(t, ...begin, reply(MINE), PLAYED);
  assert.deepEqual((await sentTo(server)).at(-1), ["moves", { ply: 3, move: "3" }]);
  assert.equal(server.requests[2].path, "/api/v1/games/g-1/view");
  const other = await serve(t, ...begin, reply({ ...MINE, seatToAct: 0 }));
  assert.equal((await sentTo(other)).length, 1);
});

test("a game that the platform has lost ends at the move, and the others go on", async (t) => {
  const others = [{ ...START, game: "g-2" }, question(1, 5, 3)];
  others.push({ ...question(1, 0, 4), game: "g-2" }, { ...OVER, game: "g-2" });
  const gone = problem(404, "no-such-game");
  const ahead = problem(409, "ply-ahead");
  for (const refused of [[gone], [ahead, gone], [ahead, reply(MINE), gone]]) {
    const server = await serve(t, stream([START, ...others]), ...refused, PLAYED);
    const sent = await sentTo(server, first, 2);
    assert.deepEqual(sent.at(-1), ["/api/v1/games/g-2/moves", { ply: 0, move: "0" }]);
  }
});

test("a refusal of the move of the view waits for the next question", async (t) => {
  for (const code of ["stale-ply", "not-your-turn", "game-paused", "game-over", "ply-ahead"]) {
    const begin = [stream([START, question(1, 5, 2), OVER]), problem(409, "ply-ahead")];
    const server = await serve(t, ...begin, reply(MINE), problem(409, code));
    assert.equal((await sentTo(server)).length, 2);
  }
});

test("offers are answered as house bots do", async (t) => {
  const offers = ["draw", "pause", "take-back"].map((offer, index) => {
    return { type: "offer", game: "g-1", number: index + 2, offer, sequence: index + 2 };
  });
  const lapsed = problem(409, "no-such-offer");
  const server = await serve(t, stream([START, ...offers, OVER]), reply({}), lapsed, reply({}));
  assert.deepEqual(await sentTo(server), [
    ["offer/decline", { offer: 2 }],
    ["offer/accept", { offer: 3 }],
    ["offer/accept", { offer: 4 }],
  ]);
});

test("an answer to an offer that is lost ends no game", async (t) => {
  const offer = { type: "offer", game: "g-1", number: 2, offer: "pause", sequence: 2 };
  const server = await serve(t, stream([START, offer, question(1, 0, 3), OVER]), DROP, PLAYED);
  assert.equal((await sentTo(server)).length, 2);
});

test("an illegal move is an error of the bot", async (t) => {
  const refused = problem(422, "illegal-move");
  const server = await serve(t, stream([START, question(1, 0, 2)]), refused);
  await assert.rejects(sentTo(server), IllegalMove);
});

/** Runs a program of which this makes the player of a game. */
function run(newPlayer, ...given) {
  const runner = JSON.stringify(new URL("../src/bot.js", import.meta.url));
  const code = `import { play } from ${runner}; play(${newPlayer}, { name: "mine" });`;
  const options = { env: { ...process.env, APOGEE_TOKEN: "secret" } };
  const command = ["--input-type=module", "-e", code, "--", ...given];
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, out, said) => {
      resolve({ exit: error?.code ?? 0, said });
    });
  });
}

test("bad usage is a sentence and exit code 2", async () => {
  for (const given of [
    ["--url", "localhost:8080"],
    ["--url", "nowhere"],
    ["--url", "http://x", "--games", "0"],
    ["--url", "http://x", "--token-file", "/none"],
    ["--of-a-later-version"],
  ]) {
    const { exit, said } = await run("() => {}", ...given);
    assert.equal(exit, 2, said);
    assert.equal(said.trim().split("\n").length, 1, said);
  }
});

test("a refusal of the platform is a sentence and exit code 2", async (t) => {
  const server = await serve(t, problem(401, "bad-token"));
  const { exit, said } = await run("() => {}", "--url", server.url);
  assert.deepEqual([exit, said], [2, "A sentence. (bad-token)\n"]);
});

test("an error of the author's own code is shown with its trace", async (t) => {
  const server = await serve(t, stream([START]));
  const player = '() => { throw Object.assign(new Error("mine"), { code: "ENOENT" }); }';
  const { exit, said } = await run(player, "--url", server.url);
  assert.equal(exit, 1);
  assert.match(said, /Error: mine\n +at /);
});
