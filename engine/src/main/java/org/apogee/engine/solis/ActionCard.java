package org.apogee.engine.solis;

import java.util.List;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * R 2.25, the Entity's action deck: a row for each card, in three stages. A standard card has moves
 * and ships, a flare has ships lost and ships disabled, a malice card names seat counts.
 */
enum ActionCard {
  S1_1(1, Kind.STANDARD, 1, 2),
  S1_2(1, Kind.STANDARD, 2, 2),
  S1_3(1, Kind.STANDARD, 3, 2),
  S1_4(1, Kind.STANDARD, 2, 1),
  S1_5(1, Kind.STANDARD, 3, 2),
  F1_1(1, Kind.FLARE, 1, 1),
  P1_1(1, Kind.PRESENCE, 0, 0),
  M1_1(1, Kind.MALICE, 346, 0),
  M1_2(1, Kind.MALICE, 456, 0),
  S2_1(2, Kind.STANDARD, 2, 2),
  S2_2(2, Kind.STANDARD, 3, 2),
  S2_3(2, Kind.STANDARD, 1, 3),
  S2_4(2, Kind.STANDARD, 3, 3),
  S2_5(2, Kind.STANDARD, 2, 3),
  F2_1(2, Kind.FLARE, 1, 2),
  F2_2(2, Kind.FLARE, 1, 2),
  P2_1(2, Kind.PRESENCE, 0, 0),
  M2_1(2, Kind.MALICE, 256, 0),
  M2_2(2, Kind.MALICE, 356, 0),
  M2_3(2, Kind.MALICE, 56, 0),
  S3_1(3, Kind.STANDARD, 2, 3),
  S3_2(3, Kind.STANDARD, 3, 3),
  S3_3(3, Kind.STANDARD, 1, 3),
  S3_4(3, Kind.STANDARD, 4, 4),
  S3_5(3, Kind.STANDARD, 3, 3),
  F3_1(3, Kind.FLARE, 2, 2),
  F3_2(3, Kind.FLARE, 2, 2),
  M3_1(3, Kind.MALICE, 456, 0),
  SUPERNOVA(3, Kind.SUPERNOVA, 0, 0);

  /** What a card does. */
  enum Kind {
    STANDARD,
    FLARE,
    PRESENCE,
    MALICE,
    SUPERNOVA
  }

  static final int STAGES = 3;
  private static final ActionCard[] ALL = values();

  final int stage;
  final Kind kind;
  final int first;
  final int second;
  private final String label; // views ask for it again and again

  ActionCard(int stage, Kind kind, int first, int second) {
    this.stage = stage;
    this.kind = kind;
    this.first = first;
    this.second = second;
    this.label = described();
  }

  static ActionCard of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  /** Bit c for card c. */
  static int ofStage(int stage) {
    int cards = 0;
    for (var card : ALL) {
      cards |= card.stage == stage ? 1 << card.number() : 0;
    }
    return cards;
  }

  /** R 14.12: whether a malice card names this number of seats; its digits are the counts. */
  boolean names(int seats) {
    for (int rest = first; rest > 0; rest /= 10) {
      if (rest % 10 == seats) {
        return true;
      }
    }
    return false;
  }

  /** {@code advance (3 steps, 2 ships)}, {@code malice (3, 4 or 6 seats)}. */
  String label() {
    return label;
  }

  private String described() {
    return switch (kind) {
      case STANDARD ->
          Phrase.of("advance (%s, %s)", Words.count(first, "step"), Words.count(second, "ship"));
      case FLARE -> Phrase.of("flare (%d lost, %d disabled)", first, second);
      case MALICE -> Phrase.of("malice (%s seats)", seatCounts());
      case PRESENCE -> "presence";
      case SUPERNOVA -> "supernova";
    };
  }

  private String seatCounts() {
    var counts = List.of(String.valueOf(first).split(""));
    int last = counts.size() - 1;
    return String.join(", ", counts.subList(0, last)) + " or " + counts.get(last);
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
