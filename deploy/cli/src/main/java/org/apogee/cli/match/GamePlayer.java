package org.apogee.cli.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotFailure;
import org.apogee.cli.process.BotProcesses;
import org.apogee.cli.process.BotSeat;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.bot.Budget;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.replay.End;
import org.apogee.engine.replay.GameRecorder;
import org.apogee.engine.replay.ReplayText;
import org.apogee.protocol.bot.ToBot;

/**
 * Plays one game between contenders. A bot that fails loses: with up to two seats the game ends at
 * once, with more a caretaker plays on for its seat, which is placed last.
 */
final class GamePlayer {
  private static final BotSpec CARETAKER = BotSpec.parse("greedy");

  private final MatchPlan plan;
  private final Fixture fixture;
  private final GameRecorder game;
  private final SeatedContender[] sittings;
  private final GameResult.Thinking[] thinking;
  private final List<GameResult.Failed> failures = new ArrayList<>();
  private final MoveList legal = new MoveList();
  private int plies;

  private GamePlayer(MatchPlan plan, Fixture fixture, BotProcesses processes) {
    this.plan = plan;
    this.fixture = fixture;
    int seats = plan.setup().seats();
    game = newGame(seats);
    plies = plan.origin() == null ? 0 : plan.origin().fork().ply();
    sittings = new SeatedContender[seats];
    for (int seat = 0; seat < seats; seat++) {
      sittings[seat] =
          switch (contender(seat)) {
            case Contender.House house -> house(house.spec(), seat);
            case Contender.Program program -> program(program, seat, processes);
          };
    }
    thinking = new GameResult.Thinking[seats];
    Arrays.fill(thinking, GameResult.Thinking.NOTHING);
  }

  static GameResult play(MatchPlan plan, Fixture fixture, BotProcesses processes)
      throws InterruptedException {
    var player = new GamePlayer(plan, fixture, processes);
    try {
      player.begin();
      player.playToEnd();
      return player.end();
    } finally {
      for (var sitting : player.sittings) {
        sitting.drop();
      }
    }
  }

  private GameRecorder newGame(int seats) {
    var origin = plan.origin();
    return origin != null
        ? origin.newGame(names(), fixture.seed())
        : new GameRecorder(plan.ruleset(), plan.setup(), names(), fixture.seed(), nonces(seats));
  }

  private Contender contender(int seat) {
    return plan.contenders().get(fixture.botOfSeat().get(seat));
  }

  private List<String> names() {
    return IntStream.range(0, plan.setup().seats()).mapToObj(s -> contender(s).name()).toList();
  }

  /** Local games need no secret of the seats; the same ones make the games of a set alike. */
  private static List<String> nonces(int seats) {
    return IntStream.range(0, seats).mapToObj(Integer::toString).toList();
  }

  private SeatedContender house(BotSpec spec, int seat) {
    var chance = Chance.of(new SplittableRandom(fixture.botSeeds().get(seat)));
    return new SeatedContender.House(spec.newBot(plan.ruleset()), seat, chance, spec.budget());
  }

  private SeatedContender program(Contender.Program program, int seat, BotProcesses processes) {
    var start =
        new ToBot.GameStart(
            fixture.name(),
            plan.ruleset().id().toString(),
            new TreeMap<>(plan.setup().options()),
            plan.setup().seats(),
            seat,
            names(),
            plan.moveTime().toMillis(),
            plan.gameTime() == null ? null : plan.gameTime().toMillis(),
            null,
            Long.toString(fixture.botSeeds().get(seat)));
    return new SeatedContender.Program(
        new BotSeat(processes, program.command(), plan.ruleset(), start));
  }

  private void begin() throws InterruptedException {
    for (int seat = 0; seat < sittings.length && !game.isOver(); seat++) {
      try {
        sittings[seat].begin();
      } catch (BotFailed e) {
        fail(seat, e.failure());
      }
    }
  }

  private void playToEnd() throws InterruptedException {
    var chronicle = chronicle();
    while (!game.isOver()) {
      int seat = game.position().seatToAct();
      game.position().legalMoves(legal);
      long begun = System.nanoTime();
      try {
        long move = sittings[seat].choose(game.position(), plies, legal);
        noteTime(seat, System.nanoTime() - begun);
        game.play(move, chronicle);
        plies++;
      } catch (BotFailed e) {
        fail(seat, e.failure());
      }
    }
  }

  private void noteTime(int seat, long nanos) {
    if (failures.stream().noneMatch(failed -> failed.seat() == seat)) {
      thinking[seat] = thinking[seat].and(new GameResult.Thinking(1, nanos, nanos));
    }
  }

  private void fail(int seat, BotFailure failure) {
    failures.add(new GameResult.Failed(seat, failure));
    if (sittings.length <= 2) {
      game.forfeit(seat, failure.code(), failure.reason());
    } else {
      game.handOver(seat, failure.code(), failure.reason());
      sittings[seat] =
          new SeatedContender.House(
              CARETAKER.newBot(plan.ruleset()),
              seat,
              Chance.of(new SplittableRandom(fixture.botSeeds().get(seat))),
              Budget.NONE);
    }
  }

  /** Facts are put into words only for those who read them. */
  private Chronicle chronicle() {
    if (Arrays.stream(sittings).noneMatch(SeatedContender::listens)) {
      return Chronicle.SILENT;
    }
    return new Chronicle() {
      @Override
      public boolean listens() {
        return true;
      }

      @Override
      public void tell(Fact fact) {
        for (var sitting : sittings) {
          sitting.hear(fact);
        }
      }
    };
  }

  private GameResult end() {
    var replay = game.replay();
    var places = replay.places();
    var scores = IntStream.range(0, sittings.length).mapToObj(game.position()::score).toList();
    var ending = ending(game.end());
    var reason = failures.isEmpty() ? null : reason(failures.getFirst());
    for (var sitting : sittings) {
      sitting.end(ending, reason, places, scores);
    }
    return new GameResult(
        fixture,
        ReplayText.print(replay),
        ending,
        plies,
        places,
        scores,
        game.end() instanceof End.Finished(var outcome) ? outcome.counters() : Map.of(),
        List.of(thinking),
        failures);
  }

  private static String ending(End end) {
    return switch (end) {
      case End.Finished(var outcome) -> outcome.ending();
      case End.Forfeited forfeited -> forfeited.code();
      case End.Unfinished _ -> throw new IllegalStateException("nobody stops a game of a match");
    };
  }

  private String reason(GameResult.Failed failed) {
    return "%s failed: %s".formatted(contender(failed.seat()).name(), failed.failure().reason());
  }
}
