package org.apogee.match.api;

import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.match.template.Recurrence;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.platform.http.Fields;

/**
 * A template as an organiser asks for it.
 *
 * @param rule a recurrence rule of iCalendar; without it nothing recurs
 * @param start the local time of the first start in the zone
 * @param key makes a repeat idempotent
 */
record TemplateRequest(
    Optional<String> rule,
    String zone,
    LocalDateTime start,
    int ahead,
    TournamentRequest tournament,
    Optional<String> key) {
  private static final int RULE_MAX = 200;
  private static final int AHEAD_MAX = 20;

  /** The first start of a template without a rule: only differences to it matter. */
  private static final LocalDateTime ANY = LocalDateTime.of(2001, 1, 1, 0, 0);

  static TemplateRequest read(Fields fields) {
    var rule = fields.optionalText("rule", RULE_MAX);
    var request =
        new TemplateRequest(
            rule,
            fields.optionalText("zone", 64).orElse("UTC"),
            fields.optionalText("start", 32).map(TemplateRequest::local).orElse(ANY),
            fields.whole("ahead", 1, AHEAD_MAX, 1),
            fields
                .optionalObject("tournament", TournamentRequest::read)
                .orElseThrow(
                    () -> new BadInput("missing-field", "The field 'tournament' is missing.")),
            fields.optionalText("key", 64));
    request.check();
    return request;
  }

  private void check() {
    Recurrence.zone(zone);
    if (rule.isPresent()) {
      if (start.equals(ANY)) {
        throw new BadInput("missing-field", "A rule needs the 'start' of the first event.");
      }
      Recurrence.of(rule.get(), zone, start);
    }
    if (tournament.start().isGiven()) {
      throw new BadInput("bad-start", "The events of a template have starts of their own.");
    }
    if (!tournament.registration().isRelative()) {
      throw new BadInput(
          "bad-registration", "Times of a template must be durations before the start.");
    }
  }

  private static LocalDateTime local(String text) {
    try {
      return LocalDateTime.parse(text);
    } catch (DateTimeParseException notATime) {
      throw new BadInput("bad-time", "'start' must be a local time, such as 2026-05-01T19:00.");
    }
  }

  /** Checked, for a start at the first time. */
  TournamentSettings settings(String owner) {
    long startAt = start.atZone(Recurrence.zone(zone)).toInstant().toEpochMilli();
    return tournament
        .draft()
        .createdBy(owner, startAt)
        .registering(tournament.registration().at(startAt))
        .checked();
  }
}
