import { NoResponse, NotSent, Problem, TooManyRequests, Unavailable, problem } from "./errors.js";
import { Stream } from "./streams.js";

const PAUSE = 0.2;
const PAUSE_MAX = 5;

/** What a system reports when there was no connection. */
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends requests with a token, and repeats them where a repetition is safe. */
export class Transport {
  #base;
  #token;

  constructor(url, token, options = {}) {
    const address = addressOf(url);
    if (!["http:", "https:"].includes(address?.protocol)) {
      throw new TypeError(`The address must be such as http://127.0.0.1:8080, not ${url}.`);
    }
    this.#base = address.origin + address.pathname.replace(/\/$/, "");
    this.#token = token;
    this.timeout = options.timeout ?? 15;
    this.patience = options.patience ?? 120;
    this.warn = options.warn ?? (() => {});
    this.sleep = options.sleep ?? wait;
    this.clock = options.clock ?? (() => performance.now() / 1000);
  }

  async json(...request) {
    const text = await this.text(...request);
    return text === "" ? undefined : JSON.parse(text);
  }

  async text(...request) {
    return new TextDecoder().decode(await this.bytes(...request));
  }

  async nothing(...request) {
    await this.bytes(...request);
  }

  lines(method, path, names, { query }) {
    return new Stream(this, filled(path, names), query.from ?? 0);
  }

  async bytes(method, path, names, { query = {}, body, repeats }) {
    const target = filled(path, names) + queryText(query);
    const attempts = new Attempts(this);
    for (;;) {
      try {
        return await this.#once(method, target, body);
      } catch (error) {
        if (!isRefusedEarly(error) && !(repeats && isUnknown(error))) {
          throw error;
        }
        await attempts.wait(error);
      }
    }
  }

  async #once(method, target, body) {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = content === undefined ? {} : { "Content-Type": "application/json" };
    const signal = AbortSignal.timeout(this.timeout * 1000);
    const response = await this.fetch(target, { method, headers, body: content, signal });
    return answered(() => response.arrayBuffer()).then((bytes) => new Uint8Array(bytes));
  }

  /** A response that is no refusal, with its body still to be read. */
  async fetch(target, { headers, ...request }) {
    const all = this.#token ? { ...headers, Authorization: `Bearer ${this.#token}` } : headers;
    const options = { ...request, headers: all, redirect: "manual" };
    const response = await answered(() => fetch(this.#base + target, options));
    if (response.status < 300) {
      return response;
    }
    const text = await answered(() => response.text());
    const after = response.headers.get("Retry-After") ?? "";
    throw problem(response.status, parsed(text), /^\d+$/.test(after) ? Number(after) : undefined);
  }
}

/** The pauses between the attempts of one request, as long as patience lasts. */
export class Attempts {
  #transport;

  constructor(transport) {
    this.#transport = transport;
    this.restart();
  }

  restart() {
    this.end = this.#transport.clock() + this.#transport.patience;
    this.pause = PAUSE;
  }

  /** Waits before the next attempt, or throws the error. */
  async wait(error) {
    const pause = Math.max(this.pause, error.retryAfter ?? 0);
    if (this.#transport.clock() + pause > this.end) {
      throw error;
    }
    this.#transport.warn(`${error.message} Sending again.`);
    await this.#transport.sleep(pause);
    this.pause = Math.min(2 * this.pause, PAUSE_MAX);
  }
}

/** The result, or why none came. */
export async function answered(call) {
  try {
    return await call();
  } catch (error) {
    const code = error.cause?.code ?? error.code;
    const Kind = NEVER_CONNECTED.has(code) ? NotSent : NoResponse;
    throw new Kind(`The platform does not answer: ${code ?? error.message}.`, { cause: error });
  }
}

/** Whether the server refused before anything happened, or was not reached. */
function isRefusedEarly(error) {
  return [NotSent, TooManyRequests, Unavailable].some((kind) => error instanceof kind);
}

/** Whether the request may have taken effect, and a repetition may succeed. */
function isUnknown(error) {
  const isTemporary = error instanceof Problem && [408, 502, 503, 504].includes(error.status);
  return isTemporary || error instanceof NoResponse;
}

function addressOf(text) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function filled(path, names) {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(names[name]));
}

function queryText(query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
