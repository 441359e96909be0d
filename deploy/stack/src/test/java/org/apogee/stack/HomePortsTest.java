package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomePortsTest {
  @TempDir Path home;

  @Test
  void laterCommandsFindThePortsOfTheirHome() throws Exception {
    assertThat(HomePorts.of(home)).isEqualTo(HomePorts.USUAL);
    new HomePorts(5555, 6666).write(home);
    assertThat(HomePorts.of(home)).isEqualTo(new HomePorts(5555, 6666));
    Files.writeString(home.resolve("ports"), "database=many\nkafka=6667\n");
    assertThat(HomePorts.of(home)).isEqualTo(new HomePorts(HomePorts.USUAL.database(), 6667));
  }
}
