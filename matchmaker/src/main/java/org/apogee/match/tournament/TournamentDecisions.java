package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.registration.Admission;
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
import org.apogee.match.tournament.TournamentEvent.Waitlisted;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.platform.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Decides about commands of organisers and players. Pure: time is an argument, and no state changes
 * here. {@link TournamentProgress} has the steps that a tournament takes by itself.
 */
public final class TournamentDecisions {
  /** The largest field whose pairing was measured: see docs/pairing.md. */
  static final int ENTRANTS_MAX = 10_000;

  private TournamentDecisions() {}

  /** Takes settings that were checked. The same tournament again is a repeat. */
  public static TournamentDecision create(
      TournamentState state,
      String by,
      TournamentSettings settings,
      List<TournamentEntrant> entrants,
      List<PastRound> past,
      long now) {
    if (state.stage() != Stage.NEW) {
      return state.settings().owner().equals(by) && state.settings().name().equals(settings.name())
          ? TournamentDecision.of()
          : TournamentDecision.refuse(TournamentRefusals.OTHER_TOURNAMENT);
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new Created(now, by, settings));
    int capacity = settings.registration().capacity();
    for (var entrant : entrants) {
      // A report has numbers already.
      var numbered = past.isEmpty() ? entrant.numbered(events.size()) : entrant;
      events.add(
          capacity == 0 || events.size() <= capacity || !past.isEmpty()
              ? new Joined(now, by, numbered)
              : new Waitlisted(now, by, entrant));
    }
    if (!past.isEmpty()) {
      events.add(new Imported(now, by, past));
    }
    return new TournamentDecision(events, null, "");
  }

  /** Entered by a director, whatever the conditions. */
  public static TournamentDecision join(
      TournamentState state, String by, TournamentEntrant entrant, long now) {
    return RegistrationDecisions.join(state, by, entrant, Admission.BY_DIRECTOR, now);
  }

  public static TournamentDecision withdraw(
      TournamentState state, String by, String entrant, long now) {
    return RegistrationDecisions.withdraw(state, by, entrant, now);
  }

  public static TournamentDecision excuse(
      TournamentState state, String by, String entrant, int round, ByeKind kind, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var who = state.side(entrant);
    if (who == null) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_ENTRANT);
    }
    if (!who.active()) {
      return TournamentDecision.refuse(TournamentRefusals.WITHDRAWN);
    }
    if (state.settings().format() != Format.SWISS) {
      return TournamentDecision.refuse(TournamentRefusals.WRONG_FORMAT);
    }
    if (round <= state.rounds().size()) {
      return TournamentDecision.refuse(TournamentRefusals.ROUND_BEGUN);
    }
    return kind == state.excused(round).get(entrant)
        ? TournamentDecision.of()
        : TournamentDecision.of(new Excused(now, by, entrant, round, kind));
  }

  public static TournamentDecision forbid(
      TournamentState state, String by, String one, String other, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    if (state.side(one) == null || state.side(other) == null || one.equals(other)) {
      return TournamentDecision.refuse(TournamentRefusals.NO_SUCH_ENTRANT);
    }
    boolean known =
        state.forbidden().stream()
            .anyMatch(pair ->
                (pair.one().equals(one) && pair.other().equals(other))
                    || (pair.one().equals(other) && pair.other().equals(one)));
    return known
        ? TournamentDecision.of()
        : TournamentDecision.of(new Forbade(now, by, one, other));
  }

  public static TournamentDecision start(TournamentState state, String by, long now) {
    var refused = whyNotOpen(state);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    if (state.stage() != Stage.OPEN) {
      return TournamentDecision.of();
    }
    if (RegistrationDecisions.isCheckInAwaited(state)) {
      return TournamentDecision.refuse(TournamentRefusals.CHECK_IN_OPEN);
    }
    return TournamentProgress.canSeatTable(state)
        ? TournamentDecision.of(TournamentProgress.started(state, by, now))
        : TournamentDecision.refuse(TournamentRefusals.TOO_FEW);
  }

  public static TournamentDecision pause(TournamentState state, String by, long now) {
    return switch (state.stage()) {
      case RUNNING -> TournamentDecision.of(new Paused(now, by));
      case PAUSED -> TournamentDecision.of();
      default -> TournamentDecision.refuse(whyNotStarted(state));
    };
  }

  public static TournamentDecision resume(TournamentState state, String by, long now) {
    return switch (state.stage()) {
      case PAUSED -> TournamentDecision.of(new Resumed(now, by));
      case RUNNING -> TournamentDecision.of();
      default -> TournamentDecision.refuse(whyNotStarted(state));
    };
  }

  /**
   * By rounds, or an arena by time.
   *
   * @param key a repeat with the same one adds nothing; without a key every request adds
   */
  public static TournamentDecision extend(
      TournamentState state, String by, int rounds, long millis, @Nullable String key, long now) {
    var before = key == null ? null : extended(state, by, key);
    if (before != null) {
      return before.rounds() == rounds && before.millis() == millis
          ? TournamentDecision.of()
          : TournamentDecision.refuse(TournamentRefusals.OTHER_EXTENSION);
    }
    var refused = whyNotCorrectable(state);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    var format = state.settings().format();
    boolean fits =
        switch (format) {
          case SWISS, ROUND_ROBIN, GAUNTLET -> rounds > 0 && millis == 0;
          case ARENA -> millis > 0 && rounds == 0;
          case KNOCK_OUT, DOUBLE_KNOCK_OUT -> false;
        };
    return fits
        ? TournamentDecision.of(new Extended(now, by, rounds, millis, key))
        : TournamentDecision.refuse(TournamentRefusals.CANNOT_EXTEND);
  }

  /** The extension by the same director with the same key, if there is one. */
  private static @Nullable Extended extended(TournamentState state, String by, String key) {
    for (var step : state.trail()) {
      if (step instanceof Extended more && more.by().equals(by) && key.equals(more.key())) {
        return more;
      }
    }
    return null;
  }

  public static TournamentDecision cancel(
      TournamentState state, String by, String reason, long now) {
    return switch (state.stage()) {
      case NEW -> TournamentDecision.refuse(TournamentRefusals.NO_SUCH_TOURNAMENT);
      case CANCELLED -> TournamentDecision.of();
      case FINISHED -> TournamentDecision.refuse(TournamentRefusals.TOURNAMENT_OVER);
      case OPEN, RUNNING, PAUSED, PLAYED -> TournamentDecision.of(new Cancelled(now, by, reason));
    };
  }

  /**
   * The next round as the director wishes it.
   *
   * @param version the version of the plan that the director saw, or 0 for any
   */
  public static TournamentDecision pairByHand(
      TournamentState state,
      String by,
      List<List<String>> tables,
      List<String> byes,
      int version,
      long now) {
    var refused = whyNotOpen(state);
    if (refused == null) {
      refused = whyNotByHand(state, tables);
    }
    if (refused == null) {
      refused = whyBadPairing(state, tables, byes);
    }
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    if (tables.isEmpty()) {
      return TournamentDecision.refuse(TournamentRefusals.BAD_PAIRING);
    }
    var event = new PairedByHand(now, by, tables, byes);
    var before = state.byHand();
    if (before != null && before.tables().equals(event.tables()) && before.byes().equals(byes)) {
      return TournamentDecision.of();
    }
    return version == 0 || version == NextPairing.version(state)
        ? TournamentDecision.of(event)
        : TournamentDecision.refuse(TournamentRefusals.PLAN_OUTDATED);
  }

  /** In a knock-out a loser could advance, and in an arena somebody could be in two games. */
  private static @Nullable Refusal whyNotByHand(TournamentState state, List<List<String>> tables) {
    if (state.settings().isKnockOut()) {
      return TournamentRefusals.NOT_BY_HAND;
    }
    if (state.settings().format() != Format.ARENA) {
      return null;
    }
    var busy = state.busy();
    return tables.stream().flatMap(List::stream).anyMatch(busy::contains)
        ? TournamentRefusals.ENTRANT_IN_PLAY
        : null;
  }

  /** Whether tables and byes can be those of a round; null if they can. */
  static @Nullable Refusal whyBadPairing(
      TournamentState state, List<List<String>> tables, List<String> byes) {
    var settings = state.settings();
    for (var table : tables) {
      if (table.size() < settings.smallestTable() || table.size() > settings.largestTable()) {
        return TournamentRefusals.BAD_PAIRING;
      }
    }
    var seen = new HashSet<String>();
    var named = new ArrayList<>(byes);
    tables.forEach(named::addAll);
    for (var who : named) {
      var entrant = state.side(who);
      if (entrant == null) {
        return TournamentRefusals.NO_SUCH_ENTRANT;
      }
      if (!entrant.active()) {
        return TournamentRefusals.WITHDRAWN;
      }
      if (!seen.add(who)) {
        return TournamentRefusals.BAD_PAIRING;
      }
    }
    return null;
  }

  public static TournamentDecision voidTable(
      TournamentState state,
      String by,
      int round,
      int table,
      boolean replay,
      String reason,
      long now) {
    var refused = whyNoTable(state, round, table);
    if (refused != null) {
      return TournamentDecision.refuse(refused);
    }
    if (round != state.rounds().size() && state.settings().isKnockOut()) {
      return TournamentDecision.refuse(TournamentRefusals.ROUND_OVER);
    }
    var there = state.table(round, table);
    if (there == null || (replay && there.isImported())) {
      return TournamentDecision.refuse(TournamentRefusals.NO_REPLAY);
    }
    boolean isRepeat = replay ? there.isReplayedFor(reason) : there.isVoid();
    if (isRepeat) {
      return TournamentDecision.of();
    }
    if (replay && state.stage() == Stage.FINISHED) {
      return TournamentDecision.refuse(TournamentRefusals.TOURNAMENT_OVER);
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new Voided(now, by, round, table, replay, reason));
    events.addAll(Corrections.voided(state, there, replay, by, reason, now));
    return new TournamentDecision(events, null, "");
  }

  public static TournamentDecision rule(
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
      return TournamentDecision.refuse(refused);
    }
    if (round != state.rounds().size() && state.settings().isKnockOut()) {
      return TournamentDecision.refuse(TournamentRefusals.ROUND_OVER);
    }
    var there = state.table(round, table);
    if (there == null || places.size() != there.seats().size() || !places.contains(1)) {
      return TournamentDecision.refuse(TournamentRefusals.BAD_PLACES);
    }
    var before = there.result();
    if (before != null && before.places().equals(places) && before.played() == played) {
      return TournamentDecision.of();
    }
    var events = new ArrayList<TournamentEvent>();
    events.add(new Ruled(now, by, round, table, places, played, reason));
    events.addAll(Corrections.ruled(state, there, places, played, by, reason, now));
    return new TournamentDecision(events, null, "");
  }

  static @Nullable Refusal whyNoTable(TournamentState state, int round, int table) {
    var refused = isCompleteGroup(state) ? null : whyNotCorrectable(state);
    if (refused != null) {
      return refused;
    }
    if (round < 1 || round > state.rounds().size()) {
      return TournamentRefusals.NO_SUCH_ROUND;
    }
    return state.table(round, table) == null ? TournamentRefusals.NO_SUCH_TABLE : null;
  }

  /** Its competition follows a correction, or reports that it came too late. */
  private static boolean isCompleteGroup(TournamentState state) {
    return state.stage() == Stage.FINISHED && !state.settings().structure().partOf().isEmpty();
  }

  static @Nullable Refusal whyNotOpen(TournamentState state) {
    return switch (state.stage()) {
      case NEW -> TournamentRefusals.NO_SUCH_TOURNAMENT;
      case FINISHED, CANCELLED -> TournamentRefusals.TOURNAMENT_OVER;
      case PLAYED -> TournamentRefusals.ALL_PLAYED;
      case OPEN, RUNNING, PAUSED -> null;
    };
  }

  /** Until a tournament is confirmed, results can change and rounds can be added. */
  static @Nullable Refusal whyNotCorrectable(TournamentState state) {
    return state.stage() == Stage.PLAYED ? null : whyNotOpen(state);
  }

  static Refusal whyNotStarted(TournamentState state) {
    var refused = whyNotOpen(state);
    return refused == null ? TournamentRefusals.NOT_STARTED : refused;
  }
}
