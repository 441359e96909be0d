package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.apogee.match.registration.ConditionCheck;
import org.apogee.match.registration.EntryFacts;
import org.apogee.platform.Refusal;
import org.apogee.platform.http.Json;

/** Advice for a player: what it can do about a registration now, and why. */
final class EntryAdvice {
  private EntryAdvice() {}

  static ObjectNode of(TournamentState state, String entrant, EntryFacts facts, long now) {
    var entry = state.entry();
    var seat = state.entrant(entrant);
    var waiter = entry.waiter(entrant);
    var known = seat == null ? waiter : seat;
    boolean isActive = waiter != null || (seat != null && seat.active());
    var json = Json.object().put("entrant", entrant).put("status", status(state, entrant));
    if (waiter != null) {
      json.put("place", entry.place(entrant));
    }
    json.put("checkedIn", known != null && entry.isPresent(known));
    json.put(
        "mayCheckIn",
        isActive
            && !RegistrationDecisions.checkIn(state, entrant, entrant, now).events().isEmpty());
    var checks = checks(state, facts, now);
    json.put(
        "mayEnter",
        known == null
            && !entry.hasMissed(entrant)
            && checks.stream().allMatch(ConditionCheck::holds));
    var reasons = json.putArray("reasons");
    for (var check : checks) {
      reasons
          .addObject()
          .put("code", check.code())
          .put("holds", check.holds())
          .put("sentence", check.sentence());
    }
    return json;
  }

  private static String status(TournamentState state, String entrant) {
    var seat = state.entrant(entrant);
    if (seat != null) {
      return seat.active() ? "seated" : "withdrawn";
    }
    return state.entry().isWaiting(entrant)
        ? "waiting"
        : state.entry().hasMissed(entrant) ? "missed" : "outside";
  }

  /** All that stands in the way, and the conditions that are met. */
  private static List<ConditionCheck> checks(TournamentState state, EntryFacts facts, long now) {
    var checks = new ArrayList<ConditionCheck>();
    var rules = state.settings().registration();
    var closed = RegistrationDecisions.whyNobodyEnters(state);
    if (!state.isLive()) {
      checks.add(failed(TournamentRefusals.TOURNAMENT_OVER));
    } else if (closed != null) {
      checks.add(failed(closed));
    } else if (!rules.isOpen(now)) {
      checks.add(
          failed(
              now < rules.opensAt()
                  ? TournamentRefusals.REGISTRATION_NOT_OPEN
                  : TournamentRefusals.REGISTRATION_CLOSED));
    }
    checks.addAll(ConditionCheck.all(rules.conditions(), facts, now));
    return checks;
  }

  private static ConditionCheck failed(Refusal refusal) {
    return new ConditionCheck(refusal.code(), false, refusal.sentence());
  }
}
