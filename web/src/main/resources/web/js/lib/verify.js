// Recomputes the draws of a game in the browser: see docs/decisions/0005 and SeededChance in the engine.
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

/** Draw number d below a bound, and so on: the same algorithm as on the node. */
export async function chance(seed, nonces) {
  const key = await crypto.subtle.importKey(
    "raw",
    Uint8Array.from(seed.match(/../g), (pair) => Number.parseInt(pair, 16)),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
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

/** The draws in the record of a game: those of the set-up, then one list per ply. */
export function drawsOfRecord(record) {
  return record
    .split("\n")
    .filter((line) => /^(setup|\d+ {2}\d+) /.test(line))
    .map((line) => (/ {2}draws ((?:\d+ )*\d+) {2}fp /.exec(line)?.[1] ?? "").split(" ").filter(Boolean).map(Number));
}

/**
 * Verifies a finished game. Returns `{draws}`, the number of recomputed draws, or throws an Error with the
 * first difference.
 */
export async function verify(draws, record, commitment, progress = () => {}) {
  if ((await commitmentOf(draws.seed)) !== commitment) {
    throw new Error("The seed does not match the commitment made before the first move.");
  }
  const below = await chance(draws.seed, draws.nonces);
  const published = [draws.setup, ...draws.plies];
  const written = drawsOfRecord(record);
  let done = 0;
  for (let ply = 0; ply < published.length; ply++) {
    const values = published[ply].map((draw) => draw.value);
    if (values.join(" ") !== (written[ply] ?? []).join(" ")) {
      throw new Error(`The record has different draws at decision ${ply}.`);
    }
    for (const draw of published[ply]) {
      if ((await below(done, draw.bound)) !== draw.value) {
        throw new Error(`Draw ${done + 1}, at decision ${ply}, does not follow from the seed.`);
      }
      done++;
    }
    progress(ply / published.length);
  }
  return { draws: done };
}
