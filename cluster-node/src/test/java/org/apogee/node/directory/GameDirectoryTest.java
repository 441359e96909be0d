package org.apogee.node.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.cluster.register.Fence;
import org.apogee.engine.BadInput;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.JournalWriter;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.TestDatabase;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
final class GameDirectoryTest {
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final ReaderMetrics metrics =
      new ReaderMetrics(registry, "apogee.directory", InstantSource.system());
  private TestDatabase database;
  private GameDirectory directory;
  private JournalWriter journal;
  private ReaderLoop loop;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    directory = new GameDirectory(database.database());
    journal = database.writer();
    loop = newLoop();
  }

  private ReaderLoop newLoop() {
    return Directory.keep(
        database.database().dataSource(), Fence.NONE, metrics, InstantSource.system());
  }

  @AfterEach
  void stop() throws Exception {
    loop.close();
    journal.close();
    database.close();
  }

  private void awaitSequence(String game, long sequence) {
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() ->
            !journal
                .texts(
                    "SELECT id FROM games.game WHERE id = '%s' AND sequence = %d"
                        .formatted(game, sequence))
                .isEmpty());
  }

  @Test
  void aGameStandsInTheListFromItsStartToItsEnd() throws Exception {
    var played = PlayedGame.resigned("sol", 1, 12);
    int all = played.entries().size();
    journal.write("g1", played, 1, 8);
    awaitSequence("g1", 8);
    var live = directory.find(new GameId("g1")).orElseThrow();
    assertThat(live.stage()).isEqualTo("live");
    assertThat(live.plies()).isEqualTo(7);
    assertThat(live.places()).isEmpty();
    assertThat(live.finishedMillis()).isNull();
    assertThat(directory.live()).isEqualTo(Map.of("sol", 1L));
    assertThat(directory.liveGamesOf("p1")).containsExactly(new GameId("g1"));
    assertThat(directory.liveGamesOf("p7")).isEmpty();

    journal.write("g1", played, 9, all);
    awaitSequence("g1", all);
    var over = directory.find(new GameId("g1")).orElseThrow();
    assertThat(over.stage()).isEqualTo("over");
    assertThat(over.plies()).isEqualTo(12);
    assertThat(over.ending()).isEqualTo("resigned");
    assertThat(over.places()).containsExactly(1, 2);
    assertThat(over.seats().get(1).givenUp()).isEqualTo("resigned");
    assertThat(over.seats().get(0).givenUp()).isNull();
    assertThat(over.finishedMillis()).isNotNull();
    assertThat(over.options()).isNotEmpty();
    assertThat(directory.live()).isEmpty();
    assertThat(directory.liveGamesOf("p1")).isEmpty();
    assertThat(directory.find(new GameId("g2"))).isEmpty();
  }

  @Test
  void pagesHoldEveryGameOnceNewestFirstThoughNewOnesBegin() throws Exception {
    var game = PlayedGame.begun("sol", 2, 1, 2);
    for (int i = 0; i < 25; i++) {
      journal.write("g" + i, game);
    }
    awaitSequence("g24", game.entries().size());
    var seen = new ArrayList<String>();
    var query = Map.of("limit", "7");
    while (true) {
      var page = directory.list(GameQuery.of(query));
      page.games().forEach(one -> seen.add(one.id()));
      if (page.cursor() == null) {
        break;
      }
      assertThat(page.games()).hasSize(7);
      journal.write("new" + seen.size(), game);
      awaitSequence("new" + seen.size(), game.entries().size());
      query = Map.of("limit", "7", "cursor", page.cursor());
    }
    var expected = new ArrayList<String>();
    for (int i = 24; i >= 0; i--) {
      expected.add("g" + i);
    }
    assertThat(seen).isEqualTo(expected);
  }

  @Test
  void filtersNarrowTheList() throws Exception {
    journal.write("sol-live", PlayedGame.begun("sol", 3, 1, 2));
    journal.write("nebula-over", PlayedGame.resigned("beyond-nebula", 1, 3));
    journal.write("sol-cancelled", PlayedGame.begun("sol", 2, 2, 2).cancelled());
    var last = PlayedGame.begun("supernova", 4, 1, 1);
    journal.write("supernova-live", last);
    awaitSequence("supernova-live", last.entries().size());

    assertThat(ids(Map.of()))
        .containsExactly("supernova-live", "sol-cancelled", "nebula-over", "sol-live");
    assertThat(ids(Map.of("ruleset", "sol"))).containsExactly("sol-cancelled", "sol-live");
    assertThat(ids(Map.of("ruleset", "sol/1", "stage", "live"))).containsExactly("sol-live");
    assertThat(ids(Map.of("stage", "live"))).containsExactly("supernova-live", "sol-live");
    assertThat(ids(Map.of("player", "p2"))).containsExactly("supernova-live", "sol-live");
    assertThat(ids(Map.of("player", "p3", "origin", "ladder"))).containsExactly("supernova-live");
    assertThat(ids(Map.of("origin", "ladder", "by", "test-ladder"))).hasSize(4);
    assertThat(ids(Map.of("origin", "tournament"))).isEmpty();
    assertThat(directory.live()).isEqualTo(Map.of("sol", 1L, "supernova", 1L));
  }

  private List<String> ids(Map<String, String> parameters) {
    return directory.list(GameQuery.of(parameters)).games().stream().map(ListedGame::id).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "stage, open, bad-stage",
    "origin, LADDER, bad-origin",
    "limit, 0, bad-limit",
    "limit, 99999999999, bad-limit",
    "limit, ten, bad-limit",
    "cursor, !, bad-cursor",
    "cursor, Z3g, bad-cursor",
    "ruleset, sol/0, bad-ruleset",
    "player, ' ', bad-player"
  })
  void aQuestionThatCannotBeMeantIsRefused(String name, String value, String code) {
    assertThatThrownBy(() -> GameQuery.of(Map.of(name, value)))
        .isInstanceOfSatisfying(BadInput.class, bad -> assertThat(bad.code()).isEqualTo(code));
  }

  @Test
  void aRestartAndARowThatCannotBeReadDoNotStopTheList() throws Exception {
    var played = PlayedGame.resigned("sol", 1, 6);
    journal.write("g1", played, 1, 4);
    journal.write("game|bad", 1, "opened.99", new byte[] {1});
    journal.commit();
    awaitSequence("g1", 4);
    loop.close();
    journal.write("g1", played, 5, played.entries().size());
    loop = newLoop();
    awaitSequence("g1", played.entries().size());
    assertThat(directory.find(new GameId("bad"))).isEmpty();
    assertThat(journal.texts("SELECT reader || ' ' || id FROM games.reader_held"))
        .containsExactly("directory game|bad");
    assertThat(registry.get("apogee.directory.errors").tag("kind", "poison").counter().count())
        .as("tried once in each life")
        .isEqualTo(2);
    await().until(() -> registry.get("apogee.directory.lag").gauge().value() == 0);
  }
}
