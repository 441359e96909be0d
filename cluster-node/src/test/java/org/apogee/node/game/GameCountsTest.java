package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;

class GameCountsTest {
  @Test
  void timeReturnedForAVacationIsNoneThatAnOutageCost() {
    var registry = new SimpleMeterRegistry();
    var counts = new GameCounts(new GameId("g-1"), new GameMetrics(registry));
    var scene = GameScene.between("sol", 2);
    scene.now += 3_500;

    GameDecisions.compensate(scene.state, scene.away(1_000))
        .forEach(event -> counts.happened(scene.state, event));
    GameDecisions.excuse(scene.state, 2_000, scene.now)
        .forEach(event -> counts.happened(scene.state, event));

    assertThat(registry.get("apogee.clock.compensated").counter().count()).isEqualTo(1.0);
  }
}
