package org.apogee.node.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.cluster.notice.Receivers;
import org.apogee.cluster.register.Fence;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.JournalWriter;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.TestDatabase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
final class GameNoticesTest {
  private final ReaderMetrics metrics =
      new ReaderMetrics(new SimpleMeterRegistry(), "apogee.notices", InstantSource.system());
  private TestDatabase database;
  private JournalWriter journal;
  private ReaderLoop loop;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    NoticeTable.migrate(database.database());
    journal = database.writer();
    loop = read();
  }

  private ReaderLoop read() {
    return Notices.read(
        database.database().dataSource(), Fence.NONE, metrics, InstantSource.system());
  }

  @AfterEach
  void stop() throws Exception {
    loop.close();
    journal.close();
    database.close();
  }

  private String webhook(String owner, boolean fastTurns) {
    var wish =
        new Receivers.Wish("http://x/", "apogee", List.of("your-turn", "game-over"), fastTurns);
    return new Receivers(database.database(), InstantSource.system())
        .add(owner, owner, wish, "secret")
        .id();
  }

  private List<String> noticesOf(String receiver) throws Exception {
    return journal.texts(
        "SELECT notice FROM notice.delivery WHERE receiver = '%s' ORDER BY number"
            .formatted(receiver));
  }

  @Test
  void everyTurnAndTheEndBecomeNoticesOnceThoughTheReaderStopsInBetween() throws Exception {
    var all = webhook("p1", true);
    var calm = webhook("p1", false);
    webhook("p9", true);
    loop.close();
    var played = PlayedGame.resigned("sol", 1, 12);
    int rows = played.entries().size();
    journal.write("g1", played, 1, rows / 2);
    loop = read();
    await().atMost(Duration.ofSeconds(30)).until(() -> !noticesOf(all).isEmpty());
    loop.close();
    journal.write("g1", played, rows / 2 + 1, rows);
    loop = read();
    await().atMost(Duration.ofSeconds(30)).until(() -> noticesOf(calm).size() == 1);
    var notices = noticesOf(all);
    assertThat(notices).doesNotHaveDuplicates();
    assertThat(notices.getLast()).startsWith("g1/" + rows + "/game-over/");
    assertThat(notices.subList(0, notices.size() - 1))
        .isNotEmpty()
        .allMatch(id -> id.matches("g1/[0-9]+/your-turn"));
    assertThat(noticesOf(calm)).containsExactly(notices.getLast());
    assertThat(
            journal.texts(
                "SELECT DISTINCT owner FROM notice.delivery JOIN notice.receiver r ON r.id = receiver"))
        .containsExactly("p1");
  }
}
