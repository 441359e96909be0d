package org.apogee.match.export;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apogee.match.export.ICalendar.Entry;
import org.junit.jupiter.api.Test;

class ICalendarTest {
  private static Entry entry(String id, String start, String title) {
    return new Entry(
        id,
        Instant.parse("2026-01-02T03:04:05Z"),
        Instant.parse(start),
        Optional.of(Instant.parse(start).plusSeconds(3600)),
        title,
        "",
        "https://apogee.example/tournaments/t1",
        false);
  }

  @Test
  void anEntryHasUtcTimes() {
    var text =
        ICalendar.of(
            "Events",
            List.of(
                entry("b", "2026-10-25T01:30:00Z", "Later"),
                entry("a", "2026-03-29T00:30:00+01:00", "Earlier")));
    assertThat(text)
        .startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:")
        .endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")
        .contains(
            """
            BEGIN:VEVENT
            UID:b
            DTSTAMP:20260102T030405Z
            DTSTART:20261025T013000Z
            DTEND:20261025T023000Z
            SUMMARY:Later
            """
                .replace("\n", "\r\n"))
        .contains("DTSTART:20260328T233000Z\r\n")
        .contains("URL:https://apogee.example/tournaments/t1\r\n");
    assertThat(text.indexOf("Earlier")).isLessThan(text.indexOf("Later"));
  }

  @Test
  void textsAreEscaped() {
    assertThat(ICalendar.escaped("a,b;c\\d\r\ne\nf\u0007")).isEqualTo("a\\,b\\;c\\\\d\\ne\\nf ");
  }

  /** No line has more than 75 bytes, no character is divided, and unfolding restores the text. */
  @Test
  void longLinesAreFolded() {
    for (var letter : List.of("x", "é", "€", "🚀")) {
      var line = "SUMMARY:" + letter.repeat(200);
      var folded = ICalendar.folded(line);
      assertThat(folded.split("\r\n", -1))
          .hasSizeGreaterThan(2)
          .allSatisfy(part -> assertThat(part.getBytes(UTF_8).length).isLessThanOrEqualTo(75));
      assertThat(folded.replace("\r\n ", "")).isEqualTo(line);
    }
    assertThat(ICalendar.folded("y".repeat(75))).isEqualTo("y".repeat(75));
  }

  @Test
  void aNameCannotAddALine() {
    var text = ICalendar.of("x\r\nEND:VCALENDAR", List.of());
    assertThat(text.lines().filter(line -> line.equals("END:VCALENDAR"))).hasSize(1);
  }
}
