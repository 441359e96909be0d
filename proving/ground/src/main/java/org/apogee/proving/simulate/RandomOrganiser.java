package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Admission;
import org.apogee.match.tournament.ConsoleDecisions;
import org.apogee.match.tournament.RegistrationDecisions;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.TeamDecisions;
import org.apogee.match.tournament.TournamentDecision;
import org.apogee.match.tournament.TournamentDecisions;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.match.tournament.TournamentState;

/** An organiser and players who act at random; requests that must succeed are repeated. */
final class RandomOrganiser {
  private static final String BY = "boss";
  private static final long AGAIN = 3_000;
  private static final int ACTIONS_MAX = 8;

  private final TournamentSimulation world;
  private final EventQueue clock;
  private int joined = 100;

  RandomOrganiser(TournamentSimulation world) {
    this.world = world;
    this.clock = world.clock();
  }

  void begin(TournamentSettings settings, List<TournamentEntrant> entrants) {
    boolean isOfTeams = settings.structure().boards() > 0;
    var listed = isOfTeams ? List.<TournamentEntrant>of() : entrants;
    until(
        state -> state.stage() != TournamentState.Stage.NEW,
        state -> TournamentDecisions.create(state, BY, settings, listed, List.of(), clock.now()));
    if (isOfTeams) {
      entrants.forEach(captain -> enterTeam(captain, settings.structure().boards() + 1));
    }
    if (!settings.control().equals(RoundControl.USUAL)) {
      clock.later(AGAIN, () -> confirm(clock.random(4)));
    }
    until(
        state ->
            state.stage() != TournamentState.Stage.OPEN
                && state.stage() != TournamentState.Stage.NEW,
        this::start);
    if (settings.registration().hasCheckIn()) {
      register(settings, entrants);
    }
    int actions = clock.random(ACTIONS_MAX);
    for (int i = 0; i < actions; i++) {
      int kind = clock.random(9);
      clock.later(clock.random(120_000), () -> act(kind));
    }
  }

  /** A team with a reserve; members and captain are made of the captain's name. */
  private void enterTeam(TournamentEntrant captain, int players) {
    var team = "team:" + captain.id();
    for (int i = 0; i < players; i++) {
      var id = captain.id() + "." + i;
      var member = new TournamentEntrant(id, 0, id, id, null, captain.rating(), true);
      until(
          state -> !isAwaited(state) || state.entrant(id) != null,
          state ->
              state.teams().team(team) == null
                  ? TeamDecisions.enter(
                      state,
                      BY,
                      team,
                      team,
                      captain.id(),
                      List.of(),
                      Admission.BY_DIRECTOR,
                      clock.now())
                  : TeamDecisions.join(
                      state, BY, team, member, true, Admission.BY_DIRECTOR, clock.now()));
    }
  }

  private static boolean isAwaited(TournamentState state) {
    return state.stage() == TournamentState.Stage.NEW
        || state.stage() == TournamentState.Stage.OPEN;
  }

  /** Some results are corrected when everything is played, before the confirmation. */
  private void confirm(int corrections) {
    if (!world.truth().isLive() && world.truth().stage() != TournamentState.Stage.NEW) {
      return;
    }
    boolean corrects =
        world.truth().stage() == TournamentState.Stage.PLAYED
            && corrections > 0
            && !world.truth().rounds().isEmpty();
    if (corrects) {
      act(4 + clock.random(2));
    } else {
      once(state ->
          state.stage() == TournamentState.Stage.PLAYED
              ? ConsoleDecisions.confirm(state, BY, clock.now())
              : TournamentDecision.of());
    }
    clock.later(AGAIN, () -> confirm(corrects ? corrections - 1 : corrections));
  }

  private void lineUp(TournamentState state, int seed) {
    var teams = state.teams().all();
    if (teams.isEmpty()) {
      return;
    }
    var team = teams.get(Math.floorMod(seed, teams.size()));
    var members = new ArrayList<>(team.members());
    Collections.rotate(members, seed);
    var boards = members.stream().limit(state.settings().structure().boards()).toList();
    once(now -> TeamDecisions.lineUp(now, BY, team.id(), boards, clock.now()));
  }

  /** When too few came, the organiser finds another one. */
  private TournamentDecision start(TournamentState state) {
    var decision = TournamentDecisions.start(state, BY, clock.now());
    return TournamentRefusals.TOO_FEW.equals(decision.refusal()) && !state.isTeamEvent()
        ? world.rules().join(state, BY, world.entrant(joined++), clock.now())
        : decision;
  }

  /** Most check in, some leave, some come late; some messages are lost. */
  private void register(TournamentSettings settings, List<TournamentEntrant> entrants) {
    var everybody = new ArrayList<>(entrants);
    int late = clock.random(5);
    for (int i = 0; i < late; i++) {
      everybody.add(world.entrant(joined++));
    }
    int length = (int) (settings.registration().checkInUntil() - clock.now()) + 3_000;
    for (var who : everybody) {
      if (!entrants.contains(who)) {
        soon(length, state -> world.rules().join(state, BY, who, clock.now()));
      }
      if (clock.random(4) > 0) {
        soon(length, state -> RegistrationDecisions.checkIn(state, BY, who.id(), clock.now()));
      }
      if (clock.random(6) == 0) {
        soon(length, state -> world.rules().withdraw(state, BY, who.id(), clock.now()));
      }
    }
  }

  private void soon(int within, Function<TournamentState, TournamentDecision> action) {
    clock.later(clock.random(within), () -> once(action));
  }

  /** Asks again and again until it is seen to be so. */
  private void until(
      Function<TournamentState, Boolean> isSo,
      Function<TournamentState, TournamentDecision> action) {
    clock.later(
        clock.random(500),
        () -> {
          if (!isSo.apply(world.truth())) {
            once(action);
            clock.later(AGAIN, () -> until(isSo, action));
          }
        });
  }

  private void once(Function<TournamentState, TournamentDecision> action) {
    clock.send(() -> {
      var life = world.life();
      if (!life.isDead()) {
        var decision = action.apply(life.state());
        if (decision.refusal() == null) {
          life.persist(decision.events(), () -> {});
        }
      }
    });
  }

  private void act(int kind) {
    var truth = world.truth();
    long now = clock.now();
    if (!truth.isLive() || truth.rounds().isEmpty()) {
      return;
    }
    var seed = clock.random(Integer.MAX_VALUE);
    switch (kind) {
      case 0 -> {
        lineUp(truth, seed);
        var late = world.entrant(joined++);
        once(state -> world.rules().join(state, BY, late, clock.now()));
      }
      case 1, 2 -> {
        var who = randomEntrant(truth);
        once(state -> world.rules().withdraw(state, BY, who, clock.now()));
      }
      case 3 -> pause();
      case 4 -> {
        int round = 1 + clock.random(truth.rounds().size());
        boolean replay = clock.random(3) > 0;
        once(state ->
            world
                .rules()
                .decided(
                    TournamentDecisions.voidTable(
                        state, BY, round, 1, replay, "A whim.", clock.now())));
      }
      case 5 -> {
        int round = truth.rounds().size();
        once(state -> rule(state, round, seed));
      }
      case 6 -> {
        var who = randomEntrant(truth);
        int round = truth.rounds().size() + 1;
        once(state ->
            TournamentDecisions.excuse(state, BY, who, round, ByeKind.REQUESTED, clock.now()));
      }
      case 7 -> {
        if (truth.settings().format() == Format.SWISS) {
          once(state -> TournamentDecisions.extend(state, BY, 1, 0, null, clock.now()));
        }
      }
      default -> once(state -> byHand(state, seed, now));
    }
  }

  private void pause() {
    once(state -> TournamentDecisions.pause(state, BY, clock.now()));
    clock.later(
        2_000 + clock.random(20_000),
        () ->
            until(
                state -> state.stage() != TournamentState.Stage.PAUSED,
                state -> TournamentDecisions.resume(state, BY, clock.now())));
    // The pause may come late, after the first look: one more look when everything has come.
    clock.later(
        40_000,
        () ->
            until(
                state -> state.stage() != TournamentState.Stage.PAUSED,
                state -> TournamentDecisions.resume(state, BY, clock.now())));
  }

  private String randomEntrant(TournamentState state) {
    var sides = state.sides();
    return sides.get(clock.random(sides.size())).id();
  }

  private TournamentDecision rule(TournamentState state, int round, int seed) {
    var table = state.table(round, 1);
    int seats = table == null ? 2 : table.seats().size();
    var places = new ArrayList<Integer>();
    for (int i = 1; i <= seats; i++) {
      places.add(i);
    }
    Collections.rotate(places, seed);
    return world
        .rules()
        .decided(
            TournamentDecisions.rule(
                state, BY, round, 1, places, seed % 2 == 0, "A whim.", clock.now()));
  }

  private static TournamentDecision byHand(TournamentState state, int seed, long now) {
    var open =
        new ArrayList<>(state.sides().stream().filter(Entrant::active).map(Entrant::id).toList());
    var random = new SplittableRandom(seed);
    for (int i = open.size() - 1; i > 0; i--) {
      Collections.swap(open, i, random.nextInt(i + 1));
    }
    int size = state.stage() == TournamentState.Stage.NEW ? 2 : state.settings().smallestTable();
    var tables = new ArrayList<List<String>>();
    for (int i = 0; i + size <= open.size(); i += size) {
      tables.add(List.copyOf(open.subList(i, i + size)));
    }
    return state.stage() != TournamentState.Stage.NEW && state.settings().format() == Format.SWISS
        ? TournamentDecisions.pairByHand(state, BY, tables, List.of(), 0, now)
        : TournamentDecision.of();
  }
}
