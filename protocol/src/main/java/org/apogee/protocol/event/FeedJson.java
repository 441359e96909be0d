package org.apogee.protocol.event;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import java.time.Instant;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;

/** Reads and writes the records of the public topics. */
public final class FeedJson {
  /** The value of the header {@code content-type}. */
  public static final String CONTENT_TYPE = "application/cloudevents+json; charset=UTF-8";

  private static final String GAMES = "/apogee/games";
  private static final String RESULTS = "/apogee/results";
  private static final JavaType NEWS_EVENT = eventOf(GameNews.class);
  private static final JavaType RESULT_EVENT = eventOf(GameResult.class);
  private static final JavaType CORRECTION_EVENT = eventOf(ResultCorrection.class);
  private static final int SEQUENCE_DIGITS = 10;

  private FeedJson() {}

  /** Takes what an observer may know, and nothing else. */
  public static CloudEvent<GameNews> of(GameId game, GameNews news) {
    return event(GAMES, FeedTypes.of(news), game.text(), news.sequence(), news.atMillis(), news);
  }

  /**
   * A result.
   *
   * @param sequence the number of the event that ends the game
   */
  public static CloudEvent<GameResult> of(GameResult result, long sequence) {
    return event(
        RESULTS, FeedTypes.RESULT, result.game(), sequence, result.finishedMillis(), result);
  }

  /**
   * A correction of a result. Its number follows that of the result, so that the numbers of a
   * game's records grow.
   *
   * @param sequence the number of the event that ends the game
   */
  public static CloudEvent<ResultCorrection> of(ResultCorrection correction, long sequence) {
    return event(
        RESULTS,
        FeedTypes.CORRECTION,
        correction.result().game(),
        sequence + correction.revision(),
        correction.correctedMillis(),
        correction);
  }

  private static <D> CloudEvent<D> event(
      String source, String type, String game, long sequence, long atMillis, D data) {
    return new CloudEvent<>(
        CloudEvent.VERSION,
        game + "/" + sequence,
        source,
        type,
        game,
        Instant.ofEpochMilli(atMillis).toString(),
        "application/json",
        game,
        padded(sequence),
        data);
  }

  /** With zeros in front, so that texts stand in the order of their numbers. */
  private static String padded(long sequence) {
    var digits = Long.toString(sequence);
    return "0".repeat(Math.max(0, SEQUENCE_DIGITS - digits.length())) + digits;
  }

  /** One line. */
  public static String write(CloudEvent<?> event) {
    return ProtocolJson.write(event);
  }

  /** Reads a record of {@link Topics#GAMES}; refuses anything else. */
  public static CloudEvent<GameNews> readNews(String json) {
    return read(NEWS_EVENT, json, "an event of a game");
  }

  /** Reads a record of {@link Topics#RESULTS}; refuses anything else. */
  public static CloudEvent<GameResult> readResult(String json) {
    return read(RESULT_EVENT, json, "the result of a game");
  }

  /** Reads a correction of {@link Topics#RESULTS}; refuses anything else. */
  public static CloudEvent<ResultCorrection> readCorrection(String json) {
    return read(CORRECTION_EVENT, json, "the correction of a result");
  }

  /** Fields of later versions are ignored. */
  private static <D> CloudEvent<D> read(JavaType type, String json, String what) {
    try {
      CloudEvent<D> event =
          ProtocolJson.MAPPER
              .readerFor(type)
              .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
              .readValue(json);
      if (event != null) {
        return event;
      }
    } catch (JsonProcessingException _) {
      // Falls through: a consumer sets the record aside with its bytes, whatever is wrong with it.
    }
    throw new BadInput("bad-record", "The record is not " + what + " as CloudEvents 1.0.");
  }

  private static JavaType eventOf(Class<?> data) {
    return ProtocolJson.MAPPER.getTypeFactory().constructParametricType(CloudEvent.class, data);
  }
}
