package org.apogee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SnapshotReaderTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 63, 64, -64, -65, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE})
  void aNumberIsReadAsItWasWritten(long number) {
    var out = new SnapshotWriter();
    out.writeLong(number);
    var in = new SnapshotReader(out.toByteArray());
    assertThat(in.readLong()).isEqualTo(number);
    in.expectEnd();
  }

  /** Two ways to write a number would be two snapshots of one truth. */
  @ParameterizedTest
  @ValueSource(strings = {"8000", "828000", "ffffffffffffffffff02", "ffffffffffffffffffff01"})
  void aNumberThatIsLongerThanItNeedBeIsRefused(String hex) {
    var in = new SnapshotReader(HexFormat.of().parseHex(hex));
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(in::readLong)
        .withMessageStartingWith("The snapshot cannot be read at byte")
        .matches(refusal -> refusal.code().equals("bad-snapshot"));
  }

  @Test
  void whatIsCutOffOrLeftOverIsRefused() {
    var cut = new SnapshotReader(new byte[] {(byte) 0x80});
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(cut::readLong)
        .withMessageContaining("cut off");
    var over = new SnapshotReader(new byte[] {2, 2});
    over.expectSchema(1);
    assertThatExceptionOfType(BadInput.class)
        .isThrownBy(over::expectEnd)
        .withMessageContaining("1 bytes are left over");
  }
}
