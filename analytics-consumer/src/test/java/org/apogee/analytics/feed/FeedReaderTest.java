package org.apogee.analytics.feed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apogee.analytics.feed.Meaning.Dead;
import org.apogee.analytics.feed.Meaning.Ended;
import org.apogee.analytics.feed.Meaning.Happened;
import org.apogee.analytics.feed.Meaning.Reason;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.proving.sample.SampleFeed;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FeedReaderTest {
  private final FeedReader reader = new FeedReader("results", 1024 * 1024);
  private long offset;

  static List<Poison> poison() {
    return Poison.all();
  }

  @ParameterizedTest
  @MethodSource("poison")
  void whatCannotBeUsedIsSetAsideWithTheReason(Poison poison) {
    var record = kafkaRecord(poison.isResult(), poison.key(), poison.value());
    var meaning = reader.read(record);
    switch (poison.reason()) {
      case NOT_STORABLE -> assertThat(meaning).isNotInstanceOf(Dead.class); // the tables refuse it
      case OUT_OF_ORDER -> assertThat(dead(record, meaning)).isEqualTo(Reason.OUT_OF_ORDER);
      default -> {
        assertThat(meaning).isInstanceOf(Dead.class);
        assertThat(((Dead) meaning).reason()).isEqualTo(poison.reason());
        assertThat(((Dead) meaning).detail()).isNotBlank().doesNotContain("Exception");
      }
    }
  }

  private static Reason dead(KafkaRecord record, Meaning meaning) {
    var batch = new FeedBatch(new PlackettLuce(Model.USUAL));
    batch.take(record, meaning);
    return batch.deadLetters().getFirst().why().reason();
  }

  @Test
  void whatTheFeedWritesIsUnderstood() {
    var feed = new SampleFeed(1, 2);
    for (int i = 0; i < 200; i++) {
      for (var line : feed.game()) {
        var meaning =
            reader.read(kafkaRecord(line.isResult(), bytes(line.key()), bytes(line.json())));
        if (line.isResult()) {
          assertThat(meaning).isInstanceOf(Ended.class);
        } else {
          assertThat(meaning).isInstanceOf(Happened.class);
        }
      }
    }
  }

  @Test
  void fieldsOfLaterVersionsArePassedOver() {
    var line = new SampleFeed(1, 1).game().get(2);
    var json = line.json().replaceFirst("\"ending\":", "\"mood\":[1],\"ending\":");
    assertThat(reader.read(kafkaRecord(true, bytes(line.key()), bytes(json))))
        .isInstanceOf(Ended.class);
  }

  @Test
  void aForkCountsInNoStatistics() {
    var lines = new SampleFeed(1, 1).game();
    var started = lines.get(0).json();
    var fork = started.replaceFirst("(\"commitment\":)", "\"fork\":{\"game\":\"g\",\"ply\":3},$1");
    assertThat(fork).isNotEqualTo(started);
    assertThat(sums(lines.get(0).key(), started, lines.get(1).json())).isNotEmpty();
    assertThat(sums(lines.get(0).key(), fork, lines.get(1).json())).isEmpty();
  }

  private Map<?, ?> sums(String key, String... news) {
    var batch = new FeedBatch(new PlackettLuce(Model.USUAL));
    for (var json : news) {
      var record = kafkaRecord(false, bytes(key), bytes(json));
      batch.take(record, reader.read(record));
    }
    assertThat(batch.deadLetters()).isEmpty();
    return batch.sums().amounts();
  }

  @Test
  void aRepeatChangesNothingAndASecondResultIsSetAside() {
    var batch = new FeedBatch(new PlackettLuce(Model.USUAL));
    var line = new SampleFeed(1, 1).game().get(2);
    for (int i = 0; i < 3; i++) {
      var record = kafkaRecord(true, bytes(line.key()), bytes(line.json()));
      batch.take(record, reader.read(record));
    }
    assertThat(batch.results()).hasSize(1);
    assertThat(batch.deadLetters()).isEmpty();
    var later = line.json().replace("\"sequence\":\"0000000002\"", "\"sequence\":\"0000000003\"");
    var record = kafkaRecord(true, bytes(line.key()), bytes(later));
    batch.take(record, reader.read(record));
    assertThat(batch.results()).hasSize(1);
    assertThat(batch.deadLetters())
        .singleElement()
        .satisfies(letter -> assertThat(letter.why().reason()).isEqualTo(Reason.SECOND_RESULT));
  }

  private KafkaRecord kafkaRecord(
      boolean isResult, byte @Nullable [] key, byte @Nullable [] value) {
    return new KafkaRecord(
        new KafkaRecord.Place(isResult ? "results" : "games", 0, offset++), 1000, key, value);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
