package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.tournament.FakePlatform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How a bot leaves a ladder, on which it would get games for ever. */
class LadderEntryTest {
  private static final String LEAVE = "DELETE /ladders/drift/entrants/p-1";

  private final StringWriter said = new StringWriter();
  private FakePlatform platform;
  private ApiClient api;
  private LadderEntry entry;

  @BeforeEach
  void enter() throws Exception {
    platform = new FakePlatform();
    api = new ApiClient(List.of(platform.address()));
    platform
        .says("GET /ladders", "{\"items\":[{\"id\":\"drift\",\"game\":\"drift/1\"}]}")
        .says("POST /ladders/drift/entrants", "{}")
        .says(LEAVE, "{}");
    var session = StreamFollower.ofPlayer(platform.address(), "token", Duration.ofSeconds(15));
    var status = new StatusLines(new PrintWriter(said));
    var client = new PlayerClient(api, session, "token", status);
    entry = new LadderEntry("drift", "p-1", 2, client, status);
    entry.enter();
  }

  @AfterEach
  void end() {
    api.close();
    platform.close();
  }

  private long requests() {
    return platform.asked().stream().filter(line -> line.startsWith(LEAVE)).count();
  }

  @Test
  void itIsStillThereIfTheRequestHasNoKnownOutcome() {
    platform.failing(1);
    entry.leave(Duration.ZERO);
    assertThat(entry.isOver()).isFalse();
    assertThat(requests()).isEqualTo(1);

    entry.leave(Duration.ZERO);
    entry.leave(Duration.ZERO);
    assertThat(entry.isOver()).isTrue();
    assertThat(requests()).isEqualTo(2);
    assertThat(said.toString()).containsOnlyOnce("Left ladder drift.");
  }

  @Test
  void withTimeItTriesAgain() {
    platform.failing(2);
    entry.leave(Duration.ofMinutes(1));
    assertThat(entry.isOver()).isTrue();
    assertThat(requests()).isEqualTo(3);
  }
}
