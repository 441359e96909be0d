package org.apogee.engine.nova;

/**
 * R 21, the layout of a move: {@code kind:6 | a:8 | b:8 | c:8 | d:8}, so that moves of one kind
 * stand together.
 */
final class NovaMoves {
  static final int PASS = 0;
  static final int END = 1;
  static final int DONE = 2;
  static final int PLAY_AP = 3;
  static final int PLAY_EVENT = 4;
  static final int BUILD_ESCORT = 5;
  static final int REINFORCE_ESCORT = 6;
  static final int BUILD_FORTRESS = 7;
  static final int REINFORCE_FORTRESS = 8;
  static final int BUILD_LINE = 9;
  static final int REINFORCE_LINE = 10;
  static final int MOVE_FROM = 11;
  static final int MOVE_TO = 12;
  static final int ADD_UNIT = 13;
  static final int EXPLORE = 14;
  static final int ATTACK = 15;
  static final int BUILD_OUTPOST = 16;
  static final int BUILD_FACTORY = 17;
  static final int BUILD_SETTLEMENT = 18;
  static final int BUILD_COLONY = 19;
  static final int BUILD_CAPITAL = 20;
  static final int BUILD_NAVAL = 21;
  static final int ELIMINATE = 22;
  static final int ELIM_UNIT = 23;
  static final int ELIM_MARKER = 24;
  static final int PICK_SYSTEM = 25;
  static final int PICK_PLANET = 26;
  static final int PICK_POWER = 27;
  static final int PICK_INDEPENDENT = 28;
  static final int PICK_GROUP = 29;
  static final int COMBAT_CARD = 30;
  static final int CALL_ALLY = 31;
  static final int WITHDRAW = 32;
  static final int STAY = 33;
  static final int COMMIT = 34;
  static final int HIT = 35;
  static final int FIGHT = 36;
  static final int RETREAT = 37;
  static final int STOP = 38;
  static final int ASSAULT = 39;
  static final int SIEGE = 40;
  static final int DROP_TREATY = 41;
  static final int PAY_NAVAL = 42;
  static final int RAISE = 43;
  static final int LOWER = 44;
  static final int DRAW = 45;
  static final int DISCARD = 46;

  private static final int KIND_SHIFT = 32;
  private static final int A_SHIFT = 24;
  private static final int B_SHIFT = 16;
  private static final int C_SHIFT = 8;
  private static final int BYTE = 0xff;

  private NovaMoves() {}

  static long of(int kind) {
    return (long) kind << KIND_SHIFT;
  }

  static long of(int kind, int a) {
    return of(kind) | (long) a << A_SHIFT;
  }

  static long of(int kind, int a, int b) {
    return of(kind, a) | (long) b << B_SHIFT;
  }

  static long of(int kind, int a, int b, int c) {
    return of(kind, a, b) | (long) c << C_SHIFT;
  }

  static long of(int kind, int a, int b, int c, int d) {
    return of(kind, a, b, c) | d;
  }

  static int kind(long move) {
    return (int) (move >> KIND_SHIFT);
  }

  static int a(long move) {
    return (int) (move >> A_SHIFT) & BYTE;
  }

  static int b(long move) {
    return (int) (move >> B_SHIFT) & BYTE;
  }

  static int c(long move) {
    return (int) (move >> C_SHIFT) & BYTE;
  }

  static int d(long move) {
    return (int) move & BYTE;
  }
}
