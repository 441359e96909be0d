package org.apogee.proving.sample;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;

/**
 * Generated games, as the feed would publish them: players of different strength, tables of one to
 * six, ties, house bots on several seats, an Entity. The same seed gives the same records.
 */
public final class SampleFeed {
  private static final long START = 1_767_225_600_000L;
  private static final int STEP = 1000;
  private static final int PLAYERS = 24;
  private static final List<String> HOUSE = List.of("random", "greedy", "mcts:500");
  private static final List<String> GAMES = List.of("sol", "nova", "nova-solis", "beyond-nebula");
  private static final List<String> DIFFICULTIES = List.of("NOVICE", "MODERATE", "HARD", "EXTREME");
  private static final List<String> RACES = List.of("kharvath", "seloni", "verdai", "ombrin");
  private static final String ZEROS = "0".repeat(64);

  private final Random random;
  private final int pools;
  private int number;

  /**
   * A record to send.
   *
   * @param isResult for the topic of results, else for that of games
   */
  public record Line(boolean isResult, String key, String json) {}

  /**
   * A feed.
   *
   * @param pools how many rating pools there are for each game
   */
  public SampleFeed(long seed, int pools) {
    this.random = new Random(seed);
    this.pools = pools;
  }

  /** The records of one more game: its start, its end, its result. */
  public List<Line> game() {
    int index = number++;
    var game = GAMES.get(random.nextInt(GAMES.size()));
    var id = new GameId("s" + Long.toString(random.nextLong() >>> 1, 36) + "-" + index);
    var seats = seats(game);
    boolean isCoop = game.equals("nova-solis");
    var options = isCoop ? scenario() : new TreeMap<String, String>();
    long start = START + (long) index * STEP;
    var strengths = seats.stream().map(seat -> strength(seat) + 6 * random.nextGaussian()).toList();
    boolean isLost = isCoop && random.nextInt(3) == 0;
    var places = places(strengths, isLost ? 2 : 1);
    var scores = strengths.stream().map(strength -> (int) Math.round(strength)).toList();
    int entityPlace = isCoop ? (isLost ? 1 : seats.size() + 1) : 0;
    var ending = isCoop ? (isLost ? "defeat-stall" : "victory") : "round-limit";
    var counters = counters(isCoop, seats.size());
    int plies = 20 + random.nextInt(200);
    long end = start + 10L * plies;
    var pool = pools == 1 ? game : game + "." + random.nextInt(pools);
    var origin = new Origin(OriginKind.LADDER, "ladder-" + game);
    var lines = new ArrayList<Line>();
    lines.add(
        news(
            id,
            new GameNews.Started(
                1,
                start,
                game + "/1",
                options,
                seats,
                seats.stream().map(Sitter::player).map(player -> "n-" + player.length()).toList(),
                ClockOrder.USUAL,
                origin,
                pool,
                ZEROS,
                null)));
    lines.add(
        news(
            id,
            new GameNews.Finished(
                2, end, ending, places, scores, entityPlace, counters, plies, ZEROS)));
    var result =
        new GameResult(
            id.text(),
            pool,
            game + "/1",
            options,
            seats,
            places,
            scores,
            entityPlace,
            ending,
            counters,
            plies,
            start,
            end,
            origin,
            List.of());
    lines.add(new Line(true, pool, FeedJson.write(FeedJson.of(result, 2))));
    return lines;
  }

  private static Line news(GameId id, GameNews news) {
    return new Line(false, id.text(), FeedJson.write(FeedJson.of(id, news)));
  }

  private List<Sitter> seats(String game) {
    int count =
        switch (game) {
          case "beyond-nebula" -> 2;
          case "nova-solis" -> 1 + random.nextInt(6);
          default -> 2 + random.nextInt(3);
        };
    var seats = new ArrayList<Sitter>();
    while (seats.size() < count) {
      if (random.nextInt(3) == 0) {
        var bot = HOUSE.get(random.nextInt(HOUSE.size()));
        seats.add(new Sitter("house:" + bot, bot, bot));
      } else {
        int player = random.nextInt(PLAYERS);
        var sitter = new Sitter("p-" + player, "Player " + player, null);
        if (!seats.contains(sitter)) {
          seats.add(sitter);
        }
      }
    }
    return seats;
  }

  private SortedMap<String, String> scenario() {
    return new TreeMap<>(
        Map.of(
            "mode", random.nextBoolean() ? "SURVIVAL" : "COOP",
            "difficulty", DIFFICULTIES.get(random.nextInt(DIFFICULTIES.size())),
            "entityPower", random.nextBoolean() ? "AUTO" : "5"));
  }

  private static double strength(Sitter seat) {
    return seat.bot() == null
        ? 20 + Integer.parseInt(seat.player().substring(2))
        : 20 + 8 * HOUSE.indexOf(seat.bot());
  }

  /** Strengths that differ by less than one share a place. */
  private static List<Integer> places(List<Double> strengths, int first) {
    return strengths.stream()
        .map(own -> first + (int) strengths.stream().filter(other -> other > own + 1).count())
        .toList();
  }

  private SequencedMap<String, Long> counters(boolean isCoop, int seats) {
    var counters = new LinkedHashMap<String, Long>();
    counters.put("turns", (long) random.nextInt(60));
    if (isCoop) {
      counters.put("entity.phases", (long) random.nextInt(12));
      for (int seat = 0; seat < seats; seat++) {
        var race = RACES.get(seat % RACES.size());
        counters.put("race." + race + ".games", 1L);
        counters.put("race." + race + ".score", (long) random.nextInt(80));
      }
    }
    return counters;
  }
}
