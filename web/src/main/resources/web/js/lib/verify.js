// The chance of a game, computed again in this browser: docs/decisions/0005 and engine's SeededChance.
const ascii = new TextEncoder();
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const RANGE = 2 ** 32;

export async function commitmentOf(seed) {
  return hex(await crypto.subtle.digest("SHA-256", ascii.encode(`apogee-commitment/1 ${seed}`)));
}

function prefixOf(nonces) {
  const bytes = [...ascii.encode("apogee-draw/1")];
  for (const nonce of nonces) {
    const text = ascii.encode(nonce);
    bytes.push(text.length, ...text);
  }
  return bytes;
}

/** Draw number d below a bound, and so on: the same eight lines as on the node. */
export async function chance(seed, nonces) {
  const key = await crypto.subtle.importKey(
    "raw", Uint8Array.from(seed.match(/../g), (pair) => Number.parseInt(pair, 16)),
    { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const prefix = prefixOf(nonces);
  const message = new Uint8Array(prefix.length + 12);
  message.set(prefix);
  const counter = new DataView(message.buffer, prefix.length);
  return async (draw, bound) => {
    const limit = RANGE - (RANGE % bound);
    counter.setBigUint64(0, BigInt(draw));
    for (let attempt = 0; ; attempt++) {
      counter.setUint32(8, attempt);
      const number = new DataView(await crypto.subtle.sign("HMAC", key, message)).getUint32(0);
      if (number < limit) {
        return number % bound;
      }
    }
  };
}

/** The draws that the record of a game tells: first those of the set-up, then one list a ply. */
export function drawsOfRecord(record) {
  return record
    .split("\n")
    .filter((line) => /^(setup|\d+ {2}\d+) /.test(line))
    .map((line) => (/ {2}draws ((?:\d+ )*\d+) {2}fp /.exec(line)?.[1] ?? "").split(" ").filter(Boolean).map(Number));
}

/**
 * Checks a finished game. Gives `{draws}`, how many were computed again, or throws an Error that says
 * what does not fit.
 */
export async function verify(draws, record, promised, progress = () => {}) {
  if ((await commitmentOf(draws.seed)) !== promised) {
    throw new Error("The seed is not the one that was promised before the first move.");
  }
  const below = await chance(draws.seed, draws.nonces);
  const told = [draws.setup, ...draws.plies];
  const written = drawsOfRecord(record);
  let done = 0;
  for (let ply = 0; ply < told.length; ply++) {
    const values = told[ply].map((draw) => draw.value);
    if (values.join(" ") !== (written[ply] ?? []).join(" ")) {
      throw new Error(`The record tells other draws at decision ${ply}.`);
    }
    for (const draw of told[ply]) {
      if ((await below(done, draw.bound)) !== draw.value) {
        throw new Error(`Draw ${done + 1}, at decision ${ply}, does not follow from the seed.`);
      }
      done++;
    }
    progress(ply / told.length);
  }
  return { draws: done };
}
