package org.apogee.engine.nebula;

/** R 15.2, the layout of a move: {@code b:16 | a:8 | kind:8}. Kinds are numbered as in R 15.3. */
final class NebulaMoves {
  static final int PASS = 0;
  static final int END_PHASE = 1;
  static final int BUILD_EXTRACTOR = 2;
  static final int UPGRADE_EXTRACTOR = 3;
  static final int CONSTRUCT = 4;
  static final int RESEARCH = 5;
  static final int PRODUCE_REGIMENT = 6;
  static final int PRODUCE_SHIP = 7;
  static final int LAB_ADVANCE = 8;
  static final int EXCHANGE = 9;
  static final int AMOUNT = 10;
  static final int USE_TECH = 11;
  static final int CHOOSE_TECH = 12;
  static final int CHOOSE_SHIP = 13;
  static final int CHOOSE_PLANET = 14;
  static final int CHOOSE_PAIR = 15;
  static final int CHOOSE_BLOCK = 16;
  static final int MOVE = 17;
  static final int LOAD = 18;
  static final int UNLOAD = 19;
  static final int KEEP = 20;
  static final int CHOOSE_COLOUR = 21;

  private static final int KIND_MASK = 0x3f;
  private static final int A_SHIFT = 8;
  private static final int B_SHIFT = 16;

  private NebulaMoves() {}

  static long of(int kind, int a, int b) {
    return kind | a << A_SHIFT | b << B_SHIFT;
  }

  static int kind(long move) {
    return (int) move & KIND_MASK;
  }

  static int a(long move) {
    return (int) (move >> A_SHIFT) & 0xff;
  }

  static int b(long move) {
    return (int) (move >> B_SHIFT) & 0xffff;
  }

  static long chooseShip(int ship) {
    return of(CHOOSE_SHIP, Ships.slot(ship), Ships.owner(ship));
  }

  /** What a D-TARGET or D-AMOUNT move chooses, as one number that a tech's effect understands. */
  static int choice(long move) {
    return switch (kind(move)) {
      case CHOOSE_SHIP -> Ships.of(b(move), a(move));
      case CHOOSE_PAIR -> Resource.COUNT * a(move) + b(move);
      case CHOOSE_BLOCK -> b(move);
      default -> a(move);
    };
  }
}
