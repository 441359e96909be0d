package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.apogee.engine.View;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.apogee.node.game.GameEvent.TakenBack;
import org.apogee.protocol.event.GameNews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Games full of offers, answers and crashes: the journal, its snapshots, the record, the frames and
 * the events that a follower hears are all of the same game.
 */
class OfferLawsTest {
  private static final int STEPS = 160;

  @ParameterizedTest
  @ValueSource(strings = {"sol", "supernova", "beyond-nebula", "nova", "nova-solis"})
  void everybodyHearsTheSameGame(String game) {
    for (long seed = 1; seed <= 4; seed++) {
      assertLaws(game, 2 + (int) seed % (game.equals("beyond-nebula") ? 1 : 2), seed);
    }
  }

  @Test
  void manyShortGamesOfSol() {
    int takenBack = 0;
    for (long seed = 100; seed < 160; seed++) {
      takenBack += assertLaws("sol", 2, seed);
    }
    assertThat(takenBack).isGreaterThan(100);
  }

  private static int assertLaws(String game, int seats, long seed) {
    var law = "%s, %d seats, seed %d".formatted(game, seats, seed);
    var scene = GameScene.between(game, seats);
    var random = new SplittableRandom(seed);
    for (int step = 0; step < STEPS && scene.state.isLive(); step++) {
      act(scene, random, seats);
      if (random.nextInt(8) == 0) {
        assertSurvivesACrash(scene, law);
      }
    }
    if (scene.state.isLive()) {
      scene.carryOut(GameDecisions.cancel(scene.state, "Enough.", scene.now));
    }
    assertSurvivesACrash(scene, law);
    var kept = KeptEvents.of(scene.journal);
    var record = ReplayText.parse(GameHistory.record(kept));
    assertThat(ReplayVerifier.verify(record)).as(law).isInstanceOf(Verdict.Holds.class);
    int plies = scene.state.log().size();
    assertThat(record.plies()).as(law).hasSize(plies);
    var film = new GameFilm(kept).frames("g", 0, Integer.MAX_VALUE);
    assertThat(film.plies()).as(law).isEqualTo(plies);
    assertThat(film.frames().getLast().view())
        .as(law)
        .isEqualTo(scene.state.position().view(View.OBSERVER));
    assertFollowerAgrees(scene, law);
    return (int) scene.journal.stream().filter(TakenBack.class::isInstance).count();
  }

  private static void act(GameScene scene, SplittableRandom random, int seats) {
    scene.now += random.nextInt(1, 300);
    var player = "p" + random.nextInt(seats);
    var when = When.at(scene.now);
    var open = scene.state.consent().open();
    if (scene.state.isPaused()) {
      scene.carryOut(OfferDecisions.resume(scene.state, player, scene.now));
    } else if (open != null && random.nextInt(3) > 0) {
      boolean declines =
          random.nextInt(4) == 0 || (open.kind() == OfferKind.DRAW && random.nextInt(10) > 0);
      var answer = declines ? OfferAnswer.DECLINE : OfferAnswer.ACCEPT;
      scene.carryOut(OfferDecisions.answer(scene.state, player, open.number(), answer, when));
    } else if (random.nextInt(3) == 0) {
      var kinds =
          List.of(OfferKind.DRAW, OfferKind.TAKE_BACK, OfferKind.TAKE_BACK, OfferKind.PAUSE);
      var kind = kinds.get(random.nextInt(kinds.size()));
      long millis = kind == OfferKind.PAUSE ? 60_000 : 0;
      scene.carryOut(OfferDecisions.offer(scene.state, player, kind, millis, when));
    } else {
      scene.move(random.nextInt(1_000), 0);
    }
  }

  /** From the journal alone, and from a snapshot, the game is the same. */
  private static void assertSurvivesACrash(GameScene scene, String law) {
    var replayed = new GameState();
    scene.journal.forEach(replayed::apply);
    var bytes = scene.state.snapshot();
    assertThat(replayed.snapshot()).as(law).isEqualTo(bytes);
    assertThat(GameState.of(bytes).snapshot()).as(law).isEqualTo(bytes);
  }

  /** A follower keeps a list of plies and drops what was taken back. */
  private static void assertFollowerAgrees(GameScene scene, String law) {
    var movers = new ArrayList<Integer>();
    var numbers = new ArrayList<Long>();
    for (var told : scene.told) {
      numbers.add(told.news().sequence());
      if (told.news() instanceof GameNews.MovesPlayed moves) {
        for (var ply : moves.plies()) {
          assertThat(ply.ply()).as(law).isEqualTo(movers.size());
          movers.add(moves.seat());
        }
      } else if (told.news() instanceof GameNews.DecisionsTakenBack back) {
        assertThat(back.clocksMillis()).as(law).allMatch(millis -> millis >= 0);
        movers.subList(back.plies(), movers.size()).clear();
      }
    }
    var seats = new ArrayList<Integer>();
    for (int ply = 0; ply < scene.state.log().size(); ply++) {
      seats.add(scene.state.log().seat(ply));
    }
    assertThat(movers).as(law).isEqualTo(seats);
    assertThat(numbers).as(law).isEqualTo(numbersTo(scene.journal.size()));
  }

  private static List<Long> numbersTo(int last) {
    return LongStream.rangeClosed(1, last).boxed().toList();
  }
}
