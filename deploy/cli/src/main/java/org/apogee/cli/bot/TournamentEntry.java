package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.api.StreamFollower;
import org.apogee.engine.BadInput;

/**
 * A bot's part in a tournament. Who stops in the middle stays in it, so that the same command goes
 * on; {@code apogee tournament withdraw} is for those who will not come back.
 */
final class TournamentEntry implements Entry, StreamFollower.Listener {
  /** Three heartbeats of a stream, which come every 5 s. */
  private static final Duration SILENCE = Duration.ofSeconds(15);

  /** What may open the check-in, or end the wait for it. */
  private static final Set<String> CHANGES = Set.of("changed", "started", "finished", "cancelled");

  /** Clocks differ by seconds. */
  private static final long LOOK_SOONEST = 5_000;

  private static final long LOOK_LATEST = 60_000;

  private static final Set<String> WORTH_SAYING =
      Set.of(
          "started",
          "paired",
          "round-ended",
          "paused",
          "resumed",
          "played",
          "extended",
          "finished",
          "cancelled");

  /** If they are about this player. */
  private static final Set<String> WORTH_SAYING_OF_ME = Set.of("promoted", "no-show", "withdrawn");

  private final String id;
  private final String me;
  private final PlayerClient client;
  private final StatusLines status;
  private final StreamFollower stream;

  private final Semaphore changes = new Semaphore(0);

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
    var reply = client.insist("POST", path("/entrants"), Map.of("player", me));
    if (reply.code().equals("all-played") && isSeated()) {
      status.say("Already in tournament %s. All rounds are played.".formatted(id));
      return;
    }
    var joined = reply.orRefuse();
    var already = joined.path("repeated").asBoolean();
    status.say(
        joined.has("waiting")
            ? "%s the waiting list of tournament %s, as number %d."
                .formatted(already ? "Already on" : "Entered", id, joined.path("waiting").asInt())
            : "%s in tournament %s, as number %d."
                .formatted(already ? "Already" : "Entered", id, joined.path("number").asInt()));
  }

  private String path(String below) {
    return "/tournaments/" + id + below;
  }

  private JsonNode registration() throws InterruptedException {
    return client.insist("GET", path("/registration"), null).json();
  }

  private boolean isSeated() throws InterruptedException {
    return registration().at("/you/status").asText().equals("seated");
  }

  @Override
  public void follow(Runnable whenOver) {
    Thread.ofVirtual().name("tournament").start(() -> followToEnd(whenOver));
    Thread.ofVirtual().name("check-in").start(this::checkInInTime);
  }

  /** Until the start the check-in can be set, opened and moved. */
  private void checkInInTime() {
    try {
      while (!over) {
        var registration = registration();
        var you = registration.path("you");
        boolean isDone =
            you.path("checkedIn").asBoolean()
                || !registration.path("state").asText().equals("open")
                || (you.path("mayCheckIn").asBoolean() && checkIn());
        if (isDone) {
          return;
        }
        awaitCheckIn(registration.path("checkInFrom").asLong());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean checkIn() throws InterruptedException {
    var reply = client.insist("POST", path("/entrants/" + me + "/check-in"), null);
    status.say(
        reply.ok()
            ? "Checked in to tournament " + id + "."
            : "Cannot check in: " + reply.sentence());
    return reply.ok();
  }

  /** Nothing tells when a check-in opens by the clock. */
  private void awaitCheckIn(long opensAt) throws InterruptedException {
    if (opensAt == 0) {
      changes.acquire();
    } else {
      long distance = Math.abs(opensAt - System.currentTimeMillis());
      var _ =
          changes.tryAcquire(
              Math.clamp(distance, LOOK_SOONEST, LOOK_LATEST), TimeUnit.MILLISECONDS);
    }
    changes.drainPermits();
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
      boolean isMine =
          WORTH_SAYING_OF_ME.contains(what) && line.path("entrant").asText().equals(me);
      if (isMine || WORTH_SAYING.contains(what)) {
        status.say("Tournament: " + line.path("text").asText());
      }
      if (what.equals("finished") || what.equals("cancelled")) {
        over = true;
        stream.close();
      }
      if (CHANGES.contains(what)) {
        changes.release();
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
  public void leave(Duration limit) {}

  @Override
  public boolean isOver() {
    return over;
  }

  /** Place and points, as the standings say; neither for one that never got a seat. */
  @Override
  public void report(ObjectNode report) throws InterruptedException {
    report.put("tournament", id);
    report.put("over", over);
    var standings = client.insist("GET", path("/standings"), null).json();
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
