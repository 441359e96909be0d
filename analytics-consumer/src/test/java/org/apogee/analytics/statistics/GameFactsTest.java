package org.apogee.analytics.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.analytics.statistics.KeyedSums.Amount;
import org.apogee.protocol.event.GameNews;
import org.junit.jupiter.api.Test;

class GameFactsTest {
  private static final OpenGame SOL =
      new OpenGame("sol/1", "other:power-other:seats-2", "", List.of("greedy", "outside"), 1000);
  private static final OpenGame SOLIS =
      new OpenGame(
          "nova-solis/1", "hard:power-3:seats-2", "COOP", List.of("greedy", "outside"), 1000);

  private final KeyedSums sums = new KeyedSums();

  @Test
  void aGameWithoutAnEntity() {
    GameFacts.add(sums, SOL, finished("nova", List.of(2, 1), 0, 40));
    GameFacts.add(sums, SOL, finished("nova", List.of(1, 1), 0, 30));
    assertThat(sums.amounts())
        .containsOnly(
            entry("ending", "2", "nova", "", new Amount(2, 70, 30, 40)),
            entry("duration", "2", "nova", "", new Amount(2, 8000, 4000, 4000)),
            entry("length", "2", "64", "", new Amount(1, 40, 40, 40)),
            entry("length", "2", "32", "", new Amount(1, 30, 30, 30)),
            entry("seat", "2", "0", "2", new Amount(1, 11, 11, 11)),
            entry("seat", "2", "0", "1", new Amount(1, 11, 11, 11)),
            entry("seat", "2", "1", "1", new Amount(2, 14, 7, 7)));
  }

  @Test
  void aGameThatTheSeatsWonAgainstTheEntity() {
    GameFacts.add(sums, SOLIS, finished("victory", List.of(1, 2), 3, 40));
    var label = "hard:power-3:seats-2";
    assertThat(sums.amounts())
        .contains(
            solis("entity", label, "sealed", "", new Amount(1, 6, 6, 6)),
            solis("entity-ending", label, "victory", "sealed", new Amount(1, 40, 40, 40)),
            solis("entity-mode", label, "COOP", "sealed", new Amount(1, 40, 40, 40)),
            solis("entity-phases", label, "6", "sealed", new Amount(1, 40, 40, 40)),
            solis("entity-race", label, "verdai", "sealed", new Amount(1, 55, 55, 55)),
            solis("entity-bot", label, "greedy", "sealed", new Amount(1, 11, 11, 11)),
            solis("entity-bot", label, "outside", "sealed", new Amount(1, 7, 7, 7)));
  }

  @Test
  void aGameThatTheEntityWon() {
    GameFacts.add(sums, SOLIS, finished("defeat-stall", List.of(2, 3), 1, 40));
    assertThat(sums.amounts().keySet())
        .contains(new KeyedSums.Key("entity", "nova-solis/1", "hard:power-3:seats-2", "lost", ""))
        .noneMatch(key -> key.b().equals("sealed") || key.c().equals("sealed"));
  }

  @Test
  void aCancelledGameCountsForNothingElse() {
    GameFacts.add(sums, SOL, new GameNews.Cancelled(5, 3000, "organiser", "wrong clock", "0"));
    assertThat(sums.amounts())
        .containsOnly(entry("cancelled", "2", "organiser", "", new Amount(1, 2000, 2000, 2000)));
  }

  private static Map.Entry<KeyedSums.Key, Amount> entry(
      String family, String a, String b, String c, Amount amount) {
    return Map.entry(new KeyedSums.Key(family, "sol/1", a, b, c), amount);
  }

  private static Map.Entry<KeyedSums.Key, Amount> solis(
      String family, String a, String b, String c, Amount amount) {
    return Map.entry(new KeyedSums.Key(family, "nova-solis/1", a, b, c), amount);
  }

  private static GameNews.Finished finished(
      String ending, List<Integer> places, int entityPlace, int plies) {
    var counters = new LinkedHashMap<String, Long>();
    counters.put("entity.phases", 6L);
    counters.put("race.verdai.games", 1L);
    counters.put("race.verdai.score", 55L);
    return new GameNews.Finished(
        9, 5000, ending, places, List.of(11, 7), entityPlace, counters, plies, "0".repeat(64));
  }
}
