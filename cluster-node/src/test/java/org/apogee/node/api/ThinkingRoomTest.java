package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.node.directory.HouseSeats;
import org.apogee.platform.RequestRefused;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;

/** With two games of house bots among themselves, and five seconds a decision. */
class ThinkingRoomTest {
  private static final HouseSeats ALONE = new HouseSeats(List.of("random", "greedy"), false);
  private static final HouseSeats PLAYED = new HouseSeats(List.of("mcts:2000ms"), true);

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Map<GameId, HouseSeats> listed = new HashMap<>();
  private long now;
  private final ThinkingRoom room =
      new ThinkingRoom(
          new ApiSettings(
              5000,
              Duration.ofSeconds(2),
              1,
              50,
              2,
              Duration.ofSeconds(5),
              600,
              60,
              10,
              60,
              0,
              0,
              100),
          _ -> listed,
          registry,
          () -> now);

  private static GameId game(String id) {
    return new GameId(id);
  }

  private void assertRefused(String code, String id, HouseSeats wish) {
    double before = registry.get("apogee.bot.games.refused").tag("code", code).counter().count();
    assertThatExceptionOfType(RequestRefused.class)
        .isThrownBy(() -> room.take("eve", game(id), wish))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(code));
    assertThat(registry.get("apogee.bot.games.refused").tag("code", code).counter().count())
        .isEqualTo(before + 1);
  }

  @Test
  void aGameTooManyOfHouseBotsAmongThemselvesIsRefused() {
    listed.put(game("g1"), ALONE);
    room.take("eve", game("g2"), ALONE);
    assertRefused(ThinkingRoom.GAMES, "g3", ALONE);
    room.take("eve", game("g4"), PLAYED);
  }

  @Test
  void gamesThatTheListDoesNotShowYetCountAndEachOnce() {
    room.take("eve", game("g1"), ALONE);
    listed.put(game("g1"), ALONE);
    room.take("eve", game("g2"), ALONE);
    room.take("eve", game("g2"), ALONE); // asked for again
    assertRefused(ThinkingRoom.GAMES, "g3", ALONE);
    room.take("dan", game("g5"), PLAYED);
  }

  @Test
  void aGameThatIsOverMakesRoomAMomentLater() {
    room.take("eve", game("g1"), ALONE);
    room.take("eve", game("g2"), ALONE);
    assertRefused(ThinkingRoom.GAMES, "g3", ALONE);
    now += Duration.ofSeconds(6).toNanos();
    room.take("eve", game("g3"), ALONE);
  }

  @Test
  void allHouseBotsOfAPlayerTogetherHaveABudget() {
    room.take("eve", game("g1"), PLAYED);
    room.take("eve", game("g2"), PLAYED);
    assertRefused(ThinkingRoom.THINKING, "g3", PLAYED);
    room.take("eve", game("g3"), new HouseSeats(List.of("mcts:2500"), true));
    assertRefused(ThinkingRoom.THINKING, "g4", new HouseSeats(List.of("mcts:3"), true));
    room.take("eve", game("g5"), new HouseSeats(List.of("greedy", "random"), true));
  }

  @Test
  void aGameWithoutHouseBotsIsNotAskedFor() {
    room.take("eve", game("g1"), PLAYED);
    room.take("eve", game("g2"), PLAYED);
    room.take("eve", game("g3"), new HouseSeats(List.of(), true));
  }
}
