// How a viewer wants to watch: kept in this browser, the same for all games.
const KEY = "apogee-watching";
export const SPEEDS = [0.5, 1, 2, 4, 8];
const USUAL = { speed: 1, sound: false, steps: true, notify: false };

function kept() {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const wanted = { ...USUAL };
    for (const name of Object.keys(USUAL)) {
      if (typeof known[name] === typeof USUAL[name]) {
        wanted[name] = known[name];
      }
    }
    return { ...wanted, speed: SPEEDS.includes(wanted.speed) ? wanted.speed : USUAL.speed };
  } catch {
    return { ...USUAL }; // storage that is switched off or was written by somebody else
  }
}

export const wishes = kept();

export function wish(name, value) {
  wishes[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // The wish holds until the page is closed.
  }
}
