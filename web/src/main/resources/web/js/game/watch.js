// What is known of one game: how it stands now, its news, and its boards after each decision.
import { ask, get, token } from "../lib/api.js";
import { atMostEvery } from "../lib/dom.js";
import { follow } from "../lib/stream.js";

const CHUNK = 24;
const FRAMES_MOST = 3000;
const LOOK_EVERY = 1000;

export class Watch {
  constructor(id, changed) {
    this.id = id;
    this.path = `/games/${encodeURIComponent(id)}`;
    this.changed = changed;
    this.look = null;
    this.lookedAt = 0;
    this.seat = null;
    this.secret = null;
    this.started = null;
    this.finished = null;
    this.cancelled = null;
    this.entries = [];
    this.connection = "waiting";
    this.frames = new Map();
    this.asking = new Map();
    this.refresh = atMostEvery(LOOK_EVERY, () => this.lookAgain());
  }

  async open() {
    await this.lookNow();
    follow(`${this.path}/stream`, {
      secret: this.secret,
      line: (news) => this.take(news),
      state: (state) => {
        this.connection = state;
        this.changed("connection");
      },
    });
  }

  /** Who holds a seat sees what that seat sees; all others what everybody sees. */
  async lookNow() {
    if (this.look === null) {
      const look = await get(this.path);
      if (!look.seats.some((seat) => !seat.bot && seat.player === token.player())) {
        this.accept(look);
        return;
      }
      this.secret = token.get();
    }
    this.accept(await (this.secret ? ask(`${this.path}/view`, { secret: this.secret }) : get(this.path)));
  }

  accept(look) {
    if (this.look && look.sequence < this.look.sequence) {
      return;
    }
    this.look = look;
    this.seat = look.seat ?? null;
    this.lookedAt = performance.now();
    this.changed("look");
  }

  async lookAgain() {
    try {
      await this.lookNow();
    } catch {
      this.refresh(); // the stream says when the node is back; until then this asks again, slowly enough
    }
  }

  get plies() {
    return this.look.plies;
  }

  get isOver() {
    return this.look.stage !== "live";
  }

  take(news) {
    if (news.type === "game-started") {
      this.started = news;
    } else if (news.type === "moves-played") {
      news.plies.forEach((ply) => this.entries.push({ ply: ply.ply + 1, seat: news.seat, facts: ply.facts }));
    } else if (news.type === "game-finished") {
      this.finished = news;
    } else if (news.type === "game-cancelled") {
      this.cancelled = news;
      this.entries.push({ ply: this.lastPly(), seat: null, facts: [{ kind: news.type, args: {}, text: `Called off: ${news.reason}` }] });
    } else if (news.type === "seat-forfeited") {
      this.entries.push({ ply: this.lastPly(), seat: news.seat, facts: [{ kind: news.type, args: {}, text: news.reason + (news.caretaker ? " A house bot plays on." : "") }] });
    } else if (news.type === "clock-compensated") {
      this.entries.push({ ply: this.lastPly(), seat: news.seat, facts: [{ kind: news.type, args: {}, text: `The platform was away; seat ${news.seat} has its time back.` }] });
    }
    if (news.sequence > this.look.sequence) {
      this.refresh(); // and all is drawn once, when the position is there
    } else {
      this.changed("news");
    }
  }

  lastPly() {
    return this.entries.at(-1)?.ply ?? 0;
  }

  factsAt(ply) {
    return this.entries.filter((entry) => entry.ply === ply).flatMap((entry) => entry.facts.map((fact) => ({ ...fact, seat: entry.seat })));
  }

  /** The board after a decision, from memory or from the node, a piece at a time. */
  async frame(ply) {
    const have = this.frames.get(ply);
    if (have) {
      return have;
    }
    const from = Math.floor(ply / CHUNK) * CHUNK;
    if (!this.asking.has(from)) {
      this.asking.set(from, this.fetchFrames(from).finally(() => this.asking.delete(from)));
    }
    await this.asking.get(from);
    return this.frames.get(ply) ?? null;
  }

  async fetchFrames(from) {
    const { frames } = await get(`${this.path}/frames?from=${from}&limit=${CHUNK}`);
    for (const frame of frames) {
      this.frames.set(frame.ply, frame);
    }
    while (this.frames.size > FRAMES_MOST) {
      this.frames.delete(this.frames.keys().next().value);
    }
  }
}
