package org.apogee.engine;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Builds the details of a fact or a move, in the order in which they should be read. */
public final class Args {
  private Args() {}

  public static SequencedMap<String, Object> none() {
    return new LinkedHashMap<>();
  }

  public static SequencedMap<String, Object> of(String name, Object value) {
    var args = none();
    args.put(name, value);
    return args;
  }

  public static SequencedMap<String, Object> of(
      String first, Object firstValue, String second, Object secondValue) {
    var args = of(first, firstValue);
    args.put(second, secondValue);
    return args;
  }

  public static SequencedMap<String, Object> of(
      String first, Object a, String second, Object b, String third, Object c) {
    var args = of(first, a, second, b);
    args.put(third, c);
    return args;
  }
}
