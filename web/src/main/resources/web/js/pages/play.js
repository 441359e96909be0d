// Opening a game: identity, game and opponents.
import { ask, get, keyed, rulesets, sentenceOf, signInAddress, signOut, token } from "../lib/api.js";
import { CLOCKS } from "../lib/clocks.js";
import { h, put, title } from "../lib/dom.js";
import { Lobby } from "../lib/lobby.js";
import { botField } from "../lib/opponents.js";
import { chosenOptions, showOptions } from "../lib/options.js";
import { fill, panel } from "../lib/page.js";
import { GAMES, gameOf, sentence, titleOf } from "../lib/words.js";

/** Minutes, seconds and a word. */
const CHOICES = [
  ...Object.entries(CLOCKS).map(([words, [minutes, seconds]]) => [minutes, seconds, words]),
  [24 * 60, 0, "a day for the whole game"],
];

const clockOf = ([minutes, seconds]) => ({
  bankMillis: minutes * 60_000,
  incrementMillis: seconds * 1000,
  capMillis: minutes * 60_000,
});

const clockWords = ([minutes, seconds, words]) =>
  seconds ? `${minutes} min + ${seconds} s a turn (${words})` : sentence(words);

class PlayPage {
  constructor(main, known) {
    this.known = known;
    this.order = keyed();
    this.who = h("div", {});
    this.form = h("div", {});
    this.mine = h("div", {});
    this.lobby = new Lobby(known);
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    put(
      main,
      h("h1", {}, "Play"),
      this.wrong,
      h(
        "div",
        { class: "grid two" },
        h("div", { class: "grid" }, this.lobby.element, panel("A game against house bots", this.form)),
        h("div", { class: "grid who-first" }, panel("You", this.who), panel("Your games", this.mine)),
      ),
    );
  }

  fail(failure) {
    this.wrong.hidden = false;
    put(this.wrong, sentenceOf(failure));
    this.wrong.scrollIntoView({ block: "center" }); // the button that was refused may be far below
  }

  async start() {
    this.me = null;
    const secret = token.get();
    if (secret) {
      try {
        const { player, guest } = await ask("/session", { secret });
        if (player) {
          this.me = player;
          this.isGuest = guest;
          token.is(player.id);
        } else {
          token.forget(); // the session has ended
        }
      } catch (failure) {
        if (failure.status === 401 && token.get() !== secret) {
          await this.start(); // with the session of an account, or as a visitor
          return;
        }
        this.fail(failure);
      }
    }
    this.showWho();
    this.showForm();
    await this.lobby.show(this.me);
    await this.showMine();
  }

  showWho() {
    if (this.me) {
      put(
        this.who,
        h("p", {}, "You play as ", h("a", { href: `/players/${encodeURIComponent(this.me.id)}` }, this.me.name), "."),
        token.isSession() && !this.isGuest
          ? h("p", { class: "quiet" }, h("a", { href: "/account" }, "Your account"))
          : h(
              "p",
              { class: "quiet" },
              this.isGuest ? "A guest stays for a week. " : "Your token stays in this window until you close it. ",
              h("a", { href: signInAddress() }, "Sign in or choose a password"),
              " to keep this player.",
            ),
        h(
          "button",
          {
            type: "button",
            onclick: async () => {
              const atProvider = await signOut();
              if (atProvider) {
                location.assign(atProvider);
              } else {
                await this.start();
              }
            },
          },
          token.isSession() && !this.isGuest ? "Sign out" : "Leave",
        ),
      );
      return;
    }
    const name = h("input", { id: "guest-name", maxlength: 40, autocomplete: "nickname", placeholder: "Your name" });
    const secret = h("input", { id: "token", type: "password", autocomplete: "off", placeholder: "apogee_…" });
    const form = (id, words, field, button, kind, submit) =>
      h(
        "form",
        {
          class: "field",
          onsubmit: (event) => {
            event.preventDefault();
            submit();
          },
        },
        h("label", { for: id }, words),
        h("div", { class: "filters" }, field, h("button", { class: kind || null }, button)),
      );
    put(
      this.who,
      h("p", {}, h("a", { class: "button main", href: signInAddress() }, "Sign in"), " or create an account."),
      form("guest-name", "Play as a guest", name, "Enter", "main", () => this.guest(name.value.trim())),
      form("token", "Or enter your token", secret, "Use it", "", () => {
        token.set(secret.value.trim());
        this.start();
      }),
    );
  }

  async guest(name) {
    this.wrong.hidden = true;
    try {
      const body = name ? { name, session: true } : { session: true };
      const { player } = await ask("/guests", { method: "POST", body });
      token.signedIn(player.id);
      await this.start();
    } catch (failure) {
      this.fail(failure);
    }
  }

  showForm() {
    const asked = new URLSearchParams(location.search).get("game");
    const games = this.known.items;
    const game = h(
      "select",
      { id: "game", onchange: () => seats() },
      games.map((one) => h("option", { value: one.game, selected: one.game === asked }, one.title)),
    );
    const opponents = h("div", {});
    const options = h("div", {});
    const text = h("p", { class: "quiet" });
    const of = () => games.find((one) => one.game === game.value);
    const number = h("select", { id: "seats", onchange: () => bots() });
    const bots = () =>
      put(
        opponents,
        Array.from({ length: Number(number.value) - 1 }, (_, i) =>
          botField(`Seat ${i + 2}`, this.known.bots, { id: `bot-${i}`, class: "bot" }),
        ),
      );
    const seats = () => {
      const { minSeats, maxSeats } = of();
      put(text, GAMES[game.value]?.text ?? "");
      put(
        number,
        Array.from({ length: maxSeats - minSeats + 1 }, (_, i) =>
          h("option", { value: minSeats + i, selected: minSeats + i === Math.max(2, minSeats) }, String(minSeats + i)),
        ),
      );
      showOptions(options, of());
      bots();
    };
    const clock = h(
      "select",
      { id: "clock" },
      h("option", { value: "" }, "The usual one of the game"),
      CHOICES.map((one, i) => h("option", { value: i }, clockWords(one))),
    );
    const open = h(
      "button",
      {
        type: "button",
        class: "main",
        disabled: !this.me,
        onclick: async () => {
          open.disabled = true;
          open.disabled = await this.open(of(), opponents, options, CHOICES[clock.value]);
        },
      },
      "Begin",
    );
    put(
      this.form,
      h("div", { class: "field" }, h("label", { for: "game" }, "Game"), game),
      text,
      h("div", { class: "field" }, h("label", { for: "seats" }, "Seats"), number),
      h("p", { class: "quiet" }, "You have the first seat; house bots have the other seats."),
      opponents,
      h("div", { class: "field" }, h("label", { for: "clock" }, "Clock"), clock),
      h("details", { class: "field" }, h("summary", {}, "Options"), options),
      open,
      this.me ? null : h("p", { class: "quiet" }, "First play as a guest, or enter your token."),
    );
    seats();
  }

  /** True if the game is open and its page on its way. */
  async open(ruleset, opponents, options, clock) {
    this.wrong.hidden = true;
    const chosen = chosenOptions(options);
    const seats = [
      { player: this.me.id },
      ...[...opponents.querySelectorAll(".bot")].map((bot) => ({ bot: bot.value })),
    ];
    try {
      const order = { game: ruleset.game, seats, options: chosen };
      const { game } = await this.order("/games", clock ? { ...order, clock: clockOf(clock) } : order, token.get());
      location.assign(`/games/${encodeURIComponent(game)}`);
      return true;
    } catch (failure) {
      this.fail(failure);
      return false;
    }
  }

  showMine() {
    if (!this.me) {
      put(this.mine, h("p", { class: "empty" }, "None yet."));
      return Promise.resolve();
    }
    return fill(
      this.mine,
      () => get(`/games?player=${encodeURIComponent(this.me.id)}&limit=10`),
      ({ items }) =>
        items.length
          ? h(
              "ul",
              { class: "list" },
              items.map((one) =>
                h(
                  "li",
                  {},
                  h(
                    "a",
                    { class: `row game-${gameOf(one.ruleset)}`, href: `/games/${encodeURIComponent(one.id)}` },
                    h("span", { class: "what" }, titleOf(one.ruleset)),
                    h("span", { class: "side" }, one.stage === "live" ? "continue" : one.stage),
                  ),
                ),
              ),
            )
          : h("p", { class: "empty" }, "None yet."),
    );
  }
}

export async function show(main) {
  title("Play");
  await new PlayPage(main, await rulesets()).start();
}
