package org.apogee.proving.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairingReportsTest {
  private static final int TOURNAMENTS = 40;

  @TempDir private Path folder;

  @Test
  void madeUpTournamentsHaveEverythingThatHappensInOneAndSurviveAnImport() throws IOException {
    var summary = new PairingReports(folder).write(1, TOURNAMENTS);
    assertThat(summary.changed()).isEmpty();
    assertThat(summary.approximateRounds()).isZero();
    assertThat(summary.rounds()).isGreaterThan(4 * TOURNAMENTS);
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(TOURNAMENTS);
    }
    var all = new StringBuilder();
    for (int seed = 1; seed <= TOURNAMENTS; seed++) {
      all.append(Files.readString(folder.resolve("swiss-%06d.trf".formatted(seed))));
    }
    assertThat(all).contains("XXP ", "XXC white1", "XXC black1");
    var cells =
        all.toString()
            .lines()
            .filter(line -> line.startsWith("001"))
            .flatMap(line -> line.substring(89).chars().mapToObj(c -> (char) c))
            .collect(Collectors.toSet());
    assertThat(cells).contains('1', '=', '0', '+', '-', 'U', 'H', 'Z', 'w', 'b');
  }

  @Test
  void theSeedDecidesEverything() throws IOException {
    var first = folder.resolve("first");
    var second = folder.resolve("second");
    new PairingReports(first).write(7, 1);
    new PairingReports(second).write(7, 1);
    assertThat(second.resolve("swiss-000007.trf"))
        .hasSameTextualContentAs(first.resolve("swiss-000007.trf"));
  }
}
