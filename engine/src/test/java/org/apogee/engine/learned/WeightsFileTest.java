package org.apogee.engine.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class WeightsFileTest {
  private static final List<String> FEATURES = List.of("worth", "lead", "late");

  private static Network random(long seed) {
    var random = new SplittableRandom(seed);
    var network = new Network(FEATURES.size(), 5);
    for (var weights :
        List.of(network.direct(), network.weights(), network.biases(), network.outputs())) {
      for (int i = 0; i < weights.length; i++) {
        weights[i] = (float) (random.nextGaussian() * Math.pow(10, random.nextInt(-9, 9)));
      }
    }
    return network;
  }

  @Test
  void whatWasWrittenIsReadToTheBit() {
    for (long seed = 0; seed < 50; seed++) {
      var network = random(seed);
      var read = WeightsFile.parse(WeightsFile.write(network, FEATURES, "how\nmade"), FEATURES);
      assertThat(read.direct()).as("seed %d", seed).isEqualTo(network.direct());
      assertThat(read.weights()).isEqualTo(network.weights());
      assertThat(read.biases()).isEqualTo(network.biases());
      assertThat(read.outputs()).isEqualTo(network.outputs());
    }
  }

  @Test
  void theCommentSaysHowItWasMade() {
    assertThat(WeightsFile.write(random(1), FEATURES, "first\nsecond"))
        .startsWith("# first\n# second\nhidden 5\nworth ");
  }

  @Test
  void weightsOfOtherFeaturesAreRefused() {
    var text = WeightsFile.write(random(1), FEATURES, "");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WeightsFile.parse(text, List.of("worth", "late", "lead")))
        .withMessage("weights for lead where late is expected");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> WeightsFile.parse(text, List.of("worth", "lead")))
        .withMessage("weights for 3 features, not 2");
  }

  @Test
  void aMissingResourceIsABug() {
    assertThatIllegalStateException()
        .isThrownBy(() -> WeightsFile.read(WeightsFileTest.class, "no.weights", FEATURES));
  }
}
