package org.apogee.match.trf;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Set;
import java.util.stream.Stream;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.Played;
import org.junit.jupiter.params.provider.MethodSource;

/** Tournament reports that a machine makes up. */
class TrfFuzzTest {
  static Stream<byte[]> reports() {
    return Stream.of(3, 8).map(TrfFuzzTest::report);
  }

  private static byte[] report(int seed) {
    var played = new Played(new DutchSwiss(), PairingSettings.duels(3), seed, seed).withForfeits();
    played.forbid(1);
    played.playRound(Set.of("e1"));
    played.join();
    played.playRound(Set.of());
    var input = played.pairingInput(Set.of());
    return TrfWriter.write(TrfExchange.export("seed " + seed, input)).getBytes(UTF_8);
  }

  /** What is taken can be paired, and comes back as the same report each time it is written. */
  @MethodSource("reports")
  @FuzzTest(maxDuration = "1m")
  void aReportIsTakenOrRefusedWithItsLine(byte[] text) throws TrfProblem {
    TrfDocument document;
    try {
      document = TrfReader.read(new String(text, UTF_8));
    } catch (TrfProblem refused) {
      assertThat(refused).hasMessageStartingWith("Line ");
      return;
    }
    assertThat(TrfReader.read(TrfWriter.write(document)))
        .as("written and read again")
        .isEqualTo(document);
    var exported = export(document);
    assertThat(export(TrfReader.read(exported))).isEqualTo(exported);
  }

  private static String export(TrfDocument document) {
    return TrfWriter.write(TrfExchange.export(document.name(), TrfExchange.pairingInput(document)));
  }
}
