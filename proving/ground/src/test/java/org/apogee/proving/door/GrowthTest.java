package org.apogee.proving.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apogee.cli.terminal.Machine;
import org.junit.jupiter.api.Test;

class GrowthTest {
  private static Growth.Row row(int nodes, int games, double server) {
    var none = new DoorPlan.Times(0, 0, 0, 0);
    return new Growth.Row(
        nodes,
        "sol",
        2,
        new DoorReport.Line(
            "session", games, 1000, 1000, 0, 1, 0, server, 20, 0, 0, 0, none, none, none, 0,
            List.of(), true));
  }

  private static Growth growth(Growth.Row... rows) {
    return new Growth(Machine.here(), 1000, List.of(rows));
  }

  @Test
  void aMoveMayCostAFifthMoreThanWithAHundredGames() {
    var flat = growth(row(1, 10, 300), row(1, 100, 80), row(1, 10_000, 99));
    assertThat(flat.isFlat()).as("fewer games may cost more").isTrue();
    assertThat(flat.growth(row(1, 10_000, 99))).isEqualTo(1.19);
    assertThat(growth(row(1, 100, 80), row(1, 10_000, 101)).isFlat()).isFalse();
    assertThat(growth(row(1, 10, 80), row(1, 100, 80)).isFlat()).as("no more games").isFalse();
  }

  @Test
  void eachNumberOfNodesHasItsOwnBase() {
    assertThat(growth(row(1, 100, 80), row(3, 1000, 80)).isFlat())
        .as("nothing to compare with")
        .isFalse();
    assertThat(growth(row(1, 100, 80), row(3, 100, 200), row(3, 1000, 210)).isFlat()).isTrue();
  }
}
