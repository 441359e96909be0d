package org.apogee.engine;

import java.util.List;
import java.util.Map;

/**
 * A named set of option values, chosen by the option {@code preset}. It replaces the defaults of
 * other options; a value that is given explicitly overrides it. So every difference between presets
 * is an option of its own, and a set-up lists what it came to.
 *
 * @param values the options that differ from their defaults
 */
public record Preset(String name, String sentence, Map<String, String> values) {
  /** The name of the option that chooses a preset. */
  public static final String OPTION = "preset";

  /** The measured balance: the defaults of all options. */
  public static final Preset TOURNAMENT =
      new Preset("tournament", "The values that we measured to be fair and quick.", Map.of());

  public Preset {
    values = Map.copyOf(values);
  }

  /** What the source prints, wherever it prints something. */
  public static Preset printed(Map<String, String> values) {
    return new Preset("printed", "The values that the source prints.", values);
  }

  /** For a ruleset's list of options; the first preset is the default. */
  public static Option option(List<Preset> presets) {
    return new Option(
        OPTION,
        "Which values the other options have unless they are given: measured for tournaments, or as"
            + " printed in the source.",
        presets.getFirst().name(),
        new Option.OneOf(presets.stream().map(Preset::name).toList()));
  }

  /** The values of the preset that was chosen; none in a ruleset without presets. */
  static Map<String, String> chosen(Ruleset ruleset, Map<String, String> options) {
    var presets = ruleset.presets();
    if (presets.isEmpty()) {
      return Map.of();
    }
    var name = options.getOrDefault(OPTION, presets.getFirst().name());
    return presets.stream()
        .filter(preset -> preset.name().equals(name))
        .findFirst()
        .map(Preset::values)
        .orElse(Map.of()); // the option itself rejects an unknown name
  }
}
