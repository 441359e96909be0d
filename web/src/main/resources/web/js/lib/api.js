// Requests to the node. Refusals become errors with the sentence and the code of the response.
export const ROOT = "/api/v1";
const TOKEN = "apogee-token";
const PLAYER = "apogee-player";
const ACCOUNT = "apogee-account";

/** Stands for the session of an account where a token is expected: its cookie goes with each request by itself. */
const SESSION = "session";

export class Refused extends Error {
  constructor(status, problem) {
    super(problem.detail ?? `The node returned status ${status}.`);
    this.status = status;
    this.code = problem.code ?? "unknown";
  }
}

/** The request did not arrive, or its response did not. */
export class Unreached extends Error {
  constructor(cause) {
    super("The node cannot be reached. Try again.", { cause });
  }
}

/** Browsers report a broken connection as a type error, each in words of its own. */
export const arrived = (response) =>
  response.catch((failure) => {
    throw failure instanceof TypeError ? new Unreached(failure) : failure;
  });

const forgetToken = () => [TOKEN, PLAYER].forEach((key) => sessionStorage.removeItem(key));

/** The credentials of this window: a token, or else the session of an account that has signed in. */
export const token = {
  get: () => sessionStorage.getItem(TOKEN) ?? (localStorage.getItem(ACCOUNT) ? SESSION : null),
  set: (secret) => sessionStorage.setItem(TOKEN, secret),
  /** Only the credentials in use: a window without its token has the session of the account again. */
  forget() {
    if (token.isSession()) {
      localStorage.removeItem(ACCOUNT);
    }
    forgetToken();
  },
  /** The owner of the token, once the node has reported it. */
  player: () => sessionStorage.getItem(PLAYER) ?? localStorage.getItem(ACCOUNT),
  is: (player) => token.isSession() || sessionStorage.setItem(PLAYER, player),
  isSession: () => token.get() === SESSION,
  /** The cookie cannot be read here, so the pages remember that there is one. */
  signedIn(player) {
    forgetToken();
    localStorage.setItem(ACCOUNT, player);
  },
};

export const authorization = (secret) => (secret && secret !== SESSION ? { Authorization: `Bearer ${secret}` } : {});

/** The page to sign in, which leads back to this one. */
export const signInAddress = () => `/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;

/** Returns the address that ends the session at the identity provider, if there is one. */
export async function signOut() {
  const isSession = token.isSession();
  token.forget();
  return isSession ? (await ask("/session", { method: "DELETE" })).address : undefined;
}

/** True for what happens to requests; every other failure is a bug of the page. */
export const isExplained = (failure) => failure instanceof Refused || failure instanceof Unreached;

/** The sentence that explains any failure to a person. */
export const sentenceOf = (failure) =>
  isExplained(failure) ? failure.message : `This page has a bug: ${failure.message}`;

/** Of an outage, of a proxy without a node, or of too many requests. */
const LATER = [429, 502, 503, 504];

/** True if the same request may succeed later. */
export const isTransient = (failure) =>
  failure instanceof Unreached || (failure instanceof Refused && LATER.includes(failure.status));

/** True if this node does not have that part of the API. */
export const isMissing = (failure) =>
  failure instanceof Refused && (failure.code === "no-such-route" || failure.code === "wrong-method");

/** Without the second header a request with the cookie changes nothing: other sites cannot send it. */
const headers = (secret, more = {}) => ({ ...more, ...authorization(secret), "X-Apogee-Session": "1" });

/** An event of the window: the credentials that it had are no longer valid, and are forgotten. */
export const SIGNED_OUT = "apogee-signed-out";

/** Goes on without credentials that are no longer valid: what is open to all stays open to this window. */
export async function ask(path, options = {}) {
  try {
    return await request(path, options);
  } catch (failure) {
    if (failure.status !== 401 || !options.secret || options.secret !== token.get()) {
      throw failure;
    }
    if (options.secret === SESSION && (await request("/session")).player) {
      return request(path, options); // another tab began a new session meanwhile
    }
    token.forget();
    dispatchEvent(new Event(SIGNED_OUT));
    throw failure;
  }
}

async function request(path, { method = "GET", body, secret = null, signal } = {}) {
  const answer = await arrived(
    fetch(ROOT + path, {
      method,
      signal,
      headers: headers(secret, body === undefined ? {} : { "Content-Type": "application/json" }),
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  const content = await arrived(isJson ? answer.json() : answer.text());
  if (!answer.ok) {
    throw new Refused(answer.status, isJson ? content : {});
  }
  return content;
}

export const get = (path, options) => ask(path, options);

/** Retries a request whose outcome is unknown: the API counts the same request once. */
export async function send(path, body, secret) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(path, { method: "POST", body, secret });
    } catch (failure) {
      if (!isTransient(failure) || attempt === 6) {
        throw failure;
      }
      await new Promise((done) => setTimeout(done, 300 * attempt));
    }
  }
}

/** For orders with a key, which stays the same until the order has succeeded: pressed again, it counts once. */
export function keyed() {
  let [wish, key] = [null, null];
  return async (path, body, secret) => {
    const wanted = JSON.stringify([path, body]);
    if (wanted !== wish) {
      [wish, key] = [wanted, crypto.randomUUID()];
    }
    const made = await send(path, { ...body, key }, secret);
    wish = null;
    return made;
  };
}

/** Requested until it arrives: it never changes while a node runs. */
let known = null;
export const rulesets = () =>
  (known ??= get("/rulesets").catch((failure) => {
    known = null;
    throw failure;
  }));
