// What the compiler must accept, and what it must refuse: checked by tsc, never run.
import { Client, Conflict, Problem, type games } from "../src/index.js";
import { play, type NewPlayer } from "../src/bot.js";

const newPlayer: NewPlayer = (start) => {
  const seat: number = start.seat;
  return (question) => question.moves[seat]!;
};
await play(newPlayer, { name: "typed" });

const client = new Client("http://127.0.0.1:8080", "token", { patience: 10 });
const wish: games.CasualGame = { game: "sol", seats: [{ bot: "greedy" }], key: "mine" };
const opened: games.Opened = await client.games.openGame(wish);
const seen: unknown[] = [];
for await (const line of client.games.followGame(opened.game, { from: 3 })) {
  const sequence: number = line.sequence;
  seen.push(sequence);
}
const record: string = await client.games.recordOfGame(opened.game);
const pools = await client.ratings.listPools({ limit: 5 });
await client.tournaments.joinTournament("t-1", {}).catch((error: unknown) => {
  if (error instanceof Conflict) {
    return error.code;
  }
  throw error instanceof Problem ? error.detail : error;
});
seen.push(record, pools);

// @ts-expect-error a move has a ply
await client.games.playMove("g-1", { move: "385" });
// @ts-expect-error there is no such stage
await client.games.listGames({ stage: "ended" });
// @ts-expect-error a request takes no fields that the document does not name
await client.games.playMove("g-1", { ply: 1, move: "385", force: true });
// @ts-expect-error there is no such field
seen.push(opened.gameId);
