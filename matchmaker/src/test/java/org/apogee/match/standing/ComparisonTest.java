package org.apogee.match.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.standing.Comparison.MirroredGame;
import org.apogee.match.standing.Comparison.MirroredTable;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static MirroredTable table(String names, boolean played, Integer... places) {
    var seats = List.of(names.split(""));
    var game = new MirroredGame(1, seats, List.of(places), played);
    return new MirroredTable(new TableResult(seats, List.of(places), played), List.of(game));
  }

  private static List<List<Integer>> points(MirroredTable... tables) {
    return Comparison.of(List.of(tables)).stream().map(TableResult::compared).toList();
  }

  @Test
  void aSeatIsComparedWithTheSameSeatAtTheOtherTables() {
    // Everybody in seat 0 wins but c: winning there is nothing special, losing costs all.
    assertThat(points(table("ab", true, 1, 2), table("cd", true, 2, 1), table("ef", true, 1, 2)))
        .containsExactly(List.of(90, 30), List.of(0, 120), List.of(90, 30));
  }

  @Test
  void equalResultsAreWorthHalfToEverybody() {
    assertThat(points(table("ab", true, 1, 2), table("cd", true, 1, 2)))
        .containsExactly(List.of(60, 60), List.of(60, 60));
  }

  @Test
  void theSumOfARoundIsHalfAPointForEverySeat() {
    var tables =
        IntStream.range(0, 7)
            .mapToObj(i ->
                table("" + (char) ('a' + 2 * i) + (char) ('b' + 2 * i), true, 1 + i % 2, 2 - i % 2))
            .toArray(MirroredTable[]::new);
    int sum = points(tables).stream().flatMap(List::stream).mapToInt(i -> i).sum();
    assertThat(sum).isBetween(14 * 60 - 7, 14 * 60 + 7); // each share is rounded to 1/120
  }

  @Test
  void tablesOfOtherSizesPlayAnotherGame() {
    assertThat(
            points(table("ab", true, 1, 2), table("cd", true, 2, 1), table("efg", true, 1, 2, 3)))
        .containsExactly(List.of(120, 0), List.of(0, 120), List.of(120, 60, 0));
  }

  @Test
  void whoSatAloneIsNeitherComparedNorPunished() {
    assertThat(points(table("ab", true, 1, 2), table("cd", true, 2, 1), table("ef", false, 1, 2)))
        .containsExactly(List.of(120, 0), List.of(0, 120), List.of(72, 0));
    assertThat(points(table("ab", false, 1, 1))).containsExactly(List.of(0, 0));
  }

  @Test
  void theGamesOfAMirrorSetCountTheirMean() {
    var first = new MirroredGame(1, List.of("a", "b"), List.of(1, 2), true);
    var turned = new MirroredGame(2, List.of("b", "a"), List.of(2, 1), true);
    var other1 = new MirroredGame(1, List.of("c", "d"), List.of(1, 2), true);
    var other2 = new MirroredGame(2, List.of("d", "c"), List.of(1, 2), true);
    var tables =
        new MirroredTable[] {
          new MirroredTable(
              new TableResult(List.of("a", "b"), List.of(1, 2), true), List.of(first, turned)),
          new MirroredTable(
              new TableResult(List.of("c", "d"), List.of(1, 1), true), List.of(other1, other2))
        };
    // On the first deal all are equal; with the seats swapped only a wins.
    assertThat(points(tables)).containsExactly(List.of(90, 30), List.of(30, 90));
  }

  @Test
  void aByeIsSomewhatBetterThanTheAverage() {
    assertThat(ByeKind.PAIRING.points(Scoring.COMPARISON)).isEqualTo(72);
    assertThat(ByeKind.REQUESTED.points(Scoring.COMPARISON)).isEqualTo(60);
    assertThat(ByeKind.ABSENT.points(Scoring.COMPARISON)).isZero();
    assertThat(ByeKind.PAIRING.points(Scoring.EVEN)).isEqualTo(120);
  }
}
