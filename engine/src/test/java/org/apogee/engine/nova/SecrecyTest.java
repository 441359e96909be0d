package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.engine.Audience;
import org.apogee.engine.Chance;
import org.apogee.engine.Fact;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 20: what is hidden, and what others see of it. */
class SecrecyTest {
  @Test
  @Rule("R 20.1")
  void othersSeeHowManyCardsButNotWhich() {
    var one = galaxy().given("P0 hand E1 E2 W1");
    var other = galaxy().given("P0 hand E5 E6 W9");
    for (int viewer : new int[] {1, View.OBSERVER}) {
      assertThat(one.view(viewer)).isEqualTo(other.view(viewer));
      assertThat(one.view(viewer).powers().getFirst().handSizes()).containsExactly(2, 1);
    }
    assertThat(one.view(0)).isNotEqualTo(other.view(0));
    assertThat(one.view(1)).isNotEqualTo(galaxy().given("P0 hand E1 W2 W1").view(1));
  }

  @Test
  @Rule("R 20.1")
  void handsAreDealtAnewEvenlyOverWhatTheyMayBe() {
    var scene = galaxy().given("P1 hand E1 E2", "P0 hand E4", "deck E E3 X 0");
    var chance = Chance.of(new SplittableRandom(7));
    var seen = new TreeMap<Long, Integer>();
    int deals = 3000;
    for (int deal = 0; deal < deals; deal++) {
      var p = (NovaPosition) scene.position().copy();
      p.determinize(0, chance);
      assertThat(p.decks.hand(0)).isEqualTo(Cards.one(Card.E4.number));
      seen.merge(p.decks.hand(1), 1, Integer::sum);
    }
    assertThat(seen).hasSize(3); // two of E1, E2, E3
    assertThat(seen.values()).allMatch(count -> count > deals / 3 - 120);
  }

  private static NovaScene committed(String attack) {
    return front(3)
        .when("attack K1 P1", "send full line K0", "send full escort K0", "end", "stay")
        .when(attack);
  }

  @Test
  @Rule({"R 20.1", "R 11.5.2"})
  void aCommitmentIsHiddenUntilBothHaveCommitted() {
    var one = committed("fire line 1");
    var other = committed("fire escort 1");
    for (int viewer : new int[] {1, View.OBSERVER}) {
      assertThat(one.view(viewer)).isEqualTo(other.view(viewer));
      assertThat(one.told()).filteredOn(fact -> fact.audience().includes(viewer)).isEmpty();
    }
    assertThat(one.view(0)).isNotEqualTo(other.view(0));
    one.dice(1, 1).when(1, "fire line 1");
    assertThat(one.told()).extracting(Fact::kind).contains("committed");
  }

  @Test
  @Rule("R 20.1")
  void theDefenderMayImagineAnyCommitment() {
    var scene = committed("cover");
    var chance = Chance.of(new SplittableRandom(5));
    var seen = new TreeMap<String, Integer>();
    for (int deal = 0; deal < 2000; deal++) {
      var p = (NovaPosition) scene.position().copy();
      p.determinize(1, chance);
      seen.merge(FireFacts.commit(p, CombatRecord.ATTACKER), 1, Integer::sum);
    }
    assertThat(seen).containsOnlyKeys("nothing", "1 line", "1 escort", "1 line, 1 escort");
    assertThat(seen.values()).allMatch(count -> count > 400);
    long before = scene.position().fingerprint();
    scene.position().determinize(0, chance);
    assertThat(FireFacts.commit(scene.position(), CombatRecord.ATTACKER)).isEqualTo("nothing");
    assertThat(scene.position().fingerprint()).isEqualTo(before);
  }

  @Test
  @Rule("R 20.3")
  void othersHearOnlyTheDeckOfADraw() {
    var scene = galaxy().when("end", "pass").dice(1).when("draw W");
    var drawn = scene.told().stream().filter(fact -> fact.kind().startsWith("card-")).toList();
    assertThat(drawn).extracting(Fact::kind).containsExactly("card-drawn", "card-drawn");
    assertThat(drawn.get(0).audience()).isEqualTo(Audience.without(0));
    assertThat(drawn.get(0).text()).isEqualTo("P0 draws a card from deck W.");
    assertThat(drawn.get(0).args()).doesNotContainKey("card");
    assertThat(drawn.get(1).audience()).isEqualTo(Audience.only(0));
    assertThat(drawn.get(1).text()).isEqualTo("P0 draws War Levy from deck W.");
    var open = galaxy().option("openHands", "1").when("end", "pass").dice(1).when("draw W");
    assertThat(open.told()).filteredOn(fact -> fact.kind().equals("card-drawn")).hasSize(1);
    var spent = galaxy().given("P0 hand E1").when("spend E1-survey-flotilla").told();
    assertThat(spent).extracting(Fact::audience).containsOnly(Audience.EVERYBODY);
  }

  @Test
  @Rule("R 20.2")
  void whoHasCardsIsAskedForCombatCardsWhateverTheyAre() {
    for (var hand : new String[] {"E1", "W7", "W8"}) {
      front(3)
          .given("P1 hand " + hand)
          .when("attack K1 P1", "send full line K0", "done", "end")
          .then("asked P1", "decision combat-card")
          .allows("pass");
    }
  }
}
