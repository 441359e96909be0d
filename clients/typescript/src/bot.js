import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { Client } from "./index.js";
import {
  ApogeeError,
  GameEnded,
  GamePaused,
  NotFound,
  NotYourTurn,
  PlyAhead,
  Problem,
  StalePly,
} from "./errors.js";

const USAGE = `A bot. Without --url it plays by lines on standard input and output.

  --url URL          the address of a platform, such as http://127.0.0.1:8080
  --token-file FILE  default: the variable APOGEE_TOKEN
  --games N          stops after so many games
`;

const OPTIONS = {
  url: { type: "string" },
  "token-file": { type: "string" },
  games: { type: "string" },
  help: { type: "boolean", short: "h" },
};

/** Refusals of a move that the next question resolves. */
const AWAITED = [StalePly, NotYourTurn, GamePaused, PlyAhead];

/** Plays until there is nothing left to play; exits with 2 and a sentence if it cannot. */
export async function play(newPlayer, { name, version = "1" }) {
  try {
    const given = usable(() => parseArgs({ options: OPTIONS }).values);
    if (given.help) {
      process.stdout.write(USAGE);
    } else if (given.url === undefined) {
      await playLines(newPlayer, { name, version }, process.stdin, process.stdout);
    } else {
      const games = usable(() => numberOf(given.games));
      const token = usable(() => tokenOf(given["token-file"]));
      const client = usable(() => new Client(given.url, token, { patience: Infinity, warn }));
      await new Online(client, newPlayer, warn).play(games);
    }
  } catch (error) {
    if (!(error instanceof Problem || error instanceof Usage)) {
      throw error; // a bug, with its trace
    }
    warn(error.message);
    process.exitCode = 2;
  }
}

class Usage extends Error {}

/** The result, or why the arguments cannot be used. */
function usable(call) {
  try {
    return call();
  } catch (error) {
    throw new Usage(error.message, { cause: error });
  }
}

function numberOf(text = "Infinity") {
  const number = Number(text);
  if (!(number >= 1)) {
    throw new Error(`--games must be at least 1, not ${text}.`);
  }
  return number;
}

function tokenOf(file) {
  const token = (file ? readFileSync(file, "utf8") : (process.env.APOGEE_TOKEN ?? "")).trim();
  if (token === "") {
    throw new Error("Give the token of the player with --token-file or in APOGEE_TOKEN.");
  }
  return token;
}

function warn(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function codeOf(move) {
  return typeof move === "string" ? move : move.code;
}

/** The bot protocol on standard input and output. */
export async function playLines(newPlayer, { name, version }, input, output) {
  const players = new Map();
  const say = (message) => output.write(`${JSON.stringify(message)}\n`);
  for await (const text of createInterface({ input })) {
    const line = JSON.parse(text);
    switch (line.type) {
      case "hello":
        say({ type: "ready", name, version });
        break;
      case "game-start":
        players.set(line.game, newPlayer(line));
        break;
      case "question": {
        const move = codeOf(await players.get(line.game)(line));
        say({ type: "move", game: line.game, question: line.question, move });
        break;
      }
      case "game-over":
        players.delete(line.game);
        break;
      case "bye":
        input.destroy(); // an open input would keep the process
        return;
      default:
      // A later version.
    }
  }
}

/**
 * Plays the games of one player on a platform, one question at a time. A connection that breaks
 * costs nothing: the stream is resumed after its last line, and a move whose response was lost is
 * sent again with the same ply, so that it counts once.
 */
export class Online {
  #api;
  #newPlayer;
  #warn;
  #games = new Map();
  #over = 0;

  constructor(client, newPlayer, warn) {
    this.#api = client.games;
    this.#newPlayer = newPlayer;
    this.#warn = warn;
  }

  /** Returns after so many games have ended. */
  async play(games = Infinity) {
    for await (const line of this.#api.followMe()) {
      await this.#hear(line);
      if (this.#over >= games) {
        return;
      }
    }
  }

  async #hear(line) {
    const game = this.#games.get(line.game);
    if (line.type === "stream-reset") {
      await this.#lookAtAll();
    } else if (line.type === "game-start" && game === undefined) {
      const { game: id, seat } = line; // after stream-reset the line comes again
      const player = this.#newPlayer(line);
      this.#games.set(id, { id, seat, player, answered: 0, ply: -1, move: "" });
    } else if (game === undefined) {
      // Of a later version, or of a game whose beginning follows.
    } else if (line.type === "question") {
      await this.#answer(game, line);
    } else if (line.type === "offer") {
      await this.#answerOffer(line);
    } else if (line.type === "game-over") {
      this.#end(game, line.ending);
    }
  }

  #end({ id }, ending) {
    this.#games.delete(id);
    this.#over++;
    this.#warn(`${id} has ended: ${ending}.`);
  }

  /**
   * What ended while the platform lost our position may have no game-over line, and after a
   * restored backup the platform asks anew what it has lost.
   */
  async #lookAtAll() {
    for (const game of [...this.#games.values()]) {
      const { stage, ending, plies } = await this.#look(game.id);
      if (stage !== "live") {
        this.#end(game, ending);
      } else if (plies <= game.ply) {
        game.answered = 0;
      }
    }
  }

  async #look(id) {
    try {
      return await this.#api.viewGame(id);
    } catch (error) {
      if (!(error instanceof NotFound)) {
        throw error;
      }
      return { stage: "cancelled", ending: "cancelled" };
    }
  }

  /** A repeated question gets the same move: the bot may have moved on in its thoughts. */
  async #answer(game, question) {
    if (question.question < game.answered) {
      return;
    }
    if (question.question > game.answered) {
      game.move = codeOf(await game.player(question));
      game.answered = question.question;
      game.ply = question.ply;
    }
    try {
      await this.#send(game, question);
    } catch (error) {
      if (error instanceof NotFound) {
        this.#end(game, "cancelled"); // lost by a restored backup: no game-over follows
      } else if (AWAITED.some((kind) => error instanceof kind)) {
        this.#warn(`${game.id}: ${error.message} Waiting for the next question.`);
      } else if (!(error instanceof GameEnded)) {
        throw error;
      }
    }
  }

  async #send(game, question) {
    try {
      await this.#move(game, question.ply);
    } catch (error) {
      if (!(error instanceof PlyAhead)) {
        throw error;
      }
      await this.#lookAgain(game, question);
    }
  }

  async #move(game, ply) {
    await this.#api.playMove(game.id, { ply, move: game.move });
  }

  /** The question is of a state that the platform has lost, as after a restored backup. */
  async #lookAgain(game, question) {
    const look = await this.#api.viewGame(game.id);
    if (look.seatToAct === game.seat && look.stage === "live") {
      const { plies: ply, view, moves } = look;
      game.move = codeOf(await game.player({ ...question, ply, view, moves }));
      await this.#move(game, ply);
    }
  }

  /**
   * As house bots do: accepts take-backs and pauses, and declines draws. No answer is worth the
   * games in play: an offer without one lapses at the next move.
   */
  async #answerOffer({ game, number, offer }) {
    try {
      await (offer === "draw"
        ? this.#api.declineOffer(game, { offer: number })
        : this.#api.acceptOffer(game, { offer: number }));
    } catch (error) {
      if (!(error instanceof ApogeeError)) {
        throw error;
      }
      this.#warn(`${game}: ${error.message}`);
    }
  }
}
