package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.TestNode;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Seen;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Journals that older versions wrote are read, lead to the same truth, and go on. */
class JournalFixtureTest {
  private static final String INSERT =
      "INSERT INTO journal.event_journal (persistence_id, sequence_number, writer,"
          + " write_timestamp, adapter_manifest, event_ser_id, event_ser_manifest, event_payload)"
          + " VALUES (?, ?, 'fixture', 0, '', ?, ?, ?)";

  @BeforeAll
  static void writeIfAsked() throws IOException {
    var version = System.getProperty("journals.write");
    if (version != null) {
      JournalFixture.writeAll(version);
    }
  }

  static List<JournalFixture> fixtures() throws IOException {
    return JournalFixture.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void everyEventIsReadAndLeadsToTheTruthJournaledWithIt(JournalFixture fixture) {
    var state = new GameState();
    for (var row : fixture.rows()) {
      state.apply(row.event());
      assertThat(HexFormat.of().formatHex(GameEventCodec.encode(row.event()))).isEqualTo(row.hex());
    }
    assertThat(state.sequence()).isEqualTo(fixture.rows().size());
  }

  @Test
  void everyKindOfEventIsThere() throws IOException {
    var kinds =
        fixtures().stream()
            .flatMap(fixture -> fixture.rows().stream())
            .map(JournalFixture.Row::manifest)
            .collect(Collectors.toSet());
    assertThat(kinds)
        .contains(
            GameEventCodec.OPENED,
            GameEventCodec.MOVED,
            GameEventCodec.COMPENSATED,
            GameEventCodec.EXCUSED,
            GameEventCodec.FORFEITED,
            GameEventCodec.OFFERED,
            GameEventCodec.OFFER_ACCEPTED,
            GameEventCodec.OFFER_CLOSED,
            GameEventCodec.TAKEN_BACK,
            GameEventCodec.PAUSED,
            GameEventCodec.RESUMED,
            GameEventCodec.ENDED,
            GameEventCodec.CANCELLED);
  }

  @Test
  void aNodeRecoversThemGivesTheirRecordsAndGoesOn() throws Exception {
    try (var node = TestNode.start()) {
      for (var fixture : fixtures()) {
        var id = new GameId(fixture.name().replace(".journal", ""));
        insert(node, id, fixture);
        if (node.node().history().status(id) == Status.OVER) {
          var record = ReplayText.parse(node.node().history().record(id));
          assertThat(ReplayVerifier.verify(record)).isInstanceOf(Verdict.Holds.class);
        } else {
          goesOn(node, id);
        }
      }
    }
  }

  private static void goesOn(TestNode node, GameId id) throws Exception {
    var look = look(node, id, null);
    var player = "p" + look.get("seatToAct").asInt();
    int plies = look.get("plies").asInt();
    long move = look(node, id, player).get("moves").get(0).get("code").asLong();

    assertThat(node.ask(id, me -> new GameCommand.Play(player, Kind.PERSON, plies, move, 0, me)))
        .isEqualTo(new Played(plies + 1, false));
  }

  private static JsonNode look(TestNode node, GameId id, @Nullable String player) throws Exception {
    var seen = (Seen) node.ask(id, me -> new GameCommand.Look(player, me));
    return ProtocolJson.MAPPER.readTree(seen.json());
  }

  private static void insert(TestNode node, GameId id, JournalFixture fixture) {
    node.node()
        .database()
        .transaction(sql -> {
          for (int i = 0; i < fixture.rows().size(); i++) {
            var row = fixture.rows().get(i);
            sql.update(
                INSERT,
                "game|" + id,
                (long) i + 1,
                GameSerializer.ID,
                row.manifest(),
                row.payload());
          }
          return fixture.rows().size();
        });
  }
}
