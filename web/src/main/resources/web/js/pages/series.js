// Templates: series of events and stored settings, with their next events.
import { ask, get, send, sentenceOf, token } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { fill, panel } from "../lib/page.js";
import { day, titleOf } from "../lib/words.js";

const RULES = {
  "FREQ=DAILY": "every day",
  "FREQ=WEEKLY": "every week",
  "FREQ=WEEKLY;INTERVAL=2": "every second week",
  "FREQ=MONTHLY": "every month",
};

class SeriesPage {
  constructor(main) {
    this.list = h("div", { class: "grid" });
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    put(main, h("h1", {}, "Series"), this.wrong, this.list);
  }

  async load() {
    this.me = token.get()
      ? await ask("/me", { secret: token.get() }).then(
          (answer) => answer.player.id,
          () => null,
        )
      : null;
    await fill(
      this.list,
      async () => {
        const { items } = await get("/tournaments/templates");
        return Promise.all(items.map((one) => get(`/tournaments/templates/${encodeURIComponent(one.template)}`)));
      },
      (all) => (all.length ? all.map((one) => this.one(one)) : h("p", { class: "empty" }, "No series yet.")),
      "This node runs no tournaments.",
    );
  }

  one(series) {
    const made = new Map(series.events.map((event) => [event.due, event]));
    const events = [...series.events, ...series.next.filter((event) => !made.has(event.due))];
    const when = series.rule
      ? `${RULES[series.rule] ?? series.rule}, ${series.start.slice(11, 16)} in ${series.zone}`
      : "no rule";
    return panel(
      series.name,
      h("p", { class: "quiet" }, [titleOf(series.game), series.format, when, series.state].join(" · ")),
      h(
        "ul",
        {},
        events
          .filter((event) => event.startAt > Date.now())
          .slice(0, 8)
          .map((event) =>
            h(
              "li",
              {},
              event.tournament
                ? h("a", { href: `/tournaments/${encodeURIComponent(event.tournament)}` }, day(event.startAt))
                : h("span", { class: "quiet" }, day(event.startAt)),
            ),
          ),
      ),
      series.owner === this.me ? h("div", { class: "filters" }, this.actions(series)) : null,
    );
  }

  actions(series) {
    const path = `/tournaments/templates/${encodeURIComponent(series.template)}`;
    const button = (what, words) => h("button", { type: "button", onclick: () => this.act(`${path}/${what}`) }, words);
    return [
      series.state === "paused" ? button("resume", "Resume") : button("pause", "Pause"),
      button("end", "End the series"),
    ];
  }

  async act(path) {
    try {
      await send(path, undefined, token.get());
      this.wrong.hidden = true;
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
    await this.load();
  }
}

export async function show(main) {
  title("Series");
  await new SeriesPage(main).load();
}
