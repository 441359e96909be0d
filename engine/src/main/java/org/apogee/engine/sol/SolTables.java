package org.apogee.engine.sol;

import java.util.Locale;

/** The printed tables: layers (R 3.4), pieces and what they cost (R 1.1, R 7.2), suits (R 1.3). */
final class SolTables {
  static final int UPPER = 0;
  static final int LOWER = 1;
  static final int CONVECTIVE = 2;
  static final int RADIATIVE = 3;
  static final int CORE = 4;
  static final int LAYERS = 5;

  private static final int[] BASE = {1, 1, 2, 3, 5};
  private static final int[] BONUS = {0, 1, 1, 2, 3};
  private static final int[] CARDS = {0, 0, 1, 2, 3};
  private static final String[] LAYER_NAMES = {
    "upper orbit", "lower orbit", "convective", "radiative", "core"
  };

  static final int NODE = 0;
  static final int FOUNDRY = 1;
  static final int TOWER = 2;

  /** A bridge is a piece but not a station. */
  static final int BRIDGE = 3;

  static final int STATION_TYPES = 3;
  static final int PIECE_TYPES = 4;

  private static final int[] PIECES_AT_START = {3, 3, 3, 8};
  private static final int[] COST_IN_DIVERS = {2, 2, 3, 2};
  private static final String[] PIECE_NAMES = {"node", "foundry", "tower", "bridge"};

  /** The suit that makes the Sun flare. */
  static final int EXPLOSION = 0;

  static final int SUITS_MAX = 7;
  private static final int EXPLOSIONS = 14;
  private static final int CARDS_OF_OTHER_SUITS = 15;
  private static final String[] SUIT_NAMES = {
    "Explosion",
    "Subduction",
    "Refraction",
    "Oscillation",
    "Reverberation",
    "Crystallization",
    "Condensation"
  };

  static final int DIVERS = 13;
  static final int DIVERS_ON_A_SPACE = 5;
  static final int COUNTDOWN_START = 13;
  static final int MOMENTUM_OF_A_HURL = 2;

  private SolTables() {}

  static int base(int layer) {
    return BASE[layer];
  }

  static int bonus(int layer) {
    return BONUS[layer];
  }

  static int cards(int layer) {
    return CARDS[layer];
  }

  static String layerName(int layer) {
    return LAYER_NAMES[layer];
  }

  static int piecesAtStart(int piece) {
    return PIECES_AT_START[piece];
  }

  /** The sundivers that a piece is made of: R 7.2, and given back by R 7.5. */
  static int cost(int piece) {
    return COST_IN_DIVERS[piece];
  }

  static String pieceName(int piece) {
    return PIECE_NAMES[piece];
  }

  /** R 4.3: one suit more than players, and Explosion. */
  static int suitsInPlay(int seats) {
    return seats + 2;
  }

  static int cardsOfSuit(int suit) {
    return suit == EXPLOSION ? EXPLOSIONS : CARDS_OF_OTHER_SUITS;
  }

  static String suitName(int suit) {
    return SUIT_NAMES[suit];
  }

  static String lowerSuitName(int suit) {
    return SUIT_NAMES[suit].toLowerCase(Locale.ROOT);
  }
}
