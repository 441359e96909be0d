package org.apogee.engine.supernova;

/** R 15: moves as numbers, kind + 64 a + 16384 b. */
final class SupernovaMoves {
  static final int MULLIGAN = 0;
  static final int KEEP_HAND = 1;
  static final int DRAW = 2;
  static final int PLAY_PLANET = 3;
  static final int PLAY_ENV = 4;
  static final int BUILD = 5;
  static final int PLAY_SPECIAL = 6;
  static final int TRADE_OFFER = 7;
  static final int TRADE_TO = 8;
  static final int TRADE_ADD = 9;
  static final int TRADE_BID = 10;
  static final int TRADE_DECLINE = 11;
  static final int TRADE_ACCEPT = 12;
  static final int TRADE_REFUSE = 13;
  static final int JETTISON = 14;
  static final int ATTACK_ORIGIN = 15;
  static final int FLEET_ADD = 16;
  static final int FLEET_DONE = 17;
  static final int ATTACK_TARGET = 18;
  static final int FLEE = 19;
  static final int FLEE_DONE = 20;
  static final int ORBIT_FORM = 21;
  static final int PLANET_FORM = 22;
  static final int WITHDRAW = 23;
  static final int PICK_ASSET = 24;
  static final int MOVE_SHIP = 25;
  static final int LOAD = 26;
  static final int UNLOAD = 27;
  static final int SHIFT = 28;
  static final int DROP_POP = 29;
  static final int DROP_SHIP = 30;
  static final int DISCARD = 31;
  static final int PASS = 32;
  static final int END = 33;

  static final int FROM_MAIN = 0;
  static final int FROM_DISCARD = 1;

  private SupernovaMoves() {}

  static long of(int kind, int a) {
    return kind + 64L * a;
  }

  static long of(int kind, int a, int b) {
    return kind + 64L * a + 16384L * b;
  }

  static int kind(long move) {
    return (int) move & 63;
  }

  static int a(long move) {
    return (int) (move >>> 6) & 255;
  }

  static int b(long move) {
    return (int) (move >>> 14) & 255;
  }

  static IllegalStateException notOffered(SupernovaPosition p, long move) {
    return new IllegalStateException("move " + move + " in " + p);
  }
}
