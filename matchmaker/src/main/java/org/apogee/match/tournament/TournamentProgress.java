package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.EverybodyMeets;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.Gauntlet;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.RoundPlan;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Cancelled;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.Played;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentEvent.Seated;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.protocol.game.EndedGame;
import org.jspecify.annotations.Nullable;

/**
 * The steps that a tournament takes by itself: start, results, ends of rounds, pairing. Each step
 * is small and follows from the state alone, so that after a crash between two steps the next one
 * is simply decided again.
 */
public final class TournamentProgress {
  /** More than any format by rounds needs; a bug must not loop for ever. Time bounds an arena. */
  static final int ROUNDS_MAX = 500;

  /** The interval between the steps of an arena of up to an hour and forty minutes. */
  static final long ARENA_STEP_MILLIS = 2_000;

  /** A longer arena has longer intervals: each step stays in memory, and the page lists it. */
  private static final long ARENA_STEPS_MOST = 3_000;

  private TournamentProgress() {}

  /** The next step that needs no pairing. */
  public static List<TournamentEvent> next(TournamentState state, long now) {
    return switch (state.stage()) {
      case OPEN -> begin(state, now);
      case RUNNING, PAUSED -> proceed(state, now);
      case PLAYED -> confirm(state, now);
      case NEW, FINISHED, CANCELLED -> List.of();
    };
  }

  private static List<TournamentEvent> begin(TournamentState state, long now) {
    var ended = RegistrationDecisions.endCheckIn(state, state.settings().registration(), now);
    if (!ended.isEmpty()) {
      return ended;
    }
    long startAt = state.settings().startAt();
    if (startAt == 0 || now < startAt) {
      return List.of();
    }
    return canSeatTable(state)
        ? List.of(started(state, TournamentEvent.ITSELF, now))
        : List.of(
            new Cancelled(
                now, TournamentEvent.ITSELF, "There were too few entrants at the start."));
  }

  private static List<TournamentEvent> proceed(TournamentState state, long now) {
    for (var round : state.rounds()) {
      if (!round.isEnded() && round.isDone() && isTimeToEnd(state, round, now)) {
        return List.of(new RoundEnded(now, TournamentEvent.ITSELF, round.number()));
      }
    }
    if (state.stage() == Stage.PAUSED || !state.rounds().stream().allMatch(PlayedRound::isEnded)) {
      return List.of();
    }
    var settings = state.settings();
    boolean isOver =
        switch (settings.format()) {
          case SWISS, ROUND_ROBIN, GAUNTLET ->
              state.rounds().size() >= Math.min(state.roundsInAll(), ROUNDS_MAX);
          case ARENA -> now >= state.arenaEnd();
          case KNOCK_OUT, DOUBLE_KNOCK_OUT -> state.rounds().size() >= ROUNDS_MAX;
        };
    return isOver ? List.of(over(state, "All rounds have been played.", now)) : List.of();
  }

  private static boolean isTimeToEnd(TournamentState state, PlayedRound round, long now) {
    var control = state.settings().control();
    long readyAt = Math.max(round.pairedAt(), round.decidedAt());
    return control.roundEnds().isReached(readyAt, control.roundDelayMillis(), now);
  }

  private static TournamentEvent over(TournamentState state, String reason, long now) {
    return state.settings().control().confirmsAtOnce()
        ? new Finished(now, TournamentEvent.ITSELF, reason)
        : new Played(now, reason);
  }

  private static List<TournamentEvent> confirm(TournamentState state, long now) {
    var control = state.settings().control();
    return control.confirms().isReached(state.playedAt(), control.confirmDelayMillis(), now)
        ? List.of(new Finished(now, TournamentEvent.ITSELF, "Nobody corrected a result in time."))
        : List.of();
  }

  public static boolean canSeatTable(TournamentState state) {
    return active(state) >= state.settings().smallestTable();
  }

  private static long active(TournamentState state) {
    return state.sides().stream().filter(Entrant::active).count();
  }

  public static Started started(TournamentState state, String by, long now) {
    var settings = state.settings();
    int entrants = (int) active(state);
    int rounds =
        switch (settings.format()) {
          case SWISS -> settings.rounds() > 0 ? settings.rounds() : usualRounds(settings, entrants);
          case ROUND_ROBIN ->
              settings.rounds() > 0
                  ? settings.rounds()
                  : EverybodyMeets.rounds(state.startingInput());
          case GAUNTLET ->
              settings.rounds() > 0
                  ? settings.rounds()
                  : Gauntlet.roundsOfCycle(state.entrants().size(), settings.pairing(0, List.of()));
          case KNOCK_OUT, DOUBLE_KNOCK_OUT, ARENA -> 0;
        };
    return new Started(now, by, rounds);
  }

  /** So many that one winner can come out, and never fewer than three. */
  private static int usualRounds(TournamentSettings settings, int entrants) {
    double base = Math.max(2, settings.tableSize());
    int needed = (int) Math.ceil(Math.log(Math.max(2, entrants)) / Math.log(base) - 1e-9);
    return Math.max(3, settings.tableSize() == 2 ? needed : needed + 1);
  }

  /** The pairing to compute now, if any: its result goes to {@link #paired}. */
  public static @Nullable PairingInput toPair(TournamentState state, long now) {
    if (state.stage() != Stage.RUNNING || !next(state, now).isEmpty()) {
      return null;
    }
    var last = state.lastRound();
    if (state.settings().format() == Format.ARENA) {
      var busy = state.busy();
      long waiting =
          state.entrants().stream().filter(who -> who.active() && !busy.contains(who.id())).count();
      boolean isTime = last == null || now >= last.pairedAt() + arenaStepMillis(state);
      return isTime && now < state.arenaEnd() && waiting >= state.settings().smallestTable()
          ? state.pairingInput(busy)
          : null;
    }
    // A table of an earlier round may be played again; the next pairing waits for its result.
    return state.rounds().stream().allMatch(PlayedRound::isEnded) && now >= state.nextRoundAt()
        ? state.pairingInput(state.excused(state.rounds().size() + 1).keySet())
        : null;
  }

  private static long arenaStepMillis(TournamentState state) {
    long length = state.arenaEnd() - state.startedAt();
    return Math.max(ARENA_STEP_MILLIS, length / ARENA_STEPS_MOST);
  }

  /** The round by a plan for this very state, or by hand. A plan without tables ends it all. */
  public static List<TournamentEvent> paired(TournamentState state, RoundPlan plan, long now) {
    var byHand = state.byHand();
    if (byHand != null) {
      return List.of(byHand(state, byHand.tables(), byHand.byes(), now));
    }
    if (plan.tables().isEmpty() && !continuesWithoutTables(state, plan)) {
      return state.settings().format() == Format.ARENA
          ? List.of()
          : List.of(over(state, "No opponents are left.", now));
    }
    int round = state.rounds().size() + 1;
    var byes = new ArrayList<Bye>();
    if (state.settings().format() != Format.ARENA) {
      plan.byes().forEach(who -> byes.add(new Bye(who, ByeKind.PAIRING)));
    }
    new TreeMap<>(state.excused(round))
        .forEach((who, kind) -> {
          if (isActive(state, who)) {
            byes.add(new Bye(who, kind));
          }
        });
    return List.of(
        new Paired(
            now,
            round,
            false,
            seated(
                state, plan.tables().stream().map(t -> new Seated(t.seats(), t.reason())).toList()),
            byes,
            List.copyOf(plan.relaxed()),
            plan.notes()));
  }

  private static List<Seated> seated(TournamentState state, List<Seated> tables) {
    return state.isTeamEvent()
        ? TeamMatch.seat(tables, state.teams(), state.settings().structure().boards())
        : tables;
  }

  /**
   * In a bracket or a cycle a round may have no table because its players withdrew. In a Swiss
   * those who are excused come back.
   */
  private static boolean continuesWithoutTables(TournamentState state, RoundPlan plan) {
    return switch (state.settings().format()) {
      case ROUND_ROBIN -> state.settings().tableSize() == 2 && active(state) > 1;
      case KNOCK_OUT, DOUBLE_KNOCK_OUT -> !plan.byes().isEmpty();
      case GAUNTLET -> active(state) > 1;
      case SWISS -> canSeatTable(state) && isAnybodyExcused(state);
      case ARENA -> false;
    };
  }

  private static boolean isAnybodyExcused(TournamentState state) {
    return state.excused(state.rounds().size() + 1).keySet().stream()
        .anyMatch(who -> isActive(state, who));
  }

  /**
   * Those who withdrew since the director wrote it, or in an arena are in play, leave their tables;
   * too small ones go.
   */
  private static Paired byHand(
      TournamentState state, List<List<String>> requested, List<String> requestedByes, long now) {
    var tables = new ArrayList<Seated>();
    var notes = new ArrayList<String>();
    Map<String, ByeKind> byes = new HashMap<>();
    var seated = new HashSet<String>();
    var excused = state.excused(state.rounds().size() + 1);
    boolean isArena = state.settings().format() == Format.ARENA;
    var free = free(state);
    for (var table : requested) {
      var here = table.stream().filter(free::contains).toList();
      seated.addAll(here);
      if (here.size() >= state.settings().smallestTable()) {
        tables.add(new Seated(here, "the director's pairing"));
      } else if (isArena) {
        notes.add("Too few entrants of a table were free; the others keep waiting.");
      } else {
        here.forEach(who -> byes.put(who, ByeKind.PAIRING));
        notes.add("Withdrawals left too few entrants at a table; the others have a bye.");
      }
    }
    requestedByes.stream().filter(free::contains).forEach(who -> byes.put(who, ByeKind.PAIRING));
    if (!isArena) {
      free.stream()
          .filter(who -> !seated.contains(who))
          .forEach(who -> byes.putIfAbsent(who, excused.getOrDefault(who, ByeKind.ABSENT)));
    }
    return new Paired(
        now,
        state.rounds().size() + 1,
        true,
        seated(state, tables),
        new TreeMap<>(byes)
            .entrySet().stream().map(bye -> new Bye(bye.getKey(), bye.getValue())).toList(),
        List.of(),
        notes);
  }

  /** Who can be seated in the next round. In an arena others are still in a game. */
  private static Set<String> free(TournamentState state) {
    var free = new HashSet<String>();
    state.sides().stream().filter(Entrant::active).map(Entrant::id).forEach(free::add);
    if (state.settings().format() == Format.ARENA) {
      free.removeAll(state.busy());
    }
    return free;
  }

  private static boolean isActive(TournamentState state, String who) {
    var entrant = state.side(who);
    return entrant != null && entrant.active();
  }

  /** A result from the journal of games. A repeat, and a game that nobody waits for, is nothing. */
  public static List<TournamentEvent> result(
      TournamentState state, EndedGame ended, long number, long now) {
    var place = state.place(ended.game());
    if (place != null && isAbandoned(place.game()) && !ended.cancelled()) {
      return Corrections.playedInVain(state, place.table(), ended.game(), now);
    }
    if (place == null || !place.game().isLive() || !state.isLive()) {
      return List.of();
    }
    if (ended.cancelled()) {
      return List.of(
          new Lost(now, ended.game(), number, ended.ending(), "The game was cancelled."));
    }
    return List.of(
        new Resulted(
            now,
            ended.game(),
            number,
            ended.ending(),
            ended.places(),
            ended.entityPlace(),
            wasPlayed(ended)));
  }

  /** Somebody who let the clock run out before everybody had moved once did not come. */
  private static boolean wasPlayed(EndedGame ended) {
    boolean late = ended.givenUp().stream().filter(Objects::nonNull).anyMatch("time-out"::equals);
    return !late || ended.plies() >= ended.givenUp().size();
  }

  /** A game that no desk will ever open. */
  public static List<TournamentEvent> orderRefused(
      TournamentState state, String game, String code, String sentence, long now) {
    var place = state.place(game);
    return place == null || !place.game().isLive() || !state.isLive()
        ? List.of()
        : List.of(new Lost(now, game, 0, code, sentence));
  }

  private static boolean isAbandoned(TableGame game) {
    return game.stage() == TableGame.Stage.LOST
        && (game.ending().equals("void") || game.ending().equals("ruled"));
  }

  /** The games in play that are to end with the director's places. */
  public static List<Adjudicated> toSettle(TournamentState state) {
    return !state.isLive()
        ? List.of()
        : state.rounds().stream()
            .filter(round -> !round.isEnded())
            .flatMap(round -> round.tables().stream())
            .map(PlayedTable::adjudicated)
            .filter(Objects::nonNull)
            .toList();
  }

  /** The games that nobody waits for any more, though they may be in play. */
  public static Set<String> toCancel(TournamentState state) {
    var games = new HashSet<String>();
    for (var round : state.rounds()) {
      for (var table : round.tables()) {
        for (var game : table.games()) {
          boolean isInPlay = isAbandoned(game) && !table.wasPlayed(game.id());
          if (isInPlay || (game.isLive() && state.stage() == Stage.CANCELLED)) {
            games.add(game.id());
          }
        }
      }
    }
    return games;
  }
}
