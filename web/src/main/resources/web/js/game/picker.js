// Choosing a move on the board or from the list of legal moves.
import { send, sentenceOf } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { withNames } from "../lib/seats.js";
import { sentence } from "../lib/words.js";

const SHOWN = 200;

/** The places of the board to which a move refers: every argument that is the name of a place. */
export function placesOf(move, known) {
  const found = new Set();
  const look = (value) => {
    if (Array.isArray(value)) {
      value.forEach(look);
    } else if (known.has(String(value))) {
      found.add(String(value));
    } else if (typeof value === "string" && value.includes("-")) {
      value.split("-").forEach((part) => known.has(part) && found.add(part));
    }
  };
  Object.values(move.args).forEach(look);
  return found;
}

function noteOf(isOver, mine) {
  if (isOver) {
    return "The game has ended.";
  }
  return mine ? "It is your turn." : "The others are thinking.";
}

export class Picker {
  constructor(watch, changed) {
    this.watch = watch;
    this.changed = changed;
    this.chosen = null;
    this.sending = false;
    this.ply = -1;
    this.heading = h("h2", {}, "Your move");
    this.note = h("p", { class: "turn-note", "aria-live": "polite" });
    this.hint = h("p", { class: "quiet" });
    this.wrong = h("p", { class: "notice wrong", hidden: true, role: "alert" });
    this.list = h("div", { class: "moves", role: "group", "aria-label": "Your moves" });
    this.all = h("button", { type: "button", hidden: true, onclick: () => this.choose(null) }, "Show all moves");
    this.resign = h("button", { type: "button", onclick: () => this.giveUp() }, "Resign");
    this.element = h(
      "section",
      { class: "panel picker" },
      this.heading,
      this.note,
      this.hint,
      this.wrong,
      this.list,
      h("p", {}, this.all, " ", this.resign),
    );
  }

  get moves() {
    return this.sending || this.watch.isOver ? [] : this.watch.look.moves;
  }

  /** The choice for the board: places with moves, and the action of picking one. */
  choice(known) {
    const byPlace = new Map();
    for (const move of this.moves) {
      for (const name of placesOf(move, known)) {
        byPlace.set(name, [...(byPlace.get(name) ?? []), move]);
      }
    }
    this.byPlace = byPlace;
    return byPlace.size
      ? { places: byPlace, chosen: this.chosen?.name, pick: (name, names) => this.pick(name, names) }
      : null;
  }

  movesAt(names) {
    return this.moves.filter((move) => names.some((name) => this.byPlace.get(name)?.includes(move)));
  }

  /** A single move at a place is played immediately; several are listed. A second place narrows the list. */
  pick(name, names) {
    const here = this.movesAt(names);
    const both =
      this.chosen && this.chosen.name !== name
        ? here.filter((move) => this.chosen.moves.some((one) => one.code === move.code))
        : here;
    const left = both.length ? both : here;
    if (left.length === 1) {
      this.play(left[0]);
    } else {
      this.choose({ name, moves: left });
    }
  }

  choose(chosen) {
    this.chosen = chosen;
    this.changed();
  }

  async play(move) {
    if (this.sending) {
      return;
    }
    this.sending = true;
    this.wrong.hidden = true;
    this.changed();
    try {
      await send(`${this.watch.path}/moves`, { ply: this.watch.look.plies, move: move.code }, this.watch.secret);
      this.chosen = null;
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
    await this.watch.lookAgain();
    this.sending = false;
    this.changed();
  }

  async giveUp() {
    if (!confirm("Resign from this game?")) {
      return;
    }
    try {
      await send(`${this.watch.path}/resign`, undefined, this.watch.secret);
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
    await this.watch.lookAgain();
  }

  show() {
    const { look, isOver } = this.watch;
    if (this.ply !== look.plies) {
      this.ply = look.plies;
      this.chosen = null;
    }
    const mine = look.seatToAct === this.watch.seat;
    say(this.heading, isOver ? "Your game" : "Your move");
    put(this.note, noteOf(isOver, mine));
    const moves = this.chosen?.moves ?? this.moves;
    const hint = this.byPlace?.size ? "Pick a marked place on the board, or a move here." : "Pick a move.";
    put(this.hint, mine && !isOver ? hint : "");
    this.all.hidden = !this.chosen;
    this.resign.hidden = isOver;
    const key = `${look.plies} ${moves.map((move) => move.code).join()}`;
    if (key === this.listed) {
      return; // keep the focus of a player who is about to choose
    }
    this.listed = key;
    put(
      this.list,
      moves
        .slice(0, SHOWN)
        .map((move) =>
          h(
            "button",
            { type: "button", "data-move": move.code, onclick: () => this.play(move) },
            sentence(withNames(move.text, look)),
          ),
        ),
      moves.length > SHOWN
        ? h("p", { class: "quiet" }, `${moves.length - SHOWN} more: pick a place on the board to see its moves.`)
        : null,
    );
  }
}
