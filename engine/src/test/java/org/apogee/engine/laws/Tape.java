package org.apogee.engine.laws;

import java.util.Arrays;
import org.apogee.engine.Chance;

/** Draws with their bounds, as they were asked for, to be recorded and to be told again. */
final class Tape implements Chance {
  private final Chance source;
  private int[] bounds = new int[64];
  private int[] draws = new int[64];
  private int size;

  Tape(Chance source) {
    this.source = source;
  }

  @Override
  public int below(int bound) {
    int draw = source.below(bound);
    if (size == draws.length) {
      bounds = Arrays.copyOf(bounds, 2 * size);
      draws = Arrays.copyOf(draws, 2 * size);
    }
    bounds[size] = bound;
    draws[size++] = draw;
    return draw;
  }

  int size() {
    return size;
  }

  boolean sameAs(Tape other) {
    return Arrays.equals(draws, 0, size, other.draws, 0, other.size)
        && Arrays.equals(bounds, 0, size, other.bounds, 0, other.size);
  }

  @Override
  public String toString() {
    var text = new StringBuilder("[");
    for (int i = 0; i < size; i++) {
      text.append(i == 0 ? "" : ", ").append(draws[i]).append(" of ").append(bounds[i]);
    }
    return text.append(']').toString();
  }

  /** Plays the recording; every draw must be asked for in the same way as it was. */
  final class Playback implements Chance {
    private int at;

    @Override
    public int below(int bound) {
      if (at == size || bounds[at] != bound) {
        throw new OtherDraws(
            "draw %d is below %d, where %s"
                .formatted(at, bound, at == size ? "none was" : "it was below " + bounds[at]));
      }
      return draws[at++];
    }

    int at() {
      return at;
    }
  }

  /** The rules asked for other draws than the first time. */
  static final class OtherDraws extends RuntimeException {
    OtherDraws(String message) {
      super(message);
    }
  }
}
