package org.apogee.engine;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How a game is to be set up: its seats and every option with its value. Made by {@link #of}, which
 * checks it against the ruleset, so a position never meets a bad one.
 */
public final class Setup {
  private final int seats;
  private final Map<String, String> options;

  private Setup(int seats, Map<String, String> options) {
    this.seats = seats;
    this.options = options;
  }

  /**
   * Takes the options that were chosen; the others have the values of the chosen {@link Preset}, or
   * their defaults.
   */
  public static Setup of(Ruleset ruleset, int seats, Map<String, String> chosen) {
    if (seats < ruleset.minSeats() || seats > ruleset.maxSeats()) {
      throw new BadInput(
          "bad-seat-count",
          "%s is for %d to %d seats, not %d."
              .formatted(ruleset.title(), ruleset.minSeats(), ruleset.maxSeats(), seats));
    }
    var known = new TreeMap<String, Option>();
    ruleset.options().forEach(option -> known.put(option.name(), option));
    for (var name : chosen.keySet()) {
      if (!known.containsKey(name)) {
        throw new BadInput("unknown-option", unknownOption(ruleset, name, known));
      }
    }
    var options = new TreeMap<String, String>();
    var preset = Preset.chosen(ruleset, chosen);
    for (var option : known.values()) {
      var usual = preset.getOrDefault(option.name(), option.byDefault());
      var value = chosen.getOrDefault(option.name(), usual);
      option.check(value);
      options.put(option.name(), value);
    }
    var setup = new Setup(seats, options);
    ruleset.check(setup);
    return setup;
  }

  public static Setup of(Ruleset ruleset, int seats) {
    return of(ruleset, seats, Map.of());
  }

  private static String unknownOption(Ruleset ruleset, String name, Map<String, Option> known) {
    var names =
        known.isEmpty() ? "none" : known.keySet().stream().collect(Collectors.joining(", "));
    return "%s has no option '%s'; it has %s.".formatted(ruleset.title(), name, names);
  }

  public int seats() {
    return seats;
  }

  /** Every option of the ruleset by name, defaults included. */
  public Map<String, String> options() {
    return Map.copyOf(options);
  }

  public String text(String option) {
    var value = options.get(option);
    if (value == null) {
      throw new IllegalArgumentException("no such option: " + option);
    }
    return value;
  }

  public int whole(String option) {
    return Integer.parseInt(text(option));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Setup that && seats == that.seats && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return 31 * seats + options.hashCode();
  }

  @Override
  public String toString() {
    return seats + " seats " + options;
  }
}
