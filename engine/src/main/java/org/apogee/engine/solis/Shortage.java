package org.apogee.engine.solis;

/** What the seats still lack to beat the Entity together (R 15.1), as far as one seat can help. */
final class Shortage {
  private static final double STORED = 0.6;
  private static final double MISFIT = 0.35;
  private static final double SLOT = 0.15;

  private Shortage() {}

  /** Artifacts on the way to those that are demanded; a waiting one counts for less. */
  static double artifacts(SolisPosition p, int seat) {
    int wanted = p.options().artifactsWanted(p.seats());
    int found = SolisScoring.artifacts(p);
    int missing = Math.max(0, wanted - found);
    int red = Economy.emptySlots(p, seat, Star.RED);
    int waiting = waiting(p, seat);
    int fit = Math.min(red, waiting);
    double ready = Math.min(missing, fit);
    double misfit = Math.min(missing - ready, waiting - fit);
    double slots = Math.min(missing - ready, red - fit);
    return Math.min(wanted, found) + STORED * ready + MISFIT * misfit + SLOT * slots;
  }

  /** Stored artifacts, and one that lies in a scan which goes on. */
  private static int waiting(SolisPosition p, int seat) {
    int artifacts = 0;
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      artifacts += Location.of(p.empires.stored(seat, i)).isArtifact() ? 1 : 0;
    }
    if (p.asked() == seat && p.frames.isAt(Step.SCAN_KEEP) && p.turn.get(TurnRecord.COUNT) == 0) {
      for (int i = 0; i < p.turn.get(TurnRecord.ROW_COUNT); i++) {
        if (Location.of(p.turn.get(TurnRecord.ROW + i)).isArtifact()) {
          return artifacts + 1;
        }
      }
    }
    return artifacts;
  }
}
