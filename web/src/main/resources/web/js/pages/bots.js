// Your bot: its player and token, the command that connects it, and how your bots are doing.
import { ask, get, sentenceOf, signInAddress, token } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { panel, table } from "../lib/page.js";
import { recordOf } from "../lib/record.js";
import { copyField } from "../lib/share.js";
import { ago, count, date } from "../lib/words.js";

const SCOPES = { play: "play", "play organise": "play and organise events" };
const EXAMPLE = "python3 clients/python/examples/bot.py";
const option = (value, words) => h("option", { value }, words);

/** The newest use, and the earliest end, of the tokens of a bot. */
function usesOf(tokens) {
  const used = tokens.map((one) => one.lastUsed).filter(Boolean);
  const ends = tokens.map((one) => one.expires).filter(Boolean);
  return {
    last: used.length ? ago(Date.parse(used.toSorted().at(-1))) : "never",
    ends: ends.length === tokens.length && ends.length ? date(Date.parse(ends.toSorted()[0])) : "never",
  };
}

class BotsPage {
  constructor(main, me, ladders) {
    this.me = me;
    this.ladders = ladders;
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.said = h("p", { class: "quiet", role: "status" });
    this.made = h("section", { class: "panel", "aria-label": "Connect it", hidden: true });
    this.bots = h("div", {});
    put(
      main,
      h("h1", {}, "Your bot"),
      h(
        "p",
        { class: "lead wide" },
        "A bot is a program that reads JSON lines and answers with moves. It has a player and a token of its own.",
      ),
      this.wrong,
      this.said,
      h("div", { class: "grid two" }, panel("A new bot", this.form()), this.made),
      h("section", { class: "panel below" }, h("h2", {}, "Your bots"), this.bots),
    );
  }

  ask(path, method = "GET", body = undefined) {
    return ask(path, { method, body, secret: token.get() });
  }

  async act(work) {
    this.wrong.hidden = true;
    say(this.said, "");
    try {
      await work();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }

  form() {
    const field = (words, input) => h("div", { class: "field" }, h("label", { for: input.id }, words), input);
    const name = h("input", { id: "bot-name", required: true, maxlength: 64, autocomplete: "off" });
    const isOrganiser = this.me.scopes.includes("organise");
    this.scope = h(
      "select",
      { id: "bot-scope" },
      Object.entries(SCOPES)
        .filter(([words]) => isOrganiser || words === "play")
        .map(([words, label]) => option(words, label)),
    );
    this.days = h("input", { id: "bot-days", type: "number", min: 1, max: 3650, placeholder: "for ever" });
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.act(async () => {
            const { player, token: first } = await this.ask("/me/bots", "POST", { name: name.value.trim() });
            const isUsual = this.scope.value === "play" && !this.days.value;
            this.showToken(player, isUsual ? first : await this.exchange(player, first));
            event.target.reset();
            await this.showBots();
          });
        },
      },
      field("Name, as others see it", name),
      h("div", { class: "filters" }, field("The token may", this.scope), field("Days until it expires", this.days)),
      h("button", { class: "main" }, "Make the bot"),
    );
  }

  /** A token as the form asks for it, in place of the first one. */
  async exchange(bot, first) {
    const made = await this.token(bot);
    await this.ask(`/tokens/${encodeURIComponent(first.id)}`, "DELETE");
    return made;
  }

  token(bot) {
    return this.ask(`/players/${encodeURIComponent(bot.id)}/tokens`, "POST", {
      scopes: this.scope.value.split(" "),
      ...(this.days.value ? { days: Number(this.days.value) } : {}),
    });
  }

  showToken(bot, made) {
    const line = (more) =>
      `APOGEE_TOKEN=${made.secret} ./apogee bot connect --url ${location.origin}${more} "${EXAMPLE}"`;
    const command = h("div", {}, copyField("bot-command", "Connect it", line("")));
    const where = h(
      "select",
      {
        id: "bot-ladder",
        onchange: () =>
          put(command, copyField("bot-command", "Connect it", line(where.value && ` --ladder ${where.value}`))),
      },
      option("", "wait for games"),
      this.ladders.map((one) => option(one.id, `play on the ladder ${one.name}`)),
    );
    this.made.hidden = false;
    put(
      this.made,
      h("h2", {}, `Connect ${bot.name}`),
      h("p", { class: "notice" }, "Copy the token now: it is shown only once. Anyone who has it can play as your bot."),
      copyField("bot-secret", "Token", made.secret),
      command,
      h("div", { class: "field" }, h("label", { for: where.id }, "Then it should"), where),
      h("p", { class: "quiet" }, `"${EXAMPLE}" is an example; put the command of your program in its place.`),
    );
    this.made.scrollIntoView({ block: "nearest" });
  }

  async showBots() {
    const { items } = await this.ask("/me/bots");
    const rows = await Promise.all(items.map((bot) => this.row(bot)));
    put(
      this.bots,
      items.length
        ? table("Your bots", ["Name", { number: "Games" }, { number: "Won" }, "Last used", "Expires", "Tokens"], rows)
        : h("p", { class: "empty" }, "No bots yet."),
    );
  }

  async row(bot) {
    const [{ items: tokens }, record] = await Promise.all([
      this.ask(`/players/${encodeURIComponent(bot.id)}/tokens`),
      recordOf(bot.id),
    ]);
    const { last, ends } = usesOf(tokens);
    return [
      h("a", { href: `/players/${encodeURIComponent(bot.id)}` }, bot.name),
      record.games,
      record.wins,
      last,
      tokens.length ? ends : "no token",
      h(
        "div",
        { class: "filters" },
        this.button(`New token: ${bot.name}`, "New token", async () => {
          this.showToken(bot, await this.token(bot));
          await this.showBots();
        }),
        tokens.length
          ? this.button(`Revoke tokens: ${bot.name}`, "Revoke", async () => {
              for (const one of tokens) {
                await this.ask(`/tokens/${encodeURIComponent(one.id)}`, "DELETE");
              }
              say(this.said, `Revoked: ${count(tokens.length, "token")} of ${bot.name}.`);
              await this.showBots();
            })
          : null,
      ),
    ];
  }

  button(label, words, act) {
    return h("button", { type: "button", "aria-label": label, onclick: () => this.act(act) }, words);
  }
}

export async function show(main) {
  title("Your bot");
  const secret = token.get();
  const me = secret ? await ask("/me", { secret }).catch(() => null) : null;
  if (!me) {
    put(
      main,
      h("h1", {}, "Your bot"),
      h(
        "p",
        {},
        h("a", { class: "button main", href: signInAddress() }, "Sign in"),
        " to make a bot: a player with a token, with which your program plays.",
      ),
    );
    return;
  }
  const { items } = await get("/ladders").catch(() => ({ items: [] }));
  const page = new BotsPage(main, me, items);
  await page.act(() => page.showBots());
}
