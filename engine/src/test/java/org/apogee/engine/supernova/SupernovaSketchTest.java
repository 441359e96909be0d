package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SupernovaSketchTest {
  private final SupernovaRuleset supernova = new SupernovaRuleset();

  @Test
  void anAttackIsDrawnWithWhatCounts() {
    var scene =
        SupernovaScene.supernova(2)
            .given("seat 0 declared Freya [Evil Clones]", "Battleship [Laze Cannon] at Freya")
            .given("seat 0 holds Battle Fury", "seat 1 has Vega [Rich Ores, Drifters]")
            .in(Step.ACTION)
            .when("attack from Freya", "send Battleship", "fleet done", "attack Vega")
            .when("military on planet", "play Battle Fury on attacker");
    assertThat(supernova.draw(scene.view(0)))
        .isEqualTo(
            """
            Turn 1 of 20, attack: specials on the planet, potential 17 wins
            Main Deck 112, Discard pile 0, Scrapyard 1

              seat 0  potential 2, 0 cards in hand, opens the turn
                Freya      M2 D1 E1  homeworld, people 1 of 2, ships 0 of 2
                    people: Evil Clones-1

            > seat 1  potential 3, 0 cards in hand
                Vega       M1 D2 E4  colony, people 1 of 3, ships 0 of 2
                    land: Rich Ores
                    people: Drifters-1

            Attack of seat 0 from Freya on Vega, military
                Battleship-1 M7 D0 E0 [Laze Cannon-1]
                for the attacker: Battle Fury-1\
            """);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void everyCardInSightIsDrawnWithinAHundredColumns(int seats) {
    var random = new SplittableRandom(seats);
    var chance = Chance.of(random);
    var p = (SupernovaPosition) supernova.newPosition(Setup.of(supernova, seats), chance);
    var moves = new MoveList();
    while (!p.isOver()) {
      var drawn = supernova.draw(p.view(View.OBSERVER));
      assertThat(drawn.lines()).allMatch(line -> line.length() <= 100);
      for (int card = p.table.inPlay.next(0);
          card < CardSet.END;
          card = p.table.inPlay.next(card + 1)) {
        assertThat(drawn.replaceAll("\\s+", " ")).contains(p.cards.label(card));
      }
      p.legalMoves(moves);
      p.play(moves.get(random.nextInt(moves.size())), chance);
    }
  }
}
