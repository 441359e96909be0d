package org.apogee.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Something that happened in a game: a ship was lost, a card was drawn.
 *
 * @param kind what it is, for programs: {@code card-drawn}
 * @param audience who may know it
 * @param args the details, as numbers and short texts
 * @param text the same for people, one sentence
 */
public record Fact(String kind, Audience audience, SequencedMap<String, Object> args, String text) {
  public Fact {
    args = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(args));
  }

  public static Fact forEverybody(String kind, SequencedMap<String, Object> args, String text) {
    return new Fact(kind, Audience.EVERYBODY, args, text);
  }
}
