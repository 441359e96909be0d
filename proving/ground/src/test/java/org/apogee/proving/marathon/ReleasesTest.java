package org.apogee.proving.marathon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleasesTest {
  @TempDir Path tree;

  @Test
  void aVersionStandsForItsCommit() throws IOException {
    Files.createDirectories(tree.resolve("deploy"));
    Files.writeString(
        tree.resolve("deploy/releases.txt"),
        """
        # version, commit, date
        0.1.0 aaaa 2026-11-25
        0.2.0 bbbb 2027-01-01
        """);
    var releases = Releases.of(tree);
    assertThat(releases.newestOr("cccc")).isEqualTo("0.2.0");
    assertThat(releases.commit("0.1.0")).isEqualTo("aaaa");
    assertThat(releases.commit("cccc")).isEqualTo("cccc");
  }

  @Test
  void withoutTheFileThereIsNoVersion() {
    assertThat(Releases.of(tree).newestOr("cccc")).isEqualTo("cccc");
  }
}
