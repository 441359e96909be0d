package org.apogee.analytics.feed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apogee.analytics.feed.Meaning.Dead;
import org.apogee.analytics.feed.Meaning.Reason;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.event.CloudEvent;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.FeedTypes;
import org.apogee.protocol.event.GameNews;
import org.jspecify.annotations.Nullable;

/** Understands records, or says why not. It never throws, whatever the bytes are. */
public final class FeedReader {
  private final String resultsTopic;
  private final int bytesMax;

  public FeedReader(String resultsTopic, int bytesMax) {
    this.resultsTopic = resultsTopic;
    this.bytesMax = bytesMax;
  }

  public Meaning read(KafkaRecord record) {
    var value = record.value();
    if (value == null) {
      return new Dead(Reason.NO_VALUE, "The record has no value.");
    }
    if (value.length > bytesMax) {
      return new Dead(
          Reason.TOO_LONG, "%,d bytes; at most %,d are read.".formatted(value.length, bytesMax));
    }
    var json = text(value);
    if (json == null) {
      return new Dead(Reason.BAD_JSON, "The record is not UTF-8.");
    }
    var key = record.key() == null ? null : text(record.key());
    if (!record.place().topic().equals(resultsTopic)) {
      return news(json, key);
    }
    return isCorrection(json) ? correction(json, key) : result(json, key);
  }

  /** Most records are results, so that only few are looked at twice. */
  private static boolean isCorrection(String json) {
    if (!json.contains(FeedTypes.CORRECTION)) {
      return false;
    }
    try {
      return ProtocolJson.MAPPER.readTree(json).path("type").asText().equals(FeedTypes.CORRECTION);
    } catch (JsonProcessingException bad) {
      return false;
    }
  }

  private static Meaning correction(String json, @Nullable String key) {
    return understood(
        json,
        FeedTypes.CORRECTION::equals,
        FeedJson::readCorrection,
        event -> {
          var wrong = Checks.wrongInCorrection(event);
          if (wrong != null) {
            return new Dead(Reason.WRONG_SCHEMA, wrong);
          }
          var correction = event.data();
          return keyed(
              key, correction.result().pool(), new Meaning.Corrected(correction, event.number()));
        });
  }

  private static Meaning result(String json, @Nullable String key) {
    return understood(
        json,
        FeedTypes.RESULT::equals,
        FeedJson::readResult,
        event -> {
          if (!event.type().equals(FeedTypes.RESULT)) {
            return typed(event.type());
          }
          var wrong = Checks.wrongIn(event);
          if (wrong != null) {
            return new Dead(Reason.WRONG_SCHEMA, wrong);
          }
          var result = event.data();
          return keyed(key, result.pool(), new Meaning.Ended(result, event.number()));
        });
  }

  private static Meaning news(String json, @Nullable String key) {
    return understood(
        json,
        FeedTypes::isNews,
        FeedJson::readNews,
        event -> {
          if (!FeedTypes.isNews(event.type())) {
            return typed(event.type());
          }
          var wrong = Checks.wrongInNews(event);
          if (wrong != null) {
            return new Dead(Reason.WRONG_SCHEMA, wrong);
          }
          GameNews news = event.data();
          return keyed(key, event.gameid(), new Meaning.Happened(event.gameid(), news));
        });
  }

  private static <D> Meaning understood(
      String json,
      Predicate<String> isOurs,
      Function<String, CloudEvent<D>> reader,
      Function<CloudEvent<D>, Meaning> check) {
    try {
      return check.apply(reader.apply(json));
    } catch (BadInput refused) {
      return refusedBecause(json, isOurs);
    }
  }

  private static Meaning keyed(@Nullable String key, String wanted, Meaning meaning) {
    return wanted.equals(key)
        ? meaning
        : new Dead(
            Reason.WRONG_KEY, "The key must be the value that orders the records: " + wanted);
  }

  private static Dead typed(String type) {
    return FeedTypes.isOfLaterVersion(type)
        ? new Dead(Reason.FUTURE_VERSION, "Unknown later version: " + brief(type))
        : new Dead(Reason.UNKNOWN_TYPE, "Unknown type in this topic: " + brief(type));
  }

  /** Looks closer at what could not be read, for the sentence only. */
  private static Dead refusedBecause(String json, Predicate<String> isOurs) {
    JsonNode tree;
    try {
      tree = ProtocolJson.MAPPER.readTree(json);
    } catch (JsonProcessingException bad) {
      return new Dead(Reason.BAD_JSON, "The record is not JSON.");
    }
    if (tree.isMissingNode()) {
      return new Dead(Reason.BAD_JSON, "The record is empty.");
    }
    var version = tree.path("specversion").asText("");
    var type = tree.path("type").asText("");
    if (!version.isEmpty() && !version.equals(CloudEvent.VERSION)) {
      return new Dead(Reason.FUTURE_VERSION, "CloudEvents of version " + brief(version));
    }
    if (!type.isEmpty() && !isOurs.test(type)) {
      return typed(type);
    }
    return new Dead(Reason.WRONG_SCHEMA, "The record does not have the fields of its type.");
  }

  private static String brief(String text) {
    return text.length() > 100 ? text.substring(0, 100) : text;
  }

  private static @Nullable String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException broken) {
      return null;
    }
  }
}
