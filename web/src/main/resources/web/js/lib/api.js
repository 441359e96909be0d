// Asking the node. Refusals become errors that carry the sentence and the code of the answer.
export const ROOT = "/api/v1";
const TOKEN = "apogee-token";
const PLAYER = "apogee-player";

export class Refused extends Error {
  constructor(status, problem) {
    super(problem.detail ?? `The node answered ${status}.`);
    this.status = status;
    this.code = problem.code ?? "unknown";
  }
}

export const token = {
  get: () => sessionStorage.getItem(TOKEN),
  set: (secret) => sessionStorage.setItem(TOKEN, secret),
  forget: () => [TOKEN, PLAYER].forEach((key) => sessionStorage.removeItem(key)),
  /** Whose token it is, once the node has said so. */
  player: () => sessionStorage.getItem(PLAYER),
  is: (player) => sessionStorage.setItem(PLAYER, player),
};

/** A sentence for people, whatever went wrong. */
export function sentenceOf(failure) {
  if (failure instanceof Refused) {
    return failure.message;
  }
  return failure instanceof TypeError && /fetch|network/i.test(failure.message)
    ? "The node cannot be reached. This page tries again by itself where it can."
    : `This page made a mistake: ${failure.message}`;
}

/** True if this node does not have that part, so that a page can say so. */
export const isMissing = (failure) =>
  failure instanceof Refused && (failure.code === "no-such-route" || failure.code === "wrong-method" || failure.status === 503);

function headers(secret, more = {}) {
  return secret ? { ...more, Authorization: `Bearer ${secret}` } : more;
}

export async function ask(path, { method = "GET", body, secret = null, signal } = {}) {
  const answer = await fetch(ROOT + path, {
    method,
    signal,
    headers: headers(secret, body === undefined ? {} : { "Content-Type": "application/json" }),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    throw new Refused(answer.status, isJson ? content : {});
  }
  return content;
}

export const get = (path, options) => ask(path, options);

/** Sends again what may not have arrived: the API counts the same request once. */
export async function send(path, body, secret) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(path, { method: "POST", body, secret });
    } catch (failure) {
      const again = failure instanceof TypeError || failure.status === 503 || failure.status === 429;
      if (!again || attempt === 6) {
        throw failure;
      }
      await new Promise((done) => setTimeout(done, 300 * attempt));
    }
  }
}

/** What never changes while a node runs is asked for once. */
let known = null;
export const rulesets = () => (known ??= get("/rulesets"));
