package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.SETUP;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.jspecify.annotations.Nullable;

/** Seats and options, good and bad. */
final class SetupLaw {
  /** What can be typed after {@code --option}. */
  private static final Pattern OPTION = Pattern.compile("[a-z][a-zA-Z0-9-]*");

  private final Ruleset ruleset;

  SetupLaw(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  void check() {
    check(!ruleset.title().isBlank(), "the title is empty");
    int least = ruleset.minSeats();
    int most = ruleset.maxSeats();
    check(least >= 1 && most >= least, "it is for %d to %d seats".formatted(least, most));
    for (int seats = least; seats <= most; seats++) {
      starts(seats, Map.of());
    }
    for (int seats : new int[] {Integer.MIN_VALUE, -1, 0, least - 1, most + 1, Integer.MAX_VALUE}) {
      refused(seats, Map.of(), "bad-seat-count");
    }
    refused(least, Map.of("no-such-option", "1"), "unknown-option");
    var names = new HashSet<String>();
    for (var option : ruleset.options()) {
      check(names.add(option.name()), "there are two options " + option.name());
      check(
          OPTION.matcher(option.name()).matches() && !option.sentence().isBlank(),
          "an option has a name of letters, digits, hyphens, and a sentence: " + option);
      checkValues(option);
    }
    ruleset.presets().forEach(this::checkPreset);
  }

  /** A preset is a choice of the option of that name, and an explicit value overrides it. */
  private void checkPreset(Preset preset) {
    var option =
        ruleset.options().stream().filter(each -> each.name().equals(Preset.OPTION)).findFirst();
    check(
        option.isPresent() && option.get().values().allow(preset.name()),
        "the preset %s is no value of an option %s".formatted(preset.name(), Preset.OPTION));
    var chosen = Map.of(Preset.OPTION, preset.name());
    for (int seats = ruleset.minSeats(); seats <= ruleset.maxSeats(); seats++) {
      starts(seats, chosen);
      var options = Setup.of(ruleset, seats, chosen).options();
      check(
          options.entrySet().containsAll(preset.values().entrySet()),
          "preset %s is set up as %s".formatted(preset.name(), options));
    }
    for (var other : ruleset.options()) {
      if (preset.values().containsKey(other.name())) {
        var both = Map.of(Preset.OPTION, preset.name(), other.name(), other.byDefault());
        check(
            Setup.of(ruleset, ruleset.minSeats(), both)
                .text(other.name())
                .equals(other.byDefault()),
            "preset %s overrides an explicit %s".formatted(preset.name(), other.name()));
      }
    }
  }

  private void checkValues(Option option) {
    var good = goodValues(option);
    for (var value : good) {
      boolean somewhere = false;
      for (int seats = ruleset.minSeats(); seats <= ruleset.maxSeats(); seats++) {
        somewhere |= startsOrIsRefused(seats, Map.of(option.name(), value));
      }
      check(
          somewhere,
          "option %s has the value %s that no seat count takes".formatted(option.name(), value));
    }
    for (var value : badValues(option)) {
      refused(ruleset.minSeats(), Map.of(option.name(), value), "bad-option-value");
    }
  }

  private static List<String> goodValues(Option option) {
    return switch (option.values()) {
      case Option.OneOf(var names) -> names;
      case Option.Whole(int least, int most) -> List.of("" + least, "" + most);
      case Option.Text _ -> List.of(option.byDefault());
    };
  }

  private static List<String> badValues(Option option) {
    return switch (option.values()) {
      case Option.OneOf _ -> List.of("", "no such value");
      case Option.Whole(int least, int most) ->
          List.of("", "many", "1.5", "" + (least - 1L), "" + (most + 1L), "9".repeat(30));
      case Option.Text _ -> List.of("x".repeat(100_000));
    };
  }

  private void starts(int seats, Map<String, String> options) {
    try {
      var setup = Setup.of(ruleset, seats, options);
      var position = ruleset.newPosition(setup, Chance.of(new SplittableRandom(seats)));
      check(
          position.seats() == seats,
          "%s gives a position of %d seats".formatted(setup, position.seats()));
    } catch (RuntimeException e) {
      throw broken("%d seats %s threw %s".formatted(seats, options, e), e);
    }
  }

  /** An option may not go with every seat count; then it says so. */
  private boolean startsOrIsRefused(int seats, Map<String, String> options) {
    try {
      Setup.of(ruleset, seats, options);
    } catch (BadInput _) {
      return false;
    } catch (RuntimeException e) {
      throw broken("%d seats %s threw %s".formatted(seats, options, e), e);
    }
    starts(seats, options);
    return true;
  }

  private void refused(int seats, Map<String, String> options, String code) {
    try {
      Setup.of(ruleset, seats, options);
    } catch (BadInput refusal) {
      check(
          refusal.code().equals(code),
          "%d seats %s are refused as %s, not %s".formatted(seats, options, refusal.code(), code));
      return;
    } catch (RuntimeException e) {
      throw broken("%d seats %s threw %s".formatted(seats, options, e), e);
    }
    throw broken("%d seats %s are not refused".formatted(seats, options), null);
  }

  private void check(boolean holds, String what) {
    if (!holds) {
      throw broken(what, null);
    }
  }

  private BrokenLaw broken(String what, @Nullable Throwable cause) {
    return new BrokenLaw(SETUP, ruleset.id().toString(), what, cause);
  }
}
