package org.apogee.engine.sol;

/** R 15, the layout of a move: kind in bits 0 to 4, then a, b and c of six bits each. */
final class SolMoves {
  static final int CHOOSE = 0;
  static final int LAUNCH = 1;
  static final int FLY = 2;
  static final int HURL = 3;
  static final int FLY_GROUP = 4;
  static final int FLY_STATION = 5;
  static final int HURL_STATION = 6;
  static final int CONVERT_BRIDGE = 7;
  static final int CONVERT_NODE = 8;
  static final int CONVERT_FOUNDRY = 9;
  static final int CONVERT_TOWER = 10;
  static final int DECONVERT_STATION = 11;
  static final int DECONVERT_BRIDGE = 12;
  static final int ACTIVATE = 13;
  static final int BONUS = 14;
  static final int FLARE = 15;
  static final int PLAY_EFFECT = 16;
  static final int BURN = 17;
  static final int KEEP = 18;
  static final int END = 19;

  static final int TO_MOVE = 0;
  static final int TO_CONVERT = 1;
  static final int TO_ACTIVATE = 2;

  static final int DECLINE = 0;
  static final int TAKE = 1;

  static final long END_MOVE = END;

  private SolMoves() {}

  static long of(int kind, int a) {
    return kind + 32L * a;
  }

  static long of(int kind, int a, int b) {
    return of(kind, a) + 2048L * b;
  }

  static long of(int kind, int a, int b, int c) {
    return of(kind, a, b) + 131072L * c;
  }

  static int kind(long move) {
    return (int) move & 31;
  }

  static int a(long move) {
    return (int) (move >>> 5) & 63;
  }

  static int b(long move) {
    return (int) (move >>> 11) & 63;
  }

  static int c(long move) {
    return (int) (move >>> 17) & 63;
  }

  static IllegalStateException notOffered(SolPosition p, long move) {
    return new IllegalStateException("move " + move + " in " + p);
  }
}
