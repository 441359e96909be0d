// Elements without markup in strings: no text from outside can become markup.
const SVG = "http://www.w3.org/2000/svg";

/** Elements that are more than they show: an equal one cannot take their place. */
const withState = new WeakSet();

export const hasState = (element) => withState.has(element);

/** Marks an element that its maker changes later, or gives again: it is never taken apart. */
export function changing(element) {
  withState.add(element);
  return element;
}

/** Children as they are given: nested, with gaps. */
export const flat = (children) =>
  children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) {
      continue;
    }
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
      withState.add(element);
    } else if (name === "value" || name === "checked" || name === "disabled") {
      element[name] = value;
      withState.add(element);
    } else if (name.startsWith("--")) {
      element.style.setProperty(name, value);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...flat(children));
  return element;
}

/** An element of a page. */
export const h = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

/** An element of a drawing. */
export const s = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

/** Replaces the children of an element. */
export function put(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

/** Sets a text only if it changed: a page that stays open all day should not repaint without need. */
export function say(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
  }
}

/** The title of the page, in the window and above the content. */
export function title(text) {
  document.title = text === "Apogee" ? text : `${text} · Apogee`;
}

/** Calls back at most once per interval, and never drops the last call. */
export function atMostEvery(millis, work) {
  let timer = 0;
  let last = 0;
  return () => {
    if (timer) {
      return;
    }
    timer = setTimeout(
      () => {
        timer = 0;
        last = performance.now();
        work();
      },
      Math.max(0, last + millis - performance.now()),
    );
  };
}
