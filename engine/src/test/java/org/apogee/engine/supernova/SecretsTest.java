package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.Step.DRAW;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.apogee.engine.Audience;
import org.apogee.engine.Chance;
import org.apogee.engine.Fact;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 14: what a viewer may know, and that nothing else can be told from what it sees. */
class SecretsTest {
  private static final long SEED = 5;

  private static SupernovaScene trade() {
    return supernova(3)
        .given("seat 0 holds Eden, Rigel", "seat 1 holds Fighter, Cruiser", "seat 2 holds Vega")
        .in(ACTION)
        .when("offer Eden", "offer to 1");
  }

  @Test
  @Rule("R 14.1")
  void handsAreForTheirOwners() {
    var scene = trade();
    assertThat(scene.view(0).empires().get(0).knownHand()).containsExactly("Eden", "Rigel");
    assertThat(scene.view(2).empires().get(0).knownHand()).isEmpty();
    assertThat(scene.view(View.OBSERVER).empires().get(0).knownHand()).isEmpty();
    assertThat(scene.view(2).empires().get(0).cardsInHand()).isEqualTo(2);
  }

  @Test
  @Rule("R 14.3")
  void theOfferedCardIsSeenByThoseItIsOfferedTo() {
    var scene = trade();
    assertThat(scene.view(0).trade().get(0).card()).isEqualTo("Eden");
    assertThat(scene.view(1).trade().get(0).card()).isEqualTo("Eden");
    assertThat(scene.view(1).empires().get(0).knownHand()).containsExactly("Eden");
    assertThat(scene.view(2).trade().get(0).card()).isEmpty();
    assertThat(scene.view(View.OBSERVER).trade().get(0).card()).isEmpty();
    assertThat(audiencesOf(scene.told(), "trade-offered"))
        .containsExactly(new Audience(~0b011, true), new Audience(0b011, false));
  }

  @Test
  @Rule("R 14.3")
  void cardsOfABidAreSeenByTheOfferer() {
    var scene = trade().when(1, "add Cruiser");
    var seen = scene.view(0).trade().get(0).bids().get(0);
    assertThat(seen.knownCards()).containsExactly("Cruiser-1");
    var hidden = scene.view(2).trade().get(0).bids().get(0);
    assertThat(hidden.knownCards()).isEmpty();
    assertThat(hidden.cards()).isEqualTo(1);
    assertThat(audiencesOf(scene.told(), "bid-raised"))
        .containsExactly(new Audience(~0b011, true), new Audience(0b011, false));
    scene.when(1, "bid").when(0, "accept 1");
    assertThat(scene.view(1).empires().get(0).knownHand()).containsExactly("Cruiser-1");
    assertThat(scene.view(2).empires().get(0).knownHand()).isEmpty();
  }

  @Test
  @Rule({"R 14.2", "R 14.1"})
  void cardsTakenFromTheDiscardPileAreKnownToAll() {
    var scene = supernova(2).given("Discard pile: Plague, Eden").in(DRAW).when(0, "draw discard");
    assertThat(scene.view(1).empires().get(0).knownHand()).containsExactly("Eden", "Plague");
    assertThat(scene.view(1).empires().get(0).cardsInHand()).isEqualTo(10);
    assertThat(audiencesOf(scene.told(), "drew"))
        .containsExactly(
            Audience.without(0), Audience.only(0), Audience.without(1), Audience.only(1));
  }

  @Test
  @Rule({"R 14.1", "R 14.3"})
  void whatIsUnseenCanBeSwappedWithoutATrace() {
    var scene = trade().when(1, "add Cruiser");
    var p = scene.position();
    for (int viewer = View.OBSERVER; viewer < 3; viewer++) {
      var swapped = p.copy();
      swapped.determinize(viewer, Chance.of(new SplittableRandom(SEED)));
      assertThat(swapped.view(viewer)).as("viewer %d", viewer).isEqualTo(p.view(viewer));
      assertThat(swapped.fingerprint()).as("viewer %d", viewer).isNotEqualTo(p.fingerprint());
      SceneLaws.check((SupernovaPosition) swapped);
    }
  }

  /** Eden comes from the Discard pile, so all have seen it. */
  private static SupernovaScene tradeOfAKnownCard() {
    return supernova(3)
        .given("Discard pile: Eden", "seat 0 holds Rigel", "seat 1 holds Fighter, Cruiser")
        .in(DRAW)
        .when(0, "draw discard")
        .in(ACTION)
        .when("offer Eden", "offer to 1");
  }

  @Test
  @Rule({"R 14.3", "D-40"})
  void whoIsNotInATradeIsNotToldThatAKnownCardIsInIt() {
    var scene = tradeOfAKnownCard();
    assertThat(scene.view(1).trade().get(0).card()).isEqualTo("Eden");
    for (int outside : new int[] {2, View.OBSERVER}) {
      assertThat(scene.view(outside).empires().get(0).knownHand()).contains("Eden");
      assertThat(scene.view(outside).trade().get(0).card()).isEmpty();
    }
    scene.when(1, "bid").when(0, "accept 1");
    assertThat(scene.view(2).empires().get(1).knownHand()).containsExactly("Eden");
  }

  @Test
  @Rule({"R 14.3", "D-40"})
  void theCardsOfATradeAreChosenAnewForWhoIsNotInIt() {
    var p = tradeOfAKnownCard().when(1, "add Cruiser").position();
    var offered = new TreeSet<String>();
    for (int seed = 0; seed < 50; seed++) {
      var imagined = (SupernovaPosition) p.copy();
      imagined.determinize(2, Chance.of(new SplittableRandom(seed)));
      offered.add(imagined.cards.label(imagined.trade.offered));
      assertThat(imagined.trade.bid.size()).isEqualTo(1);
      assertThat(imagined.view(2)).isEqualTo(p.view(2));
      SceneLaws.check(imagined);
    }
    assertThat(offered).contains("Eden").hasSizeGreaterThan(1);
  }

  private static List<Audience> audiencesOf(List<Fact> facts, String kind) {
    return facts.stream().filter(fact -> fact.kind().equals(kind)).map(Fact::audience).toList();
  }
}
