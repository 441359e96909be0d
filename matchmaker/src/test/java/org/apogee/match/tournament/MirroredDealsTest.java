package org.apogee.match.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.Format;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.Deal;
import org.junit.jupiter.api.Test;

class MirroredDealsTest {
  private static Deal deal(TournamentState state, String game) {
    var place = Objects.requireNonNull(state.place(game));
    return Objects.requireNonNull(OrderBook.order(state, place.game()).deal());
  }

  @Test
  void allTablesOfARoundPlayOneDealAndTheNextRoundAnother() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(2).with(8).start();
    var first =
        scene.state().liveGames().stream()
            .map(game -> deal(scene.state(), game.id()))
            .collect(Collectors.toSet());
    assertThat(first).hasSize(1).doesNotContainNull();
    scene.playRound();
    assertThat(deal(scene.state(), scene.firstGame())).isNotIn(first);
    assertThat(deal(scene.state(), scene.firstGame()).round()).isEqualTo(2);
  }

  @Test
  void theGamesOfAMatchTurnTheSeatsOfOneDeal() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(1).games(4).with(2).start();
    var seeds = new String[4];
    for (int game = 0; game < 4; game++) {
      seeds[game] = deal(scene.state(), scene.firstGame()).seed();
      scene.result(scene.firstGame(), 1, 2);
    }
    assertThat(seeds[1]).isEqualTo(seeds[0]);
    assertThat(seeds[3]).isEqualTo(seeds[2]).isNotEqualTo(seeds[0]);
  }

  @Test
  void aTableThatIsPlayedAgainIsDealtAnew() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(1).with(4).start();
    var state = scene.state();
    scene.done(TournamentDecisions.voidTable(state, Scene.BOSS, 1, 1, true, "Fault.", 5));
    var again =
        state.liveGames().stream().filter(game -> game.attempt() == 2).findFirst().orElseThrow();
    assertThat(OrderBook.order(state, again).deal()).isNull();
  }

  @Test
  void noTextContainsTheSecret() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(1).with(4).start();
    var secret = Objects.requireNonNull(scene.state().dealSecret(1));
    var seed = deal(scene.state(), scene.firstGame()).seed();
    var shown =
        TournamentView.whole(scene.state())
            + TournamentView.rounds(scene.state()).toString()
            + TournamentView.audit(scene.state(), 0, 100)
            + scene.state().trail()
            + OrderBook.order(scene.state(), scene.state().liveGames().getFirst());
    assertThat(shown).contains("play the same deal").doesNotContain(secret).doesNotContain(seed);
  }

  @Test
  void pointsComeFromTheOtherTables() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(1).with(7).start();
    var games = scene.state().liveGames();
    scene.result(games.get(0).id(), 1, 2).result(games.get(1).id(), 1, 2);
    scene.result(games.get(2).id(), 2, 1);
    assertThat(scene.points(games.get(0).seats().getFirst())).isEqualTo(90);
    assertThat(scene.points(games.get(2).seats().getFirst())).isZero();
    assertThat(scene.points(games.get(2).seats().getLast())).isEqualTo(120);
    var bye = scene.state().rounds().getFirst().byes().getFirst().entrant();
    assertThat(scene.points(bye)).isEqualTo(72);
    var table = TournamentView.rounds(scene.state()).at("/items/0/tables/2/points");
    assertThat(table.get(1).asText()).isEqualTo("1");
  }

  @Test
  void aRulingIsComparedLikeAResult() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(1).games(2).with(4).start();
    var state = scene.state();
    scene.done(TournamentDecisions.rule(state, Scene.BOSS, 1, 1, List.of(1, 2), true, "Won.", 5));
    scene.result(scene.firstGame(), 1, 2).result(scene.firstGame(), 1, 2);
    // At table 2 both won with the first seat; the winner of table 1 won from both.
    var winner = state.rounds().getFirst().tables().getFirst().seats().getFirst();
    assertThat(scene.points(winner)).isEqualTo(90);
  }

  @Test
  void aLargeSwissIsPairedToItsEnd() {
    var scene = Scene.of(Format.SWISS).mirrored().rounds(5).with(41).start().playOut();
    assertThat(scene.state().rounds()).hasSize(5);
    int most = scene.state().standings().rows().getFirst().points();
    assertThat(most).isBetween(300, 600);
  }

  @Test
  void formatsWithoutPointsRefuseThem() {
    assertThatThrownBy(() -> Scene.of(Format.KNOCK_OUT).mirrored().settings())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("swiss and round-robin");
  }

  @Test
  void settingsOfOldJournalsHaveDealsOfTheirOwn() throws Exception {
    var old = "{\"champions\":2,\"seeded\":true,\"carried\":{},\"partOf\":\"\"}";
    var read = ProtocolJson.MAPPER.readValue(old, StructureSettings.class);
    assertThat(read.deals()).isEqualTo(Deals.OWN);
  }
}
