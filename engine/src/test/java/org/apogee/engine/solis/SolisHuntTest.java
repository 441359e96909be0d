package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What bots think of combats that they could have, and of sectors that they could lose. */
class SolisHuntTest {
  private static final Offset<Double> EXACTLY = within(1e-9);

  /** With dice that give half an attack and half a shield each, and 3 points for a kill. */
  private static double hunt(SolisScene scene) {
    return Hunt.worth(scene.p, 0, 0.5, 0.5, 3);
  }

  private static SolisScene alone() {
    return solis(2).ships(0).ships(1);
  }

  @Test
  void preyIsOnlyWhatIsNear() {
    assertThat(hunt(alone())).isZero();
    assertThat(hunt(alone().entity(8, 2))).isZero();
    assertThat(hunt(alone().ships(0, 19, 4).entity(8, 2))).as("two steps away").isZero();
    double next = hunt(alone().ships(0, 7, 4).entity(8, 2));
    double there = hunt(alone().ships(0, 8, 4).entity(8, 2));
    assertThat(next).isPositive();
    assertThat(there).as("now rather than soon").isGreaterThan(next);
  }

  @Test
  void aFleetThatIsAMatchHuntsBetterTheStrongerItIs() {
    double last = Double.NEGATIVE_INFINITY;
    for (int ships = 3; ships <= 8; ships++) {
      double worth = hunt(alone().ships(0, 8, ships).entity(8, 3));
      assertThat(worth).as(ships + " ships").isGreaterThan(last);
      last = worth;
    }
    var p = alone().ships(0, 8, 5).entity(8, 3).p;
    assertThat(Hunt.worth(p, 0, 0.9, 0.5, 3)).as("better weapons").isGreaterThan(hunt(p));
    assertThat(Hunt.worth(p, 0, 0.5, 0.9, 3)).as("better shields").isGreaterThan(hunt(p));
    assertThat(Hunt.worth(p, 0, 0.5, 0.5, 4)).as("dearer kills").isGreaterThan(hunt(p));
  }

  private static double hunt(SolisPosition p) {
    return Hunt.worth(p, 0, 0.5, 0.5, 3);
  }

  @Test
  void aStrongerEntityIsHuntedLess() {
    double last = Double.POSITIVE_INFINITY;
    for (int power : new int[] {1, 3, 5, 7, 10, 12}) {
      var scene = alone().ships(0, 8, 6).entity(8, 2).entity(Map.of(Entity.POWER, power));
      assertThat(hunt(scene)).as("power " + power).isLessThan(last);
      last = hunt(scene);
    }
    double ships = hunt(alone().ships(0, 8, 6).entity(8, 2));
    var guarded = alone().ships(0, 8, 6).entity(8, 1);
    guarded.p.galaxy.addEntityStations(8, 1);
    assertThat(hunt(guarded)).as("a station rolls two dice").isLessThan(ships);
  }

  @Test
  void aSecondPreyCountsForLess() {
    double one = hunt(alone().ships(0, 7, 4).entity(8, 2));
    assertThat(hunt(alone().ships(0, 7, 4).entity(8, 2).entity(18, 2)))
        .as("both are next to s7")
        .isEqualTo(1.6 * one, EXACTLY);
    assertThat(hunt(alone().ships(0, 7, 4).entity(8, 2).entity(18, 2).entity(20, 2)))
        .as("a third is of no use")
        .isEqualTo(1.6 * one, EXACTLY);
  }

  @Test
  void shipsThatCannotAllMoveCountForLess() {
    double few = hunt(alone().ships(0, 7, 1).entity(8, 1));
    assertThat(hunt(alone().ships(0, 7, 5).entity(8, 1)))
        .as("one moves for one energy")
        .isEqualTo(few, EXACTLY);
    double all = hunt(alone().owns(0, 7).gate(7).ships(0, 7, 5).entity(8, 1));
    assertThat(all).as("all go through the gate").isGreaterThan(few);
    double drives = hunt(alone().ships(0, 7, 5).active(0, "T24").entity(8, 1));
    assertThat(drives).isBetween(few, all);
    assertThat(drives).isEqualTo(hunt(alone().ships(0, 7, 3).active(0, "T24").entity(8, 1)));
    double into = hunt(alone().owns(0, 8, "D1").gate(8).ships(0, 7, 2, 20, 3).entity(8, 1));
    double without = hunt(alone().owns(0, 8, "D1").ships(0, 7, 2, 20, 3).entity(8, 1));
    assertThat(into).as("a gate takes in all that are near").isGreaterThan(without);
  }

  /** Of 3 and its value, half; how likely it is follows from the dice on both sides. */
  @Test
  void whatTheEntityMayTakeIsFearedFor() {
    double die = 5 / 6.0;
    assertThat(hunt(alone().owns(0, 7, "D1").entity(7, 1)))
        .isEqualTo(-0.5 * (0.5 + 0.4 * die) * (3 + 2), EXACTLY);
    assertThat(hunt(alone().owns(0, 7, "D1").entity(7, 2)))
        .as("it is as good as lost")
        .isEqualTo(-0.5 * (3 + 2), EXACTLY);
    assertThat(hunt(alone().owns(0, 1, "C5").entity(1, 4))).isEqualTo(-0.5 * (3 + 4), EXACTLY);
    double held = hunt(alone().owns(0, 7, "D1").stations(7, 3).entity(7, 1));
    assertThat(held).as("stations hold it, and hunt").isPositive();
  }

  @Test
  void undefendedColoniesAreRaided() {
    assertThat(hunt(alone().owns(1, 8, "D1").ships(0, 8, 1))).isEqualTo(0.7 * 1.5, EXACTLY);
    assertThat(hunt(alone().owns(1, 8, "D1").ships(0, 7, 1))).isEqualTo(0.45 * 1.5, EXACTLY);
    assertThat(hunt(alone().owns(1, 8, "D1").ships(0, 19, 1))).isZero();
    assertThat(hunt(alone().ships(0, 27, 1))).as("homeworlds are safe").isZero();
    var contested = alone().owns(1, 8, "D1").entity(8, 9).ships(0, 7, 1);
    assertThat(hunt(contested)).as("not where the Entity is").isLessThan(0.45 * 1.5);
  }
}
