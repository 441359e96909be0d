package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.bot.OnlineGame.Question;

/**
 * Between the one stream of a player and the programs that play its games: each game belongs to one
 * program, which is the one with the fewest games when it begins.
 */
final class Bridge implements StreamFollower.Listener {
  private final int programsMax;
  private final Supplier<BotWorker> newWorker;
  private final BiConsumer<String, Consumer<JsonNode>> look;
  private final StatusLines status;
  private final Consumer<Summary> changed;

  // All below is guarded by this: the stream's thread changes it, the shutdown hook reads it.
  private final List<BotWorker> workers = new ArrayList<>();
  private final Map<String, Played> games = new HashMap<>();
  private final Map<Integer, Integer> places = new TreeMap<>();
  private int over;
  private boolean wasConnected;

  private record Played(OnlineGame game, BotWorker worker) {}

  /**
   * @param look looks at a game on a thread of its own and passes on what it finds
   * @param changed told after each game that begins or is over
   */
  Bridge(
      int programsMax,
      Supplier<BotWorker> newWorker,
      BiConsumer<String, Consumer<JsonNode>> look,
      StatusLines status,
      Consumer<Summary> changed) {
    this.programsMax = programsMax;
    this.newWorker = newWorker;
    this.look = look;
    this.status = status;
    this.changed = changed;
  }

  @Override
  public void connected() {
    status.say(wasConnected ? "Connected again." : "Connected. Waiting for games.");
    wasConnected = true;
  }

  @Override
  public void lost(String why) {
    status.warn("The connection is lost (%s); reconnecting.".formatted(why));
  }

  @Override
  public synchronized void line(JsonNode line) {
    var game = line.path("game").asText();
    switch (line.path("type").asText()) {
      case "game-start" -> begin(line, game);
      case "question" -> question(line, game);
      case "offer" -> offered(line, game);
      case "game-over" -> over(line, game);
      case "stream-reset" -> reset();
      default -> {} // later versions say more
    }
  }

  /** What ended while our position was lost may have no line: those games are looked at. */
  private void reset() {
    status.say("The platform has lost our position; it repeats all open questions.");
    games.forEach((id, played) -> {
      played.game.reset();
      look.accept(id, found -> lookedAt(id, found));
    });
  }

  private synchronized void lookedAt(String id, JsonNode game) {
    if (!game.path("stage").asText("live").equals("live")) {
      ObjectNode line = game.deepCopy();
      line.retain("game", "ending", "places", "scores").put("type", "game-over").putArray("facts");
      over(line, id);
    }
  }

  private void begin(JsonNode line, String id) {
    if (games.containsKey(id)) {
      return;
    }
    var game = new OnlineGame(line);
    var worker = freeWorker();
    games.put(id, new Played(game, worker));
    status.say(
        "%s starts: %s, seat %d of %d."
            .formatted(id, game.ruleset(), game.seat(), line.path("seats").asInt()));
    worker.begin(game);
    changed.accept(summary());
  }

  private BotWorker freeWorker() {
    var least = workers.stream().min(Comparator.comparingInt(BotWorker::load));
    if (least.isPresent() && (least.get().load() == 0 || workers.size() == programsMax)) {
      return least.get();
    }
    var fresh = newWorker.get();
    workers.add(fresh);
    fresh.start();
    return fresh;
  }

  private void question(JsonNode line, String id) {
    var played = games.get(id);
    if (played == null) {
      return; // its beginning follows, and the question after it
    }
    var question = new Question(played.game, line, System.nanoTime());
    if (played.game.isNew(question)) {
      played.worker.answer(question);
    } else if (played.game.answered().question() == question.number()) {
      played.worker.repeat(played.game);
    }
  }

  private void offered(JsonNode line, String id) {
    var played = games.get(id);
    if (played != null) {
      played.worker.offered(played.game, line);
    }
  }

  private void over(JsonNode line, String id) {
    var played = games.remove(id);
    if (played == null) {
      return;
    }
    over++;
    int place = line.path("places").path(played.game.seat()).asInt();
    if (place > 0) {
      places.merge(place, 1, Integer::sum);
    }
    status.say(
        "%s has ended: %s%s."
            .formatted(id, line.path("ending").asText(), place > 0 ? ", place " + place : ""));
    played.worker.over(played.game, line);
    changed.accept(summary());
  }

  /** How it went, and what is still in play. */
  record Summary(int games, Map<Integer, Integer> places, int inPlay) {}

  synchronized Summary summary() {
    return new Summary(over, new TreeMap<>(places), games.size());
  }
}
