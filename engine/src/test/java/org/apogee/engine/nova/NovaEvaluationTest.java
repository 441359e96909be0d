package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What each thing is worth to a bot, in victory points: two positions that differ in it alone. */
class NovaEvaluationTest {
  private static final Offset<Double> EXACTLY = within(1e-6);

  /** The lead of P0, from the value that bots see. */
  private static double lead(NovaScene scene) {
    double value = 2 * new NovaEvaluation().value(scene.position(), 0) - 1;
    return 14 * value / (1 - Math.abs(value));
  }

  private static double gain(NovaScene before, NovaScene after) {
    return lead(after) - lead(before);
  }

  /** What one sentence more is worth in the test galaxy. */
  private static double gain(String... given) {
    return gain(galaxy(), galaxy().given(given));
  }

  /** What one sentence more is worth at the front. */
  private static double atFront(int tension, String... given) {
    return gain(bareFront(tension), bareFront(tension).given(given));
  }

  @Test
  void aPointIsAPointAndARivalsPointALoss() {
    double before = lead(galaxy());
    assertThat(lead(galaxy().given("P0 VP 5")) - before).isEqualTo(5, EXACTLY);
    assertThat(lead(galaxy().given("P1 VP 5")) - before).isEqualTo(-5, EXACTLY);
    assertThat(gain("P0 naval 3") - gain("P0 naval 1")).isEqualTo(0.16, EXACTLY);
  }

  @Test
  void amongSeveralTheStrongestRivalCountsMost() {
    double one = gain(galaxy(3), galaxy(3).given("P1 VP 40"));
    double more = gain(galaxy(3), galaxy(3).given("P1 VP 40", "P2 VP 40"));
    assertThat(one).isLessThan(-20).isGreaterThan(-40);
    assertThat(more).isEqualTo(-40, EXACTLY);
  }

  @Test
  void actionPointsAreWorthLessTheLaterItIs() {
    double early = gain("P0 AP 30");
    double late = gain(galaxy().given("turn 3"), galaxy().given("turn 3").given("P0 AP 30"));
    assertThat(early).isPositive();
    assertThat(late).isPositive().isLessThan(early);
  }

  @Test
  void cardsCountByTheirPointsAndThoseOfOthersByTheirNumber() {
    assertThat(gain("P0 hand E1 E2")).isPositive();
    double costly = gain("P1 hand W1 W2 W3");
    assertThat(costly).isNegative();
    assertThat(gain("P1 hand E1 E2 E3")).as("nobody sees which").isEqualTo(costly, EXACTLY);
    double six = gain("P0 hand E1 E2 E3 E4 E5 E6");
    double eight = gain("P0 hand E1 E2 E3 E4 E5 E6 E7 E8");
    assertThat(eight - six).as("more than can be spent").isLessThan(six / 3);
  }

  @Test
  void markersAreWorthTheMoreTheBiggerTheyAre() {
    double outpost = gain("K0.0 P0 outpost");
    double factory = gain("K0.0 P0 factory");
    double colony = gain("K0.0 P0 colony");
    assertThat(outpost).isPositive();
    assertThat(factory).isGreaterThan(outpost);
    assertThat(colony).isGreaterThan(factory);
    assertThat(gain("K1.0 P1 colony")).isNegative();
  }

  @Test
  void fleetsAreWorthHavingAndLessWhenTheyAreHurt() {
    double line = atFront(0, "K0 units P0 LEL");
    double hurt = atFront(0, "K0 units P0 LEl");
    double escort = atFront(0, "K0 units P0 LEE");
    assertThat(hurt).isPositive().isLessThan(line);
    assertThat(escort).isPositive().isLessThan(line);
    assertThat(atFront(0, "K1 units P1 L")).isNegative();
  }

  @Test
  void aStrongFleetIsWorthMoreTheNearerTheWar() {
    assertThat(gain(bareFront(0), bareFront(3))).isPositive();
    double atPeace = gain(front(0), front(0).given("K1 units P1 LLLLL"));
    double atWar = gain(front(3), front(3).given("K1 units P1 LLLLL"));
    assertThat(atWar).as("a fleet at the border that may come").isLessThan(atPeace);
  }

  @Test
  void aDeclaredAttackCountsByItsOdds() {
    double good = gain(attack("L"), attack("L").given("K1 units P0 LLLL"));
    assertThat(good).isGreaterThan(gain(front(3), front(3).given("K0 units P0 LLLLLE")));
    double weak = lead(attack("l"));
    double strong = lead(attack("LLLL"));
    assertThat(weak).isGreaterThan(strong);
  }

  /** P0 has declared an attack on K1 and sent nothing yet. */
  private static NovaScene attack(String defenders) {
    return bareFront(3).given("K1 units P1 " + defenders).when("attack K1 P1", "send full line K0");
  }

  @Test
  void aSiegeIsWorthMoreThanTheFleetAndBeingBesiegedIsALoss() {
    double besieging = atFront(3, "K1 units P0 LL", "K1 siege P0 P1");
    double being = atFront(3, "K0 units P1 LL", "K0 siege P1 P0");
    assertThat(besieging).isGreaterThan(atFront(3, "K0 units P0 LELL"));
    assertThat(being).isNegative();
  }

  @Test
  void friendsAreWorthHaving() {
    assertThat(gain("I0 relation P0 1")).isPositive();
    assertThat(gain("I0 relation P1 1")).isNegative();
  }
}
