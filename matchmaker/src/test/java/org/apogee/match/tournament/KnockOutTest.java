package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.TournamentState.Stage;
import org.junit.jupiter.api.Test;

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

  private static List<List<String>> lastTables(Scene scene) {
    return scene.state().rounds().getLast().tables().stream().map(PlayedTable::seats).toList();
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
}
