package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import org.apogee.engine.BadInput;

/** A bot's place on a ladder, which ends when it stops: nobody waits for a bot that is away. */
final class LadderEntry implements Entry {
  private final String wanted;
  private final String me;
  private final int games;
  private final PlayerClient client;
  private final StatusLines status;
  private volatile String id = "";
  private boolean left;

  /**
   * @param wanted a game, or the id of a ladder
   * @param games how many it plays at a time
   */
  LadderEntry(String wanted, String me, int games, PlayerClient client, StatusLines status) {
    this.wanted = wanted;
    this.me = me;
    this.games = games;
    this.client = client;
    this.status = status;
  }

  @Override
  public void enter() throws InterruptedException {
    id = found(client.insist("GET", "/ladders", null).orRefuse());
    client
        .insist("POST", "/ladders/" + id + "/entrants", Map.of("player", me, "games", games))
        .orRefuse();
    status.say("Joined ladder %s, with at most %d concurrent games.".formatted(id, games));
  }

  /** By id, or the only ladder of a game. */
  private String found(JsonNode list) {
    var ids = new ArrayList<String>();
    var all = new ArrayList<String>();
    for (var ladder : list.path("items")) {
      var name = ladder.path("id").asText();
      var game = ladder.path("game").asText();
      all.add(name);
      if (name.equals(wanted)) {
        return name;
      }
      if (game.equals(wanted) || game.startsWith(wanted + "/")) {
        ids.add(name);
      }
    }
    if (ids.size() == 1) {
      return ids.getFirst();
    }
    if (ids.isEmpty()) {
      throw new BadInput(
          "no-such-ladder",
          "There is no ladder for '%s'. %s"
              .formatted(
                  wanted,
                  all.isEmpty() ? "No ladder is open." : "There are " + String.join(", ", all)));
    }
    throw new BadInput(
        "which-ladder",
        "There are several ladders for '%s'; choose one: %s"
            .formatted(wanted, String.join(", ", ids)));
  }

  @Override
  public void follow(Runnable whenOver) {}

  /** Several threads may leave at a time: the shutdown hook does not wait for the others. */
  @Override
  public void leave(Duration limit) {
    if (isOver() || id.isEmpty()) {
      return;
    }
    try {
      var reply = client.insist("DELETE", "/ladders/" + id + "/entrants/" + me, null, limit);
      if (reply.isUnknown() || isFirstToLeave()) {
        status.say(
            reply.ok()
                ? "Left ladder " + id + "."
                : "Cannot leave the ladder: " + reply.sentence());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized boolean isFirstToLeave() {
    boolean isFirst = !left;
    left = true;
    return isFirst;
  }

  @Override
  public synchronized boolean isOver() {
    return left;
  }

  @Override
  public void report(ObjectNode report) {
    report.put("ladder", id);
  }

  @Override
  public void close() {
    leave(BotConnect.LEAVING);
  }
}
