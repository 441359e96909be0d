package org.apogee.match.season;

import java.util.List;
import org.apogee.match.season.SeasonEvent.Cancelled;
import org.apogee.match.season.SeasonEvent.Created;
import org.apogee.match.season.SeasonEvent.DirectorAdded;
import org.apogee.match.season.SeasonEvent.DirectorRemoved;
import org.apogee.match.season.SeasonEvent.Ended;
import org.apogee.match.season.SeasonEvent.Joined;
import org.apogee.match.season.SeasonEvent.Withdrawn;
import org.apogee.match.season.SeasonState.Phase;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Decides about commands of organisers and players. Pure: time is an argument, and no state changes
 * here. {@link SeasonProgress} has the steps that a season takes by itself.
 */
public final class SeasonDecisions {
  /** Bounds what every look at a season returns. */
  private static final int DIRECTORS_MAX = 20;

  private SeasonDecisions() {}

  /** Takes settings that were checked. The same season again is a repeat. */
  public static SeasonDecision create(
      SeasonState state,
      String by,
      SeasonSettings settings,
      List<SeasonMember> members,
      List<String> directors,
      long now) {
    if (state.phase() == Phase.NEW) {
      return SeasonDecision.of(new Created(now, by, settings, members, directors));
    }
    return state.settings().owner().equals(settings.owner())
            && state.settings().name().equals(settings.name())
        ? SeasonDecision.of()
        : SeasonDecision.refuse(SeasonRefusals.OTHER_SEASON);
  }

  public static SeasonDecision join(SeasonState state, String by, SeasonMember member, long now) {
    var refused = whyNotRunning(state);
    if (refused != null) {
      return SeasonDecision.refuse(refused);
    }
    var divisions = state.settings().divisions();
    if (member.division() > divisions.size()) {
      return SeasonDecision.refuse(SeasonRefusals.NO_SUCH_DIVISION);
    }
    var there = state.member(member.entrant().id());
    if (there != null) {
      boolean isSame =
          there.entrant().player().equals(member.entrant().player())
              && there.division() == member.division();
      return isSame && there.entrant().active()
          ? SeasonDecision.of()
          : SeasonDecision.refuse(SeasonRefusals.ENTRANT_TAKEN);
    }
    long active =
        state.members().stream()
            .filter(one -> one.division() == member.division() && one.entrant().active())
            .count();
    return active >= divisions.get(member.division() - 1).size()
        ? SeasonDecision.refuse(SeasonRefusals.DIVISION_FULL)
        : SeasonDecision.of(new Joined(now, by, member));
  }

  public static SeasonDecision withdraw(SeasonState state, String by, String entrant, long now) {
    var refused = whyNotRunning(state);
    if (refused != null) {
      return SeasonDecision.refuse(refused);
    }
    var there = state.member(entrant);
    if (there == null) {
      return SeasonDecision.refuse(SeasonRefusals.NO_SUCH_ENTRANT);
    }
    return there.entrant().active()
        ? SeasonDecision.of(new Withdrawn(now, by, entrant))
        : SeasonDecision.of();
  }

  /**
   * Makes the tables final and computes the next divisions. Until then corrections are followed.
   */
  public static SeasonDecision end(SeasonState state, String by, long now) {
    if (state.phase() == Phase.ENDED) {
      return SeasonDecision.of();
    }
    var refused = whyNotRunning(state);
    if (refused != null) {
      return SeasonDecision.refuse(refused);
    }
    if (!state.isComplete()) {
      return SeasonDecision.refuse(SeasonRefusals.SEASON_RUNNING);
    }
    return SeasonDecision.of(new Ended(now, by, SeasonProgress.nextDivisions(state)));
  }

  public static SeasonDecision cancel(SeasonState state, String by, String reason, long now) {
    if (state.phase() == Phase.CANCELLED) {
      return SeasonDecision.of();
    }
    var refused = whyNotRunning(state);
    return refused == null
        ? SeasonDecision.of(new Cancelled(now, by, reason))
        : SeasonDecision.refuse(refused);
  }

  /** Also after the end, when the next season is to be made. */
  public static SeasonDecision addDirector(SeasonState state, String by, String player, long now) {
    if (state.phase() == Phase.NEW) {
      return SeasonDecision.refuse(SeasonRefusals.NO_SUCH_SEASON);
    }
    if (state.settings().owner().equals(player) || state.directors().contains(player)) {
      return SeasonDecision.of();
    }
    return state.directors().size() >= DIRECTORS_MAX
        ? SeasonDecision.refuse(TournamentRefusals.TOO_MANY_DIRECTORS)
        : SeasonDecision.of(new DirectorAdded(now, by, player));
  }

  public static SeasonDecision removeDirector(
      SeasonState state, String by, String player, long now) {
    if (state.phase() == Phase.NEW) {
      return SeasonDecision.refuse(SeasonRefusals.NO_SUCH_SEASON);
    }
    return state.directors().contains(player)
        ? SeasonDecision.of(new DirectorRemoved(now, by, player))
        : SeasonDecision.of();
  }

  private static @Nullable Refusal whyNotRunning(SeasonState state) {
    return switch (state.phase()) {
      case NEW -> SeasonRefusals.NO_SUCH_SEASON;
      case ENDED, CANCELLED -> SeasonRefusals.SEASON_OVER;
      case RUNNING -> null;
    };
  }
}
