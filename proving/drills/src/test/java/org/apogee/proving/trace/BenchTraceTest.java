package org.apogee.proving.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchTraceTest {
  @TempDir private Path home;

  @Test
  void theLastDecisionOfARatedGameIsOneTreeFromTheRequestToTheRating() throws Exception {
    var found = BenchTrace.find(home, _ -> {});

    assertThat(found.tree().faults()).as(found.tree().text()).isEmpty();
    // The move and the end of the game in the topic of games, the result in that of results.
    assertThat(found.tree().rows())
        .extracting(row -> row.span().name())
        .filteredOn(name -> name.equals("publish") || name.equals("consume"))
        .hasSize(6);
    assertThat(found.tree().rows().getFirst().span().attributes())
        .containsEntry("apogee.command", "move")
        .containsEntry("apogee.game", found.game());
    assertThat(found.traces()).as("decisions of the game").isGreaterThan(10);
  }
}
