package org.apogee.engine.solis;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Pace;
import org.apogee.engine.Position;

/**
 * What a seat may hope for by hand-written rules, counted in points: those a seat has, those its
 * empire will still bring ({@link Economy}), and the race against the Entity that all seats run
 * together ({@link WarOutlook}).
 *
 * <p>It uses nothing that the seat cannot know: of others it sees points only.
 */
final class SolisEstimate implements Evaluation {
  /** The lead at which a seat is half way between even and certain. */
  private static final double SCALE = 160;

  /** In COOP a victory is shared and worth a half; what leads there must be worth less. */
  private static final double COOP = 0.45;

  private static final Pace PACE = new SolisPace();
  private static final double COMMON = 0.5;
  private static final double OTHERS = 0.15;
  private static final double ARTIFACT_WANTED = 5;

  @Override
  public double value(Position position, int seat) {
    var p = (SolisPosition) position;
    if (p.isOver()) {
      return Evaluation.ofEnd(p, seat);
    }
    if (p.frames.top().isSetup()) {
      return (0.5 + Economy.objectives(p, seat) / SCALE) * (p.options().isCoop() ? COOP : 1);
    }
    double worth = worth(p, seat);
    double value = 0.5 + 0.5 * worth / (Math.abs(worth) + SCALE);
    return p.options().isCoop() ? COOP * value : value;
  }

  @Override
  public boolean endsTurn(Position position, int seat) {
    return PACE.endsTurn(position, seat);
  }

  static double worth(SolisPosition p, int seat) {
    return openWorth(p, seat) + Economy.secretWorth(p, seat);
  }

  /** Without what only the seat itself knows. */
  static double openWorth(SolisPosition p, int seat) {
    double worth =
        SolisScoring.total(p, seat) + Economy.openWorth(p, seat) + WarOutlook.worth(p, seat);
    if (!p.options().isExploration()) {
      int wanted = p.options().starsWanted(p.seats());
      worth += COMMON * Math.min(wanted, SolisScoring.victoryTrack(p));
      int artifacts = p.options().artifactsWanted(p.seats());
      worth += ARTIFACT_WANTED * Math.min(artifacts, SolisScoring.artifacts(p));
    }
    return worth - OTHERS * bestOther(p, seat);
  }

  static int bestOther(SolisPosition p, int seat) {
    int best = 0;
    for (int other = 0; other < p.seats(); other++) {
      best = other == seat ? best : Math.max(best, SolisScoring.total(p, other));
    }
    return best;
  }
}
