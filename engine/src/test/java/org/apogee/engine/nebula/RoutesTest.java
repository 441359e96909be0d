package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The ways that bots measure are those of the map: R 3.9 says how long they are. */
class RoutesTest {
  private static int[] mapped() {
    return IntStream.range(0, GalacticMap.BLOCKS).filter(GalacticMap::isMapped).toArray();
  }

  private static int steps(String from, String to) {
    return Routes.steps(GalacticMap.byName(from), GalacticMap.byName(to));
  }

  @Test
  void waysFollowThePaths() {
    assertThat(steps("0A1", "0A1")).isZero();
    assertThat(steps("0A1", "1A19")).as("over the border").isEqualTo(1);
    assertThat(steps("0A1", "0E2")).as("by D2").isEqualTo(2);
    assertThat(steps("0I14", "0J11")).isEqualTo(1);
    assertThat(steps("0I14", "0G12")).isEqualTo(2);
  }

  @Test
  void noWayIsLongerThanFourteenLinks() {
    int longest = 0;
    int sum = 0;
    int pairs = 0;
    for (int from : mapped()) {
      for (int to : mapped()) {
        assertThat(Routes.steps(from, to)).isEqualTo(Routes.steps(to, from));
        longest = Math.max(longest, Routes.steps(from, to));
        sum += Routes.steps(from, to);
        pairs += from == to ? 0 : 1;
      }
    }
    assertThat(longest).isEqualTo(14);
    assertThat(sum / (double) pairs).isEqualTo(6.97, within(0.005));
  }

  @Test
  void offThePathsNothingIsReached() {
    int off =
        IntStream.range(0, GalacticMap.BLOCKS)
            .filter(b -> !GalacticMap.isMapped(b))
            .max()
            .orElseThrow();
    assertThat(Routes.steps(off, GalacticMap.byName("0A1"))).isEqualTo(Routes.UNREACHABLE);
    assertThat(Routes.steps(GalacticMap.byName("0A1"), off)).isEqualTo(Routes.UNREACHABLE);
  }

  @Test
  void aClearWayGoesAroundRadiation() {
    int from = GalacticMap.byName("0E11");
    int to = GalacticMap.byName("0J11");
    assertThat(Routes.steps(from, to)).as("by G12").isEqualTo(2);
    assertThat(Routes.clearSteps(from, to)).isGreaterThan(2).isLessThan(Routes.UNREACHABLE);
    assertThat(Routes.clearSteps(from, GalacticMap.byName("0G12"))).isEqualTo(Routes.UNREACHABLE);
  }
}
