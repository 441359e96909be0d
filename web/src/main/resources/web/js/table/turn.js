// A turn that is composed on a copy: moves are tried by the node, taken back freely, and sent
// once one of them draws, reveals something or passes the turn on.
import { ask } from "../lib/api.js";

export class Turn {
  constructor(watch) {
    this.watch = watch;
    this.forget();
  }

  forget() {
    this.ply = -1;
    this.plan = [];
    this.tried = null;
    this.busy = false;
  }

  /** After a step that failed: the plan is as it was before. */
  keep() {
    if (this.tried) {
      this.busy = false;
    } else {
      this.forget();
    }
  }

  /** Whether the explained moves of the running decision have arrived. */
  get isReady() {
    return this.tried !== null && !this.busy;
  }

  get moves() {
    return this.isReady ? this.tried.moves : [];
  }

  /** What the seat would see after the planned moves, or null without a plan. */
  get view() {
    return this.plan.length && this.tried ? this.tried.view : null;
  }

  /** Starts over at a decision. */
  async begin(ply) {
    this.forget();
    this.ply = ply;
    this.accept([], await this.try([]));
  }

  /** Adds a move to the plan; returns the moves to send if it cannot be tried. */
  async add(move) {
    const plan = [...this.plan, move];
    const tried = await this.try(plan);
    if (tried?.stop) {
      return plan;
    }
    this.accept(plan, tried);
    return null;
  }

  async back() {
    const plan = this.plan.slice(0, -1);
    this.accept(plan, await this.try(plan));
  }

  accept(plan, tried) {
    if (tried) {
      this.plan = plan;
      this.tried = tried;
    }
  }

  /** What the node answers, or null if the game went on meanwhile. */
  async try(plan) {
    const { ply } = this;
    this.busy = true;
    try {
      const tried = await ask(`${this.watch.path}/try`, {
        method: "POST",
        body: { ply, moves: plan.map((move) => move.code) },
        secret: this.watch.secret,
      });
      return ply === this.ply ? tried : null;
    } finally {
      if (ply === this.ply) {
        this.busy = false;
      }
    }
  }

  /** Sends the plan, move by move: each is final once it is acknowledged. */
  async send(plan) {
    this.busy = true;
    let { ply } = this;
    for (const move of plan) {
      await this.watch.session.move(this.watch.id, ply++, move.code);
    }
  }
}
