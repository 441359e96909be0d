package org.apogee.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Fact;
import org.apogee.node.game.ForkStart;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameRefusals;
import org.apogee.node.game.GameReply;
import org.apogee.node.game.OfferKind;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Everything that travels between nodes arrives as it was sent. */
class NodeMessagesTest {
  private static final ActorTestKit KIT =
      ActorTestKit.create(
          "messages",
          ConfigFactory.parseString("pekko.actor.provider = local")
              .withFallback(ConfigFactory.parseResources("member.conf"))
              .withFallback(ConfigFactory.load()));

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  @Test
  void messagesTravel() {
    messages().forEach(NodeMessagesTest::travels);
  }

  private static void travels(Object message) {
    assertThat(KIT.serializationTestKit().verifySerialization(message, true)).isEqualTo(message);
  }

  private static Stream<Object> messages() {
    var replyTo = KIT.<GameReply>createTestProbe().ref();
    var listener = KIT.<UnfilteredNews>createTestProbe().ref();
    var order =
        TestNode.order("sol", List.of(SeatOrder.house("greedy"), SeatOrder.outside("p", "P")));
    var heard =
        Heard.of(new Fact("hit", Audience.EVERYBODY, Args.of("seat", 1, "by", "x"), "Hit."));
    return Stream.of(
        new GameCommand.Open(order, null, replyTo),
        new GameCommand.Open(
            order, new ForkStart("a".repeat(64), List.of(1L, Long.MAX_VALUE)), replyTo),
        new GameCommand.MakeOffer("p", OfferKind.PAUSE, 60_000, 5, replyTo),
        new GameCommand.AnswerOffer("p", 7, GameCommand.OfferAnswer.DECLINE, 5, replyTo),
        new GameCommand.Resume("p", replyTo),
        new GameCommand.Play("p", Kind.PERSON, 3, Long.MAX_VALUE - 1, 5, replyTo),
        new GameCommand.Resign("p", replyTo),
        new GameCommand.Cancel("Rain.", replyTo),
        new GameCommand.Try("p", 3, List.of(7L, Long.MAX_VALUE - 1), replyTo),
        new GameCommand.Look(null, replyTo),
        new GameCommand.Look("p", replyTo),
        new GameCommand.Watch(listener),
        new GameCommand.Unwatch(listener),
        new GameCommand.Remind("p", true),
        new GameCommand.VacationEnded("p"),
        new GameReply.IsOpen(true),
        new GameReply.Played(4, false),
        new GameReply.Done(false),
        new GameReply.Seen("{}", true, false),
        new GameReply.Tried("{}"),
        new GameReply.Refused(GameRefusals.STALE_PLY),
        started(order),
        new UnfilteredNews(
            new GameNews.MovesPlayed(
                2, 99, 0, null, List.of(new GameNews.PlayedPly(0, List.of(heard)))),
            List.of(List.of(new UnfilteredNews.AudienceFact(-1, true, heard)))),
        UnfilteredNews.silent(new GameNews.ClockCompensated(3, 99, 1, 5)),
        UnfilteredNews.silent(new GameNews.SeatForfeited(4, 99, 1, "time-out", "Late.", true)),
        UnfilteredNews.silent(
            new GameNews.Finished(
                5, 99, "nova", List.of(1, 2), List.of(3, 4), 0, counters(), 12, "00")),
        UnfilteredNews.silent(new GameNews.Cancelled(6, 99, "cancelled", "Rain.", "00")));
  }

  private static SequencedMap<String, Long> counters() {
    var counters = new LinkedHashMap<String, Long>();
    counters.put("cards.drawn", 3L);
    return counters;
  }

  private static UnfilteredNews started(GameOrder order) {
    return UnfilteredNews.silent(
        new GameNews.Started(
            1,
            99,
            order.ruleset(),
            order.options(),
            List.of(new GameNews.Sitter("p", "P", null)),
            List.of("n"),
            order.clock(),
            new Origin(OriginKind.CASUAL, "p"),
            null,
            "c0",
            null));
  }
}
