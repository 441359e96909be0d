// Following a stream of lines: it resumes after a broken connection and, if nobody waits for it, pauses while
// the page is hidden.
import { ROOT, Refused, authorization } from "./api.js";

const DEAD_AFTER = 15_000;
const PAUSES = [250, 500, 1000, 2000, 4000];

/**
 * Calls `line` with each event and `state` with "live", "waiting", "resting" or "ended".
 * Returns a function that stops it. A stream that never `rests` goes on while the page is hidden.
 */
export function follow(path, { from = 0, secret = null, rests = true, line, state = () => {} }) {
  let last = from;
  let ended = false;
  let failures = 0;
  let controller = null;

  async function connect() {
    controller = new AbortController();
    const mine = controller;
    let watchdog = setTimeout(() => mine.abort(), DEAD_AFTER);
    const alive = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => mine.abort(), DEAD_AFTER);
    };
    try {
      const answer = await fetch(`${ROOT}${path}?from=${last}`, {
        signal: mine.signal,
        headers: { Accept: "application/x-ndjson", ...authorization(secret) },
      });
      if (!answer.ok) {
        throw new Refused(answer.status, await answer.json().catch(() => ({})));
      }
      state("live");
      await read(answer.body.getReader(), alive);
    } finally {
      clearTimeout(watchdog);
      mine.abort();
    }
  }

  async function read(reader, alive) {
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || ended) {
        return;
      }
      alive();
      const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
      rest = lines.pop();
      for (const text of lines) {
        if (text) {
          take(JSON.parse(text));
        }
      }
    }
  }

  function take(event) {
    failures = 0;
    if (event.type === "end") {
      // Another node goes on, and so does a new session of this browser; without one the next answer is a refusal.
      if (event.reason !== "shutdown" && event.reason !== "token") {
        finish();
      }
      return;
    }
    if (event.type === "heartbeat" || (event.sequence <= last && event.type !== "stream-reset")) {
      return;
    }
    last = event.sequence ?? last;
    line(event);
  }

  function finish() {
    ended = true;
    document.removeEventListener("visibilitychange", onVisible);
    controller?.abort();
    state("ended");
  }

  let wake = null;
  const onVisible = () => {
    if (document.hidden && rests) {
      controller?.abort();
    } else {
      wake?.();
    }
  };
  document.addEventListener("visibilitychange", onVisible);

  const pause = (millis) =>
    new Promise((done) => {
      const timer = millis === null ? 0 : setTimeout(done, millis);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  (async () => {
    while (!ended) {
      if (document.hidden && rests) {
        state("resting");
        await pause(null);
        continue;
      }
      try {
        await connect();
      } catch (failure) {
        if (failure instanceof Refused && failure.status < 500 && failure.status !== 429) {
          finish();
          return;
        }
      }
      if (!ended && !(document.hidden && rests)) {
        state("waiting");
        await pause(PAUSES[Math.min(failures++, PAUSES.length - 1)]);
      }
    }
  })();

  return finish;
}
