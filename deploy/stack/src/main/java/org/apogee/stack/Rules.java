package org.apogee.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The rules of an installation, as they are in this jar. */
public final class Rules {
  private static final List<String> FILES = List.of("objectives.yml", "alerts.yml");
  private static final Pattern RANGE = Pattern.compile("\\[(\\d+)([smhd])(?::(\\d+)s)?]");
  private static final Pattern WAIT =
      Pattern.compile("(?m)^( *(?:for|(?:\\w+_)?interval|group_wait): )(\\d+)([smhd])$");
  private static final Pattern AGE = Pattern.compile("(_seconds\\) > )(\\d+)\\b");

  /** A rate needs a few scrapes, two seconds apart. */
  private static final long SHORTEST_RANGE = 10;

  private Rules() {}

  /** The files by name. */
  public static Map<String, String> all() {
    var rules = new TreeMap<String, String>();
    FILES.forEach(name -> rules.put(name, read("rules/" + name)));
    return rules;
  }

  /**
   * The same for a drill, where nobody waits for hours: ranges, waits and ages so many times
   * shorter. Nothing else changes: neither shares nor which series are looked at.
   */
  public static Map<String, String> faster(int times) {
    var rules = all();
    rules.replaceAll((_, text) -> faster(text, times));
    return rules;
  }

  static String faster(String rules, int times) {
    var ranges =
        RANGE
            .matcher(rules)
            .replaceAll(range -> {
              long length =
                  Math.max(SHORTEST_RANGE, seconds(range.group(1), range.group(2)) / times);
              var step = range.group(3);
              return step == null
                  ? "[%ds]".formatted(length)
                  : "[%ds:%ds]".formatted(length, Math.max(1, Long.parseLong(step) / times));
            });
    var waits =
        WAIT.matcher(ranges)
            .replaceAll(wait ->
                wait.group(1) + Math.max(1, seconds(wait.group(2), wait.group(3)) / times) + "s");
    return AGE.matcher(waits)
        .replaceAll(age -> age.group(1) + Math.max(1, Long.parseLong(age.group(2)) / times));
  }

  private static long seconds(String number, String unit) {
    long factor =
        switch (unit) {
          case "s" -> 1;
          case "m" -> 60;
          case "h" -> 3600;
          default -> 86_400;
        };
    return Long.parseLong(number) * factor;
  }

  static String read(String name) {
    try (var in = Rules.class.getResourceAsStream("/monitoring/" + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is not in this jar");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
