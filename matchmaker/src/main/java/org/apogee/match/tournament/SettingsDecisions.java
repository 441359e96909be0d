package org.apogee.match.tournament;

import java.util.ArrayList;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.TournamentCommand.Gate;
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
            .placed(wanted.name(), before.seed(), wanted.structure().inPlaceOf(before.structure()))
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

  /**
   * Opens or closes now what the settings open or close at a time. An end that is yet to come
   * stays.
   */
  static TournamentDecision regulate(
      TournamentState state, String by, Gate gate, long millis, long now) {
    var closed = TournamentDecisions.whyNotOpen(state);
    if (closed != null) {
      return TournamentDecision.refuse(closed);
    }
    if (state.stage() != Stage.OPEN || !state.rounds().isEmpty()) {
      return TournamentDecision.refuse(TournamentRefusals.ALREADY_STARTED);
    }
    var settings = state.settings();
    var rules = settings.registration();
    boolean isOpen = rules.isOpen(now);
    var changed =
        switch (gate) {
          case OPEN_REGISTRATION -> isOpen ? rules : opened(rules, now);
          case CLOSE_REGISTRATION -> isOpen ? times(rules, 0, now) : rules;
          case OPEN_CHECK_IN ->
              isCheckingIn(rules, now) ? rules : checkIn(rules, now, now + millis);
        };
    if (changed.equals(rules)) {
      return TournamentDecision.of();
    }
    if (gate == Gate.OPEN_CHECK_IN) {
      long start = settings.startAt();
      if (state.entry().isCheckInEnded()) {
        return TournamentDecision.refuse(TournamentRefusals.CHECK_IN_CLOSED);
      }
      if (start > 0 && changed.checkInUntil() > start) {
        return TournamentDecision.refuse(TournamentRefusals.CHECK_IN_TOO_LONG);
      }
    }
    return TournamentDecision.of(new Changed(now, by, settings.registering(changed)));
  }

  private static boolean isCheckingIn(Registration rules, long now) {
    return now >= rules.checkInFrom() && now < rules.checkInUntil();
  }

  private static Registration opened(Registration rules, long now) {
    return times(rules, 0, rules.closesAt() > now ? rules.closesAt() : 0);
  }

  private static Registration times(Registration rules, long opensAt, long closesAt) {
    return new Registration(
        opensAt,
        closesAt,
        rules.capacity(),
        rules.checkInFrom(),
        rules.checkInUntil(),
        rules.conditions(),
        rules.codes());
  }

  private static Registration checkIn(Registration rules, long from, long until) {
    return new Registration(
        rules.opensAt(),
        rules.closesAt(),
        rules.capacity(),
        from,
        until,
        rules.conditions(),
        rules.codes());
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
