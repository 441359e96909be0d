package org.apogee.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.engine.Chance;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.bot.house.HouseFamily;
import org.apogee.engine.bot.house.Level;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every bot, in a game with dice and secret cards. */
final class BotLawsTest {
  private final DriftRuleset drift = new DriftRuleset();

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "cadet", "master", "mcts:30", "mcts:1ms"})
  void aBotPlaysLegalMovesAtEveryTableSize(String bot) {
    for (int seats = drift.minSeats(); seats <= drift.maxSeats(); seats++) {
      var games = new BotGames(drift, Collections.nCopies(seats, bot));
      for (long seed = 0; seed < 5; seed++) {
        assertThat(games.play(seed).isOver()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "cadet", "commander", "mcts:30"})
  void theSameSeedIsTheSameGameEvenForABotThatHasPlayedBefore(String bot) {
    var used = new BotGames(drift, Collections.nCopies(2, bot));
    for (long seed = 0; seed < 5; seed++) {
      var fresh = new BotGames(drift, Collections.nCopies(2, bot));
      fresh.play(seed);
      used.play(seed);
      assertThat(used.moves()).as("seed %d", seed).isEqualTo(fresh.moves());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "cadet", "commander", "mcts:30"})
  void aBotMovesFromTableToTableOfAnotherSize(String bot) {
    var spec = BotSpec.parse(bot);
    var used = spec.newBot(drift);
    for (int seats : new int[] {3, 2, 3}) {
      var chance = Chance.of(new SplittableRandom(seats));
      var position = drift.newPosition(Setup.of(drift, seats), chance);
      long move = used.choose(position, 0, Chance.of(new SplittableRandom(1)), spec.budget());
      long fresh =
          spec.newBot(drift).choose(position, 0, Chance.of(new SplittableRandom(1)), spec.budget());
      assertThat(move).isEqualTo(fresh);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "cadet", "master", "mcts:30", "mcts:500"})
  void aBotThatIsInterruptedChoosesTheSame(String bot) {
    var spec = BotSpec.parse(bot);
    var other = spec.newBot(drift);
    var breaths = new AtomicInteger();
    for (long seed = 0; seed < 5; seed++) {
      long luck = seed;
      var known = drift.newPosition(Setup.of(drift, 2), Chance.of(new SplittableRandom(seed)));
      Breather thinksOfElse =
          () -> {
            breaths.incrementAndGet();
            other.choose(known.copy(), 0, Chance.of(new SplittableRandom(luck)), Budget.NONE);
          };
      long move =
          spec.newBot(drift, thinksOfElse)
              .choose(known.copy(), 0, Chance.of(new SplittableRandom(1)), spec.budget());
      long undisturbed =
          spec.newBot(drift)
              .choose(known.copy(), 0, Chance.of(new SplittableRandom(1)), spec.budget());
      assertThat(move).as("seed %d", seed).isEqualTo(undisturbed);
    }
    boolean searches = spec.family() == HouseFamily.MCTS || spec.family() == Level.MASTER;
    assertThat(breaths.get() > 0).isEqualTo(searches);
  }

  /** The first pause alone is longer than the budget. */
  @Test
  void timeThatABotDidNotHaveIsNotTakenFromItsBudget() {
    var spec = BotSpec.parse("mcts:100ms");
    var known = drift.newPosition(Setup.of(drift, 2), Chance.of(new SplittableRandom(3)));
    var breaths = new AtomicInteger();
    Breather longPause =
        () -> {
          if (breaths.incrementAndGet() == 1) {
            long end = System.nanoTime() + 150_000_000;
            while (System.nanoTime() < end) {
              Thread.onSpinWait();
            }
          }
        };
    spec.newBot(drift, longPause)
        .choose(known, 0, Chance.of(new SplittableRandom(1)), spec.budget());
    assertThat(breaths.get()).as("play-outs after a pause beyond the budget").isGreaterThan(1);
  }
}
