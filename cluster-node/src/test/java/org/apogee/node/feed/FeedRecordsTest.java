package org.apogee.node.feed;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apogee.engine.Rulesets;
import org.apogee.engine.SnapshotWriter;
import org.apogee.local.LocalCollector;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.node.journal.JournalRow;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.game.GameCorrection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class FeedRecordsTest {
  private static final FeedSettings SETTINGS = settings(100);

  private static FeedSettings settings(int gamesInMemory) {
    return new FeedSettings("games", "results", 1, 1, gamesInMemory, 900_000);
  }

  /** Every game with its fewest and its most seats. */
  static Stream<Arguments> games() {
    return Rulesets.all().stream()
        .flatMap(rules ->
            Stream.of(rules.minSeats(), rules.maxSeats())
                .distinct()
                .map(seats -> Arguments.of(rules.id().game(), seats)));
  }

  private static List<JournalRow> rows(String id, PlayedGame game) {
    var rows = new ArrayList<JournalRow>();
    for (var entry : game.entries()) {
      long number = rows.size() + 1L;
      rows.add(new JournalRow(number, "game|" + id, number, 1, entry.manifest(), entry.payload()));
    }
    return rows;
  }

  private static List<Outgoing> publish(FeedRecords records, List<JournalRow> rows)
      throws SQLException {
    var outgoing = new ArrayList<Outgoing>();
    for (var row : rows) {
      outgoing.addAll(records.of(row));
    }
    return outgoing;
  }

  private static FeedRecords noEarlier() {
    return new FeedRecords(SETTINGS, (_, _) -> List.of(), Traces.OFF);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRecordOfEveryGameIsAllowedByTheSchemaAndReadsBack(String game, int seats)
      throws Exception {
    var played = PlayedGame.toTheEnd(game, seats, 1);
    var records = noEarlier();
    var outgoing = publish(records, rows("g1", played));
    long sequence = 0;
    for (var record : outgoing.subList(0, outgoing.size() - 1)) {
      FeedSchemas.checkNews(record.json());
      assertThat(record.key()).isEqualTo("g1");
      assertThat(record.topic()).isEqualTo("games");
      var event = FeedJson.readNews(record.json());
      assertThat(event.number()).isEqualTo(++sequence).isEqualTo(event.data().sequence());
    }
    assertThat(sequence).isEqualTo(played.entries().size());
    var result = outgoing.getLast();
    FeedSchemas.checkResult(result.json());
    assertThat(result.topic()).isEqualTo("results");
    assertThat(result.key()).isEqualTo("open");
    assertThat(FeedJson.readResult(result.json()).number()).isEqualTo(sequence);
    assertThat(records.followed()).as("games that are over are not kept").isZero();
  }

  @Test
  void theRecordsOfTheLastDecisionBelongToItsTrace() throws Exception {
    try (var collector = LocalCollector.start();
        var traces = everything(collector)) {
      var records = new FeedRecords(SETTINGS, (_, _) -> List.of(), traces);
      var outgoing = publish(records, rows("g1", PlayedGame.toTheEnd("sol", 2, 1)));
      int size = outgoing.size();
      var trace = requireNonNull(traces.of("g1", size - 2));
      assertThat(outgoing.subList(size - 3, size))
          .extracting(record -> requireNonNull(record.span()).header())
          .containsExactly(
              trace.publication("games", size - 2).header(),
              trace.publication("games", size - 1).header(),
              trace.publication("results", size - 1).header())
          .doesNotHaveDuplicates();
      assertThat(requireNonNull(outgoing.get(size - 4).span()).header())
          .isEqualTo(
              requireNonNull(traces.of("g1", size - 3)).publication("games", size - 3).header());
    }
  }

  private static Traces everything(LocalCollector collector) {
    var settings =
        Map.of(
            "apogee.traces.exporter",
            "otlp",
            "apogee.traces.url",
            collector.url(),
            "apogee.traces.sample",
            1);
    return Traces.from(
        Configuration.of(
            ConfigFactory.parseMap(settings).withFallback(ConfigFactory.defaultReference())),
        "node",
        "n-1");
  }

  @Test
  void withoutTracesNoRecordHasAPlaceInOne() throws Exception {
    assertThat(publish(noEarlier(), rows("g1", PlayedGame.toTheEnd("sol", 2, 1))))
        .allMatch(record -> record.span() == null);
  }

  /** What only some seats may know must not be in a record, nor the seed before the end. */
  @ParameterizedTest
  @MethodSource("games")
  void noRecordHoldsASecret(String game, int seats) throws Exception {
    for (long number = 1; number <= 3; number++) {
      var played = PlayedGame.toTheEnd(game, seats, number);
      var outgoing = publish(noEarlier(), rows("g1", played));
      for (int i = 0; i < played.told().size(); i++) {
        var record = outgoing.get(i);
        var told = played.told().get(i);
        if (!(told.news() instanceof GameNews.Finished)) {
          assertThat(record.json()).doesNotContain(played.seed());
        }
        for (var secret : secrets(told)) {
          assertThat(record.json()).doesNotContain(secret);
        }
      }
    }
  }

  @Test
  void gamesWithSecretsAreAmongThoseThatAreTested() {
    var secrets = new ArrayList<String>();
    for (var game : List.of("supernova", "beyond-nebula")) {
      PlayedGame.toTheEnd(game, 2, 1).told().forEach(told -> secrets.addAll(secrets(told)));
    }
    assertThat(secrets).hasSizeGreaterThan(20);
  }

  /** The texts of facts that observers may not know, unless another fact says the same openly. */
  private static List<String> secrets(UnfilteredNews told) {
    var open =
        told.facts().stream()
            .flatMap(List::stream)
            .filter(UnfilteredNews.AudienceFact::observers)
            .map(fact -> fact.heard().text())
            .toList();
    return told.facts().stream()
        .flatMap(List::stream)
        .filter(fact -> !fact.observers())
        .map(fact -> fact.heard().text())
        .filter(text -> !open.contains(text))
        .toList();
  }

  @Test
  void gamesThatDoNotFitInMemoryAreReadAgainAndSayTheSame() throws Exception {
    var one = rows("g1", PlayedGame.toTheEnd("sol", 2, 1));
    var two = rows("g2", PlayedGame.toTheEnd("supernova", 2, 2));
    var alone = publish(noEarlier(), one);
    alone.addAll(publish(noEarlier(), two));

    var records =
        new FeedRecords(
            settings(1),
            (id, from) ->
                (id.equals("game|g1") ? one : two).stream().skip(from - 1).limit(7).toList(),
            Traces.OFF);
    var mixed = new ArrayList<Outgoing>();
    for (int i = 0; i < Math.max(one.size(), two.size()); i++) {
      for (var rows : List.of(one, two)) {
        if (i < rows.size()) {
          mixed.addAll(records.of(rows.get(i)));
          assertThat(records.followed()).isLessThanOrEqualTo(1);
        }
      }
    }
    assertThat(mixed).containsExactlyInAnyOrderElementsOf(alone);
  }

  @Test
  void aResultSaysWhoGaveUp() throws Exception {
    var outgoing = publish(noEarlier(), rows("g1", PlayedGame.resigned("sol", 1, 9)));
    var result = FeedJson.readResult(outgoing.getLast().json()).data();
    FeedSchemas.checkResult(outgoing.getLast().json());
    assertThat(result.forfeits()).containsExactly(new GameResult.Forfeit(1, "resigned"));
    assertThat(result.ending()).isEqualTo("resigned");
    assertThat(result.places()).containsExactly(1, 2);
    assertThat(result.plies()).isEqualTo(9);
    assertThat(result.origin().by()).isEqualTo("test-ladder");
  }

  @Test
  void aCorrectionOfATournamentIsPublishedWithTheFirstResult() throws Exception {
    var game = rows("g1", PlayedGame.resigned("sol", 1, 9));
    var first = publish(noEarlier(), game).getLast();
    var correction =
        new GameCorrection("g1", 1, GameCorrection.Kind.RULING, true, List.of(2, 1), "Agreed.");
    var out = new SnapshotWriter();
    out.writeLong(99);
    out.writeText("boss");
    correction.write(out);
    var step = new JournalRow(900, "tournament|t1", 7, 1, "ruled.1", new byte[0]);
    var row = new JournalRow(901, "tournament|t1", 8, 1, "corrected.1", out.toByteArray());
    var records =
        new FeedRecords(
            SETTINGS,
            (id, from) ->
                id.equals("game|g1") ? game.stream().skip(from - 1).limit(7).toList() : List.of(),
            Traces.OFF);
    assertThat(records.of(step)).isEmpty();
    var published = records.of(row).getFirst();
    FeedSchemas.checkResult(published.json());
    assertThat(published.topic()).isEqualTo("results");
    assertThat(published.key()).isEqualTo(first.key());
    var read = FeedJson.readCorrection(published.json());
    assertThat(read.number()).isEqualTo(FeedJson.readResult(first.json()).number() + 1);
    assertThat(read.data().places()).containsExactly(2, 1);
    assertThat(read.data().result().places()).containsExactly(1, 2);
    assertThat(new FeedRecords(SETTINGS, (_, _) -> List.of(), Traces.OFF).of(row))
        .as("a game that was never rated")
        .isEmpty();
  }

  @Test
  void gamesThatAreCancelledOrNotRatedHaveNoResult() throws Exception {
    var outgoing = publish(noEarlier(), rows("g1", PlayedGame.begun("sol", 2, 1, 5).cancelled()));
    assertThat(outgoing).extracting(Outgoing::topic).containsOnly("games");
    outgoing.forEach(record -> FeedSchemas.checkNews(record.json()));
    assertThat(FeedJson.readNews(outgoing.getLast().json()).type())
        .isEqualTo("org.apogee.game.cancelled.v1");
  }

  @Test
  void aRowThatLeadsToAnotherTruthIsRefusedAndTheGameIsNotKept() throws Exception {
    var rows = rows("g1", PlayedGame.begun("sol", 2, 1, 5));
    var other = rows("g1", PlayedGame.begun("sol", 2, 2, 5));
    var records =
        new FeedRecords(SETTINGS, (_, from) -> rows.subList((int) from - 1, 3), Traces.OFF);
    publish(records, rows.subList(0, 3));
    assertThatThrownBy(() -> records.of(other.get(3))).isInstanceOf(RuntimeException.class);
    assertThat(records.followed()).isZero();
    assertThat(records.of(rows.get(3))).as("the right row still can be told").hasSize(1);
  }

  @Test
  void aRecordThatIsTooLongIsRefused() {
    var row = rows("g1", PlayedGame.begun("sol", 2, 1, 1)).getFirst();
    var records =
        new FeedRecords(
            new FeedSettings("games", "results", 1, 1, 10, 200), (_, _) -> List.of(), Traces.OFF);
    assertThatThrownBy(() -> records.of(row)).hasMessageContaining("too long");
  }
}
