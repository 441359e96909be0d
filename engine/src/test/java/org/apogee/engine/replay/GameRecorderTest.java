package org.apogee.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.engine.BadInput;
import org.apogee.engine.Outcome;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.Seed;
import org.junit.jupiter.api.Test;

final class GameRecorderTest {
  @Test
  void theSeedIsToldOnlyAfterTheEnd() {
    var game = DriftGames.play(DriftGames.begun(1, 2, Map.of()), 1, 3);
    assertThat(game.replay().seed()).isNull();
    assertThat(game.replay().end()).isEqualTo(new End.Unfinished());
    assertThat(game.replay().places()).isEmpty();
    DriftGames.play(game, 1, Integer.MAX_VALUE);
    assertThat(game.replay().seed()).isEqualTo(Seed.from("drift 1"));
    assertThat(game.replay().commitment()).isEqualTo(Seed.from("drift 1").commitment());
  }

  @Test
  void aForfeitEndsTheGameAtOnceWithThatSeatLast() {
    var game = DriftGames.play(DriftGames.begun(1, 2, Map.of()), 1, 3);
    game.forfeit(0, "time-out", "The bot\tdid not answer.\r\n");
    assertThat(game.isOver()).isTrue();
    assertThat(game.replay().places()).containsExactly(2, 1);
    assertThat(game.end())
        .isInstanceOfSatisfying(
            End.Forfeited.class,
            end -> {
              assertThat(end.code()).isEqualTo("time-out");
              assertThat(end.reason()).isEqualTo("The bot did not answer.");
            });
    assertThatIllegalStateException().isThrownBy(() -> game.play(0));
    assertThatIllegalStateException().isThrownBy(() -> game.forfeit(1, "late", "Me too."));
  }

  @Test
  void aSeatWithACaretakerIsPlacedLast() {
    var game = DriftGames.begun(2, 3, Map.of());
    game.handOver(1, "crash", "It ended by itself.");
    DriftGames.play(game, 2, Integer.MAX_VALUE);
    var replay = game.replay();
    assertThat(replay.end()).isInstanceOf(End.Finished.class);
    assertThat(replay.places().get(1)).isEqualTo(3);
    assertThat(replay.places()).contains(1);
    assertThat(ReplayText.print(replay)).contains("caretaker 1 crash  It ended by itself.");
  }

  @Test
  void whoeverGoesFirstIsPlacedBehindWhoeverGoesLater() {
    var replay = withCaretakers(List.of(1, 2, 3), Outcome.NO_ENTITY, 0, 1);
    assertThat(replay.places()).containsExactly(3, 2, 1);
  }

  @Test
  void placesThatWereSharedStayShared() {
    assertThat(withCaretakers(List.of(1, 2, 2), Outcome.NO_ENTITY, 0).places())
        .containsExactly(3, 1, 1);
  }

  @Test
  void theEntityStaysBeforeThePlayersWhomItBeat() {
    assertThat(withCaretakers(List.of(2, 3, 4), 1, 0).places()).containsExactly(4, 2, 3);
  }

  private static Replay withCaretakers(List<Integer> places, int entity, int... seats) {
    var replay = DriftGames.whole(1, 3);
    var outcome = new Outcome("over", places, List.of(0, 0, 0), entity, new TreeMap<>());
    var gone =
        Arrays.stream(seats).mapToObj(seat -> new Caretaker(0, seat, "crash", "Gone.")).toList();
    return new Replay(
        replay.ruleset(),
        replay.options(),
        replay.players(),
        replay.nonces(),
        replay.commitment(),
        replay.seed(),
        replay.setupDraws(),
        replay.setupFingerprint(),
        replay.plies(),
        gone,
        new End.Finished(outcome));
  }

  @Test
  void illegalMovesAndSecondCaretakersAreMistakesOfTheCaller() {
    var game = DriftGames.begun(1, 2, Map.of());
    assertThatIllegalArgumentException().isThrownBy(() -> game.play(99));
    game.handOver(0, "crash", "");
    assertThatIllegalStateException().isThrownBy(() -> game.handOver(0, "crash", ""));
  }

  @Test
  void aNameThatIsNoLineIsRefused() {
    var setup = Setup.of(DriftGames.DRIFT, 2);
    for (var name : List.of("", "two\nlines", " blank first", "x".repeat(201), "\ud800")) {
      assertThatExceptionOfType(BadInput.class)
          .isThrownBy(() ->
              new GameRecorder(
                  DriftGames.DRIFT, setup, List.of(name, "b"), Seed.from("x"), List.of("a", "b")))
          .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("bad-player-name"));
    }
  }
}
