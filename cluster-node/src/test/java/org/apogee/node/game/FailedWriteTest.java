package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import org.apogee.node.TestNode;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.node.game.GameReply.Done;
import org.apogee.node.game.GameReply.IsOpen;
import org.apogee.node.game.GameReply.Seen;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A game whose writes failed for a while goes on as before, even if nobody outside wakes it. */
class FailedWriteTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static TestNode node;

  @BeforeAll
  static void start() {
    node = TestNode.start();
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  @Test
  void aHouseBotWhoseTurnWasNotStoredThinksAgain() {
    var id = GameId.fresh();
    double before = failures();
    refuseWrites(id);
    var order = TestNode.order("sol", "random", "random");
    assertThat(node.ask(id, me -> new GameCommand.Open(order, null, me)))
        .isEqualTo(new IsOpen(false));
    await().atMost(PATIENCE).until(() -> failures() > before);
    takeWrites();

    awaitOver(id);
  }

  @Test
  void aClockStillRunsOut() throws Exception {
    var id = node.open(TestNode.order("sol", twoPlayers(), new ClockOrder(60_000, 0, 1_500)));
    double before = failures();
    refuseWrites(id);
    node.node().games().tell(id, firstMove(id));
    await().atMost(PATIENCE).until(() -> failures() > before);
    takeWrites();

    awaitOver(id);
  }

  @Test
  void aPauseStillEnds() {
    var id = node.open(TestNode.order("sol", twoPlayers(), new ClockOrder(60_000, 0, 1_500)));
    node.ask(id, me -> new GameCommand.MakeOffer("p0", OfferKind.PAUSE, 6_000, 0, me));
    var accept = GameCommand.OfferAnswer.ACCEPT;
    assertThat(node.ask(id, me -> new GameCommand.AnswerOffer("p1", 2, accept, 0, me)))
        .isEqualTo(new Done(false));
    double before = failures();
    refuseWrites(id);
    node.node().games().tell(id, new GameCommand.Resume("p0", node.node().system().ignoreRef()));
    await().atMost(PATIENCE).until(() -> failures() > before);
    takeWrites();

    awaitOver(id);
  }

  private static List<SeatOrder> twoPlayers() {
    return List.of(SeatOrder.outside("p0", "Ada"), SeatOrder.outside("p1", "Bob"));
  }

  /** Sent without an address for the reply, it is not sent again when its write fails. */
  private static GameCommand.Play firstMove(GameId id) throws Exception {
    var mover = "p" + look(id, "p0").get("seatToAct").asInt();
    long move = look(id, mover).at("/moves/0/code").asLong();
    return new GameCommand.Play(mover, Kind.PERSON, 0, move, 0, node.node().system().ignoreRef());
  }

  private static JsonNode look(GameId id, String player) throws Exception {
    var seen = (Seen) node.ask(id, me -> new GameCommand.Look(player, me));
    return ProtocolJson.MAPPER.readTree(seen.json());
  }

  /** The database takes the events that the game has, and no more. */
  private static void refuseWrites(GameId id) {
    change(
        "ADD CONSTRAINT refused CHECK (persistence_id <> 'game|%s' OR sequence_number <= %d)"
                .formatted(id, Math.max(1, stored(id)))
            + " NOT VALID");
  }

  private static void takeWrites() {
    change("DROP CONSTRAINT refused");
  }

  private static void change(String how) {
    node.node().database().statement(sql -> sql.update("ALTER TABLE journal.event_journal " + how));
  }

  private static int stored(GameId id) {
    return node.node()
        .database()
        .statement(sql ->
            sql.one(
                "SELECT count(*) FROM journal.event_journal WHERE persistence_id = ?",
                row -> row.getInt(1),
                "game|" + id))
        .orElseThrow();
  }

  private static double failures() {
    return node.node()
        .metrics()
        .registry()
        .get("apogee.persist.failures")
        .tag("kind", "failed")
        .counter()
        .count();
  }

  private static void awaitOver(GameId id) {
    await().atMost(PATIENCE).until(() -> node.node().history().status(id) == Status.OVER);
  }
}
