// The state of one game on this page: the current look, the events, and the board after each decision.
import { get, token } from "../lib/api.js";
import { atMostEvery } from "../lib/dom.js";
import { Session } from "../lib/session.js";
import { follow } from "../lib/stream.js";
import { offerText } from "../table/offers.js";

const CHUNK = 4;
const FRAMES_MOST = 3000;
const LOOK_EVERY = 1000;
const EVENTS_WITHIN = 1500;
const LISTEN_AGAIN = 3000;
/** One lower look may come from a node that has not heard yet that another node has the game. */
const LOWER_MOST = 2;
/** A hidden page of a player looks now and then: a stream of each tab would use up the connections of the browser. */
const HIDDEN_EVERY = 30_000;

export class Watch {
  constructor(id, changed) {
    this.id = id;
    this.path = `/games/${encodeURIComponent(id)}`;
    this.changed = changed;
    this.look = null;
    this.lookedAt = 0;
    this.seat = null;
    this.secret = null;
    this.session = null;
    this.started = null;
    this.finished = null;
    this.cancelled = null;
    this.entries = [];
    this.connection = "waiting";
    this.hasListened = false;
    this.heard = 0;
    this.isSignedOut = false;
    this.lower = 0;
    this.frames = new Map();
    this.era = 0;
    this.asking = new Map();
    this.refresh = atMostEvery(LOOK_EVERY, () => this.lookAgain());
  }

  async open() {
    await this.lookNow().catch((failure) => {
      if (failure.status !== 401) {
        throw failure;
      }
      this.secret = null;
      return this.lookNow(); // as somebody who is signed out
    });
  }

  /** From now on the page hears what happens. */
  start() {
    if (this.secret && !this.isOver) {
      this.session = new Session(this.secret, (line) => line.game === this.id && this.refresh());
      setInterval(() => document.hidden && this.isOpen && this.lookAgain(), HIDDEN_EVERY);
    }
    document.addEventListener("visibilitychange", () => document.hidden || !this.isOpen || this.refresh());
    this.listen();
  }

  listen() {
    this.unfollow = follow(`${this.path}/stream`, {
      from: this.heard,
      secret: this.secret ?? token.get(),
      line: (event) => this.take(event),
      state: (state) => this.connected(state),
    });
  }

  connected(state) {
    this.connection = state;
    this.changed("connection");
    if (!this.isOpen) {
      return;
    }
    if (state === "ended") {
      this.lookAgain(); // it says whether the game is over, or the session
      setTimeout(() => this.isOpen && this.listen(), LISTEN_AGAIN);
    } else if (state === "live" && this.hasListened) {
      this.refresh(); // the clocks went on meanwhile
    }
    this.hasListened ||= state === "live";
  }

  /** A player with a seat sees what that seat may know; everybody else sees the public view. */
  async lookNow() {
    if (this.look === null) {
      const look = await get(this.path, { secret: token.get() });
      if (!look.seats.some((seat) => !seat.bot && seat.player === token.player())) {
        this.accept(look);
        return;
      }
      this.secret = token.get();
    }
    const before = this.look;
    const look = await get(this.secret ? `${this.path}/view` : this.path, { secret: this.secret ?? token.get() });
    if (before === this.look) {
      this.noticeLoss(look);
    }
    this.accept(look);
  }

  /**
   * What is asked for after a look arrived is never older, unless the node lost events: a backup was restored. Then
   * nothing on this page is right.
   */
  noticeLoss(look) {
    const isLower = this.look && look.sequence < this.look.sequence;
    this.lower = isLower ? this.lower + 1 : 0;
    if (this.lower === LOWER_MOST) {
      location.reload();
    } else if (isLower) {
      this.refresh();
    }
  }

  /** Nobody plays this seat from this page any more. */
  signOut() {
    this.isSignedOut = true;
    this.session?.close();
    this.unfollow?.();
    this.changed("look");
  }

  accept(look) {
    if (this.look && look.sequence < this.look.sequence) {
      return;
    }
    const isShorter = this.look && look.plies < this.look.plies;
    this.look = look;
    this.seat = look.seat ?? null;
    this.lookedAt = performance.now();
    if (this.isOver) {
      this.session?.close();
    }
    if (isShorter) {
      this.forgetAfter(look.plies);
    }
    this.changed("look");
  }

  /** Decisions after this one were taken back. */
  forgetAfter(plies) {
    this.era++; // frames that are on their way may be outdated
    this.entries = this.entries.filter((entry) => entry.ply <= plies);
    this.frames.forEach((_, ply) => ply > plies && this.frames.delete(ply));
    this.changed("taken-back");
  }

  /** Adds something to the log that is no decision. */
  note(event, text) {
    const last = this.entries.at(-1);
    this.entries.push({
      ply: last?.ply ?? 0,
      seat: last?.seat ?? null,
      facts: [{ kind: event.type, args: {}, text }],
    });
  }

  async lookAgain() {
    if (this.isSignedOut) {
      return;
    }
    try {
      await this.lookNow();
    } catch (failure) {
      const isAnother = failure.status === 403; // somebody else has signed in
      if (this.secret && (isAnother || (failure.status === 401 && token.get() !== this.secret))) {
        this.signOut();
      } else {
        this.refresh(); // the stream reports when the node is back; until then this retries slowly
      }
    }
  }

  get plies() {
    return this.look.plies;
  }

  /** Decisions whose events have arrived; all of them if events are late or do not come. */
  get known() {
    const waits = this.connection === "live" && performance.now() - this.lookedAt < EVENTS_WITHIN;
    return waits ? Math.min(this.plies, this.lastPly()) : this.plies;
  }

  seatOf(ply) {
    return this.entries.findLast((entry) => entry.ply === ply)?.seat ?? null;
  }

  get isOver() {
    return this.look.stage !== "live";
  }

  /** Whether there is something to wait for. */
  get isOpen() {
    return !this.isOver && !this.isSignedOut;
  }

  take(event) {
    this.heard = Math.max(this.heard, event.sequence ?? 0);
    if (event.type === "game-started") {
      this.started = event;
    } else if (event.type === "moves-played") {
      event.plies.forEach((ply) => this.entries.push({ ply: ply.ply + 1, seat: event.seat, facts: ply.facts }));
    } else if (event.type === "offer-made") {
      this.note(event, `Seat ${event.seat} ${offerText(event.offer, event.lengthMillis)}.`);
    } else if (event.type === "offer-accepted") {
      this.note(event, `Seat ${event.seat} accepts.`);
    } else if (event.type === "offer-closed") {
      this.note(event, `Seat ${event.seat} ${event.code === "declined" ? "declines" : "withdraws the offer"}.`);
    } else if (event.type === "decisions-taken-back") {
      this.forgetAfter(event.plies);
      this.note(event, `Seat ${event.seat} takes back its last decision.`);
    } else if (event.type === "game-paused") {
      this.note(event, "The game is paused.");
    } else if (event.type === "game-resumed") {
      this.note(event, "The game continues.");
    } else if (event.type === "game-finished") {
      this.finished = event;
    } else if (event.type === "game-cancelled") {
      this.cancelled = event;
      this.entries.push({
        ply: this.lastPly(),
        seat: null,
        facts: [{ kind: event.type, args: {}, text: `Cancelled: ${event.reason}` }],
      });
    } else if (event.type === "seat-forfeited") {
      this.entries.push({
        ply: this.lastPly(),
        seat: event.seat,
        facts: [{ kind: event.type, args: {}, text: event.reason + (event.caretaker ? " A house bot plays on." : "") }],
      });
    } else if (event.type === "clock-compensated") {
      this.entries.push({
        ply: this.lastPly(),
        seat: event.seat,
        facts: [
          { kind: event.type, args: {}, text: `The platform was unavailable; seat ${event.seat} gets its time back.` },
        ],
      });
    }
    if (event.sequence > this.look.sequence) {
      this.refresh(); // draws everything once the new position arrives
    } else {
      this.changed("event");
    }
  }

  lastPly() {
    return this.entries.at(-1)?.ply ?? 0;
  }

  factsAt(ply) {
    return this.entries
      .filter((entry) => entry.ply === ply)
      .flatMap((entry) => entry.facts.map((fact) => ({ ...fact, seat: entry.seat })));
  }

  /** The board after a decision, from memory or from the node, which returns them in chunks. */
  async frame(ply) {
    const have = this.frames.get(ply);
    if (have) {
      return have;
    }
    let from = Math.floor(ply / CHUNK) * CHUNK;
    while (this.frames.has(from)) {
      from++; // of a live game a chunk may have been fetched in part
    }
    if (!this.asking.has(from)) {
      this.asking.set(
        from,
        this.fetchFrames(from).finally(() => this.asking.delete(from)),
      );
    }
    await this.asking.get(from);
    return this.frames.get(ply) ?? null;
  }

  async fetchFrames(from) {
    const limit = CHUNK - (from % CHUNK);
    const { era } = this;
    const { frames } = await get(`${this.path}/frames?from=${from}&limit=${limit}`, { secret: token.get() });
    if (era !== this.era) {
      return;
    }
    for (const frame of frames) {
      this.frames.set(frame.ply, frame);
    }
    while (this.frames.size > FRAMES_MOST) {
      this.frames.delete(this.frames.keys().next().value);
    }
  }
}
