package org.apogee.match.tournament;

import java.util.ArrayList;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.TournamentEvent.Changed;
import org.apogee.match.tournament.TournamentState.Stage;

/** Decides about other settings before the start. */
final class SettingsDecisions {
  private SettingsDecisions() {}

  /**
   * Takes settings that were checked. Owner and lots stay; so do entry codes and the list of
   * invited players if the new settings have none, because no view shows them to the editor.
   */
  static TournamentDecision change(
      TournamentState state, String by, TournamentSettings wanted, long now) {
    var closed = TournamentDecisions.whyNotOpen(state);
    if (closed != null) {
      return TournamentDecision.refuse(closed);
    }
    if (state.stage() != Stage.OPEN || !state.rounds().isEmpty()) {
      return TournamentDecision.refuse(TournamentRefusals.ALREADY_STARTED);
    }
    var before = state.settings();
    var rules = kept(before.registration(), wanted.registration());
    var settings =
        wanted
            .createdBy(before.owner(), wanted.startAt())
            .withSeed(before.seed())
            .registering(rules);
    if (settings.equals(before)) {
      return TournamentDecision.of();
    }
    boolean isOtherKind = settings.structure().boards() != before.structure().boards();
    if (isOtherKind && !(state.entrants().isEmpty() && state.teams().all().isEmpty())) {
      return TournamentDecision.refuse(TournamentRefusals.ENTRIES_EXIST);
    }
    if (rules.capacity() > 0 && state.seated() > rules.capacity()) {
      return TournamentDecision.refuse(TournamentRefusals.CAPACITY_TOO_SMALL);
    }
    if (state.entry().isCheckInEnded()
        && rules.checkInUntil() != before.registration().checkInUntil()) {
      return TournamentDecision.refuse(TournamentRefusals.CHECK_IN_CLOSED);
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new Changed(now, by, settings));
    events.addAll(RegistrationDecisions.promotions(state, rules, "There are more seats.", now));
    return new TournamentDecision(events, null, "");
  }

  private static Registration kept(Registration before, Registration wanted) {
    var conditions = wanted.conditions();
    return new Registration(
        wanted.opensAt(),
        wanted.closesAt(),
        wanted.capacity(),
        wanted.checkInFrom(),
        wanted.checkInUntil(),
        new Conditions(
            conditions.ratingMin(),
            conditions.ratingMax(),
            conditions.gamesMin(),
            conditions.accountDays(),
            conditions.kinds(),
            conditions.allowed().isEmpty() ? before.conditions().allowed() : conditions.allowed(),
            conditions.noGuests()),
        wanted.codes().isNeeded() ? wanted.codes() : before.codes());
  }
}
