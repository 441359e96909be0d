package org.apogee.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.chance.Seed;
import org.junit.jupiter.api.Test;

final class ForkTest {
  private static final List<String> PLAYERS = List.of("new", "old", "older");
  private static final Replay ORIGIN = DriftGames.whole(5, 3);
  private static final int MIDDLE = ORIGIN.plies().size() / 2;

  @Test
  void withTheSameChanceTheSameMovesGiveTheSameGame() {
    for (int ply : new int[] {0, 1, MIDDLE, ORIGIN.plies().size() - 1}) {
      var game = Fork.at(DriftGames.DRIFT, ORIGIN, ply).withSameChance(PLAYERS);
      for (var written : ORIGIN.plies().subList(ply, ORIGIN.plies().size())) {
        var notation = DriftGames.DRIFT.notation();
        game.play(notation.parse(game.position(), written.move()));
      }
      assertThat(game.replay().plies()).isEqualTo(ORIGIN.plies());
      assertThat(game.replay().end()).isEqualTo(ORIGIN.end());
      assertThat(game.replay().players()).isEqualTo(PLAYERS);
    }
  }

  @Test
  void otherMovesAreProvenByTheSeedToo() {
    var fork = Fork.at(DriftGames.DRIFT, ORIGIN, MIDDLE);
    var replay = DriftGames.play(fork.withSameChance(PLAYERS), 9, Integer.MAX_VALUE).replay();
    assertThat(replay.plies()).isNotEqualTo(ORIGIN.plies());
    assertThat(replay.plies().subList(0, MIDDLE)).isEqualTo(ORIGIN.plies().subList(0, MIDDLE));
    assertThat(again(replay))
        .isInstanceOfSatisfying(
            Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isTrue());
  }

  @Test
  void freshChanceIsRepeatableAndNotProven() {
    var fork = Fork.at(DriftGames.DRIFT, ORIGIN, 0);
    var one = fresh(fork, 1);
    assertThat(fresh(fork, 1)).isEqualTo(one);
    assertThat(fresh(fork, 2).plies()).isNotEqualTo(one.plies());
    assertThat(one.setupDraws()).isEqualTo(ORIGIN.setupDraws());
    assertThat(again(one))
        .isInstanceOfSatisfying(
            Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isFalse());
  }

  @Test
  void onlyADecisionThatSomebodyHasIsPlayedOn() {
    int plies = ORIGIN.plies().size();
    assertRefused(ORIGIN, -1, "unknown-ply");
    assertRefused(ORIGIN, plies + 1, "unknown-ply");
    assertRefused(ORIGIN, plies, "game-over");
  }

  @Test
  void aForfeitedGameIsPlayedOnFromItsLastPosition() {
    var game = DriftGames.play(DriftGames.begun(1, 2, Map.of()), 1, 4);
    game.forfeit(1, "time-out", "No answer.");
    var fork = Fork.at(DriftGames.DRIFT, game.replay(), 4);
    var on = DriftGames.play(fork.withSameChance(PLAYERS.subList(0, 2)), 3, Integer.MAX_VALUE);
    assertThat(on.end()).isInstanceOf(End.Finished.class);
  }

  @Test
  void withoutTheSeedTheSameChanceIsUnknown() {
    var running = DriftGames.play(DriftGames.begun(1, 2, Map.of()), 1, 4).replay();
    var fork = Fork.at(DriftGames.DRIFT, running, 2);
    assertThatThrownBy(() -> fork.withSameChance(PLAYERS.subList(0, 2)))
        .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.code()).isEqualTo("no-seed"));
  }

  private static Replay fresh(Fork fork, long seed) {
    var game = fork.withFreshChance(PLAYERS, Seed.from("fresh " + seed));
    return DriftGames.play(game, 9, Integer.MAX_VALUE).replay();
  }

  private static Verdict again(Replay replay) {
    return ReplayVerifier.verify(DriftGames.DRIFT, ReplayText.parse(ReplayText.print(replay)));
  }

  private static void assertRefused(Replay origin, int ply, String code) {
    assertThatThrownBy(() -> Fork.at(DriftGames.DRIFT, origin, ply))
        .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.code()).isEqualTo(code));
  }
}
