package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.Step.ACTION;
import static org.apogee.engine.supernova.Step.BUILD;
import static org.apogee.engine.supernova.Step.DISCARD;
import static org.apogee.engine.supernova.Step.DISCOVER;
import static org.apogee.engine.supernova.Step.DRAW;
import static org.apogee.engine.supernova.Step.TRANSPORT;
import static org.apogee.engine.supernova.SupernovaScene.supernova;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.apogee.engine.Fact;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 14.5: what the chronicle reports, and to whom. */
final class ChronicleTest {
  private static List<String> heard(SupernovaScene scene, int viewer) {
    return scene.told().stream()
        .filter(fact -> fact.audience().includes(viewer))
        .map(Fact::text)
        .toList();
  }

  private static List<String> detail(SupernovaScene scene, String kind) {
    return scene.told().stream()
        .filter(fact -> fact.kind().equals(kind))
        .toList()
        .getLast()
        .detail();
  }

  private static SupernovaScene inOrbit() {
    return supernova(2)
        .given("seat 0 has Freya", "Battleship [Laze Cannon] at Freya")
        .given("seat 1 has Vega [Drifters]", "Cruiser [Warp Cannon, Bounty Hunters] at Vega")
        .given(
            "seat 0 holds Battle Fury, Battle Fury, Ceasefire", "seat 1 holds Wormhole, Sabotage")
        .in(ACTION)
        .when("attack from Freya", "send Battleship", "fleet done", "attack Vega");
  }

  @Test
  @Rule({"R 14.5", "R 8.8"})
  void shipsLostInOrbitAreNamedWithTheirAssets() {
    var scene =
        inOrbit()
            .when(1, "flight done")
            .when(0, "play Battle Fury on attacker")
            .when(1, "pass")
            .when(0, "play Battle Fury on attacker")
            .allPass()
            .says(
                "Seat 0 wins as the attacker with 13 to 10 in military strength.",
                "Seat 1 loses Cruiser-1 (Bounty Hunters, Warp Cannon) to the Scrapyard.");
    assertThat(detail(scene, "fought"))
        .containsExactly(
            "Military strength of seat 0: 5 (Battleship-1) + 2 (Laze Cannon-1) + 3 (Battle Fury-1)"
                + " + 3 (Battle Fury-2) = 13.",
            "Military strength of seat 1: 4 (Cruiser-1) + 3 (Bounty Hunters) + 3 (Warp Cannon)"
                + " = 10.",
            "Diplomatic strength of seat 1: 1 (Bounty Hunters).");
  }

  @Test
  @Rule({"R 14.5", "R 8.8"})
  void aFleetThatIsLostIsNamed() {
    inOrbit()
        .when(1, "flight done")
        .allPass()
        .says(
            "Seat 1 wins as the defender with 10 to 7 in military strength.",
            "Seat 0 loses Battleship-1 (Laze Cannon-1) to the Scrapyard.");
  }

  @Test
  @Rule({"R 14.5", "R 8.13", "R 8.14"})
  void theEndOfAnAttackIsReported() {
    inOrbit()
        .when(1, "flight done")
        .when(0, "play Ceasefire")
        .says("Seat 0 plays Ceasefire.", "The fleet of seat 0 returns to Freya.");
    inOrbit()
        .when(1, "flight done")
        .when(0, "pass")
        .when(1, "play Wormhole on Battleship")
        .says(
            "Seat 1 plays Wormhole-1 on Battleship-1.",
            "Battleship-1 (Laze Cannon-1) of seat 0 falls into Deep Space.",
            "Seat 0 has no ship left in the attack, which ends.");
    inOrbit()
        .when(1, "flee Cruiser", "flight done")
        .when(0, "withdraw")
        .says("Seat 0 calls off the attack on Vega.", "The fleet of seat 0 returns to Freya.");
  }

  @Test
  @Rule({"R 14.5", "R 8.11"})
  void assetsLostOnAPlanetAreNamed() {
    inOrbit()
        .when(1, "flee Cruiser", "flight done")
        .when(0, "military on planet")
        .allPass()
        .says(
            "Seat 1 loses Drifters-1 on Vega to the Scrapyard.",
            "Seat 0 captures Vega from seat 1 by force; their potentials are now 5 and 0.");
  }

  @Test
  @Rule({"R 14.5", "R 8.11"})
  void assetsThatReturnAreNamed() {
    supernova(2)
        .given("seat 0 has Freya", "Freighter [Nora Lucre] at Freya")
        .given("seat 1 has Vega [Drifters, Evil Clones, Hydroponic Domes]")
        .in(ACTION)
        .when("attack from Freya", "send Freighter", "fleet done", "attack Vega")
        .when("economic on planet")
        .allPass()
        .when(0, "pick Hydroponic Domes")
        .says(
            "Seat 0 keeps Hydroponic Domes-1; Evil Clones-1 and Drifters-1 return to the hand of"
                + " seat 1.",
            "Seat 0 captures Vega from seat 1 by economic means; their potentials are now 6 and"
                + " 0.");
  }

  @Test
  @Rule({"R 14.5", "R 8.12", "D-13"})
  void bypassedShipsRetreat() {
    supernova(2)
        .given("seat 0 has Freya", "Gravity Skiff [Koolian Envoys] at Freya")
        .given("seat 1 has Vega", "Battleship at Vega")
        .in(ACTION)
        .when("attack from Freya", "send Gravity Skiff", "fleet done", "attack Vega")
        .when(1, "flight done")
        .when("bypass orbit", "diplomatic on planet")
        .allPass()
        .says(
            "Battleship-1 of seat 1 retreats into Deep Space.",
            "Seat 0 captures Vega from seat 1 by diplomacy; their potentials are now 5 and 0.");
  }

  @Test
  @Rule({"R 14.5", "R 2.9"})
  void whatASpecialDestroysIsNamed() {
    var scene =
        supernova(2)
            .given("seat 0 holds Super Nova, Black Hole, Plague", "seat 1 has Mizar [Evil Clones]")
            .given("seat 1 has Vega [Rich Ores]", "Battleship [Laze Cannon] at Vega")
            .given("seat 1 has Freya [Drifters]", "Fighter at Freya", "Cruiser at Freya")
            .in(ACTION);
    scene
        .when("play Super Nova on Vega")
        .says(
            "Seat 0 plays Super Nova on Vega.",
            "Seat 1 loses Vega to the Scrapyard, with Rich Ores, Battleship-1 and Laze Cannon-1.")
        .when("play Black Hole on Freya")
        .says(
            "Seat 1 loses Freya to the Scrapyard, with Drifters-1; Cruiser-1 and Fighter-1 flee"
                + " into Deep Space.")
        .when("play Plague on Evil Clones")
        .says("Mizar of seat 1 loses Evil Clones-1 to the Scrapyard.");
  }

  @Test
  @Rule({"R 14.5", "R 5.3"})
  void whatAnEnvironmentDoesIsReported() {
    supernova(2)
        .given("seat 0 holds Ko'ol, Hot Climate", "seat 1 holds Cold Climate")
        .in(DISCOVER)
        .when("discover Ko'ol")
        .says(
            "Seat 0 discovers Ko'ol, the homeworld of the Koolians; its total potential is now 3.")
        .when("pass", "play Cold Climate on Ko'ol")
        .says("Seat 1 plays Cold Climate-1 on Ko'ol, which loses 2 economic strength.")
        .when("play Hot Climate on Ko'ol")
        .says(
            "Seat 0 plays Hot Climate-1 on Ko'ol.",
            "Hot Climate-1 and Cold Climate-1 cancel each other on Ko'ol and go to the"
                + " Scrapyard.");
  }

  @Test
  @Rule({"R 14.5", "R 6.1"})
  void whatIsBuiltIsReportedWithItsEffect() {
    supernova(2)
        .given("seat 0 declared Freya", "seat 0 holds Evil Clones, Fighter, Laze Cannon")
        .given("seat 0 holds Megalopolis")
        .in(BUILD)
        .when("build Evil Clones on Freya", "build Fighter at Freya")
        .says(
            "Seat 0 settles Evil Clones-1 on Freya, which gains 2 military strength.",
            "Seat 0 builds Fighter-1 at Freya.")
        .when("build Laze Cannon on Fighter", "build Megalopolis on Freya")
        .says(
            "Seat 0 fits Laze Cannon-1 to Fighter-1, which gains 2 military strength.",
            "Seat 0 builds Megalopolis-1 on Freya, which gains 2 potential and 1 economic"
                + " strength.");
  }

  @Test
  @Rule({"R 14.5", "R 10.1", "R 10.2"})
  void transportAndLossesAreReportedWithPlaces() {
    supernova(2)
        .given("seat 0 has Freya [Drifters]", "Freighter at Freya", "seat 0 has Vega")
        .given("Cruiser [Laze Cannon] of seat 0 in Deep Space", "seat 0 holds Eden")
        .in(TRANSPORT)
        .when("load Drifters into Freighter", "move Freighter to Vega", "end")
        .says(
            "Seat 0 loads Drifters-1 from Freya into Freighter-1.",
            "Seat 0 moves Freighter-1 from Freya to Vega.",
            "Seat 0 loses Cruiser-1 (Laze Cannon-1), which cannot stay in Deep Space.")
        .when("discard Eden")
        .says("Seat 0 discards Eden from its hand.");
    supernova(2)
        .given("seat 0 has Algol [Drifters, Evil Clones]", "Fighter at Algol", "Cruiser at Algol")
        .given("Battleship at Algol", "seat 0 holds Eden")
        .in(DISCARD)
        .when("drop Drifters", "drop Fighter")
        .says(
            "Seat 0 drops Drifters-1 from Algol, which has room for 1 population.",
            "Seat 0 drops Fighter-1 from Algol, which supports 2 ships.");
  }

  @Test
  @Rule({"R 14.5", "R 14.1"})
  void aDrawIsOneLineForEachViewer() {
    var scene =
        supernova(2)
            .given("seat 1 holds Eden", "Discard pile: Plague")
            .in(DRAW)
            .when(0, "draw main");
    assertThat(heard(scene, 1)).contains("Seat 0 draws 10 cards from the Main Deck.");
    assertThat(heard(scene, 0)).filteredOn(text -> text.startsWith("Seat 0 draws")).hasSize(1);
    assertThat(heard(scene, View.OBSERVER))
        .filteredOn(text -> text.startsWith("Seat 0 draws"))
        .hasSize(1);
    var own = scene.told().stream().filter(fact -> !fact.detail().isEmpty()).toList().getFirst();
    assertThat(own.audience().includes(1)).isFalse();
    assertThat(own.detail().getFirst()).startsWith("The cards are Tlis, Ko'ol, Antares,");
  }

  @Test
  @Rule({"R 14.5", "R 14.3", "R 7.4"})
  void aTradeIsOneLineForEachViewer() {
    var scene =
        supernova(4)
            .given("seat 0 holds Eden", "seat 1 holds Fighter, Cruiser", "seat 2 holds Vega")
            .in(ACTION)
            .when("offer Eden", "offer to 1 2");
    assertThat(heard(scene, 0))
        .containsExactly("Seat 0 puts Eden up for trade.", "Seat 0 offers Eden to seats 1 and 2.");
    assertThat(heard(scene, 2))
        .containsExactly(
            "Seat 0 puts a card up for trade.", "Seat 0 offers Eden to seats 1 and 2.");
    assertThat(heard(scene, 3))
        .containsExactly(
            "Seat 0 puts a card up for trade.", "Seat 0 offers the card to seats 1 and 2.");
    scene.when(1, "add Cruiser", "add Fighter", "bid and promise peace");
    assertThat(heard(scene, 0))
        .containsExactly(
            "Seat 1 adds Cruiser-1 to its bid, which now has 1 card.",
            "Seat 1 adds Fighter-1 to its bid, which now has 2 cards.",
            "Seat 1 bids 2 cards and promises not to attack seat 0 until the end of turn 2.");
    assertThat(heard(scene, View.OBSERVER))
        .startsWith(
            "Seat 1 adds a card to its bid, which now has 1 card.",
            "Seat 1 adds a card to its bid, which now has 2 cards.");
    scene.when(2, "decline").when(0, "accept 1");
    assertThat(heard(scene, 1))
        .containsExactly("Seat 0 gives Eden to seat 1 for Cruiser-1 and Fighter-1 and a promise.");
    assertThat(heard(scene, 3))
        .containsExactly("Seat 0 gives the card to seat 1 for 2 cards and a promise.");
  }

  @Test
  @Rule({"R 14.5", "R 7.4"})
  void aTradeWithoutABidIsReported() {
    supernova(2)
        .given("seat 0 holds Eden")
        .in(ACTION)
        .when("offer Eden", "offer to 1", "decline")
        .says("Seat 1 does not bid.", "Nobody bids for the card of seat 0.");
  }

  @Test
  @Rule({"R 14.5", "R 11.1"})
  void theEndNamesTheWinnerAndAllPotentials() {
    var scene =
        supernova(2)
            .option("threshold", "8")
            .given(
                "seat 0 has Eden", "seat 0 has Altair", "seat 0 has Algol", "seat 0 holds Fighter")
            .in(DISCARD)
            .when(0, "discard Fighter")
            .says("The game ends because seat 0 has reached a potential of 8: seat 0 wins.");
    assertThat(detail(scene, "game-over"))
        .containsExactly(
            "Seat 0 has a potential of 8 and takes first place.",
            "Seat 1 has a potential of 0 and takes second place.");
  }

  @Test
  @Rule({"R 14.5", "R 4.3"})
  void aLineBelongsToAPhaseOfTheTurn() {
    var scene = inOrbit();
    assertThat(scene.told()).extracting(Fact::phase).containsOnly("action");
    var end = supernova(2).given("seat 0 holds Eden").in(DISCARD).when("discard Eden");
    assertThat(end.told())
        .extracting(Fact::kind, Fact::phase)
        .startsWith(
            tuple("discarded", "discard"),
            tuple("penalized", "discard"),
            tuple("turn-began", "draw"));
  }
}
