package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolScene.sol;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apogee.engine.Audience;
import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** What the chronicle says of each event, and what the outcome counts. */
class FactsTest {
  @Test
  @Rule({"R 6.2", "R 6.4", "R 6.5", "R 6.6"})
  void aMoveActionIsTold() {
    sol(2)
        .given("seat 0 has 1 on L0", "bridge L0-C0 of seat 1", "seat 0 has 1 on K0")
        .when("move", "launch U0", "fly L0 C0", "hurl K0")
        .says(
            "Seat 0 chooses to move.",
            "Seat 0 launches a sundiver to U0, where it has 1 now.",
            "Seat 0 flies a sundiver from L0 to C0, where it has 1 now.",
            "Seat 1 gains 1 energy for its bridge L0-C0.",
            "Seat 0 hurls a sundiver from K0 into the Sun: 2 momentum, 2 in all.",
            "The mothership of seat 0 drifts to dock 12.",
            "Round 1: seat 1 is to move.")
        .tells("action-chosen", "launched", "flew", "toll-paid", "hurled", "orbited", "turn-began");
  }

  @Test
  @Rule({"R 7.4", "R 7.5", "R 9.8"})
  void aConvertActionIsTold() {
    sol(2)
        .given("seat 0 has 1 on U0", "seat 0 has 1 on L0")
        .when("convert", "bridge L0-C0 from U0")
        .says(
            "Seat 0 builds the bridge L0-C0: its movement track rises to 4.",
            "Seat 0 draws Subduction.",
            "Seat 0 keeps Subduction, with the effect Procreate.")
        .tells("bridge-built", "cards-drawn", "card-kept");
    sol(2)
        .given("seat 0 has 1 on L0", "seat 0 has 1 on L2")
        .when("convert", "node L1")
        .says("Seat 0 builds a node on L1.");
    sol(2)
        .given("bridge L0-C0 of seat 0", "tower of seat 0 on C5")
        .when("convert", "deconvert L0-C0")
        .says("Seat 0 turns its bridge L0-C0 back into 2 sundivers.")
        .when("move", "end", "convert", "deconvert C5")
        .says("Seat 0 turns its tower on C5 back into 3 sundivers.");
  }

  @Test
  @Rule({"R 8.3", "R 8.4"})
  void anActivateActionIsTold() {
    sol(2)
        .given("seat 0 has 1 on R3", "foundry of seat 1 on R3", "energy 5 2")
        .when("activate", "activate R3", "decline bonus", "take bonus")
        .says(
            "Seat 0 activates seat 1's foundry on R3.",
            "Seat 0 pays 3 energy and builds 3 sundivers.",
            "Seat 1 declines the bonus of R3.",
            "Seat 0 takes the bonus of R3.",
            "Seat 0 pays 2 energy and builds 2 sundivers.");
    sol(2)
        .given("seat 0 has 1 on C3", "tower of seat 0 on C3")
        .when("activate", "activate C3", "take bonus")
        .says(
            "Seat 0 activates its tower on C3.",
            "Seat 0 pays 2 energy and transmits it: 2 momentum.",
            "Seat 0 pays 1 energy and transmits it: 1 momentum.");
    sol(2)
        .given("seat 0 has 1 on C3", "node of seat 0 on C3")
        .when("activate", "activate C3", "take bonus")
        .says("Seat 0 harvests 2 energy.", "Seat 0 harvests 1 energy.");
  }

  @Test
  @Rule({"R 9.4", "R 9.5", "R 9.6"})
  void aFlareIsTold() {
    sol(2)
        .given("seat 0 has 1 on C3", "node of seat 0 on C3", "energy 3 15")
        .given("node of seat 1 on U0", "node of seat 1 on U1", "foundry of seat 0 on U2")
        .given("foundry of seat 0 on U3")
        .deck(0)
        .when("activate", "activate C3", "decline bonus", "flare U2 pay", "flare U3 decline")
        .says(
            "Seat 0 draws Explosion.",
            "The Sun flares: the countdown falls to 12.",
            "Seat 1 loses 7 energy to the flare and has 8 left.",
            "The flare gives seat 1 2 energy for its nodes in the upper orbit.",
            "Seat 0 pays 1 energy at U2 and builds a sundiver.",
            "Seat 0 builds nothing at U3.",
            "Seat 0 keeps Explosion, with the effect Catapult.");
  }

  @Test
  @Rule({"R 11.1", "R 11.2", "R 11.6", "R 11.9"})
  void theEndIsTold() {
    sol(2)
        .option("quietRounds", "2")
        .given("quiet 3", "countdown 1", "seat 1 has 1 on K0")
        .deck(0)
        .when("move", "end", "move", "hurl K0")
        .says(
            "The Sun was quiet for too long and draws 2 cards by itself.",
            "The Sun draws Explosion.",
            "The Sun goes nova.",
            "Seat 1 has a last chance to transmit.",
            "The game ends: the motherships ride the wave.",
            "Seat 0 takes the second place with 0 momentum.",
            "Seat 1 takes the first place with 2 momentum.");
    sol(1)
        .option("maxRounds", "10")
        .given("round 10")
        .when("move", "end")
        .says(
            "The last round ends, and with it the game.",
            "Seat 0 takes the first place with 0 momentum: engulfed.");
  }

  @Test
  @Rule({"R 10.3 JUGGERNAUT", "R 10.3 CLUSTER", "R 10.3 FUEL", "R 10.3 CEREMONY"})
  void moveEffectsAreTold() {
    sol(2)
        .given("seat 0 holds JUGGERNAUT", "node of seat 0 on K0")
        .when("move", "play juggernaut", "fly station K0 K1", "hurl station K1")
        .says(
            "Seat 0 plays Juggernaut.",
            "Seat 0 flies its node from K0 to K1.",
            "Seat 0 hurls its node from K1 into the Sun: 2 momentum, 2 in all.");
    sol(2)
        .given("seat 0 holds CLUSTER", "seat 0 has 3 on K0")
        .when("move", "play cluster", "fly K0 K1 x3")
        .says("Seat 0 flies 3 sundivers from K0 to K1, where it has 3 now.");
    sol(2)
        .given("seat 0 holds FUEL")
        .when("move", "play fuel", "burn")
        .says("Seat 0 burns 1 energy for 2 movement points and has 2 energy left.");
    sol(2)
        .given("seat 0 holds CEREMONY")
        .when("move", "launch U0", "launch U0", "play ceremony")
        .says("Seat 0 gains 2 energy by Ceremony.");
  }

  @Test
  @Rule({"R 10.3 INVADE", "R 10.3 METAMORPHOSIS", "R 10.3 TRIBUTE", "R 10.3 PILLAR"})
  void otherEffectsAreTold() {
    sol(2)
        .given("seat 0 holds INVADE", "node of seat 1 on L3", "seat 0 has 2 on L3")
        .when("convert", "play invade L3")
        .says("Seat 0 takes the place of seat 1's node on L3.");
    sol(2)
        .given("seat 0 holds METAMORPHOSIS", "node of seat 0 on C3")
        .when("convert", "play metamorphosis C3 tower")
        .says("The node of seat 0 on C3 becomes a tower.");
    sol(2)
        .given("seat 0 holds TRIBUTE", "node of seat 0 on C3", "seat 1 has 2 on C3")
        .when("play tribute")
        .says("Seat 1 pays 2 energy to seat 0.");
    sol(2)
        .given("seat 0 holds PILLAR", "seat 0 has 1 on C0", "node of seat 0 on C0")
        .when("play pillar subduction", "activate", "activate C0", "decline bonus")
        .says("Seat 0 names the suit Subduction.", "Seat 0 gains 2 momentum by Pillar.");
    sol(2)
        .given("seat 0 holds PROCREATE", "seat 0 has 2 on C3")
        .when("play procreate")
        .says("Seat 0 gets another sundiver on C3.");
  }

  @Test
  @Rule({"R 9.2", "R 9.4"})
  void cardsWithoutAFlareBetweenThemAreOneLineWithDetail() {
    var told =
        sol(2)
            .given("seat 0 has 1 on K0", "node of seat 0 on K0")
            .deck(1, 2, 0)
            .when("activate", "activate K0", "decline bonus")
            .told();
    var drawn = told.stream().filter(fact -> fact.kind().equals("cards-drawn")).toList();
    assertThat(drawn).hasSize(1);
    assertThat(drawn.getFirst().text()).isEqualTo("Seat 0 draws 3 cards, last Explosion.");
    assertThat(drawn.getFirst().args())
        .hasToString("{seat=0, cards=3, suits=[Subduction, Refraction, Explosion]}");
    assertThat(drawn.getFirst().detail())
        .containsExactly(
            "Subduction, with the effect Procreate",
            "Refraction, with the effect Ceremony",
            "Explosion, with the effect Catapult");
  }

  @Test
  @Rule("R 3.6")
  void aFactHasThePhaseItBelongsTo() {
    var told =
        sol(2)
            .given("seat 0 has 1 on K0", "node of seat 0 on K0")
            .deck(0, 1, 2)
            .when("activate", "activate K0", "decline bonus")
            .told();
    assertThat(told)
        .extracting(fact -> fact.kind() + " " + fact.phase())
        .contains("action-chosen choose", "activated activate", "cards-drawn draw", "flare flare");
  }

  @Test
  @Rule("R 12.1")
  void aGameAloneEndsWithAResult() {
    var scene =
        sol(1)
            .option("maxRounds", "10")
            .given("round 10", "seat 0 has 5 on K0")
            .when("move", "hurl K0", "hurl K0", "hurl K0");
    assertThat(SolBand.of(9)).isEqualTo(SolBand.ENGULFED);
    assertThat(SolBand.of(10)).isEqualTo(SolBand.SCORCHED);
    assertThat(SolBand.of(24)).isEqualTo(SolBand.SCORCHED);
    assertThat(SolBand.of(25)).isEqualTo(SolBand.ESCAPED);
    assertThat(SolBand.of(40)).isEqualTo(SolBand.CLEAN_ESCAPE);
    scene.says("Seat 0 takes the first place with 6 momentum: engulfed.");
    var view = (SolView) scene.position().view(0);
    assertThat(view.result()).isEqualTo("engulfed");
    assertThat(SolSketch.draw(view)).contains("Result: engulfed.");
    assertThat(((SolView) sol(1).position().view(0)).result()).isEqualTo("none");
  }

  @Test
  @Rule({"R 14.1", "R 14.2"})
  void everybodyMayKnowEveryFact() {
    var told = sol(2).given("seat 0 has 1 on L0").when("move", "fly L0 L1", "end").told();
    assertThat(told).hasSizeGreaterThan(3).allMatch(it -> it.audience().equals(Audience.EVERYBODY));
    assertThat(told.get(1).args()).hasToString("{seat=0, from=L0, to=L1, sundivers=1}");
  }

  @Test
  @Rule({"R 11.10", "R 11.9"})
  void theOutcomeCountsWhatHappened() {
    var scene =
        sol(2)
            .option("maxRounds", "10")
            .given("round 10", "seat 1 is active", "seat 1 has 3 on K0", "seat 0 has 1 on L0")
            .given("bridge R0-K0 of seat 0")
            .when(1, "move", "hurl K0", "fly K0 R0", "launch U6")
            .then("over by round-limit", "momentum 0 2", "energy 4 3");
    var outcome = scene.position().outcome();
    assertThat(outcome.counters().keySet())
        .startsWith("rounds")
        .contains("sundivers.launched", "tolls.paid", "energy.lost-to-flares")
        .hasSize(SolCounter.count() + 1);
    assertThat(outcome.counters())
        .containsEntry("rounds", 10L)
        .containsEntry("sundivers.launched", 1L)
        .containsEntry("flights", 1L)
        .containsEntry("sundivers.hurled", 1L)
        .containsEntry("tolls.paid", 1L)
        .containsEntry("momentum.hurls", 2L)
        .containsEntry("cards.drawn", 0L);
    assertThat(outcome.scores()).containsExactly(0, 2);
    assertThat(outcome.places()).containsExactly(2, 1);
    assertThatThrownBy(() -> sol(2).position().outcome())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("the game is not over");
  }
}
