package org.apogee.proving.cluster;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.node.game.GameReply;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;
import org.apogee.proving.load.Latencies;

/**
 * Plays one seat of each game against house bots, and notes how long after the player's move it is
 * the player's turn again. A reply that never comes counts with the time that was waited.
 */
final class Replies {
  private static final int LOOK_MS = 3;

  private final BenchNode node;
  private final String player;
  private final int pauseMs;
  private final Latencies latencies = new Latencies();

  Replies(BenchNode node, String player, int pauseMs) {
    this.node = node;
    this.player = player;
    this.pauseMs = pauseMs;
  }

  Latencies latencies() {
    return latencies;
  }

  /** Keeps so many games going until the time is over, each by a thread of its own. */
  void play(int games, GameOrder order, int seconds) throws InterruptedException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    var threads = IntStream.range(0, games).mapToObj(_ -> start(order, end)).toList();
    for (var thread : threads) {
      thread.join();
    }
  }

  private Thread start(GameOrder order, long end) {
    return Thread.ofVirtual()
        .start(() -> {
          try {
            while (System.nanoTime() < end) {
              var game = node.open(1, order);
              play(game.getFirst(), end);
              node.cancel(game);
            }
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
        });
  }

  private void play(GameId game, long end) throws InterruptedException {
    var random = new SplittableRandom(game.text().hashCode());
    long asked = 0;
    int pliesThen = 0;
    while (true) {
      var look = look(game);
      boolean isOver = !look.get("stage").asText().equals("live");
      boolean isMine = !look.get("moves").isEmpty();
      boolean isLate = System.nanoTime() >= end;
      boolean isReplied = isOver || look.get("plies").asInt() > pliesThen;
      if (asked > 0 && (isLate || (isReplied && (isOver || isMine)))) {
        latencies.add(System.nanoTime() - asked);
      }
      if (isOver || isLate) {
        return;
      }
      if (isMine) {
        Thread.sleep(pauseMs);
        pliesThen = move(game, look, random);
        asked = System.nanoTime();
      } else {
        Thread.sleep(LOOK_MS);
      }
    }
  }

  /** Returns how many moves the game has then. */
  private int move(GameId game, JsonNode look, SplittableRandom random) {
    var moves = look.get("moves");
    long move = moves.get(random.nextInt(moves.size())).get("code").asLong();
    int ply = look.get("plies").asInt();
    var reply = node.play(game, new Script.Step(player, ply, move)).toCompletableFuture().join();
    return ((GameReply.Played) reply).plies();
  }

  private JsonNode look(GameId game) {
    var seen = (GameReply.Seen) node.look(game, player).toCompletableFuture().join();
    try {
      return ProtocolJson.MAPPER.readTree(seen.json());
    } catch (JsonProcessingException ours) {
      throw new IllegalStateException("a game said what is no JSON", ours);
    }
  }
}
