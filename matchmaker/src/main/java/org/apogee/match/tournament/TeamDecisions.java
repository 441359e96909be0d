package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.apogee.match.registration.Admission;
import org.apogee.match.tournament.TournamentEvent.CheckedIn;
import org.apogee.match.tournament.TournamentEvent.LinedUp;
import org.apogee.match.tournament.TournamentEvent.TeamEntered;
import org.apogee.match.tournament.TournamentEvent.TeamJoined;
import org.apogee.match.tournament.TournamentEvent.TeamLeft;
import org.apogee.match.tournament.TournamentEvent.TeamWaits;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** Decides about teams: entering, members, line-ups. Pure. */
public final class TeamDecisions {
  static final int TEAMS_MAX = 500;

  private TeamDecisions() {}

  /**
   * Enters a team, or changes whom the captain invites. The answer is {@code w} and the place in
   * the waiting list if the team waits.
   *
   * @param admission of the captain: the window and the entry code apply to teams, the conditions
   *     to each player who joins one
   */
  public static TournamentDecision enter(
      TournamentState state,
      String by,
      String id,
      String name,
      String captain,
      List<String> invited,
      Admission admission,
      long now) {
    var refused = whyNotTeams(state);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var there = state.teams().team(id);
    if (there == null && state.stage() != Stage.OPEN) {
      return TournamentDecision.refuse(TournamentRefusals.JOIN_CLOSED);
    }
    if (there != null && !there.captain().equals(captain)) {
      return TournamentDecision.refuse(TournamentRefusals.TEAM_TAKEN);
    }
    if (there != null && !there.active()) {
      return TournamentDecision.refuse(TournamentRefusals.WITHDRAWN);
    }
    if (there == null && state.teams().all().size() >= TEAMS_MAX) {
      return TournamentDecision.refuse(TournamentRefusals.FULL);
    }
    var place = there == null ? "" : place(state, id);
    if (there != null && there.invited().equals(invited)) {
      return TournamentDecision.answering(place);
    }
    var entered = new TeamEntered(now, by, id, name, captain, invited);
    if (there != null) {
      return new TournamentDecision(List.of(entered), null, place);
    }
    refused = whyNotNew(state, id, admission, now);
    return refused == null ? enterNew(state, entered, now) : TournamentDecision.refuse(refused);
  }

  private static String place(TournamentState state, String team) {
    int index = Places.waiting(state).indexOf(team);
    return index < 0 ? "" : "w" + (index + 1);
  }

  private static @Nullable Refusal whyNotNew(
      TournamentState state, String id, Admission admission, long now) {
    if (state.entry().hasMissed(id)) {
      return TournamentRefusals.MISSED_CHECK_IN;
    }
    var rules = state.settings().registration();
    var closed = RegistrationDecisions.whyNotOpen(rules, admission, now);
    return closed == null ? RegistrationDecisions.whyNoCode(rules, admission) : closed;
  }

  /** A newcomer never passes a team that waits. */
  private static TournamentDecision enterNew(TournamentState state, TeamEntered entered, long now) {
    var events = new ArrayList<TournamentEvent>();
    events.add(entered);
    var answer = "";
    if (!RegistrationDecisions.hasFreeSeat(state)) {
      events.add(new TeamWaits(now, entered.by(), entered.team()));
      answer = "w" + (Places.waiting(state).size() + 1);
    }
    if (RegistrationDecisions.isCheckInOpen(state, now)) {
      events.add(new CheckedIn(now, entered.by(), entered.team()));
    }
    return new TournamentDecision(events, null, answer);
  }

  /**
   * A player joins a team, also as a reserve while the event runs.
   *
   * @param admitted whether the captain or a director wishes it
   * @param admission of the player: the conditions of the registration apply to it
   */
  public static TournamentDecision join(
      TournamentState state,
      String by,
      String team,
      TournamentEntrant entrant,
      boolean admitted,
      Admission admission,
      long now) {
    var refused = whyNotTeam(state, team);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var there = state.teams().known(team);
    var other = state.teams().of(entrant.id());
    if (other != null) {
      return other.id().equals(team)
          ? TournamentDecision.of()
          : TournamentDecision.refuse(TournamentRefusals.IN_OTHER_TEAM);
    }
    boolean isInvited =
        there.captain().equals(entrant.player()) || there.invited().contains(entrant.player());
    if (!admitted && !isInvited) {
      return TournamentDecision.refuse(TournamentRefusals.NOT_INVITED);
    }
    var unmet = RegistrationDecisions.whyUnmet(state.settings().registration(), admission, now);
    if (unmet != null) {
      return TournamentDecision.refuse(unmet);
    }
    var structure = state.settings().structure();
    return there.members().size() >= structure.boards() + structure.reserves()
        ? TournamentDecision.refuse(TournamentRefusals.TEAM_FULL)
        : TournamentDecision.of(
            new TeamJoined(now, by, team, entrant.numbered(state.nextNumber())));
  }

  /**
   * A member leaves before the start, also a team that has withdrawn; afterwards a reserve takes
   * its board.
   */
  public static TournamentDecision leave(
      TournamentState state, String by, String team, String entrant, long now) {
    var refused = whyNotKnown(state, team);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var its = state.teams().of(entrant);
    if (its == null || !its.id().equals(team)) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_ENTRANT);
    }
    return state.stage() == Stage.OPEN
        ? TournamentDecision.of(new TeamLeft(now, by, team, entrant))
        : TournamentDecision.refuse(TournamentRefusals.ALREADY_STARTED);
  }

  /** Who plays at the boards from the next pairing on. */
  public static TournamentDecision lineUp(
      TournamentState state, String by, String team, List<String> boards, long now) {
    var refused = whyNotTeam(state, team);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var there = state.teams().known(team);
    int wanted = state.settings().structure().boards();
    boolean fits =
        boards.size() == wanted
            && new HashSet<>(boards).size() == wanted
            && there.members().containsAll(boards);
    if (!fits) {
      return TournamentDecision.refuse(TournamentRefusals.BAD_LINE_UP);
    }
    return state.teams().lineUp(there, wanted).equals(boards)
        ? TournamentDecision.of()
        : TournamentDecision.of(new LinedUp(now, by, team, boards));
  }

  /** The whole team leaves; it is never paired again, and before the start its members are free. */
  static TournamentDecision withdraw(TournamentState state, String by, String team, long now) {
    var there = state.teams().team(team);
    if (there == null) {
      return state.entry().hasLeft(team) || state.entry().hasMissed(team)
          ? TournamentDecision.of()
          : TournamentDecision.refuse(TournamentRefusals.NO_SUCH_TEAM);
    }
    if (!there.active()) {
      return TournamentDecision.of();
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new Withdrawn(now, by, team));
    if (state.stage() == Stage.OPEN && !state.settings().registration().isRegulated()) {
      // The team stays in the list. A regulated registration removes it with its members.
      there.members().forEach(member -> events.add(new TeamLeft(now, by, team, member)));
    }
    if (!there.waiting()) {
      events.addAll(RegistrationDecisions.afterWithdrawal(state, team, now));
    }
    return new TournamentDecision(events, null, "");
  }

  private static @Nullable Refusal whyNotTeams(TournamentState state) {
    var closed = TournamentDecisions.whyNotOpen(state);
    if (closed != null) {
      return closed;
    }
    return state.isTeamEvent() ? null : TournamentRefusals.NO_TEAMS;
  }

  private static @Nullable Refusal whyNotTeam(TournamentState state, String team) {
    var refused = whyNotKnown(state, team);
    if (refused != null) {
      return refused;
    }
    return state.teams().known(team).active() ? null : TournamentRefusals.WITHDRAWN;
  }

  private static @Nullable Refusal whyNotKnown(TournamentState state, String team) {
    var refused = whyNotTeams(state);
    if (refused != null) {
      return refused;
    }
    return state.teams().team(team) == null ? TournamentRefusals.NO_SUCH_TEAM : null;
  }
}
