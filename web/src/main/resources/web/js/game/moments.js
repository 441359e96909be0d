// The moments of a game that a viewer looks for: fights, captures, Entity phases, changes of the lead.
export const MOMENTS = {
  fight: "Fights",
  capture: "Captures and losses",
  entity: "The Entity",
  lead: "Lead changes",
  other: "Other events",
};

/** Kinds of facts by what they are, the first that matches; `weight` ranks facts of one turn. */
const KINDS = [
  ["entity", 4, /^(entity-phase-began|gate-opened|power-rose)$/],
  ["capture", 5, /captured|conquer|sector-lost|gate-lost|gate-destroyed|invaded|eliminated/],
  ["capture", 5, /^planet-(destroyed|neutral|colonised)$/],
  ["fight", 3, /^(attacked|attack-declared|combat|siege-laid|raid)$/],
  ["fight", 2, /destroyed|units?-lost|fleet-lost|fought|hurled|transmitted|flare-hit/],
  ["other", 4, /^(flare|nova-flare|event|market-crash)$/],
  ["other", 5, /last-transmission|final-turn|final-impulse|victory-declared|seat-forfeited|game-cancelled/],
];

export function momentOf(kind) {
  const found = KINDS.find(([, , pattern]) => pattern.test(kind));
  return found ? { what: found[0], weight: found[1] } : null;
}

/** Facts that announce or prepare: no swing is explained by them. */
const ANNOUNCES = /^impulse$|began|begun|final-|last-transmission|drew|draw|shuffled|discard|chosen|kept|for-points/;

/**
 * The weightiest fact of some entries that explains a swing of a seat: a moment, or a deed of this seat. Among equals
 * the last; null if there is none.
 */
export function mainFact(entries, seat) {
  let best = null;
  let weight = 1;
  for (const entry of entries) {
    for (const fact of entry.facts.filter(({ kind }) => !ANNOUNCES.test(kind))) {
      const own = momentOf(fact.kind)?.weight ?? (new RegExp(`Seat ${seat}\\b`).test(fact.text) ? 1 : 0);
      if (own >= weight) {
        [best, weight] = [{ ...fact, ply: entry.ply }, own];
      }
    }
  }
  return best;
}

/** The decisions after which a different seat decides: the ends of turns. */
export function turns(entries) {
  const ends = [];
  let last = null;
  for (const entry of entries) {
    if (entry.seat === null) {
      continue;
    }
    if (last && last.seat !== entry.seat && entry.ply > last.ply) {
      ends.push(last.ply);
    }
    last = entry;
  }
  return ends;
}

/** The decisions with which another phase begins. */
export function phases(entries) {
  const found = [];
  let phase = null;
  for (const entry of entries) {
    const next = entry.facts.findLast((fact) => fact.phase)?.phase ?? phase;
    if (next !== phase) {
      if (phase !== null) {
        found.push(entry.ply);
      }
      phase = next;
    }
  }
  return found;
}

/** Key moments in order: one for each decision and kind. */
export function momentsOf(entries) {
  const found = [];
  for (const entry of entries) {
    const seen = new Set();
    for (const fact of entry.facts) {
      const moment = momentOf(fact.kind);
      if (moment && moment.weight > 2 && !seen.has(moment.what)) {
        seen.add(moment.what);
        found.push({ ply: entry.ply, what: moment.what, text: fact.text });
      }
    }
  }
  return found;
}

/** Where another seat takes the lead alone in a curve of `{ply, values}`, and which one. */
export function leadChanges(points) {
  const changes = [];
  let leader = null;
  for (const { ply, values } of points) {
    const best = Math.max(...values);
    const first = values.filter((value) => value === best).length === 1 ? values.indexOf(best) : null;
    if (first !== null && first !== leader) {
      if (leader !== null) {
        changes.push({ ply, seat: first });
      }
      leader = first;
    }
  }
  return changes;
}

/** The largest changes of one seat between two neighbouring points, largest first, no two at one point. */
export function swings(points, most) {
  const all = [];
  for (let i = 1; i < points.length; i++) {
    points[i].values.forEach((value, seat) => {
      const by = value - points[i - 1].values[seat];
      // A point is a mean over one round of the table, so what it shows may be a round old.
      const from = points[Math.max(0, i - points[i].values.length)].ply;
      all.push({ seat, by, from, ply: points[i].ply });
    });
  }
  const found = [];
  for (const one of all.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (found.length < most && one.by !== 0 && !found.some((other) => other.ply === one.ply)) {
      found.push(one);
    }
  }
  return found;
}
