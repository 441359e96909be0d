// Draws again what somebody may be reading or pointing at.
import { changing, flat, hasState } from "./dom.js";

/** So many neighbours are looked at for an equal one: enough for a list that moves, and quick in a long table. */
const NEAR = 20;

/** What an element can hold beside its attributes. */
const FIELDS = "input, select, textarea";

/**
 * Replaces the children of an element like `put`, but what is still right stays where it is: a click
 * on an element that is exchanged between press and release is lost, as are focus and scroll position.
 *
 * Elements with the same `data-key` are the same thing, wherever it stands in its list. One that
 * listens is exchanged, unless `data-does` names what it does: an equal one does the same. One that
 * its maker changes later must be marked as `changing`.
 */
export function renew(element, ...children) {
  const wanted = flat(children).map((one) => (one instanceof Node ? one : new Text(one)));
  let at = element.firstChild;
  wanted.forEach((child, i) => {
    const kept = near(at).find((node) => isSame(node, child) || (child.dataset?.key && isLike(node, child)));
    while (kept && at !== kept) {
      at = removed(at);
    }
    if (kept || (isLike(at, child) && !wanted.slice(i + 1, i + NEAR).some((later) => isSame(at, later)))) {
      if (!isSame(at, child)) {
        renew(at, ...child.childNodes);
      }
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

/** Makes a part again only if what it shows has changed, so that what somebody types in it stays. */
export function part(make) {
  let shown;
  let made;
  return (what) => {
    const text = JSON.stringify(what);
    if (text !== shown) {
      shown = text;
      made = make(what);
      if (made) {
        changing(made);
      }
    }
    return made;
  };
}

/** A node and those that follow it. */
function near(node) {
  const nodes = [];
  for (let next = node; next && nodes.length < NEAR; next = next.nextSibling) {
    nodes.push(next);
  }
  return nodes;
}

/** Whether a node can stay in the place of the other: both show the same, and neither has more than it shows. */
const isSame = (node, other) => node === other || (node?.isEqualNode(other) && isPlain(node) && isPlain(other));

const isPlain = (node) => !(node instanceof Element) || ![node, ...node.querySelectorAll("*")].some(holdsState);

/** Whether both are elements that differ only in what they contain. */
const isLike = (one, other) =>
  one instanceof Element &&
  other instanceof Element &&
  !holdsState(one) &&
  !holdsState(other) &&
  one.cloneNode(false).isEqualNode(other.cloneNode(false));

const holdsState = (element) => (hasState(element) && !element.dataset.does) || element.matches(FIELDS);

function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
