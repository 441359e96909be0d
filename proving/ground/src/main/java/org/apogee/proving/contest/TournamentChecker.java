package org.apogee.proving.contest;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/**
 * Holds a finished tournament against what others know of it: the public feed and the list of games
 * that the journal's reader keeps. Its own arithmetic shares no code with the tournament's.
 */
final class TournamentChecker {
  /** One point is divisible by the numbers of opponents; written again on purpose. */
  private static final int POINT = 120;

  /** The API rounds points to two decimals. */
  private static final double NEAR = 0.006;

  /** The feed may lag after a kill under load. */
  private static final Duration FEED_PATIENCE = Duration.ofMinutes(10);

  private final ContestApi api;
  private final String kafka;
  private final List<String> faults = new ArrayList<>();

  TournamentChecker(ContestApi api, String kafka) {
    this.api = api;
    this.kafka = kafka;
  }

  TournamentFindings check(String id) {
    faults.clear();
    var path = "/tournaments/" + id;
    var rounds = api.get(path + "/rounds").path("items");
    var told = new TreeMap<String, List<Integer>>();
    for (var round : rounds) {
      for (var table : round.path("tables")) {
        games(table, told);
      }
    }
    var feed = PublishedResults.read(kafka, id, told.keySet(), FEED_PATIENCE);
    compare("the feed", feed.places(), told);
    compare("the list of games", listed(id), told);
    steps(path, told.keySet());
    standings(path, points(rounds, feed));
    int entrants = api.get(path).path("entrants").size();
    return new TournamentFindings(id, rounds.size(), told.size(), entrants, faults);
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      faults.add(otherwise);
    }
  }

  /** Nothing is void here, so each table has one game that counts. */
  private void games(JsonNode table, Map<String, List<Integer>> told) {
    int counted = 0;
    for (var game : table.path("games")) {
      if (game.path("state").asText().equals("over")) {
        counted++;
        var before = told.put(game.path("game").asText(), numbers(game.path("places")));
        check(before == null, "a game is in two tables: " + game);
      }
    }
    check(counted == 1, "a table has " + counted + " games that count: " + table);
  }

  private void compare(
      String who, Map<String, List<Integer>> others, Map<String, List<Integer>> told) {
    var missing = new HashSet<>(told.keySet());
    missing.removeAll(others.keySet());
    check(missing.isEmpty(), who + " does not know " + missing);
    var more = new HashSet<>(others.keySet());
    more.removeAll(told.keySet());
    check(more.isEmpty(), who + " has games that no table counts: " + more);
    told.forEach((game, places) -> {
      var theirs = others.get(game);
      check(theirs == null || theirs.equals(places), who + " has other places for " + game);
    });
  }

  private Map<String, List<Integer>> listed(String id) {
    var games = new HashMap<String, List<Integer>>();
    var path = "/games?origin=tournament&limit=200&by=" + id;
    for (var page = api.get(path);
        ;
        page = api.get(path + "&cursor=" + page.path("next").asText())) {
      for (var game : page.path("items")) {
        if (!game.path("stage").asText().equals("cancelled")) {
          games.put(game.path("id").asText(), numbers(game.path("places")));
        }
      }
      if (!page.has("next")) {
        return games;
      }
    }
  }

  /** One result for each game, in the tournament's own trail. */
  private void steps(String path, Set<String> games) {
    Map<String, Integer> results = new HashMap<>();
    long seen = 0;
    while (true) {
      var page = api.get(path + "/audit?from=" + seen);
      for (var step : page.path("items")) {
        seen = step.path("sequence").asLong();
        if (step.path("what").asText().equals("resulted")) {
          results.merge(step.path("game").asText(), 1, Integer::sum);
        }
      }
      if (page.path("items").isEmpty()) {
        break;
      }
    }
    check(results.keySet().equals(games), "the trail has other results than the rounds");
    results.forEach((game, count) -> check(count == 1, game + " has " + count + " results"));
  }

  /** Points from the feed's places: one for the first evenly down to none, shared by those tied. */
  private Map<String, Double> points(JsonNode rounds, PublishedResults feed) {
    var points = new HashMap<String, Double>();
    for (var round : rounds) {
      for (var bye : round.path("byes")) {
        double worth = bye.path("kind").asText().equals("pairing") ? 1 : 0;
        points.merge(bye.path("entrant").asText(), worth, Double::sum);
      }
      for (var table : round.path("tables")) {
        for (var game : table.path("games")) {
          var places = feed.places().get(game.path("game").asText());
          for (int seat = 0; places != null && seat < places.size(); seat++) {
            points.merge(game.path("seats").path(seat).asText(), worth(places, seat), Double::sum);
          }
        }
      }
    }
    return points;
  }

  private static double worth(List<Integer> places, int seat) {
    int ahead = 0;
    int tied = 0;
    for (int place : places) {
      ahead += place < places.get(seat) ? 1 : 0;
      tied += place == places.get(seat) ? 1 : 0;
    }
    int pot = 0;
    for (int i = 0; i < tied; i++) {
      pot += POINT * (places.size() - 1 - ahead - i) / (places.size() - 1);
    }
    int share = pot / tied;
    return share / (double) POINT;
  }

  private void standings(String path, Map<String, Double> points) {
    double last = Double.MAX_VALUE;
    for (var row : api.get(path + "/standings").path("items")) {
      double told = row.path("points").asDouble();
      double mine = points.getOrDefault(row.path("entrant").asText(), 0.0);
      check(
          Math.abs(told - mine) < NEAR,
          "%s has %s points, but %.3f by the feed"
              .formatted(row.path("entrant").asText(), row.path("points").asText(), mine));
      check(told <= last, "the standings are not in order");
      last = told;
    }
  }

  private static List<Integer> numbers(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asInt).toList();
  }
}
