package org.apogee.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.DeskRequest;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntrantKind;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.EntryFacts;
import org.apogee.match.registration.Registration;
import org.apogee.match.standing.Standings;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentReply;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Everything that tournaments and desks say to each other can travel between processes. */
class MatchmakerMessagesTest {
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
    messages()
        .forEach(message ->
            assertThat(KIT.serializationTestKit().verifySerialization(message, true))
                .isEqualTo(message));
  }

  private static Stream<Object> messages() {
    var replyTo = KIT.<TournamentReply>createTestProbe().ref();
    var desk = KIT.<DeskAnswer>createTestProbe().ref();
    var settings =
        new TournamentSettings(
            "Friday",
            "sol/1",
            new TreeMap<>(Map.of("a", "b")),
            Format.DOUBLE_KNOCK_OUT,
            2,
            2,
            2,
            0,
            1,
            ClockOrder.USUAL,
            OnForfeit.CARETAKER,
            List.of(3, 1),
            Standings.USUAL,
            Long.MIN_VALUE,
            true,
            0,
            0,
            "boss",
            new Registration(
                1,
                2,
                8,
                3,
                4,
                new Conditions(20, 30, 1, 2, List.of(EntrantKind.PEOPLE), List.of("p"), true),
                EntryCodes.of("t1", List.of("friday"))),
            RoundControl.USUAL);
    var entrant = new TournamentEntrant("e", 1, "E", "p", null, 1500, true);
    var past =
        new PastRound(
            List.of(new PastRound.TableResult(List.of("a", "b"), List.of(1, 2), true)),
            List.of(new PastRound.Bye("c", ByeKind.PAIRING)));
    var origin = new Origin(OriginKind.TOURNAMENT, "t1");
    var order =
        GameOrder.of(
            "sol",
            Map.of(),
            List.of(SeatOrder.house("greedy"), SeatOrder.outside("p", "P")),
            ClockOrder.USUAL,
            OnForfeit.END,
            origin,
            "sol");
    var ended =
        new EndedGame(
            "t1-r1-t1-g1",
            origin,
            false,
            "nova",
            List.of(1, 2),
            List.of(3, 4),
            0,
            12,
            Arrays.<@Nullable String>asList(null, "time-out"));
    return Stream.of(
        new TournamentCommand.Create("p", settings, List.of(entrant), List.of(past), replyTo),
        new TournamentCommand.Join("p", entrant, Admission.BY_DIRECTOR, replyTo),
        new TournamentCommand.Join(
            "p",
            entrant,
            new Admission(new EntryFacts("p", "p", EntrantKind.PEOPLE, 25.5, 3, 9, true), "00ff"),
            replyTo),
        new TournamentCommand.CheckIn("p", "e", replyTo),
        new TournamentCommand.ChangeSettings("p", settings, replyTo),
        new TournamentCommand.Advise(
            "p", new EntryFacts("p", "p", EntrantKind.BOTS, null, 0, 9, false), replyTo),
        new TournamentCommand.Withdraw("p", "e", replyTo),
        new TournamentCommand.EnterTeam(
            "p", "team:a", "A", "p", List.of("q"), Admission.BY_DIRECTOR, replyTo),
        new TournamentCommand.JoinTeam(
            "p", "team:a", entrant, true, Admission.BY_DIRECTOR, replyTo),
        new TournamentCommand.LeaveTeam("p", "team:a", "e", replyTo),
        new TournamentCommand.LineUp("p", "team:a", List.of("e"), replyTo),
        new TournamentCommand.LookAtTeam("team:a", replyTo),
        new TournamentCommand.Excuse("p", "e", 2, ByeKind.REQUESTED, replyTo),
        new TournamentCommand.Forbid("p", "a", "b", replyTo),
        new TournamentCommand.PairByHand("p", List.of(List.of("a", "b")), List.of("c"), 3, replyTo),
        new TournamentCommand.Start("p", replyTo),
        new TournamentCommand.Pause("p", replyTo),
        new TournamentCommand.Resume("p", replyTo),
        new TournamentCommand.Extend("p", 1, 0, "k", replyTo),
        new TournamentCommand.Cancel("p", "Rain.", replyTo),
        new TournamentCommand.AddDirector("p", "d", replyTo),
        new TournamentCommand.RemoveDirector("p", "d", replyTo),
        new TournamentCommand.VoidTable("p", 1, 2, true, "x", replyTo),
        new TournamentCommand.Rule("p", 1, 2, List.of(1, 2), false, "x", replyTo),
        new TournamentCommand.Result(7, ended, replyTo),
        new TournamentCommand.Look(TournamentCommand.What.ROUND, 3, replyTo),
        new TournamentReply.Done(true, "3"),
        new TournamentReply.Seen("{}"),
        new TournamentReply.Refused(TournamentRefusals.TOO_FEW),
        new DeskRequest.Open("g", order, desk),
        new DeskRequest.Cancel("g", "Rain.", desk),
        DeskAnswer.refused("g", "bad", "Bad."));
  }
}
