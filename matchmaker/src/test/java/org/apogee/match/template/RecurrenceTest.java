package org.apogee.match.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.match.template.Recurrence.Occurrence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Series across changes of clocks and ends of months. */
class RecurrenceTest {
  private static List<String> starts(
      String rule, String zone, String first, String after, int most) {
    return Recurrence.of(rule, zone, LocalDateTime.parse(first))
        .after(Instant.parse(after), most)
        .stream()
        .map(it -> it.start().toString())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    // Clocks go forward: 19:00 stays 19:00, an hour earlier in UTC.
    "Europe/Berlin,    2026-03-27, 2026-03-27T18:00:00Z, 2026-03-28T18:00:00Z, 2026-03-29T17:00:00Z",
    "America/New_York, 2026-03-06, 2026-03-07T00:00:00Z, 2026-03-08T00:00:00Z, 2026-03-08T23:00:00Z",
    // Clocks go back.
    "Europe/Berlin,    2026-10-23, 2026-10-23T17:00:00Z, 2026-10-24T17:00:00Z, 2026-10-25T18:00:00Z",
    "America/New_York, 2026-10-30, 2026-10-30T23:00:00Z, 2026-10-31T23:00:00Z, 2026-11-02T00:00:00Z"
  })
  void anEveningStaysTheSameEvening(String zone, String day, String one, String two, String three) {
    assertThat(starts("FREQ=DAILY", zone, day + "T19:00", day + "T00:00:00Z", 3))
        .containsExactly(one, two, three);
  }

  @ParameterizedTest
  @CsvSource({
    // 02:30 does not exist that night: moved by the gap. It exists twice: the first one counts.
    "Europe/Berlin,    2026-03-29T02:30, 2026-03-29T01:30:00Z",
    "Europe/Berlin,    2026-10-25T02:30, 2026-10-25T00:30:00Z",
    "America/New_York, 2026-03-08T02:30, 2026-03-08T07:30:00Z",
    "America/New_York, 2026-11-01T01:30, 2026-11-01T05:30:00Z"
  })
  void everyNightHasOneEvent(String zone, String due, String start) {
    var first = LocalDateTime.parse(due).minusDays(2);
    var days =
        Recurrence.of("FREQ=DAILY", zone, first)
            .after(first.minusDays(1).toInstant(ZoneOffset.UTC), 5);
    assertThat(days.stream().map(Occurrence::due))
        .containsExactly(
            first, first.plusDays(1), first.plusDays(2), first.plusDays(3), first.plusDays(4));
    assertThat(days.get(2).start()).isEqualTo(start);
    assertThat(days.stream().map(Occurrence::start)).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void aMonthWithoutA31stHasNoEvent() {
    assertThat(
            starts("FREQ=MONTHLY", "Europe/Berlin", "2026-01-31T19:00", "2026-01-01T00:00:00Z", 4))
        .containsExactly(
            "2026-01-31T18:00:00Z",
            "2026-03-31T17:00:00Z",
            "2026-05-31T17:00:00Z",
            "2026-07-31T17:00:00Z");
    assertThat(
            starts(
                "FREQ=MONTHLY;BYMONTHDAY=-1", "UTC", "2026-01-31T19:00", "2026-02-01T00:00:00Z", 2))
        .containsExactly("2026-02-28T19:00:00Z", "2026-03-31T19:00:00Z");
  }

  @Test
  void aSeriesIsReadFromAnyTimeOn() {
    var weekly = "FREQ=WEEKLY;BYDAY=FR";
    var later = starts(weekly, "America/New_York", "2020-01-03T20:00", "2026-03-01T00:00:00Z", 2);
    assertThat(later).containsExactly("2026-03-07T01:00:00Z", "2026-03-14T00:00:00Z");
    assertThat(starts("FREQ=WEEKLY;COUNT=3", "UTC", "2026-01-02T20:00", "2026-01-09T20:00:00Z", 5))
        .containsExactly("2026-01-16T20:00:00Z");
    assertThat(
            starts(
                "FREQ=WEEKLY;UNTIL=20260109T200000",
                "UTC",
                "2026-01-02T20:00",
                "2026-01-01T00:00:00Z",
                5))
        .containsExactly("2026-01-02T20:00:00Z", "2026-01-09T20:00:00Z");
    assertThat(starts("FREQ=DAILY;COUNT=2", "UTC", "2020-01-02T20:00", "2026-01-01T00:00:00Z", 5))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | UTC | bad-rule",
        "FREQ=HOURLY | UTC | bad-rule",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30 | UTC | bad-rule",
        "FREQ=WEEKLY;BYDAY=XX | UTC | bad-rule",
        "FREQ=WEEKLY;EVERY=2 | UTC | bad-rule",
        "FREQ=WEEKLY;UNTIL=20200101T190000 | UTC | bad-rule",
        "FREQ=WEEKLY;UNTIL=20300101T000000Z | UTC | bad-rule",
        "FREQ=WEEKLY | Mars/Olympus | bad-zone"
      })
  void whatIsNoSeriesIsRefused(String rule, String zone, String code) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> Recurrence.of(rule, zone, LocalDateTime.parse("2026-01-31T19:00")))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(code));
  }
}
