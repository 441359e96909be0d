package org.apogee.platform.http;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A table as comma-separated values (RFC 4180) that is safe to open: a spreadsheet would run a text
 * that begins like a formula, so such a text gets an apostrophe.
 */
public final class Csv {
  /** The characters that begin a formula, also in their wide forms. */
  private static final Pattern FORMULA =
      Pattern.compile("\\s*[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20].*|[\t\r\n].*", Pattern.DOTALL);

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");
  private static final String END = "\r\n";

  private final StringBuilder text = new StringBuilder();
  private final int width;

  /** The names of the columns. */
  public Csv(List<String> head) {
    width = head.size();
    text.append(String.join(",", head)).append(END);
  }

  /** One row: numbers as they are, everything else as a quoted text. */
  public Csv row(List<?> values) {
    if (values.size() != width) {
      throw new IllegalArgumentException(values.size() + " values in " + width + " columns");
    }
    text.append(values.stream().map(Csv::cell).collect(Collectors.joining(","))).append(END);
    return this;
  }

  private static String cell(Object value) {
    var plain = value.toString();
    return value instanceof Number || NUMBER.matcher(plain).matches() ? plain : quoted(plain);
  }

  private static String quoted(String plain) {
    var safe = FORMULA.matcher(plain).matches() ? "'" + plain : plain;
    return safe.isEmpty() ? "" : '"' + safe.replace("\"", "\"\"") + '"';
  }

  /** The table as a file to download. */
  public Answer.Body file(String name) {
    return Answer.text("text/csv; charset=utf-8", text.toString())
        .header("Content-Disposition", "attachment; filename=\"" + name + ".csv\"");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
