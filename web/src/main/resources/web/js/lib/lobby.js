// The lobby: open seeks of other people, challenges, and a form for a seek of one's own.
import { ask, get, isTransient, keyed, send, sentenceOf, token } from "./api.js";
import { h, put, say } from "./dom.js";
import { botField } from "./opponents.js";
import { chosenOptions, showOptions } from "./options.js";
import { panel } from "./page.js";
import { ratingOf, ratingsIn } from "./ratings.js";
import { renew } from "./renew.js";
import { awaitGame, DAY, detailsOf, forgetInvitation, invitation, inviteLink, PACES } from "./seeks.js";
import { follow } from "./stream.js";
import { vacationOf } from "./vacation.js";
import { gameOf, sentence, titleOf } from "./words.js";

export class Lobby {
  /** With the games and the house bots of this platform. */
  constructor({ items, bots }) {
    this.games = items;
    this.houseBots = bots;
    this.me = null;
    this.seeks = [];
    this.ratings = new Map();
    this.vacations = new Map();
    this.list = h("div", { "aria-live": "polite" });
    this.forMe = h("div", {});
    this.link = h("div", {});
    this.said = h("p", { class: "quiet", "aria-live": "polite" });
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.form = h("details", { class: "field" });
    this.element = panel("People", this.wrong, this.forMe, this.list, this.link, this.said, this.form);
    this.waits = new Set();
    this.order = keyed();
    follow("/seeks/stream", {
      line: ({ items }) => {
        this.seeks = items ?? [];
        this.draw();
      },
    });
    setInterval(() => document.hidden || this.showForMe(), 3000);
  }

  /** Shows what this player may do; null for somebody without a token. */
  async show(me) {
    this.me = me;
    this.showForm();
    this.draw();
    await this.showInvitation();
    await this.showForMe();
  }

  async try(work) {
    this.wrong.hidden = true;
    try {
      await work();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }

  button(words, act, kind = null) {
    const properties = { type: "button", class: kind, disabled: !this.me, "data-does": words };
    return h("button", { ...properties, onclick: () => this.try(act) }, words);
  }

  post(path, body) {
    return body ? send(path, body, token.get()) : ask(path, { method: "POST", secret: token.get() });
  }

  draw() {
    renew(
      this.list,
      this.seeks.length
        ? h(
            "ul",
            { class: "list" },
            this.seeks.map((seek) => h("li", { "data-key": seek.id }, this.row(seek))),
          )
        : h("p", { class: "empty" }, "Nobody is waiting for a game."),
    );
  }

  /** Ratings are asked for once; until they are here, names stand alone. */
  rating({ rated, ruleset }, { player }) {
    const pool = gameOf(ruleset);
    if (rated && !this.ratings.has(pool)) {
      this.ratings.set(pool, new Map());
      ratingsIn(pool).then((known) => {
        this.ratings.set(pool, known);
        this.draw();
      });
    }
    const known = rated ? this.ratings.get(pool).get(player) : null;
    return known ? [" (", ratingOf(known), ")"] : null;
  }

  /** Matters in games by days; asked for once, like ratings. */
  away(seek, { player }) {
    if (seek.clock.bankMillis < DAY) {
      return null;
    }
    if (!this.vacations.has(player)) {
      this.vacations.set(player, "");
      vacationOf(player).then((words) => {
        this.vacations.set(player, words);
        if (words) {
          this.draw();
        }
      });
    }
    const words = this.vacations.get(player);
    return words ? ` (${words})` : null;
  }

  row(seek, ...actions) {
    const names = seek.players.map((one, i) => [i ? ", " : "", one.name, this.rating(seek, one), this.away(seek, one)]);
    return h(
      "div",
      {},
      h(
        "div",
        { class: `row game-${gameOf(seek.ruleset)}` },
        h("span", { class: "what" }, `${titleOf(seek.ruleset)}: `, names),
        h("span", { class: "side" }, detailsOf(seek)),
      ),
      h("div", { class: "filters" }, actions.length ? actions : this.actions(seek)),
    );
  }

  actions(seek) {
    const path = `/seeks/${encodeURIComponent(seek.id)}`;
    if (this.me?.id === seek.owner) {
      return [
        seek.bots.length ? this.button("Fill with bots", () => this.joined(this.post(`${path}/fill`))) : null,
        this.button("Withdraw", () => ask(path, { method: "DELETE", secret: token.get() })),
      ];
    }
    return seek.players.some((one) => one.player === this.me?.id)
      ? this.button("Leave", () => this.post(`${path}/leave`))
      : this.button("Join", () => this.joined(this.post(`${path}/join`, {})), "main");
  }

  async joined(answer) {
    const seek = await answer;
    this.wait(seek.id, `/seeks/${encodeURIComponent(seek.id)}`);
  }

  /** Goes to the game as soon as it is open. */
  wait(id, path) {
    if (this.waits.has(id)) {
      return;
    }
    this.waits.add(id);
    this.try(async () => {
      const closed = await awaitGame(path).finally(() => this.waits.delete(id));
      if (closed) {
        say(this.said, closed.reason ? `Declined: ${closed.reason}` : `The game did not begin: ${closed.stage}.`);
      }
    });
  }

  /** Challenges to this player, and seeks and challenges that wait for others. */
  async showForMe() {
    if (!this.me) {
      put(this.forMe);
      return;
    }
    const secret = token.get();
    try {
      const [{ items: challenges }, { items: seeks }] = await Promise.all([
        get("/challenges", { secret }),
        get("/me/seeks", { secret }),
      ]);
      seeks.forEach((seek) => this.wait(seek.id, `/seeks/${encodeURIComponent(seek.id)}`));
      const hidden = seeks.filter((seek) => !seek.listed);
      const key = JSON.stringify([challenges, hidden]);
      if (key === this.key) {
        return; // a button that has the focus stays
      }
      this.key = key;
      put(
        this.forMe,
        challenges.length ? h("h3", {}, "Challenges") : null,
        h(
          "ul",
          { class: "list" },
          challenges.map((one) => h("li", {}, this.challenge(one))),
          hidden.map((one) => h("li", {}, this.row(one))),
        ),
      );
    } catch {
      // The next attempt is in three seconds.
    }
  }

  challenge(one) {
    const path = `/challenges/${encodeURIComponent(one.id)}`;
    const withdraw = () => ask(path, { method: "DELETE", secret: token.get() });
    const mine = one.players.find((place) => place.player === this.me.id);
    if (mine.agreed) {
      this.wait(one.id, path);
      return one.owner === this.me.id
        ? this.row(one, this.button("Withdraw", withdraw))
        : this.row(one, h("span", { class: "quiet" }, "waiting"));
    }
    return this.row(
      one,
      this.button(
        "Accept",
        async () => {
          await this.post(`${path}/accept`);
          this.wait(one.id, path);
        },
        "main",
      ),
      this.button("Decline", () => this.post(`${path}/decline`, {})),
    );
  }

  async showInvitation() {
    const invited = invitation();
    if (!invited) {
      return;
    }
    await this.try(async () => {
      const path = `/seeks/${encodeURIComponent(invited.id)}`;
      const body = { invite: invited.secret };
      const seek = await ask(`${path}/invitation`, { method: "POST", body }).catch((failure) => {
        if (!isTransient(failure)) {
          forgetInvitation();
        }
        throw failure;
      });
      const isIn = seek.players.some((one) => one.player === this.me?.id);
      if (isIn || seek.stage !== "open") {
        forgetInvitation();
      }
      const accept = async () => {
        await this.joined(this.post(`${path}/join`, body));
        forgetInvitation();
      };
      put(
        this.link,
        h("h3", {}, "You are invited"),
        this.row(
          seek,
          isIn
            ? h("span", { class: "quiet" }, "You have a seat.")
            : this.button("Accept the invitation", accept, "main"),
        ),
        this.me ? null : h("p", { class: "quiet" }, "First play as a guest, or enter your token."),
      );
    });
  }

  showForm() {
    const field = (words, id, input) => h("div", { class: "field" }, h("label", { for: id }, words), input);
    const select = (id, options) =>
      h(
        "select",
        { id },
        options.map(([value, words]) => h("option", { value }, words)),
      );
    const check = (id, words) => h("p", {}, h("input", { id, type: "checkbox" }), " ", h("label", { for: id }, words));
    const game = select(
      "seek-game",
      this.games.map((one) => [one.game, one.title]),
    );
    const seats = select("seek-seats", []);
    const pace = select(
      "seek-pace",
      PACES.map(([, words], i) => [i, sentence(words)]),
    );
    pace.value = "1";
    const who = h("input", { id: "seek-who", maxlength: 64, autocomplete: "off", placeholder: "Anybody" });
    const rated = check("seek-rated", "Rated");
    const bots = check("seek-bots", "House bots may fill the seats that stay free");
    const level = botField("House bot for these seats", this.houseBots, { id: "seek-bot" });
    const hidden = check("seek-hidden", "Only by an invite link");
    const isOn = (box) => box.querySelector("input").checked;
    const number = (id, min, max) => h("input", { id, type: "number", min, max, step: 1 });
    const least = number("seek-least", -1_000_000, 1_000_000);
    const most = number("seek-most", -1_000_000, 1_000_000);
    const fill = number("seek-fill", 1, 1440);
    const options = h("div", {});
    const fillForGame = () => {
      const ruleset = this.games.find((one) => one.game === game.value);
      const { minSeats, maxSeats } = ruleset;
      const fewest = Math.max(2, minSeats);
      put(
        seats,
        Array.from({ length: maxSeats - fewest + 1 }, (_, i) => h("option", { value: fewest + i }, String(fewest + i))),
      );
      showOptions(options, ruleset, "seek-option");
    };
    game.addEventListener("change", fillForGame);
    fillForGame();
    const whole = (name, input, factor = 1) => (input.value === "" ? {} : { [name]: factor * Number(input.value) });
    const offer = async () => {
      const body = {
        game: game.value,
        options: chosenOptions(options),
        ...PACES[Number(pace.value)][0],
        rated: isOn(rated),
        bots: isOn(bots) || fill.value !== "" ? [level.querySelector("select").value] : [],
      };
      const name = who.value.trim();
      const made = name
        ? await this.order(
            "/challenges",
            {
              ...body,
              players: [name],
              ...(isOn(bots) ? { seats: Number(seats.value) } : {}),
            },
            token.get(),
          )
        : await this.order(
            "/seeks",
            {
              ...body,
              seats: Number(seats.value),
              listed: !isOn(hidden),
              invite: true,
              ...whole("ratingMin", least),
              ...whole("ratingMax", most),
              ...whole("fillSeconds", fill, 60),
            },
            token.get(),
          );
      if (made.invite) {
        this.showLink(inviteLink(made.id, made.invite));
      }
      this.key = "";
      await this.showForMe();
    };
    const button = h("button", { class: "main", disabled: !this.me }, "Offer");
    put(
      this.form,
      h("summary", {}, "Offer a game"),
      h(
        "form",
        {
          onsubmit: async (event) => {
            event.preventDefault();
            button.disabled = true;
            await this.try(offer);
            button.disabled = false;
          },
        },
        field("Game to offer", "seek-game", game),
        field("Seats of the game", "seek-seats", seats),
        field("Pace", "seek-pace", pace),
        field("Opponent, by name", "seek-who", who),
        rated,
        bots,
        hidden,
        h(
          "details",
          { class: "field" },
          h("summary", {}, "Range, bots and options"),
          field("Lowest rating that may join (rated games)", "seek-least", least),
          field("Highest rating that may join", "seek-most", most),
          field("Fill with house bots after this many minutes", "seek-fill", fill),
          level,
          options,
        ),
        button,
      ),
    );
  }

  showLink(url) {
    const text = h("input", { id: "invite-link", readonly: true, value: url });
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(url);
        say(this.said, "Copied.");
      } catch {
        text.select(); // the browser has no clipboard here
      }
    };
    put(
      this.link,
      h(
        "div",
        { class: "field" },
        h("label", { for: "invite-link" }, "Invite link"),
        h("div", { class: "filters" }, text, this.button("Copy", copy)),
      ),
    );
  }
}
