package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** R 17 and R 19: the cards and events that no worked scenario plays. */
class CardsTest {
  @Test
  @Rule({"R 9.2", "D-21"})
  void anyNumberOfCardsMayBeSpent() {
    galaxy()
        .given("P0 hand E1 E2 W1", "P0 AP 1")
        .when("spend E1-survey-flotilla", "spend E2-colony-convoy", "spend W1-war-levy")
        .then("P0 AP 9", "P0 hand");
  }

  @Test
  @Rule("R 17.11")
  void surveyFlotillaExploresTwice() {
    galaxy()
        .given("P0 hand E1", "P0 AP 0")
        .when("play E1-survey-flotilla")
        .offers("choose A0", "choose B0", "choose C0", "choose D0")
        .dice(1)
        .when("choose A0")
        .then("A0 tile a", "P0 AP 0")
        .offers("pass", "choose B0", "choose C0", "choose D0")
        .dice(1)
        .when("choose B0")
        .then("B0 explored", "decision actions");
  }

  @Test
  @Rule("R 17.15")
  void industrialBoomBuildsAFactory() {
    galaxy()
        .given("P0 hand E5", "P0 AP 0")
        .refuses("play E5-industrial-boom")
        .given("D0 explored", "B0.0 P0 outpost")
        .when("play E5-industrial-boom")
        .offers("choose B0.0", "choose D0.0")
        .when("choose B0.0")
        .then("B0.0 P0 factory", "P0 AP 0");
  }

  @Test
  @Rule("R 17.16")
  void pioneerWaveBuildsTwoOutposts() {
    galaxy()
        .given("P0 hand E6", "A0 explored", "P0 AP 0")
        .when("play E6-pioneer-wave")
        .offers("choose A0.0", "choose A0.1")
        .when("choose A0.0")
        .offers("pass", "choose A0.1")
        .when("pass")
        .then("A0.0 P0 outpost", "A0.1 free", "decision actions");
  }

  @Test
  @Rule({"R 17.17", "R 17.33"})
  void detenteAndBorderIncident() {
    galaxy(3)
        .given("P0 hand E7 W3", "tension P0 P1 1", "tension P0 P2 5")
        .when("play E7-detente", "choose P1")
        .then("tension P0 P1 0")
        .when("play W3-border-incident")
        .offers("choose P1", "choose P2")
        .when("choose P2")
        .then("tension P0 P2 6", "tension P0 P1 0");
  }

  @Test
  @Rule("R 17.18")
  void marketCrashLastsUntilTheNextEconomy() {
    galaxy().given("P0 hand E8").when("play E8-market-crash").then("P1 base 0", "P0 base 1");
    galaxy().given("P0 hand E8", "P1 base 0").refuses("play E8-market-crash");
  }

  @Test
  @Rule("R 17.21")
  void sensorsMakeOneExplorationFreeFromTheNextImpulse() {
    var scene = galaxy().given("P0 hand E11").when("play E11-long-range-sensors").given("P0 AP 0");
    scene.offersOf("explore");
    scene.endImpulse().endImpulse().given("P0 AP 1", "active P0");
    scene
        .dice(1)
        .when("explore A0")
        .then("P0 AP 1")
        .dice(1)
        .when("explore B0")
        .then("P0 AP 0")
        .offersOf("explore");
  }

  @Test
  @Rule("R 17.31")
  void warLevyBuildsUpToTwoEscorts() {
    galaxy()
        .given("P0 hand W1", "A0.0 P0 outpost")
        .when("play W1-war-levy")
        .offers("choose H0", "choose A0")
        .when("choose A0")
        .then("A0 units P0 ee");
    galaxy()
        .given("no units", "P0 hand W1", "H0 units P0 EEEEEEE")
        .when("play W1-war-levy")
        .then("H0 units P0 EEEEEEEe");
  }

  @Test
  @Rule("R 17.32")
  void shipyardSurge() {
    galaxy().given("P0 hand W2", "P0 naval 5").when("play W2-shipyard-surge").then("P0 naval 6");
    galaxy().given("P0 hand W2", "P0 naval 6").refuses("play W2-shipyard-surge");
  }

  @Test
  @Rule("R 17.36")
  void forcedMarchWakesAStack() {
    galaxy()
        .given("no units", "A0.0 P0 outpost", "A0 units P0 !L!E", "P0 hand W6")
        .offersOf("move")
        .when("play W6-forced-march")
        .allows("move A0");
  }

  @Test
  @Rule({"R 17.39", "R 17.40", "R 17.42", "R 1.4", "R 11.7", "R 12.5"})
  void factorsAndTheDevelopmentsThatRaiseThem() {
    var p = front(5).position();
    p.combat.parties[0] = 0;
    p.combat.parties[1] = 1;
    assertThat(factors(p, 0)).containsExactly(2, 1, 2, 2);
    assertThat(factors(p, 1)).containsExactly(2, 1, 2, 2);
    p.combat.place = 1;
    assertThat(factors(p, 0)).containsExactly(1, 2, 3, 2);
    for (int seat = 0; seat < 2; seat++) {
      p.powers.setLife(seat, Development.COMBINED_ARMS, 1);
      p.powers.setLife(seat, Development.HEAVY_BATTERIES, 1);
      p.powers.setLife(seat, Development.ASSAULT_TROOPS, 1);
    }
    assertThat(factors(p, 0)).containsExactly(2, 2, 4, 2);
    assertThat(factors(p, 1)).containsExactly(1, 2, 4, 2);
    p.combat.place = CombatRecord.IN_SPACE;
    assertThat(factors(p, 0)).containsExactly(2, 2, 3, 2);
  }

  private static int[] factors(NovaPosition p, int side) {
    return new int[] {
      Fire.factor(p, side, UnitType.LINE),
      Fire.factor(p, side, UnitType.ESCORT),
      Fire.factor(p, side, UnitType.FORTRESS),
      Fire.factor(p, side, UnitType.MIXED)
    };
  }

  @Test
  @Rule({"R 17.3", "R 16.8"})
  void aDeckCannotRunOut() {
    var scene = galaxy().given("deck E X 2");
    scene.when("end", "pass").dice(2, 4).when("draw E").then("decision eliminate");
    scene.when("done").when("done").then("deck E X 0");
    assertThat(scene.view(0).decks().getFirst().left()).isEqualTo(28);
  }

  @Test
  @Rule("R 19.12")
  void mutiny() {
    var scene = galaxy().given("A0.0 P0 outpost", "A0 units P0 E", "A1 units P1 E");
    scene
        .happens(ScenarioEvent.V2)
        .then("H0 units P0 Leef.0", "A0 units P0 E", "H1 units P1 Leef.0", "A1 units P1 E");
  }

  @Test
  @Rule({"R 19.15", "R 19.18"})
  void tradeWindsAndMobilisation() {
    var scene = galaxy().given("I0 at M0", "I2 at Z", "I0 relation P1 1", "I2 relation P0 2");
    scene.given("P0 naval 6", "I0 reserve MMMMM");
    scene.happens(ScenarioEvent.V5).then("P0 naval 6", "P1 naval 3");
    scene.happens(ScenarioEvent.V8).then("I0 reserve MMMMM", "I2 reserve MMmm");
  }

  @Test
  @Rule({"R 19.17", "R 16.3", "D-11"})
  void anAcceleratedAgeSkipsATurn() {
    var scene = galaxy(4).given("deck E X 2");
    var p = scene.position();
    scene.happens(ScenarioEvent.V7);
    scene.when("end", "pass").dice(1, 3).when("draw E").then("turn 3");
    assertThat(p.isAccelerated()).isFalse();
  }

  @Test
  @Rule({"R 18.1", "R 18.3", "R 16.3"})
  void theGameEndsAfterTheLastTurn() {
    bareFront(2)
        .given("deck W X 2", "turn 3")
        .when("end", "pass")
        .dice(1, 4)
        .when("draw W")
        .then(
            "ending final-interphase", "turn 3", "P0 VP 4", "P1 VP 4", "P0 place 2", "P1 place 1");
    galaxy()
        .given("deck W X 2", "turn 3")
        .when("end", "pass")
        .dice(1, 4)
        .when("draw W")
        .then("P0 place 1", "P1 place 1");
    galaxy()
        .given("deck W X 2", "turn 3", "P1 naval 3")
        .when("end", "pass")
        .dice(1, 4)
        .when("draw W")
        .then("P1 place 1", "P0 place 2");
  }
}
