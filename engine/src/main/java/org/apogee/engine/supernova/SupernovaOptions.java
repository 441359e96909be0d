package org.apogee.engine.supernova;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * R 12.
 *
 * @param threshold the potential that ends the game (R 11.1)
 * @param turnLimit the turn after which it ends anyhow
 * @param autoPass whether a seat without a special to play is not asked in windows
 * @param openerRotates whether turns are opened clockwise, as the rulebook has it, or by lot
 * @param unlimitedMulligans whether only the deck limits new hands (R 4.2)
 * @param smallDeckForFour whether four seats play with the small deck (R 2.1)
 */
record SupernovaOptions(
    int threshold,
    int turnLimit,
    boolean autoPass,
    boolean openerRotates,
    boolean unlimitedMulligans,
    boolean smallDeckForFour) {
  static final int TURNS_MAX = 40;
  static final int MULLIGANS_MAX = 3;
  private static final int TURNS_MIN = 5;
  private static final int THRESHOLD_MIN = 8;
  private static final int THRESHOLD_MAX = 30;

  private static final String THRESHOLD = "threshold";
  private static final String TURN_LIMIT = "turnLimit";
  private static final String AUTO_PASS = "autoPassWindows";
  private static final String OPENER = "opener";
  private static final String MULLIGANS = "mulligans";
  private static final String FOUR_SEAT_DECK = "fourSeatDeck";

  private static final String AUTO = "AUTO";
  private static final String ON = "on";
  private static final String OFF = "off";
  private static final String BY_LOT = "lot";
  private static final String ROTATES = "rotate";
  private static final String THREE = "three";
  private static final String UNLIMITED = "unlimited";
  private static final String LARGE = "large";
  private static final String SMALL = "small";

  // What snapshots hold as one number: the first came before the others.
  private static final int ROTATES_BIT = 1;
  private static final int UNLIMITED_BIT = 2;
  private static final int SMALL_BIT = 4;

  /** R 12.2. */
  static final List<Preset> PRESETS =
      List.of(
          Preset.TOURNAMENT,
          Preset.printed(Map.of(OPENER, ROTATES, MULLIGANS, UNLIMITED, FOUR_SEAT_DECK, SMALL)));

  static final List<Option> ALL =
      List.of(
          Preset.option(PRESETS),
          new Option(
              THRESHOLD,
              "The population potential that ends the game; AUTO is 17, 15 or 13 for 2, 3 or more"
                  + " seats.",
              AUTO,
              new Option.Text(
                  "AUTO or a whole number from %d to %d".formatted(THRESHOLD_MIN, THRESHOLD_MAX),
                  "AUTO|[89]|[12][0-9]|30")),
          new Option(
              TURN_LIMIT,
              "After how many turns the game ends even if nobody has reached the potential.",
              "20",
              new Option.Whole(TURNS_MIN, TURNS_MAX)),
          new Option(
              AUTO_PASS,
              "Whether seats without a special to play pass unasked during attacks: faster, but it"
                  + " shows what they do not hold.",
              OFF,
              new Option.OneOf(List.of(OFF, ON))),
          new Option(
              OPENER,
              "Who opens a turn after the first: a seat drawn by lot, or the next one clockwise.",
              BY_LOT,
              new Option.OneOf(List.of(BY_LOT, ROTATES))),
          new Option(
              MULLIGANS,
              "How many new hands a seat without a planet may draw before turn 1: three, or as many"
                  + " as the deck allows.",
              THREE,
              new Option.OneOf(List.of(THREE, UNLIMITED))),
          new Option(
              FOUR_SEAT_DECK,
              "The deck of a game with 4 seats: the large one of 180 cards, or the small one of"
                  + " 120.",
              LARGE,
              new Option.OneOf(List.of(LARGE, SMALL))));

  static SupernovaOptions of(Setup setup) {
    var threshold = setup.text(THRESHOLD);
    return new SupernovaOptions(
        threshold.equals(AUTO) ? usualThreshold(setup.seats()) : Integer.parseInt(threshold),
        setup.whole(TURN_LIMIT),
        setup.text(AUTO_PASS).equals(ON),
        setup.text(OPENER).equals(ROTATES),
        setup.text(MULLIGANS).equals(UNLIMITED),
        setup.text(FOUR_SEAT_DECK).equals(SMALL));
  }

  void encode(SnapshotWriter out) {
    out.writeInt(threshold);
    out.writeInt(turnLimit);
    out.writeBoolean(autoPass);
    out.writeInt(
        (openerRotates ? ROTATES_BIT : 0)
            | (unlimitedMulligans ? UNLIMITED_BIT : 0)
            | (smallDeckForFour ? SMALL_BIT : 0));
  }

  static SupernovaOptions decode(SnapshotReader in) {
    int threshold = in.readInt(THRESHOLD_MIN, THRESHOLD_MAX);
    int turnLimit = in.readInt(TURNS_MIN, TURNS_MAX);
    boolean autoPass = in.readBoolean();
    int bits = in.readInt(0, ROTATES_BIT | UNLIMITED_BIT | SMALL_BIT);
    return new SupernovaOptions(
        threshold,
        turnLimit,
        autoPass,
        (bits & ROTATES_BIT) != 0,
        (bits & UNLIMITED_BIT) != 0,
        (bits & SMALL_BIT) != 0);
  }

  /** R 11.1. */
  static int usualThreshold(int seats) {
    return switch (seats) {
      case 2 -> 17;
      case 3 -> 15;
      default -> 13;
    };
  }

  /** R 2.1. */
  CardList cards(int seats) {
    return CardList.of(seats, smallDeckForFour);
  }

  /** R 4.2. */
  int mulligansMax() {
    return unlimitedMulligans ? Integer.MAX_VALUE : MULLIGANS_MAX;
  }
}
