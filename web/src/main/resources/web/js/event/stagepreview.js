// What the stages of a competition will look like: each group is previewed as a tournament of its own.
import { ask, token } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { count } from "../lib/words.js";
import { showPreview } from "./preview.js";

const OF_STAGES = ["groups", "distribution", "advance", "best", "carry"];

/** How many are in each stage, as far as the numbers of the form say. */
export function fields(stages, expected) {
  let here = expected;
  return stages.map((stage) => {
    const field = { stage, entrants: here, largest: Math.ceil(here / (stage.groups ?? 1)) };
    here = Math.min(here, (stage.groups ?? 1) * (stage.advance ?? 0) + (stage.best ?? 0));
    return field;
  });
}

/** Draws a part for each stage; throws the first refusal, with the number of its stage. */
export async function previewStages(element, { game, stages, expected }) {
  const parts = [];
  for (const [i, { stage, entrants, largest }] of fields(stages, expected).entries()) {
    const body = { game, ...stage, expected: Math.max(2, largest) };
    OF_STAGES.forEach((name) => delete body[name]);
    const part = h("div", {});
    try {
      const preview = await ask("/tournaments/preview", { method: "POST", body, secret: token.get() });
      showPreview(part, preview);
    } catch (failure) {
      throw Object.assign(failure, { stage: i + 1 });
    }
    const groups = count(stage.groups ?? 1, "group");
    const tooFew = entrants < 2 * (stage.groups ?? 1);
    parts.push(
      h(
        "section",
        {},
        h("h3", {}, stage.name),
        h("p", { class: "quiet" }, `${count(entrants, "entrant")} in ${groups}, ${largest} in the largest.`),
        tooFew
          ? h("p", { class: "notice" }, "Too few entrants qualify for this stage.")
          : h("div", {}, h("p", { class: "quiet" }, "Each group:"), part),
      ),
    );
  }
  put(element, parts);
}
