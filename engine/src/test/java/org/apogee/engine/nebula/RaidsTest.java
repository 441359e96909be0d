package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** What the planner cannot see: what ships can take before and after the enemy's answer. */
class RaidsTest {
  private static Raids raids(int attacker, int viewer, String... given) {
    var raids = new Raids();
    raids.measure(conflict().given(given).position(), attacker, viewer);
    return raids;
  }

  private static double strike(String... given) {
    return raids(0, 0, given).strikes[Stakes.WIN];
  }

  @Test
  void theActiveSeatStrikesAsFarAsItsStepsGo() {
    assertThat(strike("S1 at 1D9 with 2")).isEqualTo(1);
    assertThat(strike("S1 at 1D9 with 2", "S1 steps 2")).isEqualTo(1);
    assertThat(strike("S1 at 1D9 with 2", "S1 steps 3")).isZero();
    assertThat(strike("S1 at 1D9 with 2", "S1 marks new")).isZero();
    assertThat(strike("S1 at 1D9 with 0")).as("without a regiment").isZero();
  }

  @Test
  void behindThePlanOfTheViewerTheEnemyStrikesFirst() {
    var ship = "N1 at 0D9 with 2";
    assertThat(raids(1, 0, ship).strikes[Stakes.WIN]).isEqualTo(1);
    assertThat(raids(1, 1, ship).strikes[Stakes.WIN]).isZero();
    assertThat(raids(1, 1, ship).menaces[Stakes.WIN]).isEqualTo(1);
    assertThat(raids(1, 0, ship, "N1 marks emp").strikes[Stakes.WIN]).isZero();
    assertThat(raids(1, 0, ship, "N1 marks emp").menaces[Stakes.WIN]).isEqualTo(1);
  }

  @Test
  void aRingHoldsUpAShipThatComesFromOutside() {
    assertThat(strike("S1 at 1D9 with 2", "P4 of seat 1 with 20")).isZero();
    assertThat(strike("S1 at 1D9 with 2", "P4 of seat 1 with 10")).isEqualTo(1);
    assertThat(strike("S1 at 1E8 with 2", "P4 of seat 1 with 20")).isEqualTo(1);
  }

  @Test
  void guardsLowerTheChance() {
    assertThat(strike("S1 at 1E8 with 6", "N1 at 1G6 with 0")).isEqualTo(1);
    assertThat(strike("S1 at 1E8 with 3", "N1 at 1G6 with 3")).isEqualTo(0.5, within(1e-9));
    assertThat(strike("S1 at 1E8 with 0", "S2 at 1D9 with 3", "N1 at 1G6 with 3"))
        .isEqualTo(0.5, within(1e-9));
    assertThat(strike("S1 at 1E8 with 3", "S2 at 1D9 with 3", "N1 at 1G6 with 3"))
        .as("two that come one after another")
        .isEqualTo(1 - 5 / 16.0, within(0.13))
        .isGreaterThan(0.5);
  }

  @Test
  void aColonyNeedsFiveRegimentsOnTheWay() {
    assertThat(raids(0, 0, "S1 at 0D15 with 4").strikes[Stakes.COLONY]).isZero();
    assertThat(raids(0, 0, "S1 at 0D15 with 4", "P1 free with 1").strikes[Stakes.COLONY])
        .as("one waits there already")
        .isPositive();
    assertThat(raids(0, 0, "S1 at 0D15 with 3", "S2 at 0C18 with 2").strikes[Stakes.COLONY])
        .as("two ships together")
        .isPositive();
  }

  @Test
  void aJumpLeadsOneShipOverTheDistance() {
    assertThat(strike("S1 at 0G13 with 2")).isZero();
    assertThat(strike("S1 at 0G13 with 2", "seat 0 jumpgate ready")).isEqualTo(1);
    assertThat(strike("S1 at 0J19 with 2", "seat 0 jumpgate ready")).as("too far").isZero();
  }

  @Test
  void strongShipsPreyOnWeakOnes() {
    assertThat(raids(0, 0, "S1 at 0D9 with 6", "N1 at 0E5 with 0").prey).isEqualTo(3);
    assertThat(raids(0, 0, "S1 at 0D9 with 2", "N1 at 0E5 with 2").prey).isZero();
    assertThat(raids(0, 0, "S1 at 0D9 with 1", "N1 at 0E5 with 6").prey).isZero();
  }
}
