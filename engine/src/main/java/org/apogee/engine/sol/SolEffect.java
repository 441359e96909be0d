package org.apogee.engine.sol;

import java.util.Locale;

/** R 10.3, the suit effects: a row for each; what it does is a case in the class of its timing. */
enum SolEffect {
  NONE(0, Timing.ANY_TIME, "No effect."),
  CATAPULT(1, Timing.MOVE, "The next three flights across a bridge cost nothing."),
  PROCREATE(2, Timing.ANY_TIME, "Each space with two to four of your sundivers gets one more."),
  CEREMONY(3, Timing.MOVE, "Each launch into the upper orbit gives one energy."),
  PERSIST(4, Timing.ACTIVATE, "Sundivers that activate from now on stay where they are."),
  JUGGERNAUT(5, Timing.MOVE, "One of your stations flies like a sundiver, even into the Sun."),
  CASCADE(6, Timing.CONVERT, "Convert once more; those sundivers return to the mothership."),
  HYPERDRIVE(7, Timing.MOVE, "Twice the movement, but one sundiver alone must use it."),
  CLUSTER(8, Timing.MOVE, "Twice, up to five sundivers fly together for one point."),
  FUEL(9, Timing.MOVE, "Up to three times, burn one energy for two movement points."),
  TRANSCEND(10, Timing.MOVE, "Cross membranes without bridges and without tolls."),
  PUNCTURE(11, Timing.MOVE, "A sundiver next to a membrane becomes a bridge across it."),
  MOTIVATE(12, Timing.CONVERT, "The station just built is activated at once."),
  METAMORPHOSIS(13, Timing.CONVERT, "One of your stations becomes one of another type."),
  INVADE(14, Timing.CONVERT, "Replace a foreign station where you have enough sundivers."),
  SQUEEZE(15, Timing.ACTIVATE, "Activate one of your stations a second time."),
  FESTIVAL(16, Timing.ACTIVATE, "Activate stations of different types."),
  SYNCHRONIZE(17, Timing.ACTIVATE, "Each activation of this action gives one momentum."),
  DUPLICATE(18, Timing.ACTIVATE, "Foundries build twice as many sundivers."),
  TRIBUTE(19, Timing.ANY_TIME, "Others pay one energy for each sundiver at your stations."),
  PILLAR(20, Timing.ANY_TIME, "Each card of a suit you name gives two momentum when drawn."),
  CHANNEL(21, Timing.AFTER_DRAWING, "Turn as much energy into momentum as cards were drawn.");

  /** R 10.2. */
  enum Timing {
    MOVE,
    CONVERT,
    ACTIVATE,
    ANY_TIME,
    AFTER_DRAWING;

    /** For people: {@code after drawing}. */
    String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    boolean allows(SolPhase phase) {
      return switch (this) {
        case MOVE -> phase == SolPhase.MOVE;
        case CONVERT -> phase == SolPhase.CONVERT;
        case ACTIVATE -> phase == SolPhase.ACTIVATE;
        case AFTER_DRAWING -> phase == SolPhase.KEEP;
        case ANY_TIME ->
            switch (phase) {
              case CHOOSE, MOVE, CONVERT, ACTIVATE, KEEP -> true;
              case BONUS, FLARE, LAST, OVER -> false;
            };
      };
    }
  }

  static final int COUNT = 21;
  private static final SolEffect[] ALL = values();

  /** 1 to 21; in moves, options and snapshots. */
  final int id;

  final Timing timing;
  final String sentence;

  SolEffect(int id, Timing timing, String sentence) {
    this.id = id;
    this.timing = timing;
    this.sentence = sentence;
  }

  static SolEffect of(int id) {
    return ALL[id];
  }

  String lowerName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
