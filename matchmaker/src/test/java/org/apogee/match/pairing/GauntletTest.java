package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GauntletTest {
  @ParameterizedTest
  @CsvSource({"1,7,2", "3,12,2", "4,6,2", "2,13,4", "3,5,4", "1,2,2", "2,9,3"})
  void everyChampionMeetsEveryChallengerOnce(int champions, int entrants, int tableSize) {
    var settings =
        new PairingSettings(
            tableSize,
            Math.max(2, tableSize - 1),
            tableSize == 2 ? 2 : tableSize + 1,
            0,
            Scoring.EVEN,
            List.of(),
            champions);
    var played = new Played(new Gauntlet(), settings, entrants, 1).allCome();
    var met = new HashSet<Set<String>>();
    Map<String, Integer> firstSeats = new HashMap<>();
    int rounds = Gauntlet.roundsOfCycle(entrants, settings);
    for (int round = 0; round < rounds; round++) {
      var busy = new HashSet<String>();
      for (var table : played.playRound().tables()) {
        var seats = table.seats();
        assertThat(seats.size()).isBetween(settings.smallestTable(), settings.largestTable());
        assertThat(seats).allMatch(busy::add);
        firstSeats.merge(seats.getFirst(), 1, Integer::sum);
        var here = seats.stream().filter(who -> number(who) <= champions).toList();
        assertThat(here).as("champions at a table").hasSize(1);
        seats.stream()
            .filter(who -> number(who) > champions)
            .forEach(who -> assertThat(met.add(Set.of(who, here.getFirst()))).isTrue());
      }
    }
    assertThat(met).hasSize(champions * (entrants - champions));
    for (int i = 1; i <= champions && tableSize == 2; i++) {
      int first = firstSeats.getOrDefault("e" + i, 0);
      assertThat(Math.abs(2 * first - (entrants - champions))).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void aSecondCycleSwapsTheSeatsOfADuel() {
    var played = new Played(new Gauntlet(), PairingSettings.duels(0), 5, 1).allCome();
    var first = new HashSet<List<String>>();
    for (int round = 0; round < 4; round++) {
      first.add(played.playRound().tables().getFirst().seats());
    }
    for (int round = 0; round < 4; round++) {
      var seats = played.playRound().tables().getFirst().seats();
      assertThat(first).contains(seats.reversed());
    }
  }

  private static int number(String entrant) {
    return Integer.parseInt(entrant.substring(1));
  }
}
