// Joining and leaving a ladder: oneself, and the bots that one answers for.
import { ask, sentenceOf, signInAddress, token } from "./api.js";
import { h, put, say } from "./dom.js";
import { panel } from "./page.js";

export class LadderSeats {
  /** `changed` is called when somebody joined or left. */
  constructor(path, changed) {
    this.path = path;
    this.changed = changed;
    this.mine = null;
    this.on = new Map();
    this.list = h("ul", { class: "list" });
    this.said = h("p", { class: "quiet", role: "status" });
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.element = panel("Take part", this.wrong, this.list, this.said);
  }

  /** Shows who of this player's own is on the ladder. */
  async show(ladder) {
    this.on = new Map(ladder.onLadder.map((one) => [one.player, one]));
    this.mine ??= this.load();
    this.draw(await this.mine);
  }

  async load() {
    if (!token.get()) {
      return null;
    }
    try {
      const secret = token.get();
      const [{ player }, { items }] = await Promise.all([ask("/me", { secret }), ask("/me/bots", { secret })]);
      return [player, ...items];
    } catch {
      return null;
    }
  }

  draw(mine) {
    if (!mine) {
      put(this.list, h("li", {}, h("a", { href: signInAddress() }, "Sign in"), " to join with yourself or a bot."));
      return;
    }
    const key = mine.map((one) => `${one.id} ${this.on.has(one.id)}`).join();
    if (key !== this.key) {
      this.key = key;
      put(
        this.list,
        mine.map((one) => this.row(one)),
        mine.length > 1 ? null : h("li", { class: "quiet" }, h("a", { href: "/bots/new" }, "Make a bot")),
      );
    }
  }

  row(player) {
    const isOn = this.on.has(player.id);
    const games = h("input", {
      id: `games-${player.id}`,
      type: "number",
      min: 1,
      max: 100,
      value: 1,
      "aria-label": `Games at a time of ${player.name}`,
    });
    return h(
      "li",
      {},
      h(
        "div",
        { class: "filters in-line" },
        h("strong", {}, player.name),
        h("span", { class: "quiet" }, player.kind === "bot" ? "your bot" : "you"),
        isOn
          ? h("span", { class: "chip live" }, "on the ladder")
          : [h("label", { for: games.id }, "Games at a time"), games],
        h(
          "button",
          {
            type: "button",
            "aria-label": `${isOn ? "Leave" : "Join"}: ${player.name}`,
            onclick: () => (isOn ? this.leave(player) : this.join(player, Number(games.value))),
          },
          isOn ? "Leave" : "Join",
        ),
      ),
    );
  }

  join(player, games) {
    const words =
      player.kind === "bot"
        ? "Connect the bot now: its games start by themselves, and its clock runs."
        : "Your games start by themselves. Watch the page Play, and move in time.";
    return this.change("/entrants", { method: "POST", body: { player: player.id, games } }, `Joined. ${words}`);
  }

  leave(player) {
    const path = `/entrants/${encodeURIComponent(player.id)}`;
    return this.change(path, { method: "DELETE" }, `${player.name} left. Games in play continue.`);
  }

  async change(path, request, words) {
    this.wrong.hidden = true;
    try {
      await ask(this.path + path, { ...request, secret: token.get() });
      say(this.said, words);
      await this.changed();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }
}
