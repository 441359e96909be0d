package org.apogee.analytics.consume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.analytics.TestTables;
import org.apogee.analytics.feed.FeedReader;
import org.apogee.analytics.feed.KafkaRecord;
import org.apogee.analytics.feed.Partition;
import org.apogee.analytics.store.Store;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.database.Database;
import org.apogee.protocol.event.CloudEvent;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.event.ResultCorrection;
import org.apogee.proving.sample.SampleFeed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Corrections of results in real tables. */
class CorrectionTest {
  private static final String RESULTS = "results";

  private final List<Database> databases = new ArrayList<>();
  private final List<KafkaRecord> records = new ArrayList<>();
  private final HashMap<String, Integer> revisions = new HashMap<>();

  @AfterEach
  void closeAll() {
    databases.forEach(Database::close);
  }

  private Store store() {
    var database =
        TestTables.open(LocalDatabase.forTests().freshDatabase(), new SimpleMeterRegistry());
    databases.add(database);
    return TestTables.store(database);
  }

  private void send(String key, String json) {
    var place = new KafkaRecord.Place(RESULTS, 0, records.size());
    records.add(
        new KafkaRecord(
            place, 0, key.getBytes(StandardCharsets.UTF_8), json.getBytes(StandardCharsets.UTF_8)));
  }

  private void send(CloudEvent<GameResult> result) {
    send(result.data().pool(), FeedJson.write(result));
  }

  private void correct(CloudEvent<GameResult> result, List<Integer> places) {
    int revision = revisions.merge(result.gameid(), 1, Integer::sum);
    var kind = places.isEmpty() ? "void" : "ruling";
    var correction =
        new ResultCorrection(
            result.data(),
            revision,
            kind,
            !places.isEmpty(),
            places,
            "Reason " + revision + ".",
            result.data().finishedMillis() + 60_000);
    send(result.data().pool(), FeedJson.write(FeedJson.of(correction, result.number())));
  }

  private static List<CloudEvent<GameResult>> sample(int games) {
    var sample = new SampleFeed(3, 1);
    var results = new ArrayList<CloudEvent<GameResult>>();
    while (results.size() < games) {
      sample.game().stream()
          .filter(SampleFeed.Line::isResult)
          .map(line -> FeedJson.readResult(line.json()))
          .forEach(results::add);
    }
    return results;
  }

  private void take(Store store, int atOnce) {
    store.offsets(List.of(new Partition(RESULTS, 0)));
    var applier = new Applier(store, new FeedReader(RESULTS, 1 << 20), (_, _) -> {});
    for (int i = 0; i < records.size(); i += atOnce) {
      applier.take(records.subList(i, Math.min(records.size(), i + atOnce)));
    }
  }

  @Test
  void tablesAreTheSameToTheBitHoweverTheRecordsAreCut() throws Exception {
    var random = new SplittableRandom(9);
    for (var result : sample(60)) {
      send(result);
      while (random.nextInt(3) == 0) {
        var places = new ArrayList<>(result.data().places());
        Collections.reverse(places);
        correct(result, random.nextBoolean() ? List.of() : places);
      }
    }
    records.addAll(records.subList(20, 40).stream().map(this::again).toList());
    var together = store();
    var alone = store();
    take(together, 50);
    take(alone, 1);
    var comparison = TestTables.compare(databases.get(0), databases.get(1));
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.rows()).isGreaterThan(200);
    assertThat(together.deadLetters()).isZero();
    assertThat(count(together, "rating_change WHERE kind <> 'result'")).isPositive();
  }

  private KafkaRecord again(KafkaRecord record) {
    var next = new KafkaRecord.Place(RESULTS, 0, record.place().offset() + records.size() - 20);
    return new KafkaRecord(next, 0, record.key(), record.value());
  }

  private static long count(Store store, String from) {
    return TestTables.count(store, "SELECT count(*) FROM " + from);
  }

  @Test
  void aVoidTakesTheEffectBackAndARulingPutsAnotherInItsPlace() {
    var first =
        sample(60).stream()
            .filter(event -> event.data().seats().stream().distinct().count() == 2)
            .filter(event -> event.data().entityPlace() == 0 && event.data().seats().size() == 2)
            .filter(
                event -> !event.data().places().getFirst().equals(event.data().places().getLast()))
            .findFirst()
            .orElseThrow();
    var turned = new ArrayList<>(first.data().places());
    Collections.reverse(turned);
    send(first);
    correct(first, turned);
    var store = store();
    take(store, 10);
    var winner = first.data().seats().get(first.data().places().indexOf(1)).player();
    assertThat(mean(store, winner)).isLessThan(25);
    assertThat(count(store, "rating WHERE games = 1 AND changes = 2")).isEqualTo(2);
    assertThat(count(store, "meeting WHERE better + worse = 1")).isEqualTo(1);

    correct(first, List.of());
    take(store, 10);
    assertThat(mean(store, winner)).isCloseTo(25, within(1e-12));
    assertThat(count(store, "rating WHERE games = 0 AND changes = 3")).isEqualTo(2);
    assertThat(count(store, "meeting WHERE better + worse + ties = 0")).isEqualTo(1);
    assertThat(count(store, "rating_change WHERE kind = 'void' AND reason = 'Reason 2.'"))
        .isEqualTo(2);
    assertThat(count(store, "result WHERE NOT counts")).isEqualTo(1);
  }

  private static double mean(Store store, String player) {
    return store.in(sql ->
        sql.one("SELECT mean FROM rating WHERE participant = ?", row -> row.getDouble(1), player)
            .orElseThrow());
  }

  @Test
  void aCorrectionThatComesFirstIsEnoughAndItsResultIsARepeat() {
    var first = sample(1).getFirst();
    correct(first, List.of());
    send(first);
    var store = store();
    take(store, 1);
    assertThat(store.deadLetters()).isZero();
    assertThat(count(store, "result")).isEqualTo(1);
    assertThat(count(store, "rating WHERE games > 0")).isZero();
  }
}
