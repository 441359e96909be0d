package org.apogee.match.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A calendar as other programs subscribe to it (RFC 5545). Times are written in UTC, which every
 * calendar shows in the zone of its reader.
 */
public final class ICalendar {
  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

  /** The bytes of a line without its end; a longer one is continued on the next. */
  private static final int LINE_MAX = 75;

  private static final String END = "\r\n";

  private final StringBuilder text = new StringBuilder();

  /**
   * One entry.
   *
   * @param id unique in the world and always the same for the same thing
   * @param made when it was known first
   * @param end none for a moment
   * @param url of a page about it, or empty
   */
  public record Entry(
      String id,
      Instant made,
      Instant start,
      Optional<Instant> end,
      String title,
      String description,
      String url,
      boolean isCancelled) {}

  private ICalendar() {}

  /** The calendar, with the earliest entry first. */
  public static String of(String name, List<Entry> entries) {
    var calendar = new ICalendar();
    calendar.line("BEGIN", "VCALENDAR");
    calendar.line("VERSION", "2.0");
    calendar.line("PRODID", "-//Apogee//Events//EN");
    calendar.line("CALSCALE", "GREGORIAN");
    calendar.line("METHOD", "PUBLISH");
    calendar.line("NAME", escaped(name));
    calendar.line("X-WR-CALNAME", escaped(name));
    calendar.line("REFRESH-INTERVAL;VALUE=DURATION", "PT1H");
    calendar.line("X-PUBLISHED-TTL", "PT1H");
    var sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparing(Entry::start).thenComparing(Entry::id));
    sorted.forEach(calendar::entry);
    calendar.line("END", "VCALENDAR");
    return calendar.text.toString();
  }

  private void entry(Entry entry) {
    line("BEGIN", "VEVENT");
    line("UID", escaped(entry.id()));
    line("DTSTAMP", UTC.format(entry.made()));
    line("DTSTART", UTC.format(entry.start()));
    entry.end().ifPresent(end -> line("DTEND", UTC.format(end)));
    line("SUMMARY", escaped(entry.title()));
    line("DESCRIPTION", escaped(entry.description()));
    if (!entry.url().isEmpty()) {
      line("URL", entry.url());
    }
    line("STATUS", entry.isCancelled() ? "CANCELLED" : "CONFIRMED");
    line("TRANSP", "TRANSPARENT");
    line("END", "VEVENT");
  }

  private void line(String name, String value) {
    text.append(folded(name + ":" + value)).append(END);
  }

  /** Text values: separators and line breaks are escaped, other controls are not allowed. */
  static String escaped(String text) {
    return text.replace("\\", "\\\\")
        .replace(";", "\\;")
        .replace(",", "\\,")
        .replaceAll("\\R", "\\\\n")
        .replaceAll("\\p{Cntrl}", " ");
  }

  /** Lines count bytes, and a character is never divided. */
  static String folded(String line) {
    var folded = new StringBuilder();
    int room = LINE_MAX;
    for (int at = 0; at < line.length(); ) {
      int next = line.offsetByCodePoints(at, 1);
      var letter = line.substring(at, next);
      int bytes = letter.getBytes(UTF_8).length;
      if (bytes > room) {
        folded.append(END).append(' ');
        room = LINE_MAX - 1;
      }
      folded.append(letter);
      room -= bytes;
      at = next;
    }
    return folded.toString();
  }
}
