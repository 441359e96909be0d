package org.apogee.protocol.bot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.apogee.engine.BadInput;

/** Lines of bots that a machine makes up. */
class BotLinesFuzzTest {
  private static final int SENTENCE_MAX = 400;

  @FuzzTest(maxDuration = "1m")
  void aLineIsTakenOrRefusedInASentenceThatCanBeShown(byte[] line) {
    try {
      assertThat(BotLines.read(line)).isNotNull();
    } catch (BadInput refused) {
      assertThat(refused.code()).isEqualTo(BotLines.GARBAGE);
      assertThat(refused.sentence())
          .hasSizeLessThan(SENTENCE_MAX)
          .doesNotContainPattern("\\p{Cntrl}")
          .isEqualTo(new String(refused.sentence().getBytes(UTF_8), UTF_8));
    }
  }
}
