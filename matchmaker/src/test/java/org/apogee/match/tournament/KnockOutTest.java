package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.apogee.match.pairing.Format;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.TournamentState.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who advances in a knock-out, and who wins it. */
class KnockOutTest {
  private static Scene cup(int entrants) {
    return Scene.of(Format.KNOCK_OUT).with(entrants).start();
  }

  private static Scene cupAtTablesOfFour(int entrants) {
    return Scene.of(Format.KNOCK_OUT).tables(2, 4, 4).with(entrants).start();
  }

  /** The order of a table's entrants as places of its seats. */
  private static void play(Scene scene, TableGame game, List<String> order) {
    scene.result(
        game.id(),
        game.seats().stream().map(who -> 1 + order.indexOf(who)).toArray(Integer[]::new));
  }

  private static void playInOrderOfSeeds(Scene scene, int round) {
    while (scene.state().rounds().size() == round && !scene.state().liveGames().isEmpty()) {
      var game = scene.state().liveGames().getFirst();
      var order = new ArrayList<>(game.seats());
      order.sort(Comparator.comparingInt(scene::numberOf));
      play(scene, game, order);
    }
  }

  private static List<String> order(Scene scene) {
    return scene.state().standings().rows().stream().map(Row::entrant).toList();
  }

  private static List<List<String>> lastTables(Scene scene) {
    return scene.state().rounds().getLast().tables().stream().map(PlayedTable::seats).toList();
  }

  @Test
  void theWinnerOfTheFinalIsFirstWhateverThePointsBefore() {
    var scene = cupAtTablesOfFour(16);
    playInOrderOfSeeds(scene, 1);
    playInOrderOfSeeds(scene, 2);
    var game = scene.state().liveGames().getFirst();
    var order = new ArrayList<>(game.seats());
    order.sort(Comparator.comparingInt(scene::points));
    order.add(1, order.removeLast());
    play(scene, game, order);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(scene.points(order.get(0))).isLessThan(scene.points(order.get(1)));
    assertThat(order(scene).subList(0, 4)).isEqualTo(order);
    var podium = Podium.of(scene.state()).orElseThrow();
    assertThat(podium.rows()).extracting(Row::place).containsExactly(1, 2, 3);
    assertThat(TournamentOutcome.of(scene.state()).rows().getFirst().entrant())
        .isEqualTo(order.getFirst());
  }

  @ParameterizedTest
  @CsvSource({"KNOCK_OUT,2", "KNOCK_OUT,4", "DOUBLE_KNOCK_OUT,2", "DOUBLE_KNOCK_OUT,4"})
  void theOrderFollowsTheLastRounds(Format format, int most) {
    for (int entrants = 2; entrants <= 24; entrants++) {
      var scene = Scene.of(format).tables(2, most, most).with(entrants).start().playOut();
      var last = scene.state().rounds().getLast();
      assertThat(last.tables()).hasSize(1);
      assertThat(order(scene).getFirst()).isEqualTo(winner(scene, last.tables().getFirst()));
      var rounds = order(scene).stream().map(who -> -lastRound(scene, who)).toList();
      assertThat(rounds).as("%d entrants", entrants).isSorted();
    }
  }

  private static String winner(Scene scene, PlayedTable table) {
    var places = Objects.requireNonNull(table.result()).places();
    return table.seats().stream()
        .filter(who -> places.get(table.seats().indexOf(who)) == 1)
        .min(Comparator.comparingInt(scene::numberOf))
        .orElseThrow();
  }

  private static int lastRound(Scene scene, String who) {
    return scene.state().rounds().stream()
        .filter(round -> round.tables().stream().anyMatch(table -> table.seats().contains(who)))
        .mapToInt(PlayedRound::number)
        .max()
        .orElseThrow();
  }

  @Test
  void thoseWhoReachedALaterRoundAreAhead() {
    var scene = cupAtTablesOfFour(16);
    playInOrderOfSeeds(scene, 1);
    var second = lastTables(scene).stream().flatMap(List::stream).toList();
    assertThat(order(scene).subList(0, 8)).as("in play").containsAll(second);
    playInOrderOfSeeds(scene, 2);
    playInOrderOfSeeds(scene, 3);
    assertThat(order(scene).subList(0, 8)).containsAll(second);
  }

  @Test
  void aTiedFinalIsWonByTheBetterSeed() {
    var scene = cup(4);
    playInOrderOfSeeds(scene, 1);
    scene.result(scene.firstGame(), 1, 1);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(order(scene).subList(0, 2)).containsExactly("e1", "e2");
    assertThat(scene.state().standings().rows()).extracting(Row::place).startsWith(1, 2);
  }

  /** The unbeaten entrant loses the first final, so that both have lost once. */
  @Test
  void theSecondFinalDecidesADoubleKnockOut() {
    var scene = Scene.of(Format.DOUBLE_KNOCK_OUT).with(8).start();
    while (!isFinal(scene, "final")) {
      playInOrderOfSeeds(scene, scene.state().rounds().size());
    }
    play(scene, scene.state().liveGames().getFirst(), List.of("e2", "e1"));
    assertThat(isFinal(scene, "second final")).isTrue();
    play(scene, scene.state().liveGames().getFirst(), List.of("e2", "e1"));
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(order(scene).subList(0, 2)).containsExactly("e2", "e1");
  }

  private static boolean isFinal(Scene scene, String name) {
    return scene.state().rounds().getLast().tables().getFirst().reason().startsWith(name + ":");
  }

  @Test
  void betweenRoundsOfADoubleKnockOutFewerLossesAreAhead() {
    var scene = Scene.of(Format.DOUBLE_KNOCK_OUT).with(4).start();
    playInOrderOfSeeds(scene, 1);
    playInOrderOfSeeds(scene, 2);
    assertThat(order(scene)).startsWith("e1").endsWith("e4");
    assertThat(scene.state().stage()).isEqualTo(Stage.RUNNING);
  }

  @Test
  void aVoidSemiFinalLetsTheBetterSeedsThrough() {
    var scene = cupAtTablesOfFour(8);
    var kept = scene.state().liveGames().getFirst();
    play(scene, kept, kept.seats());
    var seeds = new ArrayList<>(lastTables(scene).get(1));
    seeds.sort(Comparator.comparingInt(scene::numberOf));
    scene
        .done(
            TournamentDecisions.voidTable(
                scene.state(), BOSS, 1, 2, false, "Cheating.", scene.now()))
        .settle();
    assertThat(scene.state().rounds()).hasSize(2);
    assertThat(lastTables(scene).getFirst())
        .containsExactlyInAnyOrder(
            kept.seats().get(0), kept.seats().get(1), seeds.get(0), seeds.get(1));
    assertThat(scene.points(seeds.get(0))).isZero();
    playInOrderOfSeeds(scene, 2);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(scene.state().rounds()).hasSize(2);
  }

  @Test
  void aVoidFinalIsTheLastRound() {
    var scene = cupAtTablesOfFour(4);
    scene
        .done(
            TournamentDecisions.voidTable(
                scene.state(), BOSS, 1, 1, false, "Cheating.", scene.now()))
        .settle();
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(scene.state().rounds()).hasSize(1);
    assertThat(order(scene)).containsExactly("e1", "e2", "e3", "e4");
  }

  /** The fourth seed beats the first one, and its semi-final is void. */
  @Test
  void aVoidDuelLetsTheBetterSeedThrough() {
    var scene = cup(8);
    for (var game : scene.state().liveGames()) {
      var seats = game.seats();
      var order = new ArrayList<>(seats);
      order.sort(Comparator.comparingInt(scene::numberOf));
      play(scene, game, seats.contains("e1") ? order.reversed() : order);
    }
    assertThat(lastTables(scene).getFirst()).containsExactlyInAnyOrder("e8", "e4");
    scene
        .done(
            TournamentDecisions.voidTable(
                scene.state(), BOSS, 2, 1, false, "Cheating.", scene.now()))
        .settle();
    playInOrderOfSeeds(scene, 2);
    assertThat(lastTables(scene).getFirst()).containsExactlyInAnyOrder("e4", "e2");
  }

  @Test
  void whoWithdrawsBeforeTheFinalDoesNotWinADoubleKnockOut() {
    var scene = Scene.of(Format.DOUBLE_KNOCK_OUT).with(4).start();
    playInOrderOfSeeds(scene, 1);
    playInOrderOfSeeds(scene, 2);
    scene.done(TournamentDecisions.withdraw(scene.state(), BOSS, "e1", scene.now()));
    playInOrderOfSeeds(scene, 3);
    assertThat(scene.state().stage()).isEqualTo(Stage.FINISHED);
    assertThat(order(scene).subList(0, 2)).containsExactly("e2", "e1");
    assertThat(scene.state().rounds()).hasSize(4);
    assertThat(scene.state().rounds().getLast().tables()).isEmpty();
  }

  @Test
  void whoWithdrawsBeforeTheFinalDoesNotWinAKnockOutAtTables() {
    var scene = cupAtTablesOfFour(4).playOut();
    assertThat(scene.state().rounds()).as("a final needs no round after it").hasSize(1);
    var cup = cupAtTablesOfFour(8);
    var game = cup.state().liveGames().getFirst();
    play(cup, game, game.seats());
    var winner = game.seats().getFirst();
    var last = cup.state().liveGames().getFirst();
    var stays = last.seats().getFirst();
    for (var who : List.of(winner, game.seats().get(1), last.seats().get(1))) {
      cup.done(TournamentDecisions.withdraw(cup.state(), BOSS, who, cup.now()));
    }
    play(cup, last, last.seats());
    cup.playOut();
    assertThat(order(cup).getFirst()).isEqualTo(stays);
    assertThat(cup.state().rounds()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"KNOCK_OUT,3,3", "KNOCK_OUT,4,4", "DOUBLE_KNOCK_OUT,3,4", "DOUBLE_KNOCK_OUT,4,4"})
  void theLastOnesPlayAFinalThoughTheyAreTooFewForATable(Format format, int least, int size) {
    for (int entrants = size; entrants <= 24; entrants++) {
      var scene = Scene.of(format).tables(least, size, size).with(entrants).start().playOut();
      var last = scene.state().rounds().getLast();
      assertThat(last.tables()).as("%d entrants", entrants).hasSize(1);
      assertThat(order(scene).getFirst()).isEqualTo(winner(scene, last.tables().getFirst()));
    }
  }

  @Test
  void aKnockOutIsNotPairedByHand() {
    var tables = List.of(List.of("e1", "e2"), List.of("e3", "e4"));
    for (var format : List.of(Format.KNOCK_OUT, Format.DOUBLE_KNOCK_OUT)) {
      var state = Scene.of(format).with(4).state();
      assertThat(TournamentDecisions.pairByHand(state, BOSS, tables, List.of(), 0, 1).refusal())
          .isEqualTo(TournamentRefusals.NOT_BY_HAND);
    }
  }
}
