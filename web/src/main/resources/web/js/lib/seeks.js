// Seeks and challenges: in words, as links, and waiting for their games.
import { get, isTransient, token } from "./api.js";
import { moment } from "./words.js";

/** Each is a part of the request. */
export const PACES = [
  [{ pace: "blitz" }, "blitz: 3 min + 3 s a turn"],
  [{ pace: "rapid" }, "rapid: 10 min + 10 s a turn"],
  [{ pace: "classical" }, "classical: 30 min + 30 s a turn"],
  [{ daysPerMove: 1 }, "a day a turn"],
  [{ daysPerMove: 3 }, "three days a turn"],
];

export const DAY = 86_400_000;

function clockWords({ bankMillis, incrementMillis }) {
  if (bankMillis >= DAY) {
    return bankMillis === DAY ? "a day a turn" : `${bankMillis / DAY} days a turn`;
  }
  return `${Math.round(bankMillis / 6000) / 10} min + ${Math.round(incrementMillis / 1000)} s`;
}

function rangeWords({ ratingMin, ratingMax }) {
  if (ratingMin === undefined && ratingMax === undefined) {
    return null;
  }
  return ratingMax === undefined
    ? `rating from ${ratingMin}`
    : `rating ${ratingMin === undefined ? "" : `from ${ratingMin} `}to ${ratingMax}`;
}

/** All but its players, in words. */
export function detailsOf(seek) {
  return [
    `${seek.players.length} of ${seek.seats} seats`,
    clockWords(seek.clock),
    seek.rated ? "rated" : "not rated",
    rangeWords(seek),
    seek.fillAt ? `house bots join at ${moment(Date.parse(seek.fillAt))}` : null,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The address that invites to a seek. The secret is behind the "#", so that no server logs it. */
export const inviteLink = (id, secret) => `${location.origin}/play#invite=${id}/${secret}`;

const INVITED = "apogee-invitation";

/** The invitation in the address of this page, or one that this window came with before its player signed in. */
export function invitation() {
  for (const words of [location.hash, sessionStorage.getItem(INVITED)]) {
    const found = /^#invite=([\w-]+)\/([\w-]+)$/.exec(words ?? "");
    if (found) {
      sessionStorage.setItem(INVITED, words);
      return { id: found[1], secret: found[2] };
    }
  }
  return null;
}

export const forgetInvitation = () => sessionStorage.removeItem(INVITED);

const goTo = (game) => location.assign(`/games/${encodeURIComponent(game)}`);

/** Null if the node cannot answer now. */
async function lookAt(path) {
  try {
    return await get(path, { secret: token.get() });
  } catch (failure) {
    if (isTransient(failure)) {
      return null;
    }
    throw failure;
  }
}

/** Waits until the game of a seek is open, and goes there; returns the seek if it is closed. */
export async function awaitGame(path) {
  for (;;) {
    const seek = await lookAt(path);
    if (seek?.game) {
      goTo(seek.game);
      return null;
    }
    if (seek && seek.stage !== "open" && seek.stage !== "full") {
      return seek;
    }
    await new Promise((done) => setTimeout(done, 1500));
  }
}
