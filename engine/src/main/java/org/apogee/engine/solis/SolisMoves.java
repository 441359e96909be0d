package org.apogee.engine.solis;

/** R 19.1 and R 19.2: moves as numbers: kind, seat, then the fields a, b and c. */
final class SolisMoves {
  static final int SETUP_RACE = 1;
  static final int SETUP_HOME = 2;
  static final int SETUP_OBJECTIVE_GOLD = 3;
  static final int SETUP_OBJECTIVE_PAIR = 4;
  static final int DECLARE_VICTORY = 5;
  static final int REVEAL_OBJECTIVE = 6;
  static final int TURN_ABILITY = 7;
  static final int COLONIZE = 8;
  static final int IMPROVE = 9;
  static final int IMPROVE_MORE = 10;
  static final int ABANDON = 11;
  static final int ABANDON_REMOVE = 12;
  static final int SCAN = 13;
  static final int SCAN_SET_ASIDE = 14;
  static final int SCAN_DRAW = 15;
  static final int SCAN_KEEP = 16;
  static final int SCAN_DROP = 17;
  static final int REVEAL = 18;
  static final int REVEAL_TILE = 19;
  static final int REVEAL_AT = 20;
  static final int BUILD_SHIPS = 21;
  static final int PLACE_SHIP = 22;
  static final int BUILD_STATION = 23;
  static final int BUILD_GATE = 24;
  static final int MOVE = 25;
  static final int MOVE_PICK = 26;
  static final int WARP_IN = 27;
  static final int WARP_OUT = 28;
  static final int WARP_OUT_TO = 29;
  static final int ATTACK = 30;
  static final int COMBAT_ABILITY = 31;
  static final int ABILITY_DIE = 32;
  static final int ALLOCATE = 33;
  static final int ION_REFLECT = 34;
  static final int ION_DISCARD = 35;
  static final int ION_NEGATE = 36;
  static final int RESEARCH = 37;
  static final int DISCOVER = 38;
  static final int DISCOVER_BUY = 39;
  static final int CLAIM = 40;
  static final int ARCHIVE = 41;
  static final int SYNTHESIZE = 42;
  static final int LOGISTICS = 43;
  static final int FLIP = 44;
  static final int ACTIVATE = 45;
  static final int PLACE_TILE = 46;
  static final int ACTION_ABILITY = 47;
  static final int DEFICIT_ABANDON = 48;
  static final int FLARE_LOSE = 49;
  static final int FLARE_DISABLE = 50;
  static final int DONE = 63;

  /** Ways to allocate a die. */
  static final int AS_ATTACK = 0;

  static final int AS_DEFENCE = 1;
  static final int AS_BOTH = 2;
  static final int AS_WASTE = 3;

  /** Tokens that can be removed from a sector. */
  static final int ACTIVE_SHIP = 0;

  static final int DISABLED_SHIP = 1;
  static final int STATION = 2;
  static final int GATE = 3;
  static final int COLONIES = 4;

  /** Cards in Discover: positions in the row from 0, then the archive, race and ancient cards. */
  static final int FROM_ARCHIVE = 32;

  static final int FROM_RACE = 40;
  static final int FROM_ANCIENT = 48;

  private SolisMoves() {}

  static long of(int kind, int seat, int a, int b, int c) {
    return kind | ((long) seat << 6) | ((long) a << 9) | ((long) b << 17) | ((long) c << 25);
  }

  static long of(int kind, int seat, int a) {
    return of(kind, seat, a, 0, 0);
  }

  static long of(int kind, int seat) {
    return of(kind, seat, 0, 0, 0);
  }

  static int kind(long move) {
    return (int) move & 63;
  }

  static int seat(long move) {
    return (int) (move >>> 6) & 7;
  }

  static int a(long move) {
    return (int) (move >>> 9) & 255;
  }

  static int b(long move) {
    return (int) (move >>> 17) & 255;
  }

  static int c(long move) {
    return (int) (move >>> 25) & 255;
  }

  static IllegalStateException notOffered(SolisPosition p, long move) {
    return new IllegalStateException(
        "move of kind %d in step %s".formatted(kind(move), p.frames.top()));
  }
}
