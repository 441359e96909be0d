package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.match.competition.CarryOver;
import org.apogee.match.competition.CompetitionEvent;
import org.apogee.match.competition.CompetitionEventCodec;
import org.apogee.match.competition.CompetitionState;
import org.apogee.match.competition.Distribution;
import org.apogee.match.competition.StageSettings;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Registration;
import org.apogee.match.season.SeasonDecisions;
import org.apogee.match.season.SeasonEvent;
import org.apogee.match.season.SeasonEventCodec;
import org.apogee.match.season.SeasonMember;
import org.apogee.match.season.SeasonSettings;
import org.apogee.match.season.SeasonSettings.Division;
import org.apogee.match.season.SeasonState;
import org.apogee.match.season.SeasonTieBreak;
import org.apogee.match.standing.Standings;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.TournamentDecisions;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEventCodec;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.match.tournament.TournamentState;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.proving.simulate.GameHost.GameFaults;
import org.jspecify.annotations.Nullable;

/**
 * A season from a seed: four weekly events of 24 entrants in two divisions, groups at tables of
 * four and a final, then promotion. Withdrawals, corrections, crashes and all that the network does
 * follow from that number alone.
 */
public final class SeasonSimulation {
  static final String SEASON = "s1";
  private static final String BY = "boss";
  private static final long AGAIN = 30_000;
  private static final long DAY = 24L * 3_600_000;
  private static final int EVENTS = 4;
  private static final int IN_A_DIVISION = 12;

  /** Ends a simulation that loops without letting time pass. */
  private static final int STEPS_MAX = 3_000_000;

  private static final long TIME_MAX = 60 * DAY;

  private final SeasonRules rules;
  private final EventQueue clock;
  private final GameHost host;
  private final SeasonJournal<SeasonState, SeasonEvent> seasons =
      new SeasonJournal<>(
          SeasonState::new,
          SeasonState::apply,
          event ->
              SeasonEventCodec.decode(
                  SeasonEventCodec.manifest(event), SeasonEventCodec.encode(event)));
  private final SeasonJournal<CompetitionState, CompetitionEvent> competitions =
      new SeasonJournal<>(
          CompetitionState::new,
          CompetitionState::apply,
          event ->
              CompetitionEventCodec.decode(
                  CompetitionEventCodec.manifest(event), CompetitionEventCodec.encode(event)));
  private final SeasonJournal<TournamentState, TournamentEvent> tournaments =
      new SeasonJournal<>(
          TournamentState::new,
          TournamentState::apply,
          event ->
              TournamentEventCodec.decode(
                  TournamentEventCodec.manifest(event), TournamentEventCodec.encode(event)));
  private final SeasonNotices notices = new SeasonNotices(this);
  private final SeasonLaws laws;
  private int crashes;
  private int corrections;
  private SeasonLife life;

  /** Counts of a simulated season without violations. */
  public record Report(
      int games, int tournaments, int crashes, int corrections, int late, int notices, int steps) {}

  private SeasonSimulation(long seed, SeasonRules rules) {
    this.rules = rules;
    clock = new EventQueue(new SplittableRandom(seed));
    host = new GameHost(clock, GameFaults.NONE, (game, _) -> opened(game));
    laws = new SeasonLaws(this);
    life = new SeasonLife(this);
  }

  /** Throws a {@link Violation} if a promise is broken. */
  public static Report run(long seed, SeasonRules rules) {
    return new SeasonSimulation(seed, rules).run();
  }

  private Report run() {
    var settings = settings();
    subscribe();
    until(
        season -> season.phase() != SeasonState.Phase.NEW,
        season ->
            SeasonDecisions.create(season, BY, settings, members(), List.of(), clock.now())
                .events());
    for (int i = clock.random(3); i > 0; i--) {
      var who = "e" + clock.random(2 * IN_A_DIVISION);
      clock.later(clock.random(28) * DAY, () -> withdraw(who));
    }
    for (int event = 1; event <= EVENTS; event++) {
      for (int i = clock.random(4); i > 0; i--) {
        clock.later(
            settings.startOf(event) - clock.now() + 30_000 + clock.random(7_200_000),
            this::correct);
      }
    }
    // Corrections are looked for now and then, and any message may be lost: time for many looks.
    clock.later(settings.startOf(EVENTS) - clock.now() + 4 * DAY, this::end);
    life.begin();
    int steps = 0;
    while (season().phase() != SeasonState.Phase.ENDED) {
      if (!clock.step() || ++steps > STEPS_MAX || clock.now() > TIME_MAX) {
        throw new Violation(
            "it does not come to an end: %s, %d events, %d steps"
                .formatted(season().phase(), season().events().size(), steps));
      }
    }
    // The reader of notices may be behind the last step.
    while (!notices.movedOn().isEmpty()) {
      if (!clock.step() || ++steps > STEPS_MAX) {
        throw new Violation("the notices do not come to an end");
      }
    }
    laws.checkEnd();
    int late =
        (int)
            competitions.truth().values().stream()
                .flatMap(competition -> competition.trail().stream())
                .filter(CompetitionEvent.LateCorrection.class::isInstance)
                .count();
    return new Report(
        host.opened(),
        tournaments.ids().size(),
        crashes,
        corrections,
        late,
        notices.check(),
        steps);
  }

  /** Most players want notices, some of them of one kind. */
  private void subscribe() {
    for (int i = 0; i < 2 * IN_A_DIVISION; i++) {
      int choice = clock.random(5);
      if (choice > 0) {
        notices.receive(
            "e" + i,
            choice == 1
                ? EnumSet.of(NoticeKind.EVENT_OVER)
                : EnumSet.of(NoticeKind.ROUND_PAIRED, NoticeKind.EVENT_OVER));
      }
    }
  }

  private SeasonSettings settings() {
    int shape = clock.random(3);
    int groups = shape == 0 ? 3 : shape == 1 ? 2 : 1;
    var carry = List.of(CarryOver.NONE, CarryOver.ALL, CarryOver.BETWEEN).get(clock.random(3));
    var stages =
        List.of(
            new StageSettings(
                "Groups",
                tables(1 + clock.random(2)),
                groups,
                Distribution.SNAKE,
                shape == 0 ? 1 : shape == 1 ? 2 : 4,
                shape == 0 ? 1 : 0,
                CarryOver.NONE),
            new StageSettings("Final", tables(1), 1, Distribution.SNAKE, 0, 0, carry));
    return new SeasonSettings(
        "League",
        BY,
        List.of(new Division("First", IN_A_DIVISION, 3), new Division("Second", IN_A_DIVISION, 0)),
        stages,
        EVENTS,
        clock.now() + 3_600_000,
        7,
        "Europe/Berlin",
        List.of(25, 18, 15, 12, 10, 8, 6, 4, 2, 1),
        clock.random(2) == 0 ? 0 : 3,
        List.of(SeasonTieBreak.WINS, SeasonTieBreak.BEST, SeasonTieBreak.LATEST),
        clock.random(1_000_000),
        1);
  }

  private static TournamentSettings tables(int rounds) {
    return new TournamentSettings(
            "Tables",
            "supernova",
            new TreeMap<>(Map.of()),
            Format.SWISS,
            4,
            2,
            5,
            rounds,
            1,
            ClockOrder.USUAL,
            OnForfeit.END,
            List.of(),
            Standings.USUAL,
            0,
            true,
            0,
            0,
            BY,
            Registration.NONE,
            RoundControl.USUAL)
        .checked();
  }

  private static List<SeasonMember> members() {
    return IntStream.range(0, 2 * IN_A_DIVISION)
        .mapToObj(i ->
            new SeasonMember(
                1 + i / IN_A_DIVISION,
                new TournamentEntrant("e" + i, 0, "e" + i, "e" + i, null, 2000 - 10 * i, true)))
        .toList();
  }

  /** A command that is repeated until the journal shows its effect. */
  private void until(Predicate<SeasonState> isSo, Function<SeasonState, List<SeasonEvent>> action) {
    if (isSo.test(season())) {
      return;
    }
    clock.send(() -> {
      if (!life.isDead()) {
        life.change(SEASON, action);
      }
    });
    clock.later(AGAIN, () -> until(isSo, action));
  }

  private void withdraw(String who) {
    until(
        season -> season.withdrawn().contains(who) || season.phase() == SeasonState.Phase.ENDED,
        season -> SeasonDecisions.withdraw(season, BY, who, clock.now()).events());
  }

  private void end() {
    laws.checkReflected();
    until(
        season -> season.phase() == SeasonState.Phase.ENDED,
        season -> rules.end(season, BY, clock.now()).events());
  }

  /** A director turns the places of one table of a complete tournament around. */
  private void correct() {
    var complete =
        tournaments.truth().values().stream()
            .filter(tournament -> tournament.stage() == TournamentState.Stage.FINISHED)
            .filter(tournament -> !tournament.rounds().getLast().tables().isEmpty())
            .toList();
    if (complete.isEmpty() || life.isDead()) {
      return;
    }
    var tournament = complete.get(Math.max(0, complete.size() - 1 - clock.random(4)));
    var round = tournament.rounds().getLast();
    var result = round.tables().getFirst().result();
    if (result != null) {
      corrections++;
      var places = new ArrayList<>(result.places());
      Collections.rotate(places, 1);
      var decision =
          TournamentDecisions.rule(
              tournament, BY, round.number(), 1, places, true, "A correction.", clock.now());
      if (decision.refusal() != null) {
        throw new Violation("a correction was refused: " + decision.refusal().code());
      }
      life.change(tournament.id(), decision.events());
    }
  }

  private void opened(String game) {
    if (tournaments.truth().values().stream().noneMatch(t -> isOf(t, game))) {
      throw new Violation("a game that no tournament has was opened: " + game);
    }
  }

  private static boolean isOf(TournamentState tournament, String game) {
    return tournament.liveGames().stream().anyMatch(one -> one.id().equals(game))
        || game.startsWith(tournament.id() + "-");
  }

  @Nullable EndedGame result(String game) {
    var ended = host.ended(game);
    return ended != null && host.results().contains(ended) ? ended : null;
  }

  /** After something new is in the journal. */
  void check() {
    laws.check();
  }

  /** The process comes back some time after it died. */
  void revive() {
    crashes++;
    clock.later(
        200 + clock.random(10_000),
        () -> {
          life = new SeasonLife(this);
          life.begin();
        });
  }

  SeasonState season() {
    return seasons.truth().computeIfAbsent(SEASON, SeasonState::new);
  }

  SeasonNotices notices() {
    return notices;
  }

  EventQueue clock() {
    return clock;
  }

  GameHost host() {
    return host;
  }

  SeasonRules rules() {
    return rules;
  }

  SeasonLife life() {
    return life;
  }

  SeasonJournal<SeasonState, SeasonEvent> seasons() {
    return seasons;
  }

  SeasonJournal<CompetitionState, CompetitionEvent> competitions() {
    return competitions;
  }

  SeasonJournal<TournamentState, TournamentEvent> tournaments() {
    return tournaments;
  }
}
