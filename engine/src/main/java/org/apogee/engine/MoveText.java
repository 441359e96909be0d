package org.apogee.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A move in words.
 *
 * @param kind what it is, for programs: {@code fly}
 * @param args its details, in reading order
 * @param text the notation, unique among the legal moves: {@code fly L0 C0}
 * @param rule where the rules allow it: {@code R 6.4}
 */
public record MoveText(String kind, SequencedMap<String, Object> args, String text, String rule) {
  public MoveText {
    args = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(args));
  }
}
