package org.apogee.protocol.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotWriter;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.event.GameNews.PlayedPly;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.ForkOf;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FeedJsonTest {
  private static final GameId GAME = new GameId("g-1");
  private static final long AT = 1_767_225_600_123L;
  private static final String HEX = "0123456789abcdef".repeat(4);
  private static final Origin LADDER = new Origin(OriginKind.LADDER, "sol-open");
  private static final List<Sitter> SEATS =
      List.of(new Sitter("p1", "Ada", null), new Sitter("house:greedy", "greedy", "greedy"));

  static Stream<GameNews> news() {
    return Stream.of(
        started("sol-duel"),
        started(null),
        moves(),
        new GameNews.MovesPlayed(3, AT, 1, null, List.of(new PlayedPly(1, List.of()))),
        new GameNews.ClockCompensated(4, AT, 0, 1500),
        new GameNews.SeatForfeited(5, AT, 0, "time-out", "The clock ran out.", true),
        new GameNews.OfferMade(6, AT, 0, "pause", 60_000L),
        new GameNews.OfferMade(6, AT, 0, "draw", null),
        new GameNews.OfferAccepted(7, AT, 1, "draw"),
        new GameNews.OfferClosed(7, AT, 1, "draw", "declined"),
        new GameNews.DecisionsTakenBack(8, AT, 1, 3, List.of(500L, 0L)),
        new GameNews.Paused(9, AT, 0, AT + 60_000),
        new GameNews.Resumed(10, AT, 1),
        new GameNews.Resumed(10, AT, null),
        new GameNews.Finished(
            6,
            AT,
            "nova",
            List.of(1, 2),
            List.of(7, -1),
            0,
            new LinkedHashMap<>(Map.of("ships.lost", 3L)),
            2,
            HEX),
        new GameNews.Cancelled(7, AT, "cancelled", "A mistake.", HEX));
  }

  private static GameNews started(@Nullable String pool) {
    return new GameNews.Started(
        1,
        AT,
        "sol/1",
        new TreeMap<>(Map.of("rounds", "9")),
        SEATS,
        List.of("n1", "n2"),
        ClockOrder.USUAL,
        LADDER,
        pool,
        HEX,
        pool == null ? new ForkOf("g-0", 12) : null);
  }

  private static GameNews moves() {
    var fact =
        new Heard(
            "ship-lost",
            Map.of("seat", 1, "at", "C3"),
            "Seat 1 loses a \"ship\".\n",
            "combat",
            List.of("It rolls a 2."));
    return new GameNews.MovesPlayed(
        2, AT, 0, 598_000L, List.of(new PlayedPly(0, List.of(fact)), new PlayedPly(1, List.of())));
  }

  private static GameResult result() {
    return new GameResult(
        "g-1",
        "sol-duel",
        "sol/1",
        new TreeMap<>(Map.of("rounds", "9")),
        SEATS,
        List.of(2, 1),
        List.of(3, 3),
        0,
        "resigned",
        new LinkedHashMap<>(),
        14,
        AT,
        AT + 90_000,
        LADDER,
        List.of(new GameResult.Forfeit(0, "resigned")));
  }

  @ParameterizedTest
  @MethodSource("news")
  void newsIsOneLineThatTheSchemaAllowsAndThatReadsBack(GameNews news) {
    var event = FeedJson.of(GAME, news);
    var json = FeedJson.write(event);
    assertThat(json).doesNotContain("\n");
    assertThat(FeedSchema.GAMES.allows(json)).as(json).isTrue();
    assertThat(FeedSchema.RESULTS.allows(json)).as(json).isFalse();
    assertThat(FeedJson.readNews(json)).isEqualTo(event);
    assertThatThrownBy(() -> FeedJson.readResult(json)).isInstanceOf(BadInput.class);
  }

  @Test
  void aRecordSaysWhatItIsWithoutItsDataBeingRead() {
    assertThat(FeedJson.write(FeedJson.of(GAME, moves())))
        .startsWith(
            """
            {"specversion":"1.0","id":"g-1/2","source":"/apogee/games",
            "type":"org.apogee.game.moves-played.v1","subject":"g-1",
            "time":"2026-01-01T00:00:00.123Z","datacontenttype":"application/json",
            "gameid":"g-1","sequence":"0000000002",
            "data":{"type":"moves-played","sequence":2,
            """
                .replace("\n", ""));
  }

  @Test
  void aResultIsOneLineThatTheSchemaAllowsAndThatReadsBack() {
    var event = FeedJson.of(result(), 17);
    var json = FeedJson.write(event);
    assertThat(json).doesNotContain("\n");
    assertThat(FeedSchema.RESULTS.allows(json)).as(json).isTrue();
    assertThat(FeedSchema.GAMES.allows(json)).as(json).isFalse();
    assertThat(FeedJson.readResult(json)).isEqualTo(event);
    assertThat(event.number()).isEqualTo(17);
    assertThat(event.id()).isEqualTo("g-1/17");
    assertThatThrownBy(() -> FeedJson.readNews(json)).isInstanceOf(BadInput.class);
  }

  @Test
  void aCorrectionIsARecordOfTheSameTopicWithTheNextNumber() {
    var correction =
        GameCorrection.ofJournal(
                journaled(
                    new GameCorrection(
                        "g-1", 2, GameCorrection.Kind.RULING, true, List.of(1, 2), "Talked.")))
            .correction();
    var event = FeedJson.of(ResultCorrection.of(result(), correction, AT + 100_000), 17);
    var json = FeedJson.write(event);
    assertThat(FeedSchema.RESULTS.allows(json)).as(json).isTrue();
    assertThat(FeedSchema.RESULTS.allows(json.replace("\"places\":[1,2],\"reason\"", "\"reason\"")))
        .isFalse();
    assertThat(FeedJson.readCorrection(json)).isEqualTo(event);
    assertThat(event.number()).isEqualTo(19);
    assertThat(event.data().result()).isEqualTo(result());
    assertThatThrownBy(() -> FeedJson.readResult(json)).isInstanceOf(BadInput.class);
  }

  private static byte[] journaled(GameCorrection correction) {
    var out = new SnapshotWriter();
    out.writeLong(AT);
    out.writeText("boss");
    correction.write(out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @MethodSource("news")
  void theSchemaAllowsNoFieldThatIsMissingOrOneTooMany(GameNews news) throws Exception {
    var json = FeedJson.write(FeedJson.of(GAME, news));
    var whole = (ObjectNode) ProtocolJson.MAPPER.readTree(json);
    for (var field : List.copyOf(names(whole))) {
      var without = whole.deepCopy();
      without.remove(field);
      assertThat(FeedSchema.GAMES.allows(without.toString())).as("without " + field).isFalse();
    }
    for (var secret : List.of("draws", "moves", "fingerprint", "setupDraws")) {
      var more = whole.deepCopy();
      ((ObjectNode) more.get("data")).put(secret, "1");
      assertThat(FeedSchema.GAMES.allows(more.toString())).as("with " + secret).isFalse();
    }
    if (!(news instanceof GameNews.Finished || news instanceof GameNews.Cancelled)) {
      var more = whole.deepCopy();
      ((ObjectNode) more.get("data")).put("seed", HEX);
      assertThat(FeedSchema.GAMES.allows(more.toString())).as("with the seed").isFalse();
    }
  }

  private static List<String> names(ObjectNode object) {
    return object.properties().stream().map(Map.Entry::getKey).toList();
  }

  @Test
  void fieldsOfALaterVersionArePassedOver() throws Exception {
    var event = FeedJson.of(GAME, moves());
    var later = (ObjectNode) ProtocolJson.MAPPER.readTree(FeedJson.write(event));
    later.put("partitionkey", "new");
    ((ObjectNode) later.get("data")).put("colour", "new");
    assertThat(FeedJson.readNews(later.toString())).isEqualTo(event);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{}",
        "{\"specversion\":\"1.0\"}",
        "{\"specversion\":\"2.0\",\"sequence\":\"0000000001\"}",
        "{\"specversion\":\"1.0\",\"sequence\":\"first\"}",
        "{\"specversion\":\"1.0\",\"sequence\":\"0000000001\"}",
        "{\"specversion\":\"1.0\",\"sequence\":\"0000000001\",\"data\":null}",
        "{\"specversion\":\"1.0\",\"sequence\":\"0000000001\",\"data\":{\"type\":\"new\"}}",
        "not JSON"
      })
  void whatIsNoRecordIsRefused(String json) {
    assertThatThrownBy(() -> FeedJson.readNews(json)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> FeedJson.readResult(json)).isInstanceOf(BadInput.class);
  }
}
