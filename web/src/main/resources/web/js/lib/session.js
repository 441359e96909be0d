// A player's session: one WebSocket that brings questions and takes moves. It resumes after a broken connection.
import { ROOT, Refused, authorization, send } from "./api.js";

const DEAD_AFTER = 15_000;
const REPLY_WITHIN = 5_000;
const PAUSES = [250, 500, 1000, 2000, 4000];
const PROTOCOL = "apogee.session.1";

export class Session {
  /** Calls `line` with each line of the player's games. */
  constructor(secret, line) {
    this.secret = secret;
    this.line = line;
    this.last = 0;
    this.failures = 0;
    this.sent = 0;
    this.waiting = new Map();
    this.socket = null;
    this.isOver = false;
    this.hasWorked = false;
    document.addEventListener("visibilitychange", () => (document.hidden ? this.socket?.close() : this.connect()));
    this.connect();
  }

  connect() {
    if (this.socket || this.isOver || document.hidden) {
      return;
    }
    const address = new URL(`${ROOT}/me/socket?from=${this.last}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    try {
      this.socket = new WebSocket(address, this.protocols());
    } catch {
      this.isOver = true; // this token cannot be sent so: requests take the moves
      return;
    }
    this.socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    this.socket.onclose = () => this.lost();
    this.watch();
  }

  /** A browser cannot send a header with a WebSocket; the cookie of an account goes by itself. */
  protocols() {
    return authorization(this.secret).Authorization ? [PROTOCOL, `apogee.token.${this.secret}`] : [PROTOCOL];
  }

  watch() {
    const socket = this.socket;
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => socket.close(), DEAD_AFTER);
  }

  hear(message) {
    this.failures = 0;
    this.hasWorked = true;
    this.watch();
    if (message.type === "end") {
      return; // it connects again: the browser may have a new session
    }
    if (this.waiting.has(message.id)) {
      this.waiting.get(message.id)(message);
    } else if (message.type === "stream-reset") {
      this.last = message.sequence;
    } else if (message.type !== "heartbeat" && message.sequence > this.last) {
      this.last = message.sequence;
      this.line(message);
    }
  }

  lost() {
    clearTimeout(this.watchdog);
    this.socket = null;
    this.waiting.forEach((done) => done(null));
    if (this.hasWorked || this.failures < PAUSES.length) {
      setTimeout(() => this.connect(), PAUSES[Math.min(this.failures++, PAUSES.length - 1)]);
    } // otherwise something on the way refuses WebSockets
  }

  close() {
    this.isOver = true;
    this.socket?.close();
  }

  /** The reply to a message, or null if none came. */
  ask(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve(null);
    }
    const id = String(++this.sent);
    return new Promise((done) => {
      const timer = setTimeout(() => done(null), REPLY_WITHIN);
      this.waiting.set(id, (reply) => {
        clearTimeout(timer);
        done(reply);
      });
      this.socket.send(JSON.stringify({ ...message, id }));
    }).finally(() => this.waiting.delete(id));
  }

  /** Sends a move; without a session, or without a reply, by a request: the same move counts once. */
  async move(game, ply, move) {
    await this.sendOr({ type: "move", game, ply, move }, "moves", { ply, move });
  }

  async resign(game) {
    await this.sendOr({ type: "resign", game }, "resign", undefined);
  }

  async sendOr(message, route, body) {
    const reply = await this.ask(message);
    if (reply?.type === "refused" && reply.status < 500 && reply.status !== 429) {
      throw new Refused(reply.status, reply);
    }
    if (!reply || reply.type === "refused") {
      await send(`/games/${encodeURIComponent(message.game)}/${route}`, body, this.secret);
    }
  }
}
