package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.tournament.TournamentEvent.Cancelled;
import org.apogee.match.tournament.TournamentEvent.Created;
import org.apogee.match.tournament.TournamentEvent.Excused;
import org.apogee.match.tournament.TournamentEvent.Extended;
import org.apogee.match.tournament.TournamentEvent.Forbade;
import org.apogee.match.tournament.TournamentEvent.Imported;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentEvent.Paused;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.match.tournament.TournamentState.Stage;
import org.jspecify.annotations.Nullable;

/**
 * What a tournament does about a wish of an organiser or a player. Pure: the time is an argument,
 * and nothing changes here. {@link TournamentProgress} holds what it does by itself.
 */
public final class TournamentDecisions {
  static final int ENTRANTS_MAX = 10_000;

  private TournamentDecisions() {}

  /** Takes settings that were checked. The same tournament again is a repeat. */
  public static Decision create(
      TournamentState state,
      String by,
      TournamentSettings settings,
      List<TournamentEntrant> entrants,
      List<PastRound> past,
      long now) {
    if (state.stage() != Stage.NEW) {
      return state.settings().owner().equals(by) && state.settings().name().equals(settings.name())
          ? Decision.of()
          : Decision.refuse(Refused.OTHER_TOURNAMENT);
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new Created(now, by, settings));
    for (var entrant : entrants) {
      // A report has numbers already.
      var numbered = past.isEmpty() ? entrant.numbered(events.size()) : entrant;
      events.add(new Joined(now, by, numbered));
    }
    if (!past.isEmpty()) {
      events.add(new Imported(now, by, past));
    }
    return new Decision(events, null, "");
  }

  /** A repeat of the same player or bot under the same id changes nothing. */
  public static Decision join(TournamentState state, String by, TournamentEntrant wish, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    var there = state.entrant(wish.id());
    if (there != null) {
      return there.player().equals(wish.player()) && there.active()
          ? Decision.answering("" + there.number())
          : Decision.refuse(there.active() ? Refused.ENTRANT_TAKEN : Refused.WITHDRAWN);
    }
    var format = state.settings().format();
    boolean late = state.stage() != Stage.OPEN;
    if (late && format != Format.SWISS && format != Format.ARENA) {
      return Decision.refuse(Refused.JOIN_CLOSED);
    }
    if (state.entrants().size() >= ENTRANTS_MAX) {
      return Decision.refuse(Refused.FULL);
    }
    int number = state.entrants().size() + 1;
    return Decision.answering("" + number, new Joined(now, by, wish.numbered(number)));
  }

  public static Decision withdraw(TournamentState state, String by, String entrant, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    var who = state.entrant(entrant);
    if (who == null) {
      return Decision.refuse(Refused.NO_SUCH_ENTRANT);
    }
    return who.active() ? Decision.of(new Withdrawn(now, by, entrant)) : Decision.of();
  }

  public static Decision excuse(
      TournamentState state, String by, String entrant, int round, ByeKind kind, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    var who = state.entrant(entrant);
    if (who == null) {
      return Decision.refuse(Refused.NO_SUCH_ENTRANT);
    }
    if (!who.active()) {
      return Decision.refuse(Refused.WITHDRAWN);
    }
    if (state.settings().format() != Format.SWISS) {
      return Decision.refuse(Refused.WRONG_FORMAT);
    }
    if (round <= state.rounds().size()) {
      return Decision.refuse(Refused.ROUND_BEGUN);
    }
    return kind == state.excused(round).get(entrant)
        ? Decision.of()
        : Decision.of(new Excused(now, by, entrant, round, kind));
  }

  public static Decision forbid(
      TournamentState state, String by, String one, String other, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    if (state.entrant(one) == null || state.entrant(other) == null || one.equals(other)) {
      return Decision.refuse(Refused.NO_SUCH_ENTRANT);
    }
    boolean known =
        state.forbidden().stream()
            .anyMatch(pair ->
                (pair.one().equals(one) && pair.other().equals(other))
                    || (pair.one().equals(other) && pair.other().equals(one)));
    return known ? Decision.of() : Decision.of(new Forbade(now, by, one, other));
  }

  public static Decision start(TournamentState state, String by, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    if (state.stage() != Stage.OPEN) {
      return Decision.of();
    }
    return TournamentProgress.hasATable(state)
        ? Decision.of(TournamentProgress.started(state, by, now))
        : Decision.refuse(Refused.TOO_FEW);
  }

  public static Decision pause(TournamentState state, String by, long now) {
    return switch (state.stage()) {
      case RUNNING -> Decision.of(new Paused(now, by));
      case PAUSED -> Decision.of();
      default -> Decision.refuse(whyNotStarted(state));
    };
  }

  public static Decision resume(TournamentState state, String by, long now) {
    return switch (state.stage()) {
      case PAUSED -> Decision.of(new Resumed(now, by));
      case RUNNING -> Decision.of();
      default -> Decision.refuse(whyNotStarted(state));
    };
  }

  /** By rounds, or an arena by time. Not idempotent in itself: the wish names the new total. */
  public static Decision extend(
      TournamentState state, String by, int rounds, long millis, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    var format = state.settings().format();
    boolean fits =
        switch (format) {
          case SWISS, ROUND_ROBIN -> rounds > 0 && millis == 0;
          case ARENA -> millis > 0 && rounds == 0;
          case KNOCK_OUT, DOUBLE_KNOCK_OUT -> false;
        };
    return fits
        ? Decision.of(new Extended(now, by, rounds, millis))
        : Decision.refuse(Refused.CANNOT_EXTEND);
  }

  public static Decision cancel(TournamentState state, String by, String reason, long now) {
    return switch (state.stage()) {
      case NEW -> Decision.refuse(Refused.NO_SUCH_TOURNAMENT);
      case CANCELLED -> Decision.of();
      case FINISHED -> Decision.refuse(Refused.TOURNAMENT_OVER);
      case OPEN, RUNNING, PAUSED -> Decision.of(new Cancelled(now, by, reason));
    };
  }

  public static Decision pairByHand(
      TournamentState state, String by, List<List<String>> tables, List<String> byes, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    var settings = state.settings();
    var seen = new HashSet<String>();
    for (var table : tables) {
      if (table.size() < settings.smallestTable() || table.size() > settings.largestTable()) {
        return Decision.refuse(Refused.BAD_PAIRING);
      }
    }
    var named = new ArrayList<>(byes);
    tables.forEach(named::addAll);
    for (var who : named) {
      var entrant = state.entrant(who);
      if (entrant == null) {
        return Decision.refuse(Refused.NO_SUCH_ENTRANT);
      }
      if (!entrant.active()) {
        return Decision.refuse(Refused.WITHDRAWN);
      }
      if (!seen.add(who)) {
        return Decision.refuse(Refused.BAD_PAIRING);
      }
    }
    var wish = new PairedByHand(now, by, tables, byes);
    var before = state.byHand();
    boolean same =
        before != null && before.tables().equals(wish.tables()) && before.byes().equals(byes);
    return tables.isEmpty()
        ? Decision.refuse(Refused.BAD_PAIRING)
        : same ? Decision.of() : Decision.of(wish);
  }

  public static Decision voidTable(
      TournamentState state,
      String by,
      int round,
      int table,
      boolean replay,
      String reason,
      long now) {
    var refused = whyNoTable(state, round, table);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    boolean isLast = round == state.rounds().size();
    if (!isLast && (replay || state.settings().isKnockOut())) {
      return Decision.refuse(Refused.ROUND_OVER);
    }
    var there = state.table(round, table);
    return there != null && there.isVoid() && !replay
        ? Decision.of()
        : Decision.of(new Voided(now, by, round, table, replay, reason));
  }

  public static Decision rule(
      TournamentState state,
      String by,
      int round,
      int table,
      List<Integer> places,
      boolean played,
      String reason,
      long now) {
    var refused = whyNoTable(state, round, table);
    if (refused != null) {
      return Decision.refuse(refused);
    }
    if (round != state.rounds().size() && state.settings().isKnockOut()) {
      return Decision.refuse(Refused.ROUND_OVER);
    }
    var there = state.table(round, table);
    if (there == null || places.size() != there.seats().size() || !places.contains(1)) {
      return Decision.refuse(Refused.BAD_PLACES);
    }
    var before = there.result();
    return before != null && before.places().equals(places) && before.played() == played
        ? Decision.of()
        : Decision.of(new Ruled(now, by, round, table, places, played, reason));
  }

  private static @Nullable Refused whyNoTable(TournamentState state, int round, int table) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return refused;
    }
    if (round < 1 || round > state.rounds().size()) {
      return Refused.NO_SUCH_ROUND;
    }
    return state.table(round, table) == null ? Refused.NO_SUCH_TABLE : null;
  }

  private static @Nullable Refused whyNotOpen(TournamentState state) {
    return switch (state.stage()) {
      case NEW -> Refused.NO_SUCH_TOURNAMENT;
      case FINISHED, CANCELLED -> Refused.TOURNAMENT_OVER;
      case OPEN, RUNNING, PAUSED -> null;
    };
  }

  private static Refused whyNotStarted(TournamentState state) {
    var refused = whyNotOpen(state);
    return refused == null ? Refused.NOT_STARTED : refused;
  }
}
