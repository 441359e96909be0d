package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Setup;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 6, R 19 and R 22: how a game begins. */
class NovaSetupTest {
  private static NovaPosition start(int seats, String... options) {
    var chosen = new TreeMap<String, String>();
    for (int i = 0; i < options.length; i += 2) {
      chosen.put(options[i], options[i + 1]);
    }
    var ruleset = new NovaRuleset();
    var setup = Setup.of(ruleset, seats, Map.copyOf(chosen));
    return (NovaPosition) ruleset.newPosition(setup, Chance.of(new SplittableRandom(seats)));
  }

  @Test
  @Rule({"R 6.2", "R 4.7", "R 6.3", "R 3.6"})
  void everyPowerBeginsAtHome() {
    for (int seats = 2; seats <= 4; seats++) {
      var p = start(seats);
      int homes = 0;
      for (int seat = 0; seat < seats; seat++) {
        int home = Galaxy.home(seat);
        homes |= 1 << home;
        assertThat(p.board.level(2 * home)).isEqualTo(Marker.COLONY.level);
        assertThat(p.board.level(2 * home + 1)).isEqualTo(Marker.FACTORY.level);
        assertThat(SceneUnits.read(p, home, seat)).isEqualTo("LEef.0");
        assertThat(p.powers.naval[seat]).isEqualTo(2);
      }
      assertThat(p.board.explored()).isEqualTo(homes);
      assertThat(p.board.owned(2) != 0).isEqualTo(seats > 2);
    }
  }

  @Test
  @Rule("R 6.4")
  void everyPowerHasThreeCardsOfDeckEAndTwoOfDeckW() {
    var p = start(4);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(Cards.size(Cards.ofDeck(p.decks.hand(seat), Cards.EXPANSION))).isEqualTo(3);
      assertThat(Cards.size(Cards.ofDeck(p.decks.hand(seat), Cards.WAR))).isEqualTo(2);
    }
    assertThat(Cards.size(p.decks.pile())).isEqualTo(48 - 20);
    assertThat(p.decks.crossesLeft(Cards.WAR)).isEqualTo(4);
  }

  @Test
  @Rule({"R 6.4", "R 2.1"})
  void everyCardIsDrawnWithTheSameOdds() {
    var chance = Chance.of(new SplittableRandom(3));
    int crosses = 0;
    int ofE4 = 0;
    long pile = Cards.ofDeck(Cards.ALL, Cards.EXPANSION);
    for (int i = 0; i < 28_000; i++) {
      int card = Cards.pick(pile, 4, chance);
      crosses += card == Cards.X ? 1 : 0;
      ofE4 += card == Card.E4.number ? 1 : 0;
    }
    assertThat(crosses).isBetween(3800, 4200);
    assertThat(ofE4).isBetween(1850, 2150);
    assertThat(Dice.pick(Chance.NONE, 1)).isZero();
  }

  @Test
  @Rule({"R 19.2", "R 22.1"})
  void armedPeaceBeginsWithMoreFleetsAndTension() {
    var p = start(3, "scenario", "1");
    assertThat(SceneUnits.read(p, Galaxy.home(1), 1)).isEqualTo("LLEEef.0");
    assertThat(p.powers.tension(0, 2)).isEqualTo(4);
    assertThat(p.powers.base[0]).isZero();
    assertThat(ScenarioEvent.of(p, 3)).isEqualTo(ScenarioEvent.V3);
    assertThat(ScenarioEvent.of(p, 5)).isEqualTo(ScenarioEvent.V8);
  }

  @Test
  @Rule({"R 22.2", "R 22.3", "R 19.1", "R 6.5"})
  void turnsAndTensionCanBeChosen() {
    int[] turns = {3, 4, 6};
    for (int seats = 2; seats <= 4; seats++) {
      assertThat(start(seats).options().lastTurn(seats)).isEqualTo(turns[seats - 2]);
      assertThat(start(seats).powers.tension(0, 1)).isEqualTo(2);
      var p = start(seats, "lastTurn", "8", "startTension", "0");
      assertThat(p.options().lastTurn(seats)).isEqualTo(8);
      assertThat(p.powers.tension(0, 1)).isZero();
    }
  }

  @Test
  @Rule({"R 22.4", "R 20.1"})
  void openHandsAreSeenByAll() {
    for (var open : new String[] {"0", "1"}) {
      var scene = galaxy().option("openHands", open).given("P1 hand E1 W2");
      assertThat(scene.view(0).powers().get(1).hand())
          .containsExactly(open.equals("1") ? new String[] {"E1", "W2"} : new String[0]);
      assertThat(scene.view(1).powers().get(1).hand()).containsExactly("E1", "W2");
      assertThat(scene.view(-1).powers().get(1).handSizes()).containsExactly(1, 1);
    }
  }

  /** What the power after the opener has in its first impulse. */
  private static int pointsOfSecond(int seats, String... options) {
    var p = start(seats, options);
    int second = (p.active() + 1) % seats;
    assertThat(p.impulse.points).isEqualTo(2);
    Turns.endImpulse(p, bound -> 0, Chronicle.SILENT);
    assertThat(p.active()).isEqualTo(second);
    return p.impulse.points;
  }

  @Test
  @Rule({"R 22.5", "R 9.1", "D-26"})
  void theOrderBonusCanBeChosen() {
    assertThat(pointsOfSecond(2)).isEqualTo(2);
    assertThat(pointsOfSecond(2, "orderBonus", "-1")).isEqualTo(4);
    assertThat(pointsOfSecond(3, "orderBonus", "-1")).isEqualTo(3);
    assertThat(pointsOfSecond(2, "orderBonus", "1")).isEqualTo(3);
    assertThat(pointsOfSecond(3, "orderBonus", "3")).isEqualTo(5);
  }

  @Test
  @Rule({"R 22.6", "R 9.1"})
  void thePrintedPresetGivesOnePointForEachPowerBefore() {
    assertThat(pointsOfSecond(2, "preset", "printed")).isEqualTo(3);
    assertThat(pointsOfSecond(4, "preset", "printed")).isEqualTo(3);
    assertThat(pointsOfSecond(2, "preset", "tournament")).isEqualTo(2);
    assertThat(pointsOfSecond(2, "preset", "printed", "orderBonus", "-1")).isEqualTo(4);
  }

  @Test
  @Rule("R 21.1")
  void movesAreListedInAscendingOrderAndCanBeTakenApart() {
    long move = NovaMoves.of(NovaMoves.COMMIT, 6, 8, 2, 1);
    assertThat(NovaMoves.kind(move)).isEqualTo(NovaMoves.COMMIT);
    assertThat(NovaMoves.a(move)).isEqualTo(6);
    assertThat(NovaMoves.b(move)).isEqualTo(8);
    assertThat(NovaMoves.c(move)).isEqualTo(2);
    assertThat(NovaMoves.d(move)).isEqualTo(1);
    var scene = galaxy().given("P0 hand E1 E1");
    assertThat(scene.legal()).containsOnlyOnce("spend E1-survey-flotilla");
  }
}
