package org.apogee.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Something that happened in a game: a ship was lost, a card was drawn.
 *
 * @param kind what it is, for programs: {@code card-drawn}
 * @param audience who may know it
 * @param args the details, as numbers and short texts
 * @param text the same for people, one sentence
 * @param phase the phase of the game it belongs to, a code of the glossary; empty without phases
 * @param detail further lines for people who want to know more: the dice behind a sum
 */
public record Fact(
    String kind,
    Audience audience,
    SequencedMap<String, Object> args,
    String text,
    String phase,
    List<String> detail) {
  public Fact {
    args = isFrozen(args) ? args : Collections.unmodifiableSequencedMap(new LinkedHashMap<>(args));
    detail = List.copyOf(detail);
  }

  public Fact(String kind, Audience audience, SequencedMap<String, Object> args, String text) {
    this(kind, audience, args, text, "", List.of());
  }

  /** The details of another fact: a view of a copy that nobody else has. */
  @SuppressWarnings("ReferenceEquality") // the JDK returns such a view itself
  private static boolean isFrozen(SequencedMap<String, Object> args) {
    return Collections.unmodifiableSequencedMap(args) == args;
  }

  public static Fact forEverybody(String kind, SequencedMap<String, Object> args, String text) {
    return new Fact(kind, Audience.EVERYBODY, args, text);
  }

  public Fact in(String other) {
    return new Fact(kind, audience, args, text, other, detail);
  }

  public Fact with(List<String> lines) {
    return new Fact(kind, audience, args, text, phase, lines);
  }
}
