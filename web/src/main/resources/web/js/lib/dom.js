// Elements without markup in strings: no text from outside can become markup.
const SVG = "http://www.w3.org/2000/svg";

/** Elements without state: nothing in them listens or can be filled in. An equal one can take their place. */
const stateless = new WeakSet();

const flat = (children) =>
  children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);

const isState = (name, value) => (name.startsWith("on") || name === "value" || name === "checked") && Boolean(value);

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === null || value === undefined || value === false) {
      continue;
    }
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (name === "value" || name === "checked" || name === "disabled") {
      element[name] = value;
    } else if (name.startsWith("--")) {
      element.style.setProperty(name, value);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...flat(children));
  if (
    !Object.entries(properties ?? {}).some(([name, value]) => isState(name, value)) &&
    [...element.children].every((child) => stateless.has(child))
  ) {
    stateless.add(element);
  }
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

/** So many neighbours are looked at for an equal one: enough for a list that moves, and quick in a long table. */
const NEAR = 20;

/**
 * Replaces the children of an element that may be drawn again while somebody points at it: what is
 * still right stays where it is, because a click on an element that is exchanged between press and
 * release is lost.
 */
export function renew(element, ...children) {
  const wanted = flat(children).map((one) => (one instanceof Node ? one : new Text(one)));
  let at = element.firstChild;
  wanted.forEach((child, i) => {
    const kept = near(at).find((node) => isSame(node, child));
    while (kept && at !== kept) {
      at = removed(at);
    }
    if (kept) {
      at = kept.nextSibling;
    } else if (isLike(at, child) && !wanted.slice(i + 1, i + NEAR).some((later) => isSame(at, later))) {
      renew(at, ...child.childNodes);
      at = at.nextSibling;
    } else {
      element.insertBefore(child, at);
    }
  });
  while (at) {
    at = removed(at);
  }
  return element;
}

/** A node and those that follow it. */
function near(node) {
  const nodes = [];
  for (let next = node; next && nodes.length < NEAR; next = next.nextSibling) {
    nodes.push(next);
  }
  return nodes;
}

const isStateless = (node) => node instanceof Text || stateless.has(node);

/** Whether a node can stay in the place of the other. */
const isSame = (node, other) => node === other || (isStateless(node) && isStateless(other) && node.isEqualNode(other));

/** Whether both are elements that differ only in what they contain. */
const isLike = (one, other) =>
  stateless.has(one) && stateless.has(other) && one.cloneNode(false).isEqualNode(other.cloneNode(false));

function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
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
