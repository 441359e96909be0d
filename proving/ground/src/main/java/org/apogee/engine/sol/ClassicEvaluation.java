package org.apogee.engine.sol;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/** What bots go by in SOL: momentum and prospects, against those of the best rival. */
public final class ClassicEvaluation implements Evaluation {
  /**
   * A rival's prospects count less than one's own. Bridges serve everybody, so if they counted the
   * same nobody would build one, and two bots would wait for each other until the nova.
   */
  private static final double ENVY = 0.3;

  /** With this lead a seat is half way between even and a sure win. */
  private static final double LEAD = 20;

  /** The lead that one's own prospects look like when the seats are even. */
  private static final double PROSPECTS = 10;

  private static final double SOLO_PAR = 30;
  private static final int SEATS_ON_THIRTEEN = 4;

  private final ClassicSolProspects small =
      new ClassicSolProspects(SolBoard.of(SEATS_ON_THIRTEEN), SEATS_ON_THIRTEEN);
  private final ClassicSolProspects large =
      new ClassicSolProspects(SolBoard.of(SolRuleset.SEATS_MAX), SolRuleset.SEATS_MAX);

  @Override
  public double value(Position position, int seat) {
    var p = (SolPosition) position;
    var prospects = p.seats() <= SEATS_ON_THIRTEEN ? small : large;
    double lead = prospects.worth(p, seat) - par(p, prospects, seat);
    return 0.5 + 0.5 * lead / (LEAD + Math.abs(lead));
  }

  private static double par(SolPosition p, ClassicSolProspects prospects, int seat) {
    if (p.seats() == 1) {
      return SOLO_PAR;
    }
    double best = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat) {
        double momentum = p.score(other);
        double hopes = prospects.worth(p, other) - momentum;
        best = Math.max(best, momentum + ENVY * hopes);
      }
    }
    return best + PROSPECTS;
  }

  /** A turn has decisions of other seats in it (R 8.4, R 9.6) and does not end with them. */
  @Override
  public boolean endsTurn(Position position, int seat) {
    var p = (SolPosition) position;
    boolean newTurn = p.frames.isAt(Step.CHOOSE) && p.turn.effect == SolEffect.NONE;
    return newTurn || p.seatToAct() != seat;
  }
}
