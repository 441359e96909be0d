package org.apogee.match.pairing;

import java.util.List;
import java.util.stream.Stream;

/**
 * The players of one bracket and those below it, numbered from 0 in that order.
 *
 * @param moved who came down from higher brackets, best first
 * @param residents the score group of the bracket
 * @param next the score group below, or as much of it as matters
 * @param rest the other players who must be pairable afterwards; empty unless strict
 * @param byeScore the score of the player who gets the bye; negative if nobody here may get it
 * @param strict whether everybody who is still open is listed, so that all must end up paired
 */
record Bracket(
    List<History> moved,
    List<History> residents,
    List<History> next,
    List<History> rest,
    int byeScore,
    boolean strict,
    List<History> everybody) {
  Bracket(
      List<History> moved,
      List<History> residents,
      List<History> next,
      List<History> rest,
      int byeScore,
      boolean strict) {
    this(
        moved,
        residents,
        next,
        rest,
        byeScore,
        strict,
        Stream.of(moved, residents, next, rest).flatMap(List::stream).toList());
  }

  /** Players below this number are in the bracket, the others are below it. */
  int size() {
    return moved.size() + residents.size();
  }

  boolean isMoved(int player) {
    return player < moved.size();
  }

  boolean isInside(int player) {
    return player >= 0 && player < size();
  }

  boolean isInNext(int player) {
    return player >= size() && player < size() + next.size();
  }

  History player(int number) {
    return everybody.get(number);
  }

  boolean hasBye() {
    return byeScore >= 0;
  }

  boolean mayHaveBye(int player) {
    var who = everybody.get(player);
    return hasBye() && who.score() == byeScore && !who.barredFromBye();
  }
}
