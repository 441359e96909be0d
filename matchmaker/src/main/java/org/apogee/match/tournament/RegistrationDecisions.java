package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.List;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.ConditionCheck;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.TournamentEvent.CheckInEnded;
import org.apogee.match.tournament.TournamentEvent.CheckedIn;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.NoShow;
import org.apogee.match.tournament.TournamentEvent.Promoted;
import org.apogee.match.tournament.TournamentEvent.Waitlisted;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Decides who enters. Pure: what the platform knows about a player arrives with the request.
 *
 * <p>A seat that becomes free is filled in the same decision, so that at no time somebody waits who
 * could sit, and no later request can pass the waiting list.
 */
public final class RegistrationDecisions {
  private RegistrationDecisions() {}

  /**
   * A repeat of the same player or bot under the same id changes nothing. The answer is the number
   * in the list, or {@code w} and the place in the waiting list.
   */
  public static TournamentDecision join(
      TournamentState state, String by, TournamentEntrant entrant, Admission admission, long now) {
    var closed = TournamentDecisions.whyNotOpen(state);
    if (closed != null) {
      return TournamentDecision.refuse(closed);
    }
    if (state.isTeamEvent()) {
      return TournamentDecision.refuse(TournamentRefusals.TEAM_EVENT);
    }
    var there = state.entrant(entrant.id());
    if (there != null) {
      return there.player().equals(entrant.player()) && there.active()
          ? TournamentDecision.answering(Integer.toString(there.number()))
          : TournamentDecision.refuse(
              there.active() ? TournamentRefusals.ENTRANT_TAKEN : TournamentRefusals.WITHDRAWN);
    }
    var waiter = state.entry().waiter(entrant.id());
    if (waiter != null) {
      return waiter.player().equals(entrant.player())
          ? TournamentDecision.answering("w" + state.entry().place(entrant.id()))
          : TournamentDecision.refuse(TournamentRefusals.ENTRANT_TAKEN);
    }
    var refused = whyNotEnter(state, entrant, admission, now);
    return refused == null ? enter(state, by, entrant, now) : TournamentDecision.refuse(refused);
  }

  private static @Nullable Refusal whyNotEnter(
      TournamentState state, TournamentEntrant entrant, Admission admission, long now) {
    if (state.entry().hasMissed(entrant.id())) {
      return TournamentRefusals.MISSED_CHECK_IN;
    }
    var closed = whyNobodyEnters(state);
    if (closed != null) {
      return closed;
    }
    var refused = whyNotAdmitted(state.settings().registration(), admission, now);
    if (refused != null) {
      return refused;
    }
    boolean isFull =
        state.entrants().size() + state.entry().waiting().size() >= TournamentDecisions.ENTRANTS_MAX
            || (state.stage() != Stage.OPEN && !hasFreeSeat(state));
    return isFull ? TournamentRefusals.FULL : null;
  }

  /** Not even by a director: the competition, or the format after the start, lets nobody in. */
  static @Nullable Refusal whyNobodyEnters(TournamentState state) {
    var settings = state.settings();
    if (!settings.structure().partOf().isEmpty()) {
      return TournamentRefusals.GROUP_CLOSED;
    }
    return state.stage() != Stage.OPEN && !settings.isOpenAfterStart()
        ? TournamentRefusals.JOIN_CLOSED
        : null;
  }

  /** Window, conditions and entry code; none of them for whom a director enters. */
  private static @Nullable Refusal whyNotAdmitted(
      Registration rules, Admission admission, long now) {
    var closed = whyNotOpen(rules, admission, now);
    var unmet = closed == null ? whyUnmet(rules, admission, now) : closed;
    return unmet == null ? whyNoCode(rules, admission) : unmet;
  }

  static @Nullable Refusal whyNotOpen(Registration rules, Admission admission, long now) {
    if (admission.isByDirector() || rules.isOpen(now)) {
      return null;
    }
    return now < rules.opensAt()
        ? TournamentRefusals.REGISTRATION_NOT_OPEN
        : TournamentRefusals.REGISTRATION_CLOSED;
  }

  static @Nullable Refusal whyUnmet(Registration rules, Admission admission, long now) {
    var facts = admission.facts();
    if (facts == null) {
      return null;
    }
    for (var check : ConditionCheck.all(rules.conditions(), facts, now)) {
      if (!check.holds()) {
        return new Refusal(check.code(), Kind.FORBIDDEN, check.sentence());
      }
    }
    return null;
  }

  static @Nullable Refusal whyNoCode(Registration rules, Admission admission) {
    if (admission.isByDirector()
        || !rules.codes().isNeeded()
        || rules.codes().accepts(admission.codeHash())) {
      return null;
    }
    return admission.codeHash().isEmpty()
        ? TournamentRefusals.CODE_REQUIRED
        : TournamentRefusals.WRONG_CODE;
  }

  /** A newcomer never passes somebody who could sit: then that one would be seated already. */
  private static TournamentDecision enter(
      TournamentState state, String by, TournamentEntrant entrant, long now) {
    var events = new ArrayList<TournamentEvent>();
    String answer;
    if (hasFreeSeat(state)) {
      int number = state.nextNumber();
      events.add(new Joined(now, by, entrant.numbered(number)));
      answer = Integer.toString(number);
    } else {
      events.add(new Waitlisted(now, by, entrant));
      answer = "w" + (state.entry().waiting().size() + 1);
    }
    if (isCheckInOpen(state, now) && entrant.bot() == null) {
      events.add(new CheckedIn(now, by, entrant.id()));
    }
    return new TournamentDecision(events, null, answer);
  }

  /** Who enters now is present. */
  static boolean isCheckInOpen(TournamentState state, long now) {
    var registration = state.settings().registration();
    return registration.hasCheckIn()
        && now >= registration.checkInFrom()
        && state.stage() == Stage.OPEN;
  }

  static boolean hasFreeSeat(TournamentState state) {
    return free(state, state.seated()) > 0;
  }

  private static int free(TournamentState state, int seated) {
    return free(state.settings().registration(), seated);
  }

  private static int free(Registration rules, int seated) {
    return rules.capacity() == 0 ? Integer.MAX_VALUE : rules.capacity() - seated;
  }

  public static TournamentDecision withdraw(
      TournamentState state, String by, String entrant, long now) {
    var closed = TournamentDecisions.whyNotOpen(state);
    if (closed != null) {
      return TournamentDecision.refuse(closed);
    }
    if (state.isTeamEvent()) {
      return TeamDecisions.withdraw(state, by, entrant, now);
    }
    var gone = new Withdrawn(now, by, entrant);
    if (state.entry().isWaiting(entrant)) {
      return TournamentDecision.of(gone);
    }
    var who = state.entrant(entrant);
    if (who == null) {
      return state.entry().hasLeft(entrant) || state.entry().hasMissed(entrant)
          ? TournamentDecision.of()
          : TournamentDecision.refuse(TournamentRefusals.NO_SUCH_ENTRANT);
    }
    if (!who.active()) {
      return TournamentDecision.of();
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(gone);
    events.addAll(afterWithdrawal(state, entrant, now));
    return new TournamentDecision(events, null, "");
  }

  /** Who moves up when one with a place withdraws. */
  static List<Promoted> afterWithdrawal(TournamentState state, String side, long now) {
    if (state.stage() != Stage.OPEN) {
      return List.of();
    }
    int left = state.seated() - 1;
    return promotions(
        state, free(state, left), state.entry().isCheckInEnded(), side + " has withdrawn.", now);
  }

  /** Those who move up under other rules. */
  static List<Promoted> promotions(
      TournamentState state, Registration rules, String reason, long now) {
    return promotions(
        state, free(rules, state.seated()), state.entry().isCheckInEnded(), reason, now);
  }

  /** As many of the waiting list as there are free seats, in order of arrival. */
  private static List<Promoted> promotions(
      TournamentState state, int free, boolean presentOnly, String reason, long now) {
    return Places.waiting(state).stream()
        .filter(who -> !presentOnly || Places.isPresent(state, who))
        .limit(Math.max(0, free))
        .map(who -> new Promoted(now, who, reason))
        .toList();
  }

  public static TournamentDecision checkIn(
      TournamentState state, String by, String entrant, long now) {
    var closed = TournamentDecisions.whyNotOpen(state);
    if (closed != null) {
      return TournamentDecision.refuse(closed);
    }
    var registration = state.settings().registration();
    if (!registration.hasCheckIn()) {
      return TournamentDecision.refuse(TournamentRefusals.NO_CHECK_IN);
    }
    boolean isListed = Places.isListed(state, entrant);
    if (!isListed && !Places.waiting(state).contains(entrant)) {
      return TournamentDecision.refuse(
          state.entry().hasMissed(entrant)
              ? TournamentRefusals.MISSED_CHECK_IN
              : state.isTeamEvent()
                  ? TournamentRefusals.NO_SUCH_TEAM
                  : TournamentRefusals.NO_SUCH_ENTRANT);
    }
    if (Places.isPresent(state, entrant)) {
      return TournamentDecision.of();
    }
    if (now < registration.checkInFrom()) {
      return TournamentDecision.refuse(TournamentRefusals.CHECK_IN_NOT_OPEN);
    }
    boolean isOver =
        state.stage() != Stage.OPEN || (isListed && now >= registration.checkInUntil());
    if (isOver) {
      return TournamentDecision.refuse(TournamentRefusals.CHECK_IN_CLOSED);
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new CheckedIn(now, by, entrant));
    if (!isListed && state.entry().isCheckInEnded() && hasFreeSeat(state)) {
      events.add(new Promoted(now, entrant, "A seat is free."));
    }
    return new TournamentDecision(events, null, "");
  }

  /** At the end of the check-in; nothing before it, and nothing the second time. */
  static List<TournamentEvent> endCheckIn(TournamentState state, Registration rules, long now) {
    if (!rules.hasCheckIn() || state.entry().isCheckInEnded() || now < rules.checkInUntil()) {
      return List.of();
    }
    var events = new ArrayList<TournamentEvent>();
    var absent = absent(state);
    absent.forEach(who -> events.add(new NoShow(now, who)));
    events.add(new CheckInEnded(now));
    events.addAll(
        promotions(
            state,
            free(state, state.seated() - absent.size()),
            true,
            "A seat became free at check-in.",
            now));
    return events;
  }

  /** Whether a start now would seat entrants who are not known to be present. */
  static boolean isCheckInAwaited(TournamentState state) {
    return state.settings().registration().hasCheckIn()
        && !state.entry().isCheckInEnded()
        && !absent(state).isEmpty();
  }

  private static List<String> absent(TournamentState state) {
    return Places.seated(state).stream().filter(who -> !Places.isPresent(state, who)).toList();
  }
}
