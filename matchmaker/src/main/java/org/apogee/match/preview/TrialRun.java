package org.apogee.match.preview;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.Relaxation;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.PlayedRound;
import org.apogee.match.tournament.TeamDecisions;
import org.apogee.match.tournament.TournamentDecisions;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentProgress;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/**
 * Plays a tournament with made-up entrants and results, by the code that plays real ones, so that a
 * preview cannot promise other rounds than those that will be paired.
 */
public final class TrialRun {
  /** Beyond it only the first round of a Swiss or a round robin is paired: each is like it. */
  static final int WHOLE_MAX = 64;

  private static final String ID = "trial";
  private static final int STEPS_MAX = 5_000;

  private final SplittableRandom random = new SplittableRandom(1);
  private final TournamentState state = new TournamentState(ID);
  private long results;

  /**
   * A round of the trial.
   *
   * @param tables the number of seats of each table
   */
  public record Round(List<Integer> tables, int byes) {
    public Round {
      tables = List.copyOf(tables);
    }
  }

  /**
   * What came of it.
   *
   * @param roundsInAll the number of rounds
   * @param rounds the rounds that were paired; fewer if all the others are like the last
   * @param met pairs of entrants who met at least once
   * @param relaxed rules that could not be kept
   */
  public record Report(
      int roundsInAll, List<Round> rounds, long met, Set<Relaxation> relaxed, boolean complete) {
    public Report {
      rounds = List.copyOf(rounds);
      relaxed = Set.copyOf(relaxed);
    }

    /** Games of all rounds, for one game at each table. */
    public long tables() {
      long paired = rounds.stream().mapToLong(round -> round.tables().size()).sum();
      int missing = roundsInAll - rounds.size();
      return rounds.isEmpty() ? 0 : paired + missing * (long) rounds.getLast().tables().size();
    }

    public int mostAtOnce() {
      return rounds.stream().mapToInt(round -> round.tables().size()).max().orElse(0);
    }
  }

  private TrialRun() {}

  /** Of any format but an arena, which has no rounds. */
  public static Report of(TournamentSettings settings, int entrants) {
    return new TrialRun().run(settings, entrants);
  }

  private Report run(TournamentSettings settings, int count) {
    var entrants = new ArrayList<TournamentEntrant>();
    for (int i = 1; i <= count; i++) {
      entrants.add(new TournamentEntrant("e" + i, 0, "e" + i, "e" + i, null, 2000 - i, true));
    }
    var alone =
        settings
            .createdBy(settings.owner(), TournamentSettings.NO_START)
            .registering(Registration.NONE);
    if (alone.structure().boards() == 0) {
      apply(TournamentDecisions.create(state, "", alone, entrants, List.of(), 0).events());
    } else {
      apply(TournamentDecisions.create(state, "", alone, List.of(), List.of(), 0).events());
      enterTeams(entrants, alone.structure().boards());
    }
    apply(TournamentDecisions.start(state, "", 0).events());
    boolean isOneEnough =
        count > WHOLE_MAX
            && (settings.format() == Format.SWISS || settings.format() == Format.ROUND_ROBIN);
    int steps = 0;
    while (state.isLive() && ++steps < STEPS_MAX && !(isOneEnough && !state.rounds().isEmpty())) {
      apply(step());
    }
    return report(isOneEnough);
  }

  /** Each of them leads a team of as many players as there are boards. */
  private void enterTeams(List<TournamentEntrant> captains, int boards) {
    for (var captain : captains) {
      var team = "team:" + captain.id();
      var anyhow = Admission.BY_DIRECTOR;
      apply(
          TeamDecisions.enter(state, "", team, team, captain.id(), List.of(), anyhow, 0).events());
      for (int board = 1; board <= boards; board++) {
        var id = captain.id() + "." + board;
        var member = new TournamentEntrant(id, 0, id, id, null, captain.rating(), true);
        apply(TeamDecisions.join(state, "", team, member, true, anyhow, 0).events());
      }
    }
  }

  private List<TournamentEvent> step() {
    var events = TournamentProgress.next(state, 0);
    if (!events.isEmpty()) {
      return events;
    }
    var input = TournamentProgress.toPair(state, 0);
    if (input != null) {
      var plan = state.settings().system().pair(input);
      return TournamentProgress.paired(state, plan, 0);
    }
    return state.liveGames().stream()
        .limit(1)
        .flatMap(game ->
            TournamentProgress.result(state, ended(game.id(), game.seats().size()), ++results, 0)
                .stream())
        .toList();
  }

  private EndedGame ended(String game, int seats) {
    var places = new ArrayList<Integer>();
    for (int i = 1; i <= seats; i++) {
      places.add(i);
    }
    Collections.rotate(places, random.nextInt(seats));
    var nobody = new ArrayList<@Nullable String>(Collections.nCopies(seats, null));
    return new EndedGame(
        game,
        new Origin(OriginKind.TOURNAMENT, ID),
        false,
        "trial",
        places,
        List.of(),
        0,
        1000,
        nobody);
  }

  private void apply(List<TournamentEvent> events) {
    events.forEach(state::apply);
  }

  private Report report(boolean isOneEnough) {
    var met = new HashSet<String>();
    var relaxed = EnumSet.noneOf(Relaxation.class);
    var rounds = new ArrayList<Round>();
    for (var round : state.rounds()) {
      relaxed.addAll(round.relaxed());
      rounds.add(round(round));
      for (var table : round.tables()) {
        for (var one : table.seats()) {
          table.seats().stream()
              .filter(other -> one.compareTo(other) < 0)
              .forEach(other -> met.add(one + " " + other));
        }
      }
    }
    int all = isOneEnough ? state.roundsInAll() : rounds.size();
    return new Report(all, rounds, met.size(), relaxed, !isOneEnough);
  }

  private static Round round(PlayedRound round) {
    return new Round(
        round.tables().stream().map(table -> table.seats().size()).toList(), round.byes().size());
  }
}
