package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apogee.engine.MoveList;
import org.apogee.node.TestNode;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Offered;
import org.apogee.node.game.GameEvent.Paused;
import org.apogee.node.game.GameReply.Done;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.Test;

/** After a pause two copies of a game may live for a moment; the journal takes one's word only. */
class SecondWriterTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String EVENTS =
      "SELECT event_ser_manifest, event_payload FROM journal.event_journal"
          + " WHERE persistence_id = ? ORDER BY sequence_number";
  private static final String INSERT =
      "INSERT INTO journal.event_journal (persistence_id, sequence_number, writer,"
          + " write_timestamp, adapter_manifest, event_ser_id, event_ser_manifest, event_payload)"
          + " VALUES (?, ?, 'the other copy', ?, '', ?, ?, ?)";

  @Test
  void theSecondCopysMoveIsNotStoredAndItsSenderGetsTheTruth() {
    try (var node = TestNode.start(Map.of("apogee.node.ask-timeout", "10s"))) {
      var seats = List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.outside("p1", "Bob"));
      var id = node.open(TestNode.order("beyond-nebula", seats));
      var state = state(node, id);
      var moves = moves(state);
      var player = "p" + state.seatToAct();
      long theirs = moves.get(0);
      long ours = moves.get(1);

      insert(node, id, 2, theirMove(state, player, theirs));

      // Its write fails. On its own node it is then sent again by itself; elsewhere it is unknown.
      await()
          .atMost(Duration.ofSeconds(30))
          .ignoreExceptions()
          .untilAsserted(() ->
              assertThat(
                      node.ask(id, me -> new GameCommand.Play(player, Kind.PERSON, 0, ours, 0, me)))
                  .isEqualTo(new Refused(GameRefusals.STALE_PLY)));
      assertThat(node.ask(id, me -> new GameCommand.Play(player, Kind.PERSON, 0, theirs, 0, me)))
          .isEqualTo(new Played(1, true));
      assertThat(conflicts(node)).isEqualTo(1);
    }
  }

  @Test
  void theAnswerToTheOtherCopysQuestionIsPlayedAndNotRefusedAsAhead() {
    try (var node = TestNode.start(Map.of("apogee.node.ask-timeout", "10s"))) {
      var seats = List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.outside("p1", "Bob"));
      var id = node.open(TestNode.order("beyond-nebula", seats));
      var state = state(node, id);
      var event = theirMove(state, "p" + state.seatToAct(), moves(state).get(0));
      insert(node, id, 2, event);
      state.apply(event);

      var player = "p" + state.seatToAct();
      long next = moves(state).get(0);
      int ply = state.log().size();
      // Between the end of the copy that lost and the start of its successor an answer may be lost.
      await()
          .atMost(Duration.ofSeconds(60))
          .ignoreExceptions()
          .untilAsserted(() ->
              assertThat(
                      node.ask(
                          id, me -> new GameCommand.Play(player, Kind.PERSON, ply, next, 0, me)))
                  .isInstanceOfSatisfying(
                      Played.class, played -> assertThat(played.plies()).isEqualTo(ply + 1)));
    }
  }

  /** So it is also for the copy that wrote them, if it heard that its write had failed. */
  @Test
  void anOfferWhoseEffectIsInTheJournalIsARepeat() {
    try (var node = TestNode.start()) {
      var seats = List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.house("random"));
      var id = node.open(TestNode.order("beyond-nebula", seats));
      await().atMost(PATIENCE).until(() -> state(node, id).seatToAct() == 0);
      long stored = state(node, id).sequence();
      long sent = node.node().arrivals().arrived(Duration.ZERO);
      insert(node, id, stored + 1, new Offered(sent, 0, OfferKind.PAUSE, 60_000));
      insert(node, id, stored + 2, new Paused(sent, 0, sent + 60_000));

      assertThat(
              node.ask(
                  id, me -> new GameCommand.MakeOffer("p0", OfferKind.PAUSE, 60_000, sent, me)))
          .isEqualTo(new Done(true));
    }
  }

  /** Its own write has two events, and fails as a whole. */
  @Test
  void aRequestThatMeetsTheEndOfTheOtherCopyIsAnswered() {
    try (var node = TestNode.start(Map.of("apogee.node.ask-timeout", "60s"))) {
      var seats = List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.outside("p1", "Bob"));
      var id = node.open(TestNode.order("beyond-nebula", seats));
      // Once it has answered this, its door is open: what is asked there is asked again.
      node.ask(id, me -> new GameCommand.Look("p0", me));
      insert(node, id, 2, new Cancelled(System.currentTimeMillis(), "cancelled", "By the other."));

      assertThat(node.ask(id, me -> new GameCommand.Resign("p0", me)))
          .isEqualTo(new Refused(GameRefusals.GAME_CANCELLED));
      assertThat(conflicts(node)).isEqualTo(1);
    }
  }

  private static GameState state(TestNode node, GameId id) {
    var state = new GameState();
    node.node()
        .database()
        .statement(sql ->
            sql.list(
                EVENTS,
                row -> GameEventCodec.decode(row.getString(1), row.getBytes(2)),
                "game|" + id))
        .forEach(state::apply);
    return state;
  }

  private static MoveList moves(GameState state) {
    var moves = new MoveList();
    state.position().legalMoves(moves);
    return moves;
  }

  private static GameEvent theirMove(GameState state, String player, long move) {
    return GameDecisions.play(state, player, 0, move, state.decisionSince() + 10)
        .events()
        .getFirst();
  }

  private static void insert(TestNode node, GameId id, long sequence, GameEvent event) {
    int rows =
        node.node()
            .database()
            .statement(sql ->
                sql.update(
                    INSERT,
                    "game|" + id,
                    sequence,
                    System.currentTimeMillis(),
                    GameSerializer.ID,
                    GameEventCodec.manifest(event),
                    GameEventCodec.encode(event)));
    assertThat(rows).isEqualTo(1);
  }

  private static double conflicts(TestNode node) {
    return node.node()
        .metrics()
        .registry()
        .get("apogee.persist.failures")
        .tag("kind", "conflict")
        .counter()
        .count();
  }
}
