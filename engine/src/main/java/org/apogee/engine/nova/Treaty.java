package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 15.4, row 5: a treaty is paid for or lost. */
final class Treaty {
  private Treaty() {}

  static boolean question(NovaPosition p, int independent) {
    int partners = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      boolean isPartner = p.independents.relation(independent, seat) == Independents.TREATY;
      partners |= isPartner ? 1 << seat : 0;
    }
    if (partners == 0) {
      return false;
    }
    for (int skip = Dice.pick(p.chance(), Integer.bitCount(partners)); skip > 0; skip--) {
      partners &= partners - 1;
    }
    p.frames.push(Step.TREATY, independent, Integer.numberOfTrailingZeros(partners));
    return true;
  }

  static void legal(NovaPosition p, MoveList into) {
    into.add(NovaMoves.of(NovaMoves.DROP_TREATY));
    if (p.powers.naval[p.frames.get(2)] > 0) {
      into.add(NovaMoves.of(NovaMoves.PAY_NAVAL));
    }
  }

  static void play(NovaPosition p, long move) {
    int independent = p.frames.get(1);
    int seat = p.frames.get(2);
    p.frames.pop();
    if (NovaMoves.kind(move) == NovaMoves.PAY_NAVAL) {
      p.powers.addNaval(seat, -1);
      NovaFacts.naval(p, seat);
    } else {
      end(p, independent, seat);
    }
  }

  static void end(NovaPosition p, int independent, int seat) {
    p.independents.relate(independent, seat, Independents.STRANGER);
    GalaxyFacts.treatyEnds(p, independent, seat);
  }
}
