package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 12.1 and R 12.6: research and synthesis; {@link Discovery} has the rest of science. */
final class Science {
  static final int RESEARCH_BASE = 1;
  static final int[] PANEL = {1, 1, 2, 2, 3, 3, 4, 4};

  private Science() {}

  static int income(SolisPosition p, int seat) {
    return p.wealth.value(seat, Track.RESEARCH) + p.wealth.passive(seat, Passive.RESEARCH_YIELD);
  }

  static void research(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.SCIENCE, RESEARCH_BASE);
    int credits = p.empires.get(seat, Empires.CREDITS) + income(p, seat);
    p.empires.set(seat, Empires.CREDITS, Math.min(Empires.CREDITS_MAX, credits));
    ScienceFacts.researched(chronicle, p, seat, cost);
    Turns.goOn(p, chance, chronicle);
  }

  static int synthesisLimit(SolisPosition p, int seat) {
    int limit =
        Track.synthesis(p.wealth.level(seat, Track.RESEARCH))
            + p.wealth.passive(seat, Passive.SYNTH_LIMIT);
    return Math.min(limit, PANEL.length);
  }

  static boolean maySynthesize(SolisPosition p, int seat) {
    int made = p.empires.madeInAll(seat);
    return made < synthesisLimit(p, seat) && Energy.affords(p, seat, Energy.SCIENCE, PANEL[made]);
  }

  /** R 2.13. */
  static void synthesize(SolisPosition p, int seat, int good, Chance chance, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.SCIENCE, PANEL[p.empires.madeInAll(seat)]);
    p.empires.add(seat, Empires.MADE + good, 1);
    ScienceFacts.synthesized(chronicle, p, seat, good, cost);
    Turns.goOn(p, chance, chronicle);
  }
}
