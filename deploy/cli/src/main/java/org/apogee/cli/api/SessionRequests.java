package org.apogee.cli.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apogee.cli.api.ApiClient.Reply;
import org.jspecify.annotations.Nullable;

/** Messages to a session and the replies to them, which may come in any order. */
final class SessionRequests {
  /** As long as ApiClient waits; then the request is repeated over HTTP. */
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  private static final int OK = 200;

  private static final Set<String> TYPES =
      Set.of(
          "played",
          "resigned",
          "offered",
          "offer-accepted",
          "offer-declined",
          "offer-withdrawn",
          "resumed",
          "refused");

  private final Map<String, BlockingQueue<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final AtomicLong numbers = new AtomicLong();

  /** Set by the thread that follows the stream, read by all that send requests. */
  private volatile @Nullable LineSocket socket;

  void connected(LineSocket opened) {
    socket = opened;
  }

  /** Requests without a reply end by their time limit. */
  void lost() {
    socket = null;
  }

  /** Empty if there is no session, or no reply: then the caller must ask another way. */
  Optional<Reply> ask(ObjectNode message) throws InterruptedException {
    var to = socket;
    if (to == null) {
      return Optional.empty();
    }
    var id = Long.toString(numbers.incrementAndGet());
    var reply = new ArrayBlockingQueue<JsonNode>(1);
    waiting.put(id, reply);
    try {
      to.send(message.put("id", id).toString());
      return awaited(reply, to);
    } catch (IOException broken) {
      return Optional.empty();
    } finally {
      waiting.remove(id);
    }
  }

  private Optional<Reply> awaited(BlockingQueue<JsonNode> reply, LineSocket to)
      throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end && socket == to) {
      var json = reply.poll(200, TimeUnit.MILLISECONDS);
      if (json != null) {
        return Optional.of(
            new Reply(json.path("status").asInt(OK), json.path("code").asText(), json));
      }
    }
    return Optional.empty();
  }

  /** Whether the line was a reply. */
  boolean isReply(JsonNode line) {
    if (line.has("sequence") || !TYPES.contains(line.path("type").asText())) {
      return false;
    }
    var reply = waiting.get(line.path("id").asText());
    return reply == null || reply.offer(line) || !reply.isEmpty();
  }
}
