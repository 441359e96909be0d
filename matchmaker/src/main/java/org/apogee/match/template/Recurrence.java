package org.apogee.match.template;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.zone.ZoneRulesException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apogee.engine.BadInput;
import org.dmfs.rfc5545.DateTime;
import org.dmfs.rfc5545.recur.Freq;
import org.dmfs.rfc5545.recur.InvalidRecurrenceRuleException;
import org.dmfs.rfc5545.recur.RecurrenceRule;
import org.dmfs.rfc5545.recur.RecurrenceRule.RfcMode;

/**
 * When an event recurs. The rule is expanded in local times, and only then the zone's clocks are
 * asked: an event at 19:00 stays at 19:00 when they change. A local time that a change skips is
 * moved by the length of the gap; of a time that occurs twice, the first one counts.
 */
public final class Recurrence {
  /** Events several times a day are a ladder or an arena. */
  private static final Set<Freq> FREQUENCIES =
      EnumSet.of(Freq.DAILY, Freq.WEEKLY, Freq.MONTHLY, Freq.YEARLY);

  private final RecurrenceRule rule;
  private final ZoneId zone;
  private final LocalDateTime first;

  /**
   * One event of a series.
   *
   * @param due the local time by the rule, which identifies it
   * @param start when it starts
   */
  public record Occurrence(LocalDateTime due, Instant start) {}

  private Recurrence(RecurrenceRule rule, ZoneId zone, LocalDateTime first) {
    this.rule = rule;
    this.zone = zone;
    this.first = first;
  }

  /** Refuses, by {@link BadInput}, a rule or a zone that is none, and a rule without an event. */
  public static Recurrence of(String rule, String zone, LocalDateTime first) {
    try {
      // Lax modes ignore what they do not understand.
      var parsed = new RecurrenceRule(rule, RfcMode.RFC5545_STRICT);
      if (!FREQUENCIES.contains(parsed.getFreq())) {
        throw new BadInput("bad-rule", "An event recurs once a day at most.");
      }
      var recurrence = new Recurrence(parsed, zone(zone), first);
      if (recurrence.after(Instant.MIN, 1).isEmpty()) {
        throw new BadInput("bad-rule", "The rule has no event.");
      }
      return recurrence;
    } catch (InvalidRecurrenceRuleException | IllegalArgumentException unusable) {
      throw new BadInput("bad-rule", "The rule cannot be used: " + unusable.getMessage() + ".");
    }
  }

  /** Such as {@code Europe/Berlin}. */
  public static ZoneId zone(String name) {
    try {
      if (ZoneId.getAvailableZoneIds().contains(name)) {
        return ZoneId.of(name);
      }
    } catch (ZoneRulesException withoutRules) {
      // Refused below, as an unknown name is.
    }
    throw new BadInput("bad-zone", "'zone' must be a time zone such as Europe/Berlin.");
  }

  /** The next events that start after a time. */
  public List<Occurrence> after(Instant time, int most) {
    var found = new ArrayList<Occurrence>();
    var dates = rule.iterator(calendar(first));
    var now = time.isAfter(Instant.EPOCH) ? LocalDateTime.ofInstant(time, zone) : first;
    if (now.minusDays(1).isAfter(first)) {
      dates.fastForward(calendar(now.minusDays(1)));
    }
    while (found.size() < most && dates.hasNext()) {
      var due = local(dates.nextDateTime());
      var start = due.atZone(zone).toInstant();
      if (start.isAfter(time)) {
        found.add(new Occurrence(due, start));
      }
    }
    return found;
  }

  private static DateTime calendar(LocalDateTime time) {
    return new DateTime(
        time.getYear(),
        time.getMonthValue() - 1,
        time.getDayOfMonth(),
        time.getHour(),
        time.getMinute(),
        time.getSecond());
  }

  private static LocalDateTime local(DateTime time) {
    return LocalDateTime.of(
        time.getYear(),
        time.getMonth() + 1,
        time.getDayOfMonth(),
        time.getHours(),
        time.getMinutes(),
        time.getSeconds());
  }
}
