package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.apogee.engine.Rulesets;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.TestNode;
import org.apogee.node.game.GameHistory.Status;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.node.game.GameReply.Seen;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Games on a real node with a real journal. */
class GamesTest {
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
  void houseBotsPlayEveryRulesetToARecordThatVerifies() {
    for (var ruleset : Rulesets.all()) {
      var bots = new String[ruleset.minSeats()];
      Arrays.fill(bots, "random");
      var id = node.open(TestNode.order(ruleset.id().toString(), bots));
      awaitOver(id);
      var replay = ReplayText.parse(node.node().history().record(id));
      assertThat(ReplayVerifier.verify(replay))
          .isInstanceOfSatisfying(
              Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isTrue());
    }
  }

  @Test
  void aPlayersMoveIsPlayedOnceHoweverOftenItIsSent() throws Exception {
    var seats = List.of(SeatOrder.outside("p-1", "Ada"), SeatOrder.outside("p-2", "Bob"));
    var id = node.open(TestNode.order("sol", seats));
    var look = look(id, "p-1");
    var mover = look.get("seatToAct").asInt() == 0 ? "p-1" : "p-2";
    long move = look(id, mover).get("moves").get(0).get("code").asLong();

    var first = node.ask(id, me -> new GameCommand.Play(mover, Kind.PERSON, 0, move, 0, me));
    var second = node.ask(id, me -> new GameCommand.Play(mover, Kind.PERSON, 0, move, 0, me));
    var late = node.ask(id, me -> new GameCommand.Play(mover, Kind.PERSON, 0, move + 1, 0, me));
    var other = node.ask(id, me -> new GameCommand.Play("p-3", Kind.PERSON, 1, move, 0, me));

    assertThat(first).isEqualTo(new Played(1, false));
    assertThat(second).isEqualTo(new Played(1, true));
    assertThat(late).isEqualTo(new Refused(GameRefusals.STALE_PLY));
    assertThat(other).isEqualTo(new Refused(GameRefusals.NOT_YOUR_GAME));
  }

  @Test
  void aGameGoesOnWhereItStoodAfterTheNodeStartedAnew() throws Exception {
    var seats = List.of(SeatOrder.outside("p-1", "Ada"), SeatOrder.house("greedy"));
    var id = node.open(TestNode.order("sol", seats));
    await().atMost(PATIENCE).until(() -> look(id, "p-1").get("moves").size() > 0);
    var before = look(id, "p-1");

    node.restart();

    var after = look(id, "p-1");
    assertThat(after.get("plies")).isEqualTo(before.get("plies"));
    assertThat(after.get("view")).isEqualTo(before.get("view"));
    assertThat(after.get("moves")).isEqualTo(before.get("moves"));
  }

  @Test
  void anOfferAndAPauseOutliveTheNode() throws Exception {
    var seats = List.of(SeatOrder.outside("p-1", "Ada"), SeatOrder.outside("p-2", "Bob"));
    var id = node.open(TestNode.order("sol", seats));
    node.ask(id, me -> new GameCommand.MakeOffer("p-1", OfferKind.PAUSE, 3_600_000, 0, me));

    node.restart();

    assertThat(accept(id, "p-2")).isEqualTo(new GameReply.Done(false));
    long left = look(id, "p-1").get("decisionMillis").asLong();

    node.restart();

    var paused = look(id, "p-1");
    assertThat(paused.has("pausedUntil")).isTrue();
    assertThat(paused.get("decisionMillis").asLong()).isEqualTo(left);
    assertThat(node.ask(id, me -> new GameCommand.Resume("p-2", me)))
        .isEqualTo(new GameReply.Done(false));
    assertThat(look(id, "p-1").get("decisionMillis").asLong()).isBetween(1L, left);
  }

  /** The clock is shorter than the pause, so it would ring if it ran. */
  @Test
  void aPauseEndsByItselfAndThenTheClockRuns() throws Exception {
    var seats = List.of(SeatOrder.outside("p-1", "Ada"), SeatOrder.outside("p-2", "Bob"));
    var id = node.open(TestNode.order("sol", seats, new ClockOrder(60_000, 0, 5_000)));
    node.ask(id, me -> new GameCommand.MakeOffer("p-1", OfferKind.PAUSE, 6_000, 0, me));
    accept(id, "p-2");

    awaitOver(id);

    var events = node.node().history().news(id, 0).stream().map(told -> told.news()).toList();
    assertThat(events)
        .extracting(news -> news.getClass().getSimpleName())
        .containsSubsequence("OfferAccepted", "Paused", "Resumed", "SeatForfeited", "Finished");
  }

  private static GameReply accept(GameId id, String player) throws Exception {
    long number = look(id, player).at("/offer/number").asLong();
    var accept = GameCommand.OfferAnswer.ACCEPT;
    return node.ask(id, me -> new GameCommand.AnswerOffer(player, number, accept, 0, me));
  }

  @Test
  void resigningEndsAGameOfTwo() {
    var seats = List.of(SeatOrder.outside("p-1", "Ada"), SeatOrder.house("random"));
    var id = node.open(TestNode.order("sol", seats));

    assertThat(node.ask(id, me -> new GameCommand.Resign("p-1", me)))
        .isEqualTo(new GameReply.Done(false));

    awaitOver(id);
    var replay = ReplayText.parse(node.node().history().record(id));
    assertThat(replay.places()).containsExactly(2, 1);
    assertThat(ReplayVerifier.verify(replay)).isInstanceOf(Verdict.Holds.class);
  }

  @Test
  void aLossOnTimeTakesAllThatTheDecisionWasAllowedFromTheClock() throws Exception {
    var clock = new ClockOrder(60_000, 0, 1_500);
    var seats = List.of(SeatOrder.outside("p-1", "Ada"), SeatOrder.outside("p-2", "Bob"));
    var id = node.open(TestNode.order("sol", seats, clock));
    int loser = look(id, "p-1").get("seatToAct").asInt();
    var left = loser == 0 ? List.of(58_500L, 60_000L) : List.of(60_000L, 58_500L);

    awaitOver(id);

    assertThat(clocks(look(id, "p-1"))).as("by the actor").isEqualTo(left);
    var stored = node.node().history().look(id, null).orElseThrow();
    assertThat(clocks(ProtocolJson.MAPPER.readTree(stored.json())))
        .as("by the journal")
        .isEqualTo(left);
  }

  private static List<Long> clocks(JsonNode look) {
    return List.of(look.get("clocks").get(0).asLong(), look.get("clocks").get(1).asLong());
  }

  private static void awaitOver(GameId id) {
    await().atMost(PATIENCE).until(() -> node.node().history().status(id) == Status.OVER);
  }

  private static JsonNode look(GameId id, String player) throws Exception {
    var seen = (Seen) node.ask(id, me -> new GameCommand.Look(player, me));
    return ProtocolJson.MAPPER.readTree(seen.json());
  }
}
