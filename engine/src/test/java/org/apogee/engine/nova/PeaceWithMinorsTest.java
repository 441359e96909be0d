package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.galaxy;

import org.apogee.engine.rules.Rule;
import org.junit.jupiter.api.Test;

/** D-27: a treaty ends what was going on between a power and a minor. */
class PeaceWithMinorsTest {
  /** P0 has an outpost and two line fleets at C0, next to the home of I0. */
  private static NovaScene beside() {
    return galaxy()
        .given("no units", "I0 at M0", "C0.0 P0 outpost", "C0 units P0 LL", "P0 hand E3 E4");
  }

  private static NovaScene besieging() {
    return beside().given("M0 units P0 L", "M0 siege P0 I0", "M0.0 damage 1");
  }

  @Test
  @Rule({"D-27", "R 7.3", "R 17.13"})
  void aTreatyLiftsTheSiege() {
    besieging()
        .when("play E3-trade-mission")
        .then("I0 relation P0 1", "M0 siege none")
        .tells("relation", "siege-ended")
        .says("P0 now has a treaty with the Hesper League.", "The siege at M0 ends.");
  }

  @Test
  @Rule({"D-27", "R 10.3"})
  void theFleetsOfALiftedSiegeGoHome() {
    besieging()
        .when("play E3-trade-mission", "end")
        .tells("retreat")
        .then("M0 units P0 none", "C0 units P0 LLL", "decision adjust");
  }

  @Test
  @Rule({"D-27", "R 17.14"})
  void anAllianceFollowsAsUsual() {
    besieging()
        .when("play E3-trade-mission", "play E4-embassy")
        .then("I0 relation P0 2", "M0 siege none");
  }

  @Test
  @Rule({"D-27", "R 10.1", "R 10.2"})
  void anAttackThatWasDeclaredIsNotFought() {
    beside()
        .given("I0 reserve MM")
        .when("attack M0 I0", "done", "play E3-trade-mission", "end")
        .then("I0 relation P0 1", "I0 reserve MM", "M0 siege none", "M0.1 I0 outpost")
        .then("M0 units P0 none", "C0 units P0 LL", "P0 VP 0")
        .tellsNo("combat")
        .tellsNo("siege-laid");
  }

  @Test
  @Rule({"D-27", "R 7.3"})
  void theSiegesOfOtherPowersGoOn() {
    galaxy(3)
        .given("no units", "I0 at M0", "C0.0 P0 outpost", "P0 hand E3")
        .given("M0 units P1 L", "M0 siege P1 I0")
        .when("play E3-trade-mission")
        .then("I0 relation P0 1", "M0 siege P1 I0")
        .tellsNo("siege-ended");
  }
}
