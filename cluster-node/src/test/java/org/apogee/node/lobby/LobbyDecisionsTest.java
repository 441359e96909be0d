package org.apogee.node.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.Seek.Place;
import org.apogee.node.lobby.Seek.Stage;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Player;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.SeatOrder;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Decides about seats of a seek, and when it is closed. */
class LobbyDecisionsTest {
  private static final Instant NOW = Instant.parse("2030-01-01T00:00:00Z");

  @Test
  void theLastSeatIsTakenOnce() {
    var full = LobbyDecisions.join(seek(2), person("b"), null, NOW);
    assertThat(full.stage()).isEqualTo(Stage.FULL);
    assertRefused("seek-full", () -> LobbyDecisions.join(full, person("c"), null, NOW));
    assertThat(LobbyDecisions.join(full, person("b"), null, NOW)).as("a repeat").isEqualTo(full);
  }

  @Test
  void aSeekWithoutAPlaceInTheListNeedsItsSecret() {
    var hidden = with(seek(2), false, Seating.hash("secret"), null);
    assertRefused("no-such-seek", () -> LobbyDecisions.join(hidden, person("b"), null, NOW));
    assertRefused(
        "no-such-seek", () -> LobbyDecisions.join(hidden, person("b"), Seating.hash("guess"), NOW));
    assertThat(LobbyDecisions.join(hidden, person("b"), Seating.hash("secret"), NOW).stage())
        .isEqualTo(Stage.FULL);
    assertThat(LobbyDecisions.maySee(with(seek(2), false, null, null), "b", null)).isFalse();
  }

  @Test
  void onlyPeopleInTheRangeJoinARatedSeek() {
    var rated = rated(seek(2), 1400, 1600);
    assertRefused("rating-out-of-range", () -> LobbyDecisions.join(rated, person("b"), null, NOW));
    var strong = new Joiner("b", "B", Player.Kind.PERSON, false, OptionalDouble.of(1601));
    assertRefused("rating-out-of-range", () -> LobbyDecisions.join(rated, strong, null, NOW));
    var guest = new Joiner("b", "B", Player.Kind.PERSON, true, OptionalDouble.of(1500));
    assertRefused("guest-not-rated", () -> LobbyDecisions.join(rated, guest, null, NOW));
    var bot = new Joiner("b", "B", Player.Kind.BOT, false, OptionalDouble.of(1500));
    assertRefused("rated-for-people", () -> LobbyDecisions.join(rated, bot, null, NOW));
    var fit = new Joiner("b", "B", Player.Kind.PERSON, false, OptionalDouble.of(1500));
    assertThat(LobbyDecisions.join(rated, fit, null, NOW).stage()).isEqualTo(Stage.FULL);
  }

  @Test
  void whoLeavesMakesRoom() {
    var two = LobbyDecisions.join(seek(3), person("b"), null, NOW);
    assertThat(two.stage()).isEqualTo(Stage.OPEN);
    var one = LobbyDecisions.leave(two, "b", NOW);
    assertThat(one.players()).extracting(Place::player).containsExactly("a");
    assertRefused("owner-cannot-leave", () -> LobbyDecisions.leave(two, "a", NOW));
    assertRefused("not-your-seek", () -> LobbyDecisions.withdraw(two, "b", NOW));
    var gone = LobbyDecisions.withdraw(two, "a", NOW);
    assertRefused("seek-closed", () -> LobbyDecisions.join(gone, person("c"), null, NOW));
    assertRefused("seek-closed", () -> LobbyDecisions.join(gone, person("b"), null, NOW));
  }

  @Test
  void houseBotsTakeTheFreeSeatsAfterAWaitAndExpiryClosesTheRest() {
    var filling = with(seek(3, "greedy"), true, null, NOW.plusSeconds(60));
    assertThat(LobbyDecisions.age(filling, NOW.plusSeconds(59))).isEqualTo(filling);
    var full = LobbyDecisions.age(filling, NOW.plusSeconds(60));
    assertThat(full.stage()).isEqualTo(Stage.FULL);
    assertThat(Seating.order(full).seats())
        .extracting(SeatOrder::player)
        .containsExactlyInAnyOrder("a", "house:greedy", "house:greedy");
    var late = NOW.plus(Duration.ofHours(1));
    assertThat(LobbyDecisions.age(seek(2), late).stage()).isEqualTo(Stage.EXPIRED);
    assertRefused("seek-closed", () -> LobbyDecisions.join(seek(2), person("b"), null, late));
    assertRefused("no-bots", () -> LobbyDecisions.fill(seek(2), "a", NOW));
    assertThat(LobbyDecisions.fill(seek(2, "greedy"), "a", NOW).stage()).isEqualTo(Stage.FULL);
  }

  @Test
  void aChallengeBeginsWhenAllHaveAccepted() {
    var challenge = challenge("b", "c");
    assertRefused("not-challenged", () -> LobbyDecisions.accept(challenge, person("d"), NOW));
    assertRefused("no-such-seek", () -> LobbyDecisions.join(challenge, person("d"), null, NOW));
    var half = LobbyDecisions.accept(challenge, person("b"), NOW);
    assertThat(half.stage()).isEqualTo(Stage.OPEN);
    assertThat(LobbyDecisions.accept(half, person("b"), NOW)).isEqualTo(half);
    var full = LobbyDecisions.accept(half, person("c"), NOW);
    assertThat(full.stage()).isEqualTo(Stage.FULL);
    assertRefused("seek-full", () -> LobbyDecisions.decline(full, "c", "No.", NOW));
    var declined = LobbyDecisions.decline(half, "c", "No time.", NOW);
    assertThat(declined.stage()).isEqualTo(Stage.DECLINED);
    assertThat(declined.reason()).isEqualTo("No time.");
    assertRefused("seek-closed", () -> LobbyDecisions.accept(declined, person("b"), NOW));
  }

  @Test
  void aFullSeekFailsIfItsOwnerMayNotPlay() {
    var full = LobbyDecisions.join(seek(2), person("b"), null, NOW);
    assertThat(LobbyDecisions.checked(full, Set.of())).isEqualTo(full);
    var failed = LobbyDecisions.checked(full, Set.of("a"));
    assertThat(failed.stage()).isEqualTo(Stage.FAILED);
    assertThat(failed.reason()).isEqualTo(LobbyRefusals.PLAYER_UNAVAILABLE.sentence());
    assertRefused("seek-closed", () -> LobbyDecisions.join(failed, person("b"), null, NOW));
  }

  @Test
  void aJoinerWhoMayNotPlayFreesItsSeatForTheNext() {
    var two = LobbyDecisions.join(seek(3), person("b"), null, NOW);
    var full = LobbyDecisions.join(two, person("c"), null, NOW);
    var open = LobbyDecisions.checked(full, Set.of("b"));
    assertThat(open.stage()).isEqualTo(Stage.OPEN);
    assertThat(open.agreed()).containsExactly("a", "c");
    assertThat(LobbyDecisions.join(open, person("d"), null, NOW).stage()).isEqualTo(Stage.FULL);
  }

  @Test
  void houseBotsThatFillASeekTakeTheSeatOfAJoinerWhoMayNotPlay() {
    var two = LobbyDecisions.join(seek(3, "greedy"), person("b"), null, NOW);
    var checked = LobbyDecisions.checked(LobbyDecisions.fill(two, "a", NOW), Set.of("b"));
    assertThat(checked.stage()).isEqualTo(Stage.FULL);
    assertThat(checked.agreed()).containsExactly("a");
  }

  @Test
  void aChallengeNeedsAllItsPlayers() {
    var full = LobbyDecisions.accept(challenge("b"), person("b"), NOW);
    assertThat(LobbyDecisions.checked(full, Set.of("b")).stage()).isEqualTo(Stage.FAILED);
  }

  @Test
  void anOpenedGameIsNotClosedByALateFailure() {
    var opened = LobbyDecisions.settled(LobbyDecisions.join(seek(2), person("b"), null, NOW), null);
    assertThat(opened.stage()).isEqualTo(Stage.OPENED);
    assertThat(LobbyDecisions.settled(opened, "Late.")).isEqualTo(opened);
    assertThat(LobbyDecisions.settled(seek(2), null).stage()).isEqualTo(Stage.OPEN);
  }

  @Test
  void theLotDecidesTheSeatsAndTheOwnersWishComesFirst() {
    var full = LobbyDecisions.join(seek(2), person("b"), null, NOW);
    var seats = Seating.order(full).seats();
    assertThat(Seating.order(full).seats()).isEqualTo(seats);
    boolean isFirst = Seating.hash("lot\na").compareTo(Seating.hash("lot\nb")) < 0;
    assertThat(seats.getFirst().player()).isEqualTo(isFirst ? "a" : "b");
    var wished = LobbyDecisions.accept(challenge("b"), person("b"), NOW);
    assertThat(Seating.order(wished).seats())
        .extracting(SeatOrder::player)
        .containsExactly("b", "a");
  }

  private static void assertRefused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(
            RequestRefused.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  private static Joiner person(String id) {
    return new Joiner(id, id, Player.Kind.PERSON, false, OptionalDouble.empty());
  }

  private static Seek seek(int seats, String... bots) {
    return new Seek(
        "seek-1",
        Kind.SEEK,
        "a",
        "a",
        terms(seats, List.of(bots), null),
        Stage.OPEN,
        true,
        null,
        "lot",
        null,
        NOW,
        NOW.plus(Duration.ofHours(1)),
        null,
        List.of(new Place("a", "A", true)));
  }

  private static SeekTerms terms(int seats, List<String> bots, @Nullable Integer ownSeat) {
    return new SeekTerms(
            "sol",
            new TreeMap<>(),
            seats,
            ClockOrder.USUAL,
            OnForfeit.END,
            false,
            null,
            null,
            bots,
            ownSeat)
        .checked();
  }

  private static Seek with(
      Seek seek, boolean listed, @Nullable String inviteHash, @Nullable Instant fillAt) {
    return new Seek(
        seek.id(),
        seek.kind(),
        seek.owner(),
        seek.account(),
        seek.terms(),
        seek.stage(),
        listed,
        inviteHash,
        seek.lot(),
        null,
        seek.created(),
        seek.expires(),
        fillAt,
        seek.players());
  }

  private static Seek rated(Seek seek, int least, int most) {
    var old = seek.terms();
    var terms =
        new SeekTerms(
            old.ruleset(),
            old.options(),
            old.seats(),
            old.clock(),
            old.onForfeit(),
            true,
            least,
            most,
            List.of(),
            null);
    return new Seek(
        seek.id(),
        seek.kind(),
        seek.owner(),
        seek.account(),
        terms,
        seek.stage(),
        true,
        null,
        seek.lot(),
        null,
        seek.created(),
        seek.expires(),
        null,
        seek.players());
  }

  private static Seek challenge(String... others) {
    var seek = seek(others.length + 1);
    var players = List.of(others).stream().map(id -> new Place(id, id, false)).toList();
    var all = new ArrayList<>(seek.players());
    all.addAll(players);
    return new Seek(
        seek.id(),
        Kind.CHALLENGE,
        "a",
        "a",
        terms(others.length + 1, List.of(), 1),
        Stage.OPEN,
        false,
        null,
        "lot",
        null,
        NOW,
        NOW.plus(Duration.ofHours(1)),
        null,
        all);
  }
}
