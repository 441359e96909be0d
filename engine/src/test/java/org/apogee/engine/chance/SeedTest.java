package org.apogee.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers were computed by another program, in another language, from the description. */
final class SeedTest {
  private static final String DIGITS =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  /** The bytes 0, 1, 2 and so on. */
  static final Seed COUNTING = Seed.parse(DIGITS);

  @Test
  void theCommitmentIsWhatAnybodyCanRecompute() {
    assertThat(COUNTING.commitment())
        .isEqualTo("eddd974b2183b6d4b7a2c669d7810cb519d8b9fd6efd606b1f03be9d335c4805");
  }

  @Test
  void aSeedFromATextIsAlwaysTheSame() {
    assertThat(Seed.from("seven").reveal())
        .isEqualTo("de83633cdc57083d10c53a2f2a6b3f5f7cd7202757aa10da3d723d8dd5bad429");
  }

  @Test
  void itTellsItselfOnlyWhenAsked() {
    assertThat(COUNTING.reveal()).isEqualTo(DIGITS);
    assertThat(COUNTING).hasToString("seed of commitment " + COUNTING.commitment());
    assertThat(Seed.parse(COUNTING.reveal())).isEqualTo(COUNTING).hasSameHashCodeAs(COUNTING);
    assertThat(COUNTING).isNotEqualTo(Seed.from("seven"));
  }

  @Test
  void itKeepsItsBytesToItself() {
    var bytes = new byte[32];
    var seed = Seed.of(bytes);
    bytes[0] = 1;
    seed.toByteArray()[1] = 1;
    assertThat(seed.reveal()).isEqualTo("0".repeat(64));
    assertThatIllegalArgumentException().isThrownBy(() -> Seed.of(new byte[31]));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "00", "000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F"})
  void otherTextsAreNoSeed(String text) {
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(() -> Seed.parse(text))
        .satisfies(refusal -> assertThat(refusal.code()).isEqualTo("bad-seed"));
  }
}
