package org.apogee.analytics.feed;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apogee.analytics.feed.Meaning.Reason;
import org.apogee.proving.sample.SampleFeed;
import org.apogee.proving.sample.SampleFeed.Line;
import org.jspecify.annotations.Nullable;

/** Records that nobody can use, for both topics, with why they are set aside. */
public final class Poison {
  private static final int FIVE_MB = 5 * 1024 * 1024;

  private final String name;
  private final boolean isResult;
  private final byte @Nullable [] key;
  private final byte @Nullable [] value;
  private final Reason reason;

  private Poison(
      String name,
      boolean isResult,
      byte @Nullable [] key,
      byte @Nullable [] value,
      Reason reason) {
    this.name = name;
    this.isResult = isResult;
    this.key = key;
    this.value = value;
    this.reason = reason;
  }

  public boolean isResult() {
    return isResult;
  }

  public byte @Nullable [] key() {
    return key;
  }

  public byte @Nullable [] value() {
    return value;
  }

  public Reason reason() {
    return reason;
  }

  /** One of each kind. */
  public static List<Poison> all() {
    var game = new SampleFeed(4711, 1).game();
    var started = game.get(0);
    var finished = game.get(1);
    var result = game.get(2);
    var all = new ArrayList<Poison>();
    for (var line : List.of(finished, result)) {
      all.add(
          of(
              line,
              "unknown type",
              swap(line, "apogee.game.", "apogee.toast."),
              Reason.UNKNOWN_TYPE));
      all.add(of(line, "future version", swap(line, ".v1\"", ".v2\""), Reason.FUTURE_VERSION));
      all.add(
          of(
              line,
              "future envelope",
              swap(line, "\"specversion\":\"1.0\"", "\"specversion\":\"2.0\""),
              Reason.FUTURE_VERSION));
      all.add(of(line, "half a record", line.json().substring(0, 300), Reason.BAD_JSON));
      all.add(of(line, "not JSON", "hello", Reason.BAD_JSON));
      all.add(of(line, "two records", line.json() + line.json(), Reason.BAD_JSON));
      all.add(of(line, "empty", "", Reason.BAD_JSON));
      all.add(of(line, "an array", "[]", Reason.WRONG_SCHEMA));
      all.add(of(line, "null", "null", Reason.WRONG_SCHEMA));
      all.add(of(line, "no data", "{\"specversion\":\"1.0\"}", Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "places are words",
              swap(line, "\"places\":[", "\"places\":[\"x\","),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "a place too much",
              swap(line, "\"places\":[", "\"places\":[1,"),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "a place that is null",
              swap(line, "\"places\":[", "\"places\":[null,"),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "place 0",
              line.json().replaceFirst("\"places\":\\[\\d", "\"places\":[0"),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "no ending",
              line.json().replaceFirst("\"ending\":\"[a-z-]*\",", ""),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "a control character",
              swap(line, "\"ending\":\"", "\"ending\":\"\\u0000"),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "another subject",
              swap(line, "\"subject\":\"", "\"subject\":\"x"),
              Reason.WRONG_SCHEMA));
      all.add(
          of(
              line,
              "sequence 0",
              line.json().replaceFirst("\"sequence\":\"\\d+\"", "\"sequence\":\"0000000000\""),
              Reason.WRONG_SCHEMA));
      all.add(of(line, "deep", "[".repeat(5000), Reason.BAD_JSON));
      all.add(
          new Poison(
              "wrong key", line.isResult(), bytes("nobody"), bytes(line.json()), Reason.WRONG_KEY));
      all.add(new Poison("no key", line.isResult(), null, bytes(line.json()), Reason.WRONG_KEY));
      all.add(new Poison("no value", line.isResult(), bytes(line.key()), null, Reason.NO_VALUE));
      all.add(
          new Poison(
              "not UTF-8",
              line.isResult(),
              bytes(line.key()),
              new byte[] {'{', (byte) 0xff},
              Reason.BAD_JSON));
      all.add(of(line, "five megabytes", line.json() + " ".repeat(FIVE_MB), Reason.TOO_LONG));
    }
    all.add(
        of(
            started,
            "half a character",
            started.json().replaceFirst("\"ruleset\":\"", "\"ruleset\":\"\\\\ud800"),
            Reason.WRONG_SCHEMA));
    all.add(
        of(
            result,
            "half a character",
            result.json().replaceFirst("\"ruleset\":\"", "\"ruleset\":\"\\\\ud800"),
            Reason.WRONG_SCHEMA));
    all.add(
        of(
            started,
            "a mode of nothing",
            started
                .json()
                .replaceFirst("\"options\":\\{[^}]*}", "\"options\":{\"mode\":\"\\\\u0000\"}"),
            Reason.NOT_STORABLE));
    all.add(
        of(
            result,
            "a name of nothing",
            result.json().replaceFirst("\"name\":\"", "\"name\":\"\\\\u0000"),
            Reason.NOT_STORABLE));
    all.add(
        of(
            started,
            "no seats",
            started.json().replaceFirst("\"seats\":\\[.*?\\]", "\"seats\":[]"),
            Reason.WRONG_SCHEMA));
    all.add(
        new Poison(
            "news among results",
            true,
            bytes(finished.key()),
            bytes(finished.json()),
            Reason.UNKNOWN_TYPE));
    all.add(
        new Poison(
            "a result among news",
            false,
            bytes(result.key()),
            bytes(result.json()),
            Reason.UNKNOWN_TYPE));
    all.add(
        of(
            result,
            "the Entity on a seat",
            result.json().replaceFirst("\"player\":\"", "\"player\":\"entity:"),
            Reason.WRONG_SCHEMA));
    all.add(of(finished, "ends and never started", finished.json(), Reason.OUT_OF_ORDER));
    return all;
  }

  private static Poison of(Line line, String name, String json, Reason reason) {
    return new Poison(name, line.isResult(), bytes(line.key()), bytes(json), reason);
  }

  private static String swap(Line line, String what, String by) {
    if (!line.json().contains(what)) {
      throw new IllegalStateException("not there: " + what);
    }
    return line.json().replace(what, by);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public String toString() {
    return name + (isResult ? " among results" : " among news");
  }
}
