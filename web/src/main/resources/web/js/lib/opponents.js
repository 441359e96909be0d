// House bots to choose from: the levels by name and strength, and the bots that serve authors.
import { h, put } from "./dom.js";
import { sentence } from "./words.js";

const isLevel = (bot) => bot.level !== undefined;

/** "3. Pilot"; the others are known by their form alone. */
const nameOf = ({ form, level }) => (level === undefined ? form : `${level}. ${sentence(form)}`);

/** A list of house bots; the first level is chosen, unless another bot is named. */
export function botChoice(bots, attributes = {}, chosen = "") {
  const option = (bot) => h("option", { value: bot.form, selected: bot.form === chosen }, nameOf(bot));
  const levels = bots.filter(isLevel);
  const others = bots.filter((bot) => !isLevel(bot));
  return h(
    "select",
    attributes,
    h("optgroup", { label: `Levels, 1 to ${levels.length}` }, levels.map(option)),
    h("optgroup", { label: "For authors of bots" }, others.map(option)),
  );
}

/** The same as a field with a label; a sentence says how the chosen bot plays. */
export function botField(words, bots, attributes, chosen) {
  const choice = botChoice(bots, { ...attributes, "aria-describedby": `${attributes.id}-says` }, chosen);
  const says = h("p", { id: `${attributes.id}-says`, class: "quiet" });
  const show = () => put(says, sentence(bots.find((bot) => bot.form === choice.value)?.text ?? ""), ".");
  choice.addEventListener("change", show);
  show();
  return h("div", { class: "field" }, h("label", { for: attributes.id }, words), choice, says);
}

/** "Level 3 of 8: plans its turn ..."; nothing for a bot that is not listed, such as mcts:40. */
export function botWords(bots, form) {
  const bot = bots.find((one) => one.form === form);
  if (!bot) {
    return "";
  }
  const levels = bots.filter(isLevel).length;
  return isLevel(bot) ? `Level ${bot.level} of ${levels}: ${bot.text}.` : `${sentence(bot.text)}.`;
}

/** All of them as words and forms, for forms with a field for each. */
export const botNames = (bots) => bots.map((bot) => [bot.form, nameOf(bot)]);
