package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 15.4, row 5: a treaty is paid for or lost. */
final class Treaty extends Chapter<NovaPosition> {
  // Registers.
  private static final int INDEPENDENT = 1;
  private static final int SEAT = 2;

  static boolean question(NovaPosition p, int independent, Chance chance) {
    int partners = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      boolean isPartner = p.independents.relation(independent, seat) == Independents.TREATY;
      partners |= isPartner ? 1 << seat : 0;
    }
    if (partners == 0) {
      return false;
    }
    for (int skip = Dice.pick(chance, Integer.bitCount(partners)); skip > 0; skip--) {
      partners &= partners - 1;
    }
    p.frames.push(Step.TREATY, independent, Integer.numberOfTrailingZeros(partners));
    return true;
  }

  @Override
  public int decider(NovaPosition p) {
    return p.frames.get(SEAT);
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    into.add(NovaMoves.of(NovaMoves.DROP_TREATY));
    if (p.powers.naval[p.frames.get(SEAT)] > 0) {
      into.add(NovaMoves.of(NovaMoves.PAY_NAVAL));
    }
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int independent = p.frames.get(INDEPENDENT);
    int seat = p.frames.get(SEAT);
    p.frames.pop();
    if (NovaMoves.kind(move) == NovaMoves.PAY_NAVAL) {
      p.powers.addNaval(seat, -1);
      NovaFacts.treatyPaid(chronicle, p, seat, independent);
    } else {
      end(p, independent, seat, chronicle);
    }
  }

  static void end(NovaPosition p, int independent, int seat, Chronicle chronicle) {
    p.independents.relate(independent, seat, Independents.STRANGER);
    IndependentFacts.treatyEnds(chronicle, independent, seat, 0);
  }
}
