package org.apogee.engine.supernova;

/** R 3.7: whose turn it is and what has happened in it. */
final class TurnRecord {
  int number = 1;
  int opener;
  int offset; // how many seats come before the current one in this phase
  int asked; // the seat that decides
  boolean finalTurn; // R 4.6
  int penalties; // seats, R 10.4
  long fresh; // planets that mini-phase 1 of this turn brought, R 5.1
  long used; // fresh planets on which the current seat has played in mini-phase 2, R 5.3
  int jettisoned; // R 7.3
  boolean traded; // by the current seat, R 7.4
  boolean extraAction; // R 7.2
  final int[] mulligans; // by seat, R 4.2

  TurnRecord(int seats) {
    mulligans = new int[seats];
  }

  void copyFrom(TurnRecord other) {
    number = other.number;
    opener = other.opener;
    offset = other.offset;
    asked = other.asked;
    finalTurn = other.finalTurn;
    penalties = other.penalties;
    fresh = other.fresh;
    used = other.used;
    jettisoned = other.jettisoned;
    traded = other.traded;
    extraAction = other.extraAction;
    System.arraycopy(other.mulligans, 0, mulligans, 0, mulligans.length);
  }

  boolean isPenalized(int seat) {
    return (penalties >>> seat & 1) != 0;
  }

  boolean isFresh(int planet) {
    return (fresh >>> planet & 1) != 0;
  }
}
