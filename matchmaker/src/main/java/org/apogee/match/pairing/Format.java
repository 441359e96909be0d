package org.apogee.match.pairing;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The formats of tournaments, by name. */
public enum Format {
  SWISS,
  ROUND_ROBIN,
  KNOCK_OUT,
  DOUBLE_KNOCK_OUT,
  ARENA,
  GAUNTLET;

  /** As people write it: {@code double-knock-out}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Format> named(String label) {
    return Arrays.stream(values()).filter(f -> f.label().equals(label)).findFirst();
  }

  /** The system that pairs this format at tables of this size. */
  public PairingSystem system(int tableSize) {
    return switch (this) {
      case SWISS -> tableSize == 2 ? new DutchSwiss() : new SwissTables();
      case ROUND_ROBIN -> new RoundRobin();
      case KNOCK_OUT -> new KnockOut();
      case DOUBLE_KNOCK_OUT -> new DoubleKnockOut();
      case ARENA -> new Arena();
      case GAUNTLET -> new Gauntlet();
    };
  }
}
