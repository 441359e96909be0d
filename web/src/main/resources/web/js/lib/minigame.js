// A live game without controls: its board, its seats, and who is to move. For the stage and for other sites.
import { get } from "./api.js";
import { h, put, say } from "./dom.js";
import { badge } from "./seats.js";
import { count, gameOf, outcome, titleOf } from "./words.js";
import { BoardView, boardOf } from "../game/boards.js";
import { Motion } from "../game/motion.js";

export class MiniGame {
  constructor(look, module) {
    const game = gameOf(look.ruleset);
    this.id = look.game;
    this.module = module;
    this.board = new BoardView(game, module, look.seats);
    this.motion = new Motion(game);
    this.scores = look.seats.map(() => h("b", {}));
    this.sitters = look.seats.map((seat, number) =>
      h("span", { class: "sitter" }, badge(number), seat.name, this.scores[number]),
    );
    this.now = h("p", { class: "quiet" });
    this.chip = h("span", { class: "chip" });
    const link = h("a", { href: `/games/${encodeURIComponent(look.game)}`, target: "_top" }, titleOf(look.ruleset));
    this.element = h(
      "section",
      { class: `panel tv-board game-${game}`, "aria-label": titleOf(look.ruleset) },
      h("h2", {}, link, this.chip),
      this.board.frame,
      h("p", { class: "sitters" }, this.sitters),
      this.now,
    );
    this.show(look);
  }

  static async of(id) {
    const look = await get(`/games/${encodeURIComponent(id)}`);
    return new MiniGame(look, await boardOf(gameOf(look.ruleset)));
  }

  get isOver() {
    return this.look.stage !== "live";
  }

  async refresh() {
    const look = await get(`/games/${encodeURIComponent(this.id)}`);
    if (look.sequence !== this.look.sequence) {
      this.show(look);
    }
  }

  show(look) {
    const before = this.look?.view ?? null;
    this.look = look;
    this.board.show(look.view, before, [], null);
    if (before) {
      this.motion.play(this.board.frame.firstElementChild, this.board.centres, before, look.view, []);
    }
    look.seats.forEach((_, seat) => {
      say(this.scores[seat], String(this.module.seat(look.view, seat).score ?? ""));
      this.sitters[seat].classList.toggle("acting", look.seatToAct === seat);
    });
    say(this.chip, this.isOver ? "finished" : "live");
    this.chip.classList.toggle("live", !this.isOver);
    put(
      this.now,
      this.isOver
        ? outcome(look)
        : `${look.seats[look.seatToAct].name} decides, ${count(look.plies, "decision")} so far`,
    );
  }
}
