package org.apogee.node.feed;

import java.util.ArrayList;
import java.util.List;

/** A game whose records wait for the end of its round. For one thread. */
final class WithheldGame {
  private final String id;
  private final String tournament;
  private final int round;
  private final List<String> corrections = new ArrayList<>();
  private long sequence;
  private boolean isReleased;

  WithheldGame(String id, String tournament, int round, long sequence, boolean isReleased) {
    this.id = id;
    this.tournament = tournament;
    this.round = round;
    this.sequence = sequence;
    this.isReleased = isReleased;
  }

  /** In the journal: {@code game|g1}. */
  String id() {
    return id;
  }

  String tournament() {
    return tournament;
  }

  int round() {
    return round;
  }

  /** The last row that waits. */
  long sequence() {
    return sequence;
  }

  void waitWith(long next) {
    sequence = next;
  }

  boolean isReleased() {
    return isReleased;
  }

  void release() {
    isReleased = true;
  }

  /** Corrections that came since the last store. */
  List<String> corrections() {
    return corrections;
  }
}
