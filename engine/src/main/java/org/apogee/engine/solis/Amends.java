package org.apogee.engine.solis;

import java.util.stream.IntStream;

/**
 * What is rated by hand beside the forecast of a seat's points.
 *
 * <p>A forecast is fitted to games of bots, so it misjudges what those bots hardly did. They
 * claimed few technologies: all that the forecast learned about credits is that seats without them
 * had been busy. So {@link #hide} takes these features away, and {@link #points} adds what they are
 * worth. The constants were found by matches.
 */
final class Amends {
  private static final double AT_WORK = 0.85;
  private static final double IDLE = 0.75; // supplied: at work after the next reset
  private static final double CLAIM = 0.6;
  private static final double AT_HAND = 0.3;
  private static final double AT_HAND_LATER = 0.15;
  private static final double DISCOVERY = 0.2;

  /** At 0.2 seats did research for its own sake, and 13 credits were left at the end. */
  private static final double CREDIT = 0.05;

  private static final int CREDITS_WANTED = 12;
  private static final double CREDITS_USED_IN = 3;

  /** A star at home is certain; the forecast counts one that is on the way in full. */
  private static final double STAR_AT_HOME = 0.3;

  private static final double OBJECTIVE = 0.45;
  private static final double FIGHT = 8;
  private static final double RAID = 4;

  private static final int[] HIDDEN =
      IntStream.range(0, SolisFeatureNames.ALL.size())
          .filter(i -> isHidden(SolisFeatureNames.ALL.get(i)))
          .toArray();
  private static final int FIGHT_AT = SolisFeatureNames.ALL.indexOf("fight");
  private static final int RAID_AT = SolisFeatureNames.ALL.indexOf("skirmish-gain");

  private Amends() {}

  private static boolean isHidden(String name) {
    return name.startsWith("credits")
        || name.startsWith("discovery")
        || name.startsWith("archived")
        || name.startsWith("technology");
  }

  /** Takes from a description what is rated by hand. */
  static void hide(float[] described) {
    for (int feature : HIDDEN) {
      described[feature] = 0;
    }
  }

  static double points(SolisPosition p, int seat, float[] described) {
    double points = technologies(p, seat) + OBJECTIVE * objectives(p, seat);
    points += STAR_AT_HOME * p.empires.tally(seat, SolisCounter.STARS_ANOMALIES);
    points += FIGHT * described[FIGHT_AT];
    return p.options().isExploration() ? points + RAID * described[RAID_AT] : points;
  }

  private static double technologies(SolisPosition p, int seat) {
    double now = TechOutlook.atWork(p, seat);
    double best = TechOutlook.best(p, seat, p.empires.known[seat]);
    double worth = AT_WORK * now + IDLE * (best - now) + CLAIM * TechOutlook.claim(p, seat);
    boolean discovers = p.empires.get(seat, Empires.DISCOVERY) != 0;
    worth += (discovers ? AT_HAND : AT_HAND_LATER) * TechOutlook.atHand(p, seat);
    worth += discovers ? DISCOVERY : 0;
    int credits = Math.min(CREDITS_WANTED, p.empires.get(seat, Empires.CREDITS));
    return worth + CREDIT * credits * Math.min(1, Economy.timeLeft(p) / CREDITS_USED_IN);
  }

  /** Those shown, and those that could be. */
  private static int objectives(SolisPosition p, int seat) {
    int points = 0;
    for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
      int card = p.empires.get(seat, Empires.OBJECTIVES + i);
      if (card >= 0 && (p.empires.isRevealed(seat, i) || Objective.of(card).holds(p, seat))) {
        points += Objective.of(card).tier.points;
      }
    }
    return points;
  }
}
