package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.apogee.protocol.ProtocolJson;

/** A game of ours on the platform: how it began, and how far its questions are. */
final class OnlineGame {
  private static final Answered NOTHING = new Answered(0, 0, "");

  private final String id;
  private final String start;
  private final String ruleset;
  private final int seat;

  // Guarded by this: the stream's thread asks, the worker answers.
  private Answered answered = NOTHING;
  private int asked;
  private int askedPly;
  private boolean isReset;

  /** Only the worker counts. */
  private int failures;

  /** The last question that has an answer. */
  record Answered(int question, int ply, String move) {}

  OnlineGame(JsonNode start) {
    this.id = start.path("game").asText();
    this.start = withoutNumber(start).toString();
    this.ruleset = start.path("ruleset").asText();
    this.seat = start.path("seat").asInt();
  }

  String id() {
    return id;
  }

  String start() {
    return start;
  }

  String ruleset() {
    return ruleset;
  }

  int seat() {
    return seat;
  }

  /**
   * Whether a question is new; one that is repeated is being answered or was answered. Numbers only
   * increase, unless the platform has lost what it asked, as after a restored backup: then its
   * first question after a reset is another one.
   */
  synchronized boolean isNew(Question question) {
    boolean isLost = isReset && !question.isLatest();
    boolean isNew = isLost || question.number() > asked;
    isReset = false;
    if (isNew) {
      asked = question.number();
      askedPly = question.ply();
      answered = NOTHING;
    }
    return isNew;
  }

  /** The stream has lost our position. */
  synchronized void reset() {
    isReset = true;
  }

  /** Whether no newer one has come: an older one is of a position that was taken back. */
  synchronized boolean isLatest(int question, int ply) {
    return question == asked && ply == askedPly;
  }

  synchronized void answered(Answered latest) {
    answered = latest;
  }

  synchronized Answered answered() {
    return answered;
  }

  /** One more; how many there were. */
  int failed() {
    return ++failures;
  }

  /** A question as the platform put it, and when it came. */
  record Question(OnlineGame game, JsonNode line, long arrivedNanos) {
    int number() {
      return line.path("question").asInt();
    }

    int ply() {
      return line.path("ply").asInt();
    }

    boolean isLatest() {
      return game.isLatest(number(), ply());
    }

    Duration left() {
      return Duration.ofMillis(line.path("timeMillis").asLong())
          .minusNanos(System.nanoTime() - arrivedNanos);
    }

    /** As the bot hears it, with the time that is left. */
    String text(Duration left) {
      return withoutNumber(line).put("timeMillis", left.toMillis()).toString();
    }

    boolean has(String code) {
      for (var move : line.path("moves")) {
        if (move.path("code").asText().equals(code)) {
          return true;
        }
      }
      return false;
    }

    Set<String> codes() {
      var codes = new HashSet<String>();
      line.path("moves").forEach(move -> codes.add(move.path("code").asText()));
      return codes;
    }
  }

  /** The line as a bot reads it: the number of the stream is ours. */
  static ObjectNode withoutNumber(JsonNode line) {
    ObjectNode copy = ProtocolJson.MAPPER.createObjectNode();
    line.properties()
        .forEach(field -> {
          if (!field.getKey().equals("sequence")) {
            copy.set(field.getKey(), field.getValue());
          }
        });
    return copy;
  }
}
