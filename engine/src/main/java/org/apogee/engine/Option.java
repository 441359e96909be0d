package org.apogee.engine;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Something that can be chosen when a game is set up: a name, a sentence, a default, its values.
 */
public record Option(String name, String sentence, String byDefault, Values values) {

  /** Which values an option takes. */
  public sealed interface Values {
    boolean allow(String value);

    /** The values in words, to finish the sentence "must be ...". */
    String described();
  }

  public record OneOf(List<String> names) implements Values {
    public OneOf {
      names = List.copyOf(names);
    }

    @Override
    public boolean allow(String value) {
      return names.contains(value);
    }

    @Override
    public String described() {
      return "one of " + String.join(", ", names);
    }
  }

  public record Whole(int least, int most) implements Values {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]{0,8})");

    @Override
    public boolean allow(String value) {
      if (!NUMBER.matcher(value).matches()) {
        return false;
      }
      int number = Integer.parseInt(value);
      return least <= number && number <= most;
    }

    @Override
    public String described() {
      return "a whole number from " + least + " to " + most;
    }
  }

  /** Any text of a form; what else must hold is checked by {@link Ruleset#check}. */
  public record Text(String described, String regex) implements Values {
    @Override
    public boolean allow(String value) {
      return value.length() <= LENGTH_MAX && Pattern.matches(regex, value);
    }
  }

  private static final int LENGTH_MAX = 1000;

  public Option {
    if (!values.allow(byDefault)) {
      throw new IllegalArgumentException("the default of " + name + " is not one of its values");
    }
  }

  void check(String value) {
    if (!values.allow(value)) {
      throw new BadInput(
          "bad-option-value",
          "Option %s must be %s, not '%s'.".formatted(name, values.described(), value));
    }
  }
}
