package org.apogee.match.template;

import java.time.InstantSource;
import java.util.List;
import org.apogee.match.template.Recurrence.Occurrence;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.Tournaments;
import org.apogee.platform.RequestRefused;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Creates the next events of each series.
 *
 * <p>An event is created exactly once, although two processes may run this at the same moment and
 * each may die at any step: the ID of the tournament follows from template and local time, and
 * creating a tournament again changes nothing.
 */
public final class Recurring {
  private static final Logger LOG = LoggerFactory.getLogger(Recurring.class);

  private final InstantSource clock;
  private final Templates templates;
  private final Tournaments tournaments;

  public Recurring(InstantSource clock, Templates templates, Tournaments tournaments) {
    this.clock = clock;
    this.templates = templates;
    this.tournaments = tournaments;
  }

  /** Once for all templates. One that fails does not hold up the others. */
  public void createAll() {
    for (var template : templates.active()) {
      try {
        createNext(template);
      } catch (RequestRefused refused) {
        LOG.warn("no event of {} was created: {}", template.id(), refused.refusal().code());
      }
    }
  }

  /** The events that should be open now. */
  public void createNext(Template template) {
    for (var occurrence : due(template)) {
      make(template, occurrence);
    }
  }

  /** One event; nothing if it was made before. */
  public void make(Template template, Occurrence occurrence) {
    if (!templates.isMade(template, occurrence)) {
      create(template, occurrence);
      templates.remember(template, occurrence);
    }
  }

  private List<Occurrence> due(Template template) {
    return template
        .recurrence()
        .map(recurrence -> recurrence.after(clock.instant(), template.ahead()))
        .orElse(List.of());
  }

  private void create(Template template, Occurrence occurrence) {
    var settings = template.settings(occurrence).checked();
    var done =
        tournaments.change(
            template.tournament(occurrence.due()),
            me ->
                new TournamentCommand.Create(
                    template.owner(), settings, template.entrants(), List.of(), me));
    if (!done.repeated()) {
      LOG.info("created the event of {} for {}", template.id(), occurrence.due());
    }
  }
}
