package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaScene.bareFront;
import static org.apogee.engine.nova.NovaScene.front;
import static org.apogee.engine.nova.NovaScene.galaxy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What each thing is worth to a bot, in victory points: two positions that differ in it alone. */
class NovaEstimateTest {
  private static final Offset<Double> EXACTLY = within(1e-4);

  private static final int WORTH = 0;
  private static final int LEAD = 12;
  private static final int VIEWER = 0;

  private static double worth(NovaScene scene, int seat) {
    var features = new NovaFeatures();
    var described = new float[features.names().size()];
    features.describe(scene.position(), seat, VIEWER, described);
    return described[WORTH] * LEAD;
  }

  /** The lead of P0 over P1, as P0 sees it. */
  private static double lead(NovaScene scene) {
    return worth(scene, 0) - worth(scene, 1);
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
  void whenTheThirdXCardIsNearAPointIsWorthMore() {
    String[] last = {"turn 3", "deck E E1 X 2", "deck W W1 X 2"};
    double before = gain(galaxy().given("turn 3"), galaxy().given("turn 3", "P0 VP 5"));
    double near = gain(galaxy().given(last), galaxy().given(last).given("P0 VP 5"));
    assertThat(before).isEqualTo(5, EXACTLY);
    assertThat(near).isGreaterThan(3 * before);
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
  void anAttackThatLetsARoundPassIsWorthLess() {
    double firing = lead(attack("l").when("done", "end", "stay", "fire line 1"));
    double covering = lead(attack("l").when("done", "end", "stay", "cover"));
    assertThat(covering).isLessThan(firing);
  }

  /** P1 has not committed yet, so P1 cannot know whether P0 fires. */
  @Test
  void onlyTheAttackerKnowsHowItHasCommitted() {
    var features = new NovaFeatures();
    var firing = new float[features.names().size()];
    var covering = firing.clone();
    for (int seat = 0; seat < 2; seat++) {
      var scene = attack("l").when("done", "end", "stay", "fire line 1");
      features.describe(scene.position(), seat, 1, firing);
      scene = attack("l").when("done", "end", "stay", "cover");
      features.describe(scene.position(), seat, 1, covering);
      assertThat(covering).isEqualTo(firing);
    }
  }

  /** The fleets that could come stand in K1, whose space is fought for but not lost. */
  @Test
  void anAttackWithoutHopeDoesNotHideWhatTheEnemyThreatens() {
    var before = bareFront(4).given("K1 units P1 LLL");
    var after = bareFront(4).given("K1 units P1 LLL");
    after.when("attack K1 P1", "send full escort K0", "done");
    assertThat(lead(after)).isLessThan(lead(before));
  }

  @Test
  void anEmptyFactoryInReachIsAnOpportunityAsLongAsThereArePoints() {
    double safe = gain(bareFront(0).given("P0 AP 1"), bareFront(0).given("P0 AP 0"));
    double open = gain(bareFront(3).given("P0 AP 1"), bareFront(3).given("P0 AP 0"));
    assertThat(open).isLessThan(safe - 0.1);
  }

  @Test
  void theEndOfAnImpulseAloneChangesLittle() {
    var before = galaxy().given("P0 AP 0");
    var after = galaxy().given("P0 AP 0").endImpulse();
    assertThat(Math.abs(gain(before, after))).isLessThan(0.6);
  }

  @Test
  void friendsAreWorthHaving() {
    assertThat(gain("I0 relation P0 1")).isPositive();
    assertThat(gain("I0 relation P1 1")).isNegative();
  }
}
