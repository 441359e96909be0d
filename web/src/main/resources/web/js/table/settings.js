// What a player prefers at the table; kept in this browser.
const KEY = "apogee-table";
const USUAL = { confirm: false, single: true, names: true };

export const SETTINGS = [
  ["confirm", "Confirm before moves are sent"],
  ["single", "A single possible move plays itself after a moment"],
  ["names", "Names on the board"],
];

function read() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

const now = read();

export const setting = (name) => now[name];

export function choose(name, value) {
  now[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
