import { ApogeeError, NoResponse, Problem, StreamFailed, Unauthorized } from "./errors.js";
import { Attempts, answered } from "./transport.js";

/** An idle stream sends a heartbeat every few seconds. */
const SILENCE_SECONDS = 15;

/** The lines of a stream, across broken connections, restarts of the server and silence. */
export class Stream {
  #transport;
  #path;
  #lines;
  #abort;
  #closed = false;

  constructor(transport, path, position) {
    this.#transport = transport;
    this.#path = path;
    this.position = position;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async next() {
    const attempts = new Attempts(this.#transport);
    while (!this.#closed) {
      let line;
      try {
        line = await this.#read();
      } catch (error) {
        this.#hangUp();
        if (this.#closed) {
          break;
        }
        if (!isTemporary(error)) {
          throw error;
        }
        await attempts.wait(error);
        continue;
      }
      if (line.type === "end") {
        this.#end(line.reason);
      } else if (line.type === "heartbeat") {
        attempts.restart();
      } else {
        this.position = Math.max(this.position, line.sequence ?? 0);
        return { done: false, value: line };
      }
    }
    return { done: true, value: undefined };
  }

  /** A loop that is left early ends the stream. */
  async return() {
    this.close();
    return { done: true, value: undefined };
  }

  close() {
    this.#closed = true;
    this.#hangUp();
  }

  async #read() {
    if (this.#lines === undefined) {
      this.#abort = new AbortController();
      this.#lines = await this.#watched(() => this.#open(this.#abort.signal));
    }
    const { done, value } = await this.#watched(() => answered(() => this.#lines.next()));
    if (done) {
      throw new NoResponse("The stream broke.");
    }
    return JSON.parse(value);
  }

  async #open(signal) {
    const headers = { Accept: "application/x-ndjson" };
    const target = `${this.#path}?from=${this.position}`;
    const response = await this.#transport.fetch(target, { method: "GET", headers, signal });
    return linesOf(response.body);
  }

  /** Silence means that the connection is dead, whatever the system says. */
  async #watched(call) {
    const abort = this.#abort;
    const alarm = setTimeout(() => abort.abort(), SILENCE_SECONDS * 1000);
    try {
      return await call();
    } finally {
      clearTimeout(alarm);
    }
  }

  #end(reason) {
    this.#hangUp();
    switch (reason) {
      case "token":
        throw new Unauthorized(401, "bad-token", "The token was revoked or has expired.");
      case "failed":
        throw new StreamFailed("The server cannot continue the stream.");
      case "shutdown":
      case "slow":
        return; // any node continues it
      default:
        this.#closed = true;
    }
  }

  #hangUp() {
    this.#abort?.abort();
    this.#lines = undefined;
  }
}

/** The whole lines of a body; the rest of one that is cut is left out. */
async function* linesOf(body) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop();
    yield* lines;
  }
}

/** Whether the same request may succeed later: reading changes nothing. */
function isTemporary(error) {
  if (error instanceof Problem) {
    return error.status === 408 || error.status === 429 || error.status >= 500;
  }
  return error instanceof ApogeeError && !(error instanceof StreamFailed);
}
