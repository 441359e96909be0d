package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * What each thing is worth to a bot, in resources: two positions that differ in it alone. On the
 * test board both players have their root, nothing else, and five turns behind them.
 */
class NebulaEvaluationTest {
  private static final Offset<Double> EXACTLY = within(1e-6);

  /** A ship is worth this share of what it could take, after five turns. */
  private static final double ERRAND = 0.45 * (1 + 5 / 20.0);

  private static final double THREAT = 0.55;

  /** With every zone explored, so that ships hope for planets alone. */
  private static NebulaPosition position(String... given) {
    var scene = conflict();
    for (int zone = 0; zone < GalacticMap.ZONE_COUNT; zone++) {
      scene.given("zone %s explored".formatted(GalacticMap.name(GalacticMap.zoneBlock(zone))));
    }
    return scene.given(given).position();
  }

  private static double lead(String... given) {
    return lead(position(given));
  }

  /** The lead of seat 0 in resources, from the value that bots see. */
  private static double lead(NebulaPosition position) {
    double value = 2 * new NebulaEvaluation().value(position, 0) - 1;
    return 160 * value / (1 - Math.abs(value));
  }

  private static double gain(String more, String... given) {
    var both = Arrays.copyOf(given, given.length + 1);
    both[given.length] = more;
    return lead(both) - lead(given);
  }

  private static int steps(String from, String to) {
    return Routes.steps(GalacticMap.byName(from), GalacticMap.byName(to));
  }

  private static double nearness(String from, String to) {
    int steps = steps(from, to);
    return steps <= 4 ? 1 - 0.05 * steps : Math.max(0, 0.8 * (18 - steps) / 14);
  }

  @Test
  void equalPlayersAreEvenAndALeadNeverReachesOne() {
    assertThat(new NebulaEvaluation().value(position(), 0)).isEqualTo(0.5);
    assertThat(new NebulaEvaluation().value(position("seat 0 extractors 2/2/2"), 0))
        .isEqualTo(0.5 + 0.5 * 90 / (90 + 160), EXACTLY);
    assertThat(new NebulaEvaluation().value(position("seat 0 extractors 2/2/2"), 1))
        .isEqualTo(0.5 - 0.5 * 90 / (90 + 160), EXACTLY);
  }

  @Test
  void anEconomyIsWorthWhatItYields() {
    assertThat(gain("seat 0 reserves 20/0/5")).isEqualTo(18 + 0.25 * 2 + 5, EXACTLY);
    assertThat(gain("seat 1 reserves 3/0/0")).isEqualTo(-3, EXACTLY);
    assertThat(gain("seat 0 penalties 1/0/1", "seat 0 reserves 9/9/9")).isEqualTo(-8, EXACTLY);
    assertThat(gain("seat 0 extractors 1/0/2")).isEqualTo(16 + 30, EXACTLY);
    assertThat(gain("seat 0 academy owned")).isEqualTo(62, EXACTLY);
    assertThat(gain("seat 0 hangar begun")).isEqualTo(60 * 0.9, EXACTLY);
    assertThat(gain("seat 1 laboratory owned")).isEqualTo(-34, EXACTLY);
  }

  @Test
  void techsAreWorthMoreTheSoonerTheyAreReadyAndFiveAreEnough() {
    assertThat(gain("seat 0 emp ready")).isEqualTo(18, EXACTLY);
    assertThat(gain("seat 0 hack ready")).isEqualTo(27, EXACTLY);
    assertThat(gain("seat 0 emp cooldown 2")).isEqualTo(18 - 4, EXACTLY);
    assertThat(gain("seat 1 hack research 3")).isEqualTo(-(27 - 6), EXACTLY);
    var five = new String[] {"emp", "suicide", "battle-speed", "improved-cargo", "reveal-spy"};
    var known = Arrays.stream(five).map(tech -> "seat 0 " + tech + " ready").toList();
    assertThat(lead(known.toArray(new String[0]))).isEqualTo(5 * 18, EXACTLY);
    assertThat(gain("seat 0 pathfinder ready", known.toArray(new String[0])))
        .isEqualTo(0.5 * 18, EXACTLY);
  }

  @Test
  void regimentsAreWantedUpToANumber() {
    assertThat(gain("P0 of seat 0 with 10")).isEqualTo(10 * 4.8, EXACTLY);
    assertThat(gain("P0 of seat 0 with 20")).isEqualTo(18 * 4.8 + 2 * 2, EXACTLY);
    assertThat(gain("P4 of seat 1 with 3")).isEqualTo(-3 * 4.8, EXACTLY);
  }

  @Test
  void planetsCountAndThoseOfTheOthersFieldMore() {
    assertThat(gain("P2 of seat 0 with 5")).isEqualTo(85 + 5 * 4.8, EXACTLY);
    assertThat(gain("P5 of seat 0 with 5")).isEqualTo(100 + 5 * 4.8, EXACTLY);
    assertThat(gain("P2 neutral with 4")).isZero();
  }

  /** What a ship without regiments is worth in itself: three are wanted. */
  @Test
  void threeShipsAreWorthMoreThanTheNext() {
    double errand = lead("S1 at 0G6 with 0") - 11;
    assertThat(errand).isPositive();
    var three = new String[] {"S1 at 0G6 with 0", "S2 at 0G6 with 0", "S3 at 0G6 with 0"};
    assertThat(lead(three)).isEqualTo(3 * (11 + errand), EXACTLY);
    assertThat(gain("S4 at 0G6 with 0", three)).isEqualTo(5.5 + errand, EXACTLY);
    assertThat(gain("S1 durability 1", "S1 at 0G6 with 0")).isEqualTo(-4, EXACTLY);
  }

  @Test
  void anEmptyShipHopesForATenth() {
    double best =
        Math.max(0.1 * 85 * nearness("0H15", "0H15"), 0.1 * 300 * nearness("0H15", "1G6"));
    assertThat(lead("S1 at 0H15 with 0")).isEqualTo(11 + ERRAND * best, EXACTLY);
    assertThat(lead("S1 at 0H15 with 0", "seat 0 turns 15"))
        .as("later an attack is worth more")
        .isEqualTo(11 + 0.45 * (1 + 15 / 20.0) * best, EXACTLY);
  }

  @Test
  void aShipIsWorthTheBestItCouldTake() {
    double threat = THREAT * 300 * nearness("0H15", "1G6");
    double settles = 85 * (0.1 + 0.9 * 3 / 5);
    double captures = 300 * nearness("0H15", "1G6");
    assertThat(lead("S1 at 0H15 with 3"))
        .isEqualTo(11 + 3 * 4.8 + ERRAND * Math.max(settles, captures) + threat, EXACTLY);
    assertThat(gain("P2 free with 2", "S1 at 0H15 with 3"))
        .as("two that wait there already help to settle")
        .isEqualTo(ERRAND * (Math.max(85, captures) - Math.max(settles, captures)), EXACTLY);
  }

  @Test
  void guardsLowerTheOdds() {
    double near = nearness("1E8", "1G6");
    double before = lead("S1 at 1E8 with 5");
    assertThat(before).isEqualTo(11 + 5 * 4.8 + (ERRAND + THREAT) * 300 * near, EXACTLY);
    double odds = 0.35 + 0.045 * ((5 + 3) - (2 + 3));
    double after = lead("S1 at 1E8 with 5", "N1 at 1G6 with 2");
    double ofGuard = lead("N1 at 1G6 with 2");
    assertThat(after - ofGuard)
        .isEqualTo(11 + 5 * 4.8 + (ERRAND + THREAT) * 300 * near * odds, EXACTLY);
    assertThat(lead("S1 at 1E8 with 5", "S2 at 1E8 with 1", "N1 at 1G6 with 2"))
        .as("two that come together")
        .isEqualTo(
            ofGuard + 22 + 6 * 4.8 + (2 * ERRAND + THREAT) * 300 * near * (odds + 0.045 * (1 + 3)),
            EXACTLY);
  }

  @Test
  void aRingSlowsAnAttack() {
    double near = nearness("1E8", "1G6");
    assertThat(lead("S1 at 1E8 with 5", "P4 of seat 1 with 10"))
        .isEqualTo(11 + 5 * 4.8 - 10 * 4.8 + (ERRAND + THREAT * 0.7) * 300 * near, EXACTLY);
  }

  private static double leadWithZones(String... given) {
    return lead(conflict().given(given).position());
  }

  @Test
  void aMannedShipHopesForTheNearestZone() {
    double tech = 22.5;
    var near = "S1 at 0D2 with 3";
    assertThat(leadWithZones(near) - lead(near)).isEqualTo(0.3 * tech * 0.95, EXACTLY);
    var empty = "S1 at 0D2 with 0";
    assertThat(leadWithZones(empty)).isEqualTo(lead(empty), EXACTLY);
    var rich =
        new String[] {
          near,
          "seat 0 emp ready",
          "seat 0 suicide ready",
          "seat 0 hack ready",
          "seat 0 repair ready",
          "seat 0 clone ready"
        };
    assertThat(leadWithZones(rich) - lead(rich)).isEqualTo(0.3 * tech / 2 * 0.95, EXACTLY);
  }

  @Test
  void aTechAboutToBeDrawnCountsForItsReceiver() {
    var scene = conflict().given("S1 at 0D2 with 3").when("move S1 0E2");
    var after = conflict().given("S1 at 0E2 with 3", "zone 0E2 explored").position();
    assertThat(lead(scene.position()) - lead(after)).isEqualTo(22.5, EXACTLY);
  }

  @Test
  void theThirdPlanetDecides() {
    var two = new String[] {"P2 of seat 0 with 5", "P5 of seat 1 with 5"};
    double before = lead(two);
    double third = lead(two[0], two[1], "S1 at 1D15 with 5") - before;
    double near = nearness("1D15", "1G6");
    assertThat(third)
        .as("P5 would be the second of its colour, P4 the decisive third")
        .isEqualTo(
            11 + 5 * 4.8 + ERRAND * Math.max(85, 300 * near) + THREAT * (85 + 300 * near), EXACTLY);
  }
}
