package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaScene.conflict;
import static org.apogee.engine.nebula.NebulaScene.progress;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/**
 * What each thing is worth by hand-written rules: two positions that differ in it alone. On the
 * test board both players have their root and nothing else.
 */
class NebulaEstimateTest {
  private static final Offset<Double> EXACTLY = within(1e-6);
  private static final double REGIMENT = 5.4;

  private static double worth(NebulaPosition p, int seat, boolean due) {
    var muster = new Muster();
    var raids = new Raids();
    muster.count(p, seat);
    raids.measure(p, seat, 0);
    return NebulaEstimate.worth(p, seat, due, muster, raids);
  }

  private static double worth(String... given) {
    return worth(conflict().given(given).position(), 0, false);
  }

  private static double gain(String more, String... given) {
    var both = Arrays.copyOf(given, given.length + 1);
    both[given.length] = more;
    return worth(both) - worth(given);
  }

  @Test
  void anEconomyIsWorthWhatItYields() {
    assertThat(gain("seat 0 reserves 20/0/5")).isEqualTo(20 * 0.6 + 5 * 0.4, EXACTLY);
    assertThat(gain("seat 0 reserves 0/30/0")).isEqualTo(24 * 0.45, EXACTLY);
    assertThat(gain("seat 0 extractors 1/0/2")).isEqualTo(2.8 * 5.5 + 1.2 * 10, EXACTLY);
    assertThat(gain("seat 0 penalties 1/0/0", "seat 0 extractors 1/1/1"))
        .isEqualTo(-0.6 * 5.5, EXACTLY);
    assertThat(gain("seat 0 penalties 1/0/0")).as("nothing to lose").isZero();
    assertThat(gain("seat 0 academy owned")).isEqualTo(45, EXACTLY);
    assertThat(gain("seat 0 hangar begun")).isEqualTo(40 * 0.95, EXACTLY);
  }

  @Test
  void aHarvestThatIsDueCountsAsIfItWereOver() {
    var p = conflict().given("seat 1 hangar begun", "seat 1 emp research 2").position();
    double harvest = 3.5 * (0.6 + 0.45 + 0.4);
    double maintenance = 40 * 0.05 + 1;
    assertThat(worth(p, 1, true) - worth(p, 1, false)).isEqualTo(harvest + maintenance, EXACTLY);
    var full = conflict().given("seat 1 reserves 35/35/35").position();
    assertThat(worth(full, 1, true)).isEqualTo(worth(full, 1, false));
  }

  @Test
  void techsAreWorthMoreTheSoonerTheyAreReady() {
    assertThat(gain("seat 0 emp ready")).isEqualTo(6 + 3, EXACTLY);
    assertThat(gain("seat 0 hack ready")).isEqualTo(10 + 3, EXACTLY);
    assertThat(gain("seat 0 emp cooldown 2")).isEqualTo(6 - 2, EXACTLY);
    assertThat(gain("seat 0 hack research 3")).isEqualTo(10 - 3, EXACTLY);
  }

  @Test
  void cloneIsWorthTheOrdersThatItDoubles() {
    var p = progress().given("seat 0 academy owned", "seat 0 reserves 17/0/0").position();
    double before = worth(p, 0, false);
    p.players.mark(0, Players.CLONE_ACTIVE);
    assertThat(worth(p, 0, false) - before).isEqualTo(4 * 4.5, EXACTLY);
    var late = conflict().given("seat 0 academy owned", "seat 0 reserves 17/0/0");
    assertThat(worth(late.given("seat 0 marks clone").position(), 0, false))
        .as("after Progress nothing is ordered")
        .isEqualTo(before, EXACTLY);
  }

  @Test
  void regimentsAreWantedUpToANumber() {
    assertThat(gain("P0 of seat 0 with 10")).isEqualTo(10 * REGIMENT, EXACTLY);
    var two = new String[] {"P0 of seat 0 with 20", "P2 of seat 0 with 5"};
    assertThat(gain("P2 of seat 0 with 9", two)).isEqualTo(3 * 4, EXACTLY);
  }

  @Test
  void planetsCountAndThoseOfTheOthersFieldMore() {
    assertThat(gain("P2 of seat 0 with 5")).isEqualTo(70 + 5 * REGIMENT, EXACTLY);
    assertThat(gain("P5 of seat 0 with 5")).isEqualTo(70 + 20 + 5 * REGIMENT, EXACTLY);
    assertThat(gain("P2 neutral with 4")).isZero();
  }

  @Test
  void emptyShipsAreWorthLittleAndLessAwayFromHome() {
    assertThat(gain("S1 at 0G6 with 0")).isEqualTo(3, EXACTLY);
    assertThat(gain("S1 at 0E8 with 0")).isEqualTo(3 - 3, EXACTLY);
    assertThat(gain("S1 durability 1", "S1 at 0G6 with 0")).isEqualTo(-7, EXACTLY);
  }
}
