package org.apogee.engine.learned;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class NetworkTest {
  /** Two features and two units; every product and sum is exact. */
  private static Network network() {
    var network = new Network(2, 2);
    System.arraycopy(new float[] {1, -2}, 0, network.direct(), 0, 2);
    System.arraycopy(new float[] {1, 0.5f, -1, 2}, 0, network.weights(), 0, 4);
    System.arraycopy(new float[] {0.25f, -4}, 0, network.biases(), 0, 2);
    System.arraycopy(new float[] {2, 8}, 0, network.outputs(), 0, 2);
    return network;
  }

  @Test
  void aRatingIsTheDirectPartAndTheUnitsAboveZero() {
    // Units: 0.25 + 3 - 1 = 2.25 and -4 + 1.5 + 2 = -0.5, which counts as 0.
    assertThat(network().rate(new float[] {3, 1})).isEqualTo(3 - 2 + 2 * 2.25f);
    // Units: 0.25 - 3 = -2.75 and -4 + 6 = 2.
    assertThat(network().rate(new float[] {0, 3})).isEqualTo(-6 + 8 * 2f);
  }

  @Test
  void aCopyKeepsItsWeightsWhenTheOriginalLearns() {
    var network = network();
    var copy = network.copy();
    float before = copy.rate(new float[] {1, 1});
    network.direct()[0] = 9;
    network.weights()[0] = 9;
    network.biases()[0] = 9;
    network.outputs()[0] = 9;
    assertThat(copy.rate(new float[] {1, 1})).isEqualTo(before);
    assertThat(network.rate(new float[] {1, 1})).isNotEqualTo(before);
  }

  @Test
  void withoutUnitsItIsASum() {
    var network = new Network(2, 0);
    network.direct()[1] = 3;
    assertThat(network.rate(new float[] {5, 2})).isEqualTo(6);
  }
}
