package org.apogee.engine.replay;

import java.util.List;

/**
 * One decision as it was played.
 *
 * @param number counts from 1
 * @param move its notation
 * @param draws what was drawn while it was played
 * @param fingerprint of the position after it
 */
public record Ply(int number, int seat, String move, List<Integer> draws, long fingerprint) {
  public Ply {
    draws = List.copyOf(draws);
    if (!PlainText.isNotation(move)) {
      throw new IllegalArgumentException(
          "no notation for one line, without double spaces: " + move);
    }
  }
}
