package org.apogee.engine.sol;

import java.util.Locale;
import org.apogee.engine.words.Words;

/** R 10.3, the suit effects: a row for each; what it does is a case in the class of its timing. */
enum SolEffect {
  NONE(0, Timing.ANY_TIME, "No effect."),
  CATAPULT(1, Timing.MOVE, "The next three flights across a bridge cost nothing."),
  PROCREATE(2, Timing.ANY_TIME, "Spaces with 2 to 4 of your sundivers get one more."),
  CEREMONY(3, Timing.MOVE, "Each launch into the upper orbit gives 1 energy."),
  PERSIST(4, Timing.ACTIVATE, "From now on, sundivers that activate stay in place."),
  JUGGERNAUT(5, Timing.MOVE, "One of your stations flies and hurls like a sundiver."),
  CASCADE(6, Timing.CONVERT, "Convert again; these sundivers go to the mothership."),
  HYPERDRIVE(7, Timing.MOVE, "Twice the movement points, for one sundiver alone."),
  CLUSTER(8, Timing.MOVE, "Twice, 2 to 5 sundivers fly together for one point."),
  FUEL(9, Timing.MOVE, "Three times, burn 1 energy for 2 movement points."),
  TRANSCEND(10, Timing.MOVE, "Cross membranes without bridges and without tolls."),
  PUNCTURE(11, Timing.MOVE, "A sundiver at a membrane becomes a bridge across it."),
  MOTIVATE(12, Timing.CONVERT, "The station just built is activated at once."),
  METAMORPHOSIS(13, Timing.CONVERT, "One of your stations becomes one of another type."),
  INVADE(14, Timing.CONVERT, "Replace a foreign station where you have sundivers."),
  SQUEEZE(15, Timing.ACTIVATE, "Activate one of your stations a second time."),
  FESTIVAL(16, Timing.ACTIVATE, "Activate stations of different types."),
  SYNCHRONIZE(17, Timing.ACTIVATE, "Each activation of this action gives 1 momentum."),
  DUPLICATE(18, Timing.ACTIVATE, "Foundries build twice as many sundivers."),
  TRIBUTE(19, Timing.ANY_TIME, "Others pay 1 energy per sundiver at your stations."),
  PILLAR(20, Timing.ANY_TIME, "Each card of a suit you name gives 2 momentum."),
  CHANNEL(21, Timing.AFTER_DRAWING, "Turn 1 energy for each card drawn into momentum.");

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

    boolean allows(Step step) {
      return switch (this) {
        case MOVE -> step == Step.MOVE;
        case CONVERT -> step == Step.CONVERT;
        case ACTIVATE -> step == Step.ACTIVATE;
        case AFTER_DRAWING -> step == Step.KEEP;
        case ANY_TIME ->
            switch (step) {
              case CHOOSE, MOVE, CONVERT, ACTIVATE, KEEP -> true;
              case BONUS, FLARE, LAST -> false;
            };
      };
    }
  }

  static final int COUNT = 21;
  private static final SolEffect[] ALL = values();

  /** 1 to 21; in moves, options and snapshots. */
  final int id;

  final Timing timing;

  /** For people; short enough for a line of the text board. */
  final String sentence;

  SolEffect(int id, Timing timing, String sentence) {
    this.id = id;
    this.timing = timing;
    this.sentence = sentence;
  }

  static SolEffect of(int id) {
    return ALL[id];
  }

  /** In sentences: {@code Catapult}. */
  String title() {
    return Words.capital(lowerName());
  }

  String lowerName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
