package org.apogee.proving.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.ApiClient.Reply;
import org.apogee.cli.api.StreamReader;
import org.apogee.proving.load.MoveOutcomes.Ack;

/**
 * A player that behaves badly: it answers the questions of its stream, sends every answer twice at
 * the same time, and drops its stream at random, to take it up again where it was.
 */
final class StreamClient implements AutoCloseable {
  /** Drops come within a game, at every kind of line. */
  private static final int LINES_MAX = 60;

  private static final Duration RETRY = Duration.ofMillis(200);

  private final ApiClient api;
  private final ApiClient stream;
  private final String token;
  private final MoveOutcomes outcomes;
  private final Random random;
  private final int pliesMax;
  private final Map<String, Integer> seats = new ConcurrentHashMap<>();
  private final Map<String, Integer> asked = new ConcurrentHashMap<>();
  private final Set<String> over = ConcurrentHashMap.newKeySet();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final AtomicInteger drops = new AtomicInteger();

  /** Set by close, read by the stream's thread and by those that send moves. */
  private volatile boolean closed;

  private long last;

  /**
   * @param pliesMax after so many moves of a game its next question is answered by giving up
   */
  StreamClient(
      ApiClient api,
      String address,
      String token,
      MoveOutcomes outcomes,
      Random random,
      int pliesMax) {
    this.api = api;
    this.stream = new ApiClient(List.of(address));
    this.token = token;
    this.outcomes = outcomes;
    this.random = random;
    this.pliesMax = pliesMax;
  }

  void start() {
    Thread.ofVirtual().name("stream-client").start(this::run);
  }

  private void run() {
    try {
      while (!closed) {
        follow();
        drops.incrementAndGet();
        Thread.sleep(random.nextInt(100));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      complaints.add("the stream's client failed: " + e);
    }
  }

  /** Reads some lines, then turns away in the middle. */
  private void follow() throws InterruptedException {
    try (var lines = stream.lines("/me/stream", token, last)) {
      for (int left = 1 + random.nextInt(LINES_MAX); left > 0 && !closed; left--) {
        var line = lines.next();
        if (line.isEmpty()) {
          return;
        }
        StreamReader.object(line.get()).ifPresent(this::hear);
      }
    } catch (IOException e) {
      // The server or a fault closed the stream first.
    }
  }

  private void hear(JsonNode line) {
    var game = line.path("game").asText();
    switch (line.path("type").asText()) {
      case "heartbeat", "end" -> {
        return;
      }
      case "game-start" -> seats.put(game, line.path("seat").asInt());
      case "game-over" -> over.add(game);
      case "question" -> question(game, line);
      default -> {}
    }
    long sequence = line.path("sequence").asLong();
    if (sequence <= last) {
      complaints.add("line %d came after line %d".formatted(sequence, last));
    }
    last = sequence;
  }

  /** Numbers of questions tell whether one was lost; one may be asked again. */
  private void question(String game, JsonNode line) {
    int number = line.path("question").asInt();
    int before = asked.getOrDefault(game, 0);
    if (number > before + 1) {
      complaints.add("%s: question %d after %d".formatted(game, number, before));
    }
    asked.merge(game, number, Math::max);
    int ply = line.path("ply").asInt();
    var moves = line.path("moves");
    long move = Long.parseLong(moves.get(random.nextInt(moves.size())).path("code").asText());
    if (number <= before) {
      return; // the answer is on its way
    }
    if (ply >= pliesMax) {
      Thread.ofVirtual().start(() -> resign(game));
    } else {
      int seat = seats.getOrDefault(game, -1);
      Thread.ofVirtual().start(() -> answer(game, new Ack(ply, seat, move)));
    }
  }

  private void answer(String game, Ack move) {
    var replies = new CopyOnWriteArrayList<Reply>();
    var twin = Thread.ofVirtual().start(() -> replies.add(insist(game, move)));
    long from = System.nanoTime();
    var mine = insist(game, move);
    outcomes.acknowledged(game, move, from, System.nanoTime());
    try {
      twin.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    replies.add(mine);
    long fresh =
        replies.stream().filter(reply -> !reply.json().path("repeated").asBoolean()).count();
    if (replies.stream().anyMatch(reply -> !reply.ok()) || fresh > 1) {
      complaints.add("%s: %s was answered %s".formatted(game, move, replies));
    }
  }

  private Reply insist(String game, Ack move) {
    var body = Map.of("ply", move.ply(), "move", Long.toString(move.move()));
    try {
      var reply = api.post("/games/" + game + "/moves", token, body);
      while (reply.isUnknown() && !closed) {
        outcomes.unknown(game);
        Thread.sleep(RETRY);
        reply = api.post("/games/" + game + "/moves", token, body);
      }
      return reply;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private void resign(String game) {
    try {
      while (!closed && api.post("/games/" + game + "/resign", token, null).isUnknown()) {
        Thread.sleep(RETRY);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  int over() {
    return over.size();
  }

  int drops() {
    return drops.get();
  }

  List<String> complaints() {
    return List.copyOf(complaints);
  }

  @Override
  public void close() {
    closed = true;
    stream.close();
  }
}
