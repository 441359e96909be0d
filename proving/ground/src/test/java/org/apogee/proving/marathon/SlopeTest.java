package org.apogee.proving.marathon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apogee.proving.marathon.Slope.Point;
import org.junit.jupiter.api.Test;

class SlopeTest {
  @Test
  void aStraightLineHasItsSlopeAndNoError() {
    var slope =
        Slope.of(List.of(new Point(0, 5), new Point(1, 7), new Point(2, 9), new Point(3, 11)));

    assertThat(slope.start()).isCloseTo(5, within(1e-9));
    assertThat(slope.perHour()).isCloseTo(2, within(1e-9));
    assertThat(slope.error()).isCloseTo(0, within(1e-9));
    assertThat(slope.rises(3, 5.9)).isTrue();
    assertThat(slope.rises(3, 6.1)).isFalse();
  }

  @Test
  void knownPointsHaveTheSlopeAndErrorOfTheTextbook() {
    var slope =
        Slope.of(List.of(new Point(1, 1), new Point(2, 3), new Point(3, 2), new Point(4, 5)));

    assertThat(slope.perHour()).isCloseTo(1.1, within(1e-9));
    assertThat(slope.start()).isCloseTo(1.1, within(1e-9));
    assertThat(slope.error()).isCloseTo(Math.sqrt(2.7 / 2 / 5), within(1e-9));
  }

  @Test
  void noiseIsNoRise() {
    var random = new Random(3);
    var points = new ArrayList<Point>();
    for (int i = 0; i < 60; i++) {
      points.add(new Point(i / 30.0, 100 + 20 * random.nextGaussian()));
    }

    assertThat(Slope.of(points).rises(2, 5)).isFalse();
  }

  @Test
  void aLeakIsSeenThroughNoise() {
    var random = new Random(3);
    var points = new ArrayList<Point>();
    for (int i = 0; i < 60; i++) {
      points.add(new Point(i / 30.0, 100 + 40 * i / 30.0 + 20 * random.nextGaussian()));
    }

    assertThat(Slope.of(points).rises(2, 20)).isTrue();
  }

  @Test
  void twoPointsOrOneMomentMakeNoLine() {
    assertThatThrownBy(() -> Slope.of(List.of(new Point(0, 1), new Point(1, 2))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Slope.of(List.of(new Point(1, 1), new Point(1, 2), new Point(1, 3))))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
