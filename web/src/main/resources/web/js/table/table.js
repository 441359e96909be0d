// A seat at the table: choosing moves by pieces or from the bar, composing a turn, sending it.
import { isTransient, sentenceOf } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";
import { count } from "../lib/words.js";
import { fillBar, fillList } from "./bar.js";
import { Choosing } from "./choosing.js";
import { Offers } from "./offers.js";
import { Panel } from "./panel.js";
import { choose, setting, SETTINGS } from "./settings.js";
import { Turn } from "./turn.js";

/** A single move waits this long, so that it can be read and seen to happen. */
const SINGLE_AFTER = 1200;

/** After a failure, such as a node that is away. */
const AGAIN_AFTER = 2000;
const NONE = [];

export class Table {
  constructor(watch, game, module, changed, goLive) {
    this.watch = watch;
    this.changed = changed;
    this.goLive = goLive;
    /** Whether the board shows the position whose moves can be chosen. */
    this.isPresent = false;
    this.turn = new Turn(watch);
    this.choosing = new Choosing();
    this.panel = new Panel(game, module);
    this.asked = null;
    this.chosen = null;
    this.failed = false;
    this.isRunning = false;
    this.single = 0;
    this.build();
    addEventListener("keydown", (event) => this.key(event));
  }

  build() {
    const button = (words, work, kind = "") => h("button", { type: "button", class: kind, onclick: work }, words);
    this.heading = h("h2", {}, "Your move");
    this.note = h("p", { class: "turn-note", "aria-live": "polite" });
    this.time = h("p", { class: "own-time" });
    this.hint = h("p", { class: "quiet" });
    this.live = button("Live", () => this.keepFocus(() => this.goLive()), "live");
    this.live.hidden = true;
    this.wrong = h("p", { class: "notice wrong", hidden: true, role: "alert" });
    this.steps = h("ol", { class: "steps" });
    this.back = button("Take back", () => this.takeBack(), "take-back");
    this.sendNow = button("Send now", () => this.send(), "send-now");
    this.plan = h("div", { class: "plan", hidden: true }, this.steps, h("p", {}, this.back, " ", this.sendNow));
    this.question = h("div", { class: "question", role: "alertdialog", "aria-label": "Confirm", hidden: true });
    this.clear = button("Choose another piece", () => this.drop(), "clear");
    this.bar = h("div", { class: "bar-of-moves moves", role: "group", "aria-label": "Your moves", tabindex: -1 });
    this.list = h("div", { class: "moves all" });
    this.all = h("details", { class: "all-moves" }, h("summary", {}, "All moves as a list"), this.list);
    this.all.addEventListener("toggle", () => this.fillAll());
    this.resign = button("Resign", () => this.confirm("Resign from this game?", () => this.giveUp()), "resign");
    this.offers = new Offers(this.watch, (work) => this.keepFocus(work));
    this.element = h(
      "section",
      { class: "panel picker" },
      this.heading,
      h("div", { class: "turn-line" }, this.note, this.time),
      this.hint,
      this.live,
      this.wrong,
      this.question,
      this.plan,
      this.clear,
      this.panel.near,
      this.bar,
      this.all,
      this.offers.element,
      h("div", { class: "apart" }, this.resign, this.settings()),
    );
  }

  /** Beside the note whose turn it is, where the seats are out of sight. */
  showTime(time) {
    this.time.append("Your clock ", time);
  }

  settings() {
    return h(
      "details",
      { class: "settings" },
      h("summary", {}, "Settings"),
      SETTINGS.map(([name, words]) =>
        h(
          "label",
          {},
          h("input", {
            type: "checkbox",
            checked: setting(name),
            onchange: (event) => {
              choose(name, event.target.checked);
              this.changed();
            },
          }),
          ` ${words}`,
        ),
      ),
    );
  }

  get isMine() {
    const { look } = this.watch;
    const { isOver, isSignedOut } = this.watch;
    return !isOver && !isSignedOut && !look.pausedUntil && look.seatToAct === this.watch.seat;
  }

  /** The position to show: with the planned moves, if there are any. */
  get view() {
    return this.isMine && this.turn.ply === this.watch.look.plies ? this.turn.view : null;
  }

  /** The moves to choose from: none while a question is open, or while those of a new decision are on their way. */
  get moves() {
    return this.isMine && !this.asked && this.turn.ply === this.watch.look.plies ? this.turn.moves : NONE;
  }

  /** The choice for the board: what goes on, what starts a choice, and the action of picking. */
  choice(places) {
    this.panel.read(this.view ?? this.watch.look.view, this.watch.seat);
    this.choosing.show(this.moves, new Set([...places.keys(), ...this.panel.names]));
    return this.offered();
  }

  offered() {
    const { lit, starts, chosen } = this.choosing;
    this.chosen = { lit, starts, chosen, pick: (name, names) => this.pick(names) };
    return this.chosen;
  }

  pick(names) {
    if (!this.choosing.moves.length) {
      return; // the board is about to be drawn without marks
    }
    const move = this.choosing.pick(names);
    if (move) {
      this.act(move);
    } else {
      this.changed();
    }
  }

  /** If the work takes away what has the focus, the next Tab goes on from the moves, not from the top of the page. */
  async keepFocus(work) {
    const hadFocus = this.element.contains(document.activeElement);
    await work();
    const focused = document.activeElement;
    if (hadFocus && (focused === document.body || !focused?.checkVisibility())) {
      this.bar.focus();
    }
  }

  drop() {
    return this.keepFocus(() => {
      this.choosing.clear();
      return this.changed();
    });
  }

  key(event) {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) {
      return;
    }
    if (this.asked) {
      this.answer(null);
    } else if (this.choosing.isPicking) {
      this.drop();
    } else if (this.isPresent && this.turn.plan.length) {
      this.takeBack();
    }
  }

  /** What ends or gives up something asks first. */
  act(move, isForced = false) {
    clearTimeout(this.single);
    if (move.isFinal && !isForced) {
      this.confirm(move.sentence, () => this.add(move, true));
    } else {
      this.add(move);
    }
  }

  confirm(words, work) {
    this.asked = work;
    const yes = h("button", { type: "button", class: "main yes", onclick: () => this.answer(work) }, "Yes");
    put(
      this.question,
      h("p", {}, withBadges(words, this.watch.look)),
      yes,
      " ",
      h("button", { type: "button", onclick: () => this.answer(null) }, "No"),
    );
    this.changed();
    yes.focus();
  }

  answer(work) {
    return this.keepFocus(() => {
      this.asked = null;
      put(this.question);
      return work ? work() : this.changed();
    });
  }

  /** Runs one step with the node at a time, and shows what went wrong. */
  async run(work) {
    if (this.isRunning) {
      return;
    }
    this.isRunning = true;
    this.element.removeAttribute("data-ready");
    clearTimeout(this.single);
    this.wrong.hidden = true;
    try {
      await work();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
      this.failed = true;
      setTimeout(() => {
        this.failed = false;
        this.changed();
      }, AGAIN_AFTER);
      await this.watch.lookAgain();
      if (isTransient(failure) && this.turn.ply === this.watch.look.plies) {
        this.turn.keep();
      } else {
        this.turn.forget(); // the game went on
      }
    }
    this.isRunning = false;
    this.choosing.clear();
    this.changed();
  }

  add(move, isAsked = false) {
    return this.run(async () => {
      const plan = await this.turn.add(move);
      if (plan && setting("confirm") && !isAsked) {
        this.confirm(`Send ${count(plan.length, "move")}? ${move.sentence}`, () => this.send(plan));
      } else if (plan) {
        await this.sendPlan(plan);
      }
    });
  }

  takeBack() {
    return this.keepFocus(() => this.run(() => this.turn.back()));
  }

  send(plan = this.turn.plan) {
    return this.keepFocus(() => this.run(() => this.sendPlan(plan)));
  }

  async sendPlan(plan) {
    await this.turn.send(plan);
    await this.watch.lookAgain(); // before the turn is forgotten, or the old position would begin another
    this.turn.forget();
  }

  async giveUp() {
    await this.run(async () => {
      await this.watch.session.resign(this.watch.id);
      await this.watch.lookAgain();
    });
  }

  /** Asks for the moves of a new decision. */
  follow() {
    const { look } = this.watch;
    if (!this.isMine || this.turn.ply === look.plies || this.isRunning || this.failed) {
      return;
    }
    clearTimeout(this.single);
    this.asked = null;
    put(this.question);
    this.choosing.show(NONE, new Set());
    this.run(() => this.turn.begin(look.plies));
  }

  turnNote() {
    if (this.watch.isOver) {
      return "The game has ended.";
    }
    if (this.watch.isSignedOut) {
      return "You are signed out.";
    }
    if (this.watch.look.pausedUntil) {
      return "The game is paused.";
    }
    return this.isMine ? "It is your turn." : "The others are thinking.";
  }

  turnHint() {
    if (!this.isMine || !this.turn.isReady || this.asked) {
      return "";
    }
    if (!this.isPresent) {
      return this.live.hidden
        ? "The board still shows what happened: Skip, or Live."
        : "The board shows an earlier decision.";
    }
    if (this.single) {
      return "Only one move is possible; it plays itself.";
    }
    if (this.choosing.isPicking) {
      return "Pick a marked target, or a move below.";
    }
    return this.choosing.starts.size ? "Pick a marked piece, or a move below." : "Pick a move.";
  }

  /** The board shows the present. */
  show() {
    this.isPresent = true;
    this.live.hidden = true;
    this.showAll();
  }

  /** The board shows an earlier position, because the viewer went back, or because it follows the game step by step. */
  showPast(isFollowing) {
    this.isPresent = false;
    this.live.hidden = isFollowing || !this.isMine;
    this.choosing.show(NONE, new Set());
    this.offered();
    this.showAll();
  }

  showAll() {
    const { look, isOver } = this.watch;
    this.follow();
    this.playSingle();
    this.panel.show(this.chosen);
    say(this.heading, isOver ? "Your game" : "Your move");
    say(this.note, this.turnNote());
    say(this.hint, this.turnHint());
    this.question.hidden = !this.asked;
    this.element.dataset.step = `${look.plies}.${this.turn.plan.length}`;
    const canChoose = this.isPresent && this.isMine && this.turn.isReady && !this.isRunning;
    this.element.toggleAttribute("data-ready", isOver || canChoose);
    this.resign.hidden = isOver;
    this.time.hidden = isOver;
    this.clear.hidden = !this.choosing.isPicking;
    this.offers.show();
    this.showPlan();
    const moves = this.choosing.moves;
    const key = [look.plies, this.turn.plan.length, Boolean(this.asked), ...this.choosing.chosen, moves.length].join();
    if (key !== this.listed) {
      this.listed = key; // otherwise keep the focus of a player who is about to choose
      const hadFocus = this.bar.contains(document.activeElement) || this.question.contains(document.activeElement);
      fillBar(this.bar, this.choosing, look, (move) => this.act(move));
      this.all.hidden = !moves.length;
      this.fillAll();
      if (hadFocus) {
        this.bar.focus(); // what had the focus is gone: the next Tab goes on from here
      }
    }
  }

  fillAll() {
    if (this.all.open) {
      fillList(this.list, this.choosing.moves, this.watch.look, (move) => this.act(move));
    } else {
      put(this.list);
    }
  }

  showPlan() {
    const { plan } = this.turn;
    this.plan.hidden = !plan.length || !this.isMine || Boolean(this.asked);
    const key = plan.map((move) => move.code).join();
    if (key !== this.planned) {
      this.planned = key;
      put(
        this.steps,
        plan.map((move) => h("li", {}, withBadges(move.sentence, this.watch.look))),
      );
    }
  }

  /** A decision with one move is none. Behind composed moves it is left to the player: it may send them all. */
  playSingle() {
    const { moves, plan } = this.turn;
    const isAlone = moves.length === 1 && !plan.length;
    const isSingle = setting("single") && this.isPresent && this.isMine && isAlone && !this.asked && !this.failed;
    const key = isSingle ? String(this.turn.ply) : "";
    if (key === this.singleKey) {
      return;
    }
    this.singleKey = key;
    clearTimeout(this.single);
    this.single = isSingle ? setTimeout(() => this.act(moves[0], true), SINGLE_AFTER) : 0;
  }
}
