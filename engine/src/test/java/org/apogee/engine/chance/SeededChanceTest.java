package org.apogee.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers were computed by another program, in another language, from the description. */
final class SeededChanceTest {
  private static final Seed SEED = SeedTest.COUNTING;
  private static final List<String> NONCES = List.of("alpha", "beta-7");

  /** A quarter of all numbers is too large for this bound. */
  private static final int REJECTING = (1 << 30) + (1 << 29) + 1;

  private static List<Integer> draws(SeededChance chance, int bound, int count) {
    return IntStream.range(0, count).mapToObj(_ -> chance.below(bound)).toList();
  }

  @Test
  void drawsAreThoseThatAnybodyCanRecompute() {
    assertThat(draws(new SeededChance(SEED, NONCES), 6, 12))
        .containsExactly(5, 0, 4, 1, 4, 5, 1, 4, 1, 5, 1, 5);
    assertThat(draws(new SeededChance(SEED, NONCES), Integer.MAX_VALUE, 4))
        .containsExactly(1408296419, 1184463798, 1983433479, 141413460);
    assertThat(draws(new SeededChance(SEED, List.of()), 52, 6))
        .containsExactly(1, 28, 23, 35, 6, 46);
  }

  @Test
  void aNumberBeyondTheLastWholeMultipleIsDrawnAgain() {
    assertThat(draws(new SeededChance(SEED, NONCES), REJECTING, 9))
        .containsExactly(
            1408296419,
            1184463798,
            683642372,
            678284370,
            397824128,
            632630380,
            1372816830,
            229327606,
            71643607);
  }

  @Test
  void noncesAreNotJustStrungTogether() {
    assertThat(draws(new SeededChance(SEED, List.of("a", "lpha")), 1000, 4))
        .containsExactly(904, 240, 312, 860);
    assertThat(draws(new SeededChance(SEED, List.of("al", "pha")), 1000, 4))
        .containsExactly(41, 682, 369, 697);
  }

  @Test
  void numbersAsideAreNoDrawsOfAGameWithTheSameWordsAsNonces() {
    assertThat(draws(SeededChance.aside(SEED, NONCES), 1000, 6))
        .isEqualTo(draws(SeededChance.aside(SEED, NONCES), 1000, 6))
        .isNotEqualTo(draws(SeededChance.aside(SEED, List.of("alpha")), 1000, 6))
        .isNotEqualTo(draws(new SeededChance(SEED, NONCES), 1000, 6));
  }

  @Test
  void everyDrawStandsAloneSoARestartGoesOn() {
    var whole = draws(new SeededChance(SEED, NONCES), 6, 12);
    for (int made = 0; made < 12; made++) {
      var resumed = new SeededChance(SEED, NONCES, made);
      assertThat(draws(resumed, 6, 12 - made)).isEqualTo(whole.subList(made, 12));
      assertThat(resumed.drawsMade()).isEqualTo(12);
    }
    assertThat(draws(new SeededChance(SEED, NONCES, 1L << 32), 6, 4)).containsExactly(4, 1, 2, 4);
  }

  @Test
  void aDrawAmongOneCountsToo() {
    var chance = new SeededChance(SEED, NONCES);
    assertThat(chance.below(1)).isZero();
    assertThat(chance.drawsMade()).isEqualTo(1);
    assertThat(chance.below(6)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void aBoundBelowOneIsAMistakeOfTheCaller(int bound) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SeededChance(SEED, NONCES).below(bound));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "two words", "ümlaut", "a\n"})
  void aNonceThatIsNotVisibleAsciiIsRefused(String nonce) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> new SeededChance(SEED, List.of(nonce)))
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("bad-nonce"));
  }
}
