package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.junit.jupiter.params.provider.MethodSource;

/** Events of the journal that a machine makes up: behind a byte that selects the kind. */
class GameEventCodecFuzzTest {
  private static final List<String> MANIFESTS =
      List.of(
          GameEventCodec.OPENED,
          GameEventCodec.MOVED,
          GameEventCodec.COMPENSATED,
          GameEventCodec.EXCUSED,
          GameEventCodec.FORFEITED,
          GameEventCodec.ENDED,
          GameEventCodec.CANCELLED);

  /** One of each kind from each old journal. */
  static Stream<byte[]> oldEvents() throws IOException {
    return JournalFixture.all().stream()
        .flatMap(journal ->
            MANIFESTS.stream()
                .flatMap(kind ->
                    journal.rows().stream().filter(row -> row.manifest().equals(kind)).limit(1)))
        .map(GameEventCodecFuzzTest::input);
  }

  private static byte[] input(JournalFixture.Row row) {
    var payload = row.payload();
    var input = new byte[payload.length + 1];
    input[0] = (byte) MANIFESTS.indexOf(row.manifest());
    System.arraycopy(payload, 0, input, 1, payload.length);
    return input;
  }

  @MethodSource("oldEvents")
  @FuzzTest(maxDuration = "1m")
  void bytesAreAnEventOrRefused(byte[] input) {
    if (input.length == 0) {
      return;
    }
    var manifest = MANIFESTS.get(Math.floorMod(input[0], MANIFESTS.size()));
    var payload = Arrays.copyOfRange(input, 1, input.length);
    GameEvent event;
    try {
      event = GameEventCodec.decode(manifest, payload);
    } catch (BadInput refused) {
      assertThat(refused.sentence()).isNotBlank();
      return;
    }
    assertThat(GameEventCodec.manifest(event)).isEqualTo(manifest);
    var written = GameEventCodec.encode(event);
    assertThat(GameEventCodec.decode(manifest, written)).isEqualTo(event);
    if (!manifest.equals(GameEventCodec.OPENED)) {
      assertThat(written).as("there is one way to write it").isEqualTo(payload);
    }
  }
}
