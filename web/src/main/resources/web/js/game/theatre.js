// Shows new decisions one after the other, not as one jump: the board may be behind the game for a moment.
import { isCalm } from "./motion.js";
import { wishes } from "./wishes.js";

/** More decisions than this are not shown one by one: the game is too quick to be followed. */
const BEHIND_MOST = 60;
const BEAT = 620;
const QUICKEST = 90;
/** A whole turn of an opponent takes at most this long, at normal speed. */
const TURN_MOST = 9000;

export class Theatre {
  /** `advance` shows the next decision. */
  constructor(advance) {
    this.advance = advance;
    this.shown = null;
    this.isReplay = false;
    this.timer = 0;
  }

  /** Whether decisions come onto the board at once: without motion, without replay, or unseen. */
  get jumps() {
    return isCalm() || !wishes.steps || document.hidden;
  }

  /**
   * The decision to be on the board while `known` decisions can be shown. Own decisions need no replay, and who has
   * decided since has seen enough.
   */
  at(known, isOwn) {
    const isJump = this.jumps || known - this.shown > BEHIND_MOST;
    if (this.shown === null || (isJump && this.shown < known)) {
      this.shown = known;
    }
    for (let ply = known; ply > this.shown && !this.isReplay; ply--) {
      if (isOwn(ply)) {
        this.shown = ply;
      }
    }
    this.isReplay &&= this.shown < known;
    return this.shown;
  }

  /** The board shows its decision and is busy for some milliseconds; then the next one comes. */
  showing(known, millis) {
    clearTimeout(this.timer);
    const behind = known - this.shown;
    if (behind <= 0) {
      return;
    }
    const beat = Math.max(QUICKEST, Math.min(BEAT, TURN_MOST / behind)) / wishes.speed;
    this.timer = setTimeout(() => this.next(known), Math.max(beat, Math.min(millis, 2 * beat)));
  }

  next(known) {
    this.shown = Math.min(this.shown + 1, known);
    this.advance();
  }

  /** Straight to the present. */
  skip() {
    this.forget();
    this.advance();
  }

  /** The next decision on the board is the latest one, whatever was there before. */
  forget() {
    clearTimeout(this.timer);
    this.shown = null;
    this.isReplay = false;
  }

  /** Back to a decision, to see again what came after it. */
  replay(from, known) {
    clearTimeout(this.timer);
    this.shown = Math.max(from, known - BEHIND_MOST, 0);
    this.isReplay = true;
    this.advance();
  }
}

/** The decision before the last turn that others took: where "show the last turn again" begins. */
export function lastTurnFrom(entries, own) {
  let i = entries.length - 1;
  while (i >= 0 && entries[i].seat === own) {
    i--;
  }
  const seat = entries[i]?.seat;
  while (i >= 0 && (own === null ? entries[i].seat === seat : entries[i].seat !== own)) {
    i--;
  }
  return i < 0 ? 0 : entries[i].ply;
}
