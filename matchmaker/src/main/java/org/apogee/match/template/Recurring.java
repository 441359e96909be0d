package org.apogee.match.template;

import java.time.InstantSource;
import java.util.List;
import org.apogee.match.registration.BarredPlayers;
import org.apogee.match.template.Recurrence.Occurrence;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentEntrant;
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
  private final BarredPlayers barred;
  private final Tournaments tournaments;

  public Recurring(
      InstantSource clock, Templates templates, BarredPlayers barred, Tournaments tournaments) {
    this.clock = clock;
    this.templates = templates;
    this.barred = barred;
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

  /** The events that should be open now; none while the owner may not create tournaments. */
  public void createNext(Template template) {
    if (barred.among(List.of(template.owner())).isEmpty()) {
      due(template).forEach(occurrence -> make(template, occurrence));
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
                    template.owner(), settings, entrants(template), List.of(), me));
    if (!done.repeated()) {
      LOG.info("created the event of {} for {}", template.id(), occurrence.due());
    }
  }

  /** Without those who may not be entered by now. */
  private List<TournamentEntrant> entrants(Template template) {
    var entrants = template.entrants();
    var gone = barred.among(entrants.stream().map(TournamentEntrant::player).toList());
    return entrants.stream().filter(who -> !gone.contains(who.player())).toList();
  }
}
