package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;

class LookTextTest {
  private final GameScene scene = GameScene.between("supernova", 3);
  private final LookText looks = new LookText(new GameId("g-1"));

  private String look(int seat) {
    return looks.seen(scene.state, seat < 0 ? null : "p" + seat, scene.now).json();
  }

  /** As nobody ever looked before. */
  private String afresh(int seat) {
    var first = new LookText(new GameId("g-1"));
    return first.seen(scene.state, seat < 0 ? null : "p" + seat, scene.now).json();
  }

  @Test
  void whoeverLooksSeesWhatAFirstLookWouldShow() throws Exception {
    for (int ply = 0; ply < 60 && scene.state.isLive(); ply++) {
      for (int seat = -1; seat < 3; seat++) {
        assertThat(look(seat)).isEqualTo(afresh(seat)).isEqualTo(look(seat));
        var json = ProtocolJson.MAPPER.readTree(look(seat));
        assertThat(json.path("seat").asInt(-1)).isEqualTo(seat);
        assertThat(json.path("view"))
            .isEqualTo(ProtocolJson.MAPPER.valueToTree(scene.state.position().view(seat)));
        assertThat(json.path("moves").isEmpty()).isEqualTo(seat != scene.state.seatToAct());
      }
      scene.move(0, 1);
    }
  }

  @Test
  void aClockRunsInALookThatWasWrittenBefore() throws Exception {
    var before = ProtocolJson.MAPPER.readTree(look(0)).path("decisionMillis").asLong();
    scene.now += 700;
    var after = ProtocolJson.MAPPER.readTree(look(0)).path("decisionMillis").asLong();
    assertThat(before - after).isEqualTo(700);
  }

  @Test
  void onlyWhoHoldsASeatIsSeated() {
    assertThat(looks.seen(scene.state, "p1", scene.now).isSeated()).isTrue();
    assertThat(looks.seen(scene.state, "stranger", scene.now).isSeated()).isFalse();
    assertThat(looks.seen(scene.state, null, scene.now).isSeated()).isFalse();
  }
}
