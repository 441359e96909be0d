package org.apogee.engine.words;

import java.util.List;
import java.util.Optional;

/**
 * What the fields of a game's views, the kinds of its moves and facts and its counters mean, for
 * authors of programs. A game writes it as the resource {@code reference.txt} beside its classes
 * ({@link ReferenceReader}).
 *
 * @param views the records of a view; the first, without a name, is the view itself
 * @param moves the kinds of moves
 * @param facts the kinds of facts
 * @param counters the counters of the outcome; in a name, {@code #} stands for a number and
 *     {@code @} for a word
 */
public record Reference(
    List<Shape> views, List<Shape> moves, List<Shape> facts, List<Part> counters) {
  public static final Reference NONE = new Reference(List.of(), List.of(), List.of(), List.of());

  /** What an argument of a move or a fact is. */
  public enum Type {
    INT,
    TEXT,
    FLAG,
    INTS,
    TEXTS
  }

  /**
   * A record of a view, or a kind of move or fact.
   *
   * @param parts its fields or arguments
   */
  public record Shape(String name, String sentence, List<Part> parts) {
    public Shape {
      parts = List.copyOf(parts);
    }

    public Optional<Part> part(String called) {
      return parts.stream().filter(part -> part.name().equals(called)).findFirst();
    }
  }

  /**
   * A field, an argument or a counter.
   *
   * @param type of arguments; fields have that of their record component
   * @param isOptional whether it is absent from some moves or facts of the kind
   * @param values all values that a text can have, if they are listed
   */
  public record Part(
      String name, Type type, boolean isOptional, List<String> values, String sentence) {
    public Part {
      values = List.copyOf(values);
    }
  }

  public Reference {
    views = List.copyOf(views);
    moves = List.copyOf(moves);
    facts = List.copyOf(facts);
    counters = List.copyOf(counters);
  }

  public static Optional<Shape> find(List<Shape> shapes, String name) {
    return shapes.stream().filter(shape -> shape.name().equals(name)).findFirst();
  }
}
