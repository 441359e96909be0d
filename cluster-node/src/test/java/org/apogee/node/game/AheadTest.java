package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apogee.engine.Rulesets;
import org.apogee.node.game.GameEvent.Moved;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AheadTest {
  @ParameterizedTest
  @ValueSource(strings = {"sol", "supernova", "beyond-nebula", "nova", "nova-solis"})
  void movesPlayedAheadLeadWhereTheJournalLeads(String game) {
    var scene = GameScene.between(game, Rulesets.find(game).minSeats());
    var ahead = new GameState();
    ahead.apply(scene.journal.getFirst());

    for (int i = 0; i < 400 && scene.state.isLive(); i++) {
      scene.now += 7;
      int told = scene.told.size();
      if (i % 3 == 2) {
        var turn = HouseTurn.of(ahead, "random", 5).think();
        var events = GameDecisions.playTurn(ahead, turn, scene.now);
        apply(ahead, events, Ahead.of(events, turn.after(), turn.facts()), scene, told);
      } else {
        var decision =
            GameDecisions.play(
                ahead, scene.playerToAct(), ahead.log().size(), scene.legalMove(i * 7), scene.now);
        apply(ahead, decision.events(), decision.ahead(), scene, told);
      }
      assertThat(ahead.snapshot()).isEqualTo(scene.state.snapshot());
    }
    assertThat(scene.journal.size()).isGreaterThan(20);
  }

  /** One state takes the events with what was played ahead, the other by the journal's bytes. */
  private static void apply(
      GameState state, List<GameEvent> events, @Nullable Ahead ahead, GameScene scene, int told) {
    scene.apply(events);
    for (var event : events) {
      assertThat(state.apply(event, ahead)).isEqualTo(scene.told.get(told++));
    }
  }

  @Test
  void anotherEventIsPlayedAndChecked() {
    var scene = GameScene.between("sol", 2);
    var decision = scene.play(scene.playerToAct(), 0, scene.legalMove(0));
    var moved = (Moved) decision.events().getFirst();
    var wrong =
        new Moved(
            moved.at(),
            moved.seat(),
            moved.firstPly(),
            moved.moves(),
            moved.draws(),
            moved.fingerprint() + 1,
            moved.bankMillis());

    assertThatThrownBy(() -> scene.state.apply(wrong, decision.ahead()))
        .hasMessageContaining("another position");
  }
}
