package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.apogee.cli.api.StreamFollower;
import org.apogee.engine.BadInput;

/**
 * A bot's part in a tournament. Who stops in the middle stays in it, so that the same command goes
 * on; {@code apogee tournament withdraw} is for those who will not come back.
 */
final class TournamentEntry implements Entry, StreamFollower.Listener {
  /** Three heartbeats of a stream, which come every 5 s. */
  private static final Duration SILENCE = Duration.ofSeconds(15);

  private static final Set<String> WORTH_SAYING =
      Set.of("started", "paired", "round-ended", "paused", "resumed", "finished", "cancelled");

  private final String id;
  private final String me;
  private final PlayerClient client;
  private final StatusLines status;
  private final StreamFollower stream;

  /** Written by the thread of the stream, read by the one that reports. */
  private volatile boolean over;

  /**
   * @param address of the platform
   * @param me the player's id
   */
  TournamentEntry(String id, String me, String address, PlayerClient client, StatusLines status) {
    this.id = id;
    this.me = me;
    this.client = client;
    this.status = status;
    this.stream =
        new StreamFollower(address, "/tournaments/" + id + "/stream", client.token(), SILENCE);
  }

  @Override
  public void enter() throws InterruptedException {
    var joined =
        client.insist("POST", "/tournaments/" + id + "/entrants", Map.of("player", me)).orRefuse();
    status.say(
        "%s in tournament %s, as number %d."
            .formatted(
                joined.path("repeated").asBoolean() ? "Already" : "Entered",
                id,
                joined.path("number").asInt()));
  }

  @Override
  public void follow(Runnable whenOver) {
    Thread.ofVirtual().name("tournament").start(() -> followToEnd(whenOver));
  }

  private void followToEnd(Runnable whenOver) {
    try {
      stream.follow(this);
    } catch (BadInput e) {
      status.say(e.sentence());
      over = true; // nobody will ever tell its end
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (over) {
      whenOver.run();
    }
  }

  @Override
  public void line(JsonNode line) {
    if (line.path("type").asText().equals("step")) {
      var what = line.path("what").asText();
      if (WORTH_SAYING.contains(what)) {
        status.say("Tournament: " + line.path("text").asText());
      }
      if (what.equals("finished") || what.equals("cancelled")) {
        over = true;
        stream.close();
      }
    }
  }

  @Override
  public void lost(String why) {
    status.warn("The connection to the tournament is lost (%s); reconnecting.".formatted(why));
  }

  @Override
  public void connected() {}

  @Override
  public void leave() {}

  @Override
  public boolean isOver() {
    return over;
  }

  /** Place and points, as the standings say. */
  @Override
  public void report(ObjectNode report) throws InterruptedException {
    report.put("tournament", id);
    report.put("over", over);
    var standings = client.insist("GET", "/tournaments/" + id + "/standings", null).json();
    for (var row : standings.path("items")) {
      if (row.path("entrant").asText().equals(me)) {
        report.put("place", row.path("place").asInt());
        report.put("points", row.path("points").asText());
      }
    }
  }

  @Override
  public void close() {
    stream.close();
  }
}
