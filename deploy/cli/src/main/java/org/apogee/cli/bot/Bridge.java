package org.apogee.cli.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apogee.cli.api.Lines;
import org.apogee.cli.bot.OnlineGame.Question;

/**
 * Between the one stream of a player and the programs that play its games: each game belongs to one
 * program, which is the one with the fewest games when it begins.
 */
final class Bridge implements Lines.Listener {
  private final int programsMax;
  private final Supplier<Hand> newHand;
  private final Words words;
  private final Consumer<Summary> changed;
  private final List<Hand> hands = new ArrayList<>();
  private final Map<String, Played> games = new HashMap<>();
  private final Map<Integer, Integer> places = new TreeMap<>();
  private int over;
  private boolean wasConnected;

  private record Played(OnlineGame game, Hand hand) {}

  /**
   * @param changed told after each game that begins or is over
   */
  Bridge(int programsMax, Supplier<Hand> newHand, Words words, Consumer<Summary> changed) {
    this.programsMax = programsMax;
    this.newHand = newHand;
    this.words = words;
    this.changed = changed;
  }

  @Override
  public void connected() {
    words.say(wasConnected ? "Connected again." : "Connected. Waiting for games.");
    wasConnected = true;
  }

  @Override
  public void lost(String why) {
    words.trouble("The connection is lost (%s); reconnecting.".formatted(why));
  }

  @Override
  public synchronized void line(JsonNode line) {
    var game = line.path("game").asText();
    switch (line.path("type").asText()) {
      case "game-start" -> begin(line, game);
      case "question" -> question(line, game);
      case "game-over" -> over(line, game);
      case "stream-reset" ->
          words.say("The platform has lost our position; it repeats all open questions.");
      default -> {} // later versions say more
    }
  }

  private void begin(JsonNode line, String id) {
    if (games.containsKey(id)) {
      return;
    }
    var game = new OnlineGame(line);
    var hand = freeHand();
    games.put(id, new Played(game, hand));
    words.say(
        "%s starts: %s, seat %d of %d."
            .formatted(id, game.ruleset(), game.seat(), line.path("seats").asInt()));
    hand.begin(game);
    changed.accept(summary());
  }

  private Hand freeHand() {
    var least = hands.stream().min(Comparator.comparingInt(Hand::load));
    if (least.isPresent() && (least.get().load() == 0 || hands.size() == programsMax)) {
      return least.get();
    }
    var fresh = newHand.get();
    hands.add(fresh);
    fresh.start();
    return fresh;
  }

  private void question(JsonNode line, String id) {
    var played = games.get(id);
    if (played == null) {
      return; // its beginning follows, and the question after it
    }
    var question = new Question(played.game, line, System.nanoTime());
    if (played.game.isNew(question.number())) {
      played.hand.answer(question);
    } else if (played.game.answered().question() == question.number()) {
      played.hand.repeat(played.game);
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
    words.say(
        "%s has ended: %s%s."
            .formatted(id, line.path("ending").asText(), place > 0 ? ", place " + place : ""));
    played.hand.over(played.game, line);
    changed.accept(summary());
  }

  /** How it went, and what is still in play. */
  record Summary(int games, Map<Integer, Integer> places, int inPlay) {}

  synchronized Summary summary() {
    return new Summary(over, new TreeMap<>(places), games.size());
  }
}
