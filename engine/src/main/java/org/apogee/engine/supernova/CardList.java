package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.CardType.ALIEN;
import static org.apogee.engine.supernova.CardType.MERC;

/**
 * R 0.5 and R 2.1: the physical cards of a game. Copies of one name are numbered one after the
 * other and types follow each other, so that a type is a range of numbers.
 */
final class CardList {
  /** What cards add to the planet or ship that they lie on (R 3.6), one column for each. */
  static final int POTENTIAL = 0;

  static final int MILITARY = 1;
  static final int DIPLOMATIC = 2;
  static final int ECONOMIC = 3;
  static final int POPULATION = 4;
  static final int MERCS = 5;
  private static final int RACES = 5; // 6 to 10, one for each race
  static final int DOCKS = 11;
  static final int CARGO = 12;
  static final int CHARTERS = 13;
  static final int HIGH_GS = 14;
  static final int LONG_RANGES = 15;
  static final int COLUMNS = 16;

  static final int CARDS_MAX = 180;

  private static final int SEATS_WITH_SMALL = 3;
  private static final int SEATS_WITH_CHOICE = 4;
  private static final CardKind[] KINDS = CardKind.values();
  private static final CardList SMALL = new CardList(false);
  private static final CardList LARGE = new CardList(true);

  private final int size;
  private final CardKind[] kindOf;
  private final byte[] weights; // card * COLUMNS + column
  private final int[] firstOfKind = new int[KINDS.length + 1];
  private final int[] firstOfType = new int[CardType.values().length + 1];
  private final String[] labels;

  private CardList(boolean large) {
    int cards = 0;
    for (var kind : KINDS) {
      firstOfKind[kind.number()] = cards;
      cards += large ? kind.copiesInLarge : kind.copiesInSmall;
      firstOfType[kind.type.number() + 1] = cards;
    }
    firstOfKind[KINDS.length] = cards;
    size = cards;
    kindOf = new CardKind[size];
    labels = new String[size];
    weights = new byte[size * COLUMNS];
    for (var kind : KINDS) {
      for (int card = first(kind); card < end(kind); card++) {
        kindOf[card] = kind;
        boolean alone = end(kind) - first(kind) == 1;
        labels[card] = alone ? kind.label : kind.label + "-" + (card - first(kind) + 1);
        weigh(card, kind);
      }
    }
  }

  private void weigh(int card, CardKind kind) {
    int at = card * COLUMNS;
    boolean population = kind.type == ALIEN || kind.type == MERC;
    weights[at + POTENTIAL] = (byte) kind.potential;
    weights[at + MILITARY] = (byte) kind.military;
    weights[at + DIPLOMATIC] = (byte) kind.diplomatic;
    weights[at + ECONOMIC] = (byte) kind.economic;
    weights[at + POPULATION] = (byte) (population ? 1 : 0);
    weights[at + MERCS] = (byte) (kind.type == MERC ? 1 : 0);
    if (kind.type == ALIEN) {
      weights[at + columnOf(kind.race)] = 1;
    }
    weights[at + DOCKS] = (byte) (kind.has(Flags.DOCK) ? 1 : 0);
    weights[at + CARGO] = (byte) kind.cargo;
    weights[at + CHARTERS] = (byte) (kind.has(Flags.CHARTER) ? 1 : 0);
    weights[at + HIGH_GS] = (byte) (kind.has(Flags.HIGH_G) ? 1 : 0);
    weights[at + LONG_RANGES] = (byte) (kind.has(Flags.LONG_RANGE) ? 1 : 0);
  }

  static CardList of(int seats, boolean smallForFour) {
    boolean isSmall = seats <= SEATS_WITH_SMALL || (smallForFour && seats == SEATS_WITH_CHOICE);
    return isSmall ? SMALL : LARGE;
  }

  /** How many aliens of a race there are on a planet or ship. */
  static int columnOf(Race race) {
    return RACES + race.number();
  }

  int size() {
    return size;
  }

  CardKind kind(int card) {
    return kindOf[card];
  }

  CardType type(int card) {
    return kindOf[card].type;
  }

  int weight(int card, int column) {
    return weights[card * COLUMNS + column];
  }

  /** What a card adds to the strengths of a side, see {@link Strengths}. */
  long strengths(int card) {
    return Strengths.at(weights, card * COLUMNS);
  }

  /** {@code Fighter-3}, or {@code Freya} for the only copy. */
  String label(int card) {
    return labels[card];
  }

  int first(CardKind kind) {
    return firstOfKind[kind.number()];
  }

  /** One past the last copy. */
  int end(CardKind kind) {
    return firstOfKind[kind.number() + 1];
  }

  int first(CardType type) {
    return firstOfType[type.number()];
  }

  int end(CardType type) {
    return firstOfType[type.number() + 1];
  }

  boolean isPopulation(int card) {
    return card >= first(ALIEN) && card < end(MERC);
  }
}
