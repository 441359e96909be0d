package org.apogee.match.tournament;

import static org.apogee.match.tournament.Scene.BOSS;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.Conditions;
import org.apogee.match.registration.EntrantKind;
import org.apogee.match.registration.EntryCodes;
import org.apogee.match.registration.EntryFacts;
import org.apogee.match.registration.Registration;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.match.trf.TrfExchange;
import org.apogee.platform.Refusal;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seats, waiting list, and moving up. */
class RegistrationTest {
  private static final long FROM = 10_000;
  private static final long UNTIL = 20_000;
  private static final long START = 30_000;
  private static final List<String> FOUR = List.of("e1", "e2", "e3", "e4");

  private static Registration rules(int capacity, long from, long until) {
    return new Registration(0, 0, capacity, from, until, Conditions.NONE, EntryCodes.NONE);
  }

  private static Scene.Settings settings(int capacity) {
    return Scene.of(Format.SWISS).startAt(START).registering(rules(capacity, FROM, UNTIL));
  }

  private static Scene open(int capacity, int entrants) {
    return settings(capacity).with(entrants);
  }

  private static List<String> seated(TournamentState state) {
    return state.entrants().stream()
        .filter(TournamentEntrant::active)
        .map(TournamentEntrant::id)
        .toList();
  }

  private static List<String> waiting(TournamentState state) {
    return state.entry().waiting().stream().map(TournamentEntrant::id).toList();
  }

  /** One thing that somebody does before the check-in ends. */
  private record Act(boolean isCheckIn, String who) {
    TournamentDecision on(Scene scene) {
      return isCheckIn
          ? RegistrationDecisions.checkIn(scene.state(), who, who, scene.now())
          : RegistrationDecisions.withdraw(scene.state(), who, who, scene.now());
    }
  }

  /**
   * Four enter and two have seats: who sits in the end follows from arrival, not from the order.
   */
  @Test
  void inEveryOrderTheFirstWhoArePresentAreSeated() {
    var acts = new ArrayList<Act>();
    FOUR.forEach(who -> acts.add(new Act(true, who)));
    FOUR.forEach(who -> acts.add(new Act(false, who)));
    int tried = tryAll(settings(2), List.of(), acts);
    assertThat(tried).isEqualTo(1 + 8 + 8 * 7 + 8 * 7 * 6);
  }

  private static int tryAll(Scene.Settings settings, List<Act> done, List<Act> open) {
    play(settings, done);
    int tried = 1;
    if (done.size() < 3) {
      for (var act : open) {
        var next = new ArrayList<>(done);
        next.add(act);
        tried += tryAll(settings, next, open.stream().filter(other -> !other.equals(act)).toList());
      }
    }
    return tried;
  }

  private static void play(Scene.Settings settings, List<Act> acts) {
    var scene = settings.with(4).later(FROM);
    for (var act : acts) {
      act.on(scene).events().forEach(event -> scene.done(TournamentDecision.of(event)));
      checkLaws(scene.state(), 2, act.toString());
    }
    scene.later(UNTIL - FROM).settle();
    var expected =
        FOUR.stream()
            .filter(who -> acts.contains(new Act(true, who)))
            .filter(who -> !acts.contains(new Act(false, who)))
            .limit(2)
            .toList();
    assertThat(seated(scene.state())).as(acts.toString()).containsExactlyElementsOf(expected);
    assertThat(scene.state().entry().isCheckInEnded()).isTrue();
  }

  private static void checkLaws(TournamentState state, int capacity, String after) {
    assertThat(seated(state).size()).as(after).isLessThanOrEqualTo(capacity);
    assertThat(waiting(state)).as(after).noneMatch(seated(state)::contains);
    boolean isFull = seated(state).size() == capacity;
    boolean someoneCouldSit =
        state.entry().waiting().stream()
            .anyMatch(who -> !state.entry().isCheckInEnded() || state.entry().isPresent(who));
    assertThat(someoneCouldSit && !isFull)
        .as("a free seat while somebody waits: " + after)
        .isFalse();
  }

  @Test
  void theLawsHoldWhateverHappens() {
    var settings = IntStream.range(2, 6).mapToObj(RegistrationTest::settings).toList();
    for (int seed = 0; seed < 150; seed++) {
      var random = new SplittableRandom(seed);
      int capacity = 2 + random.nextInt(4);
      var scene = settings.get(capacity - 2).with(random.nextInt(6));
      var arrived = new ArrayList<String>(waiting(scene.state()));
      for (int i = 0; i < 60 && scene.state().stage() == Stage.OPEN; i++) {
        var who = "e" + (1 + random.nextInt(12));
        var decision = decide(scene, who, random.nextInt(4));
        var before = waiting(scene.state());
        scene.done(decision.refusal() == null ? decision : TournamentDecision.of());
        if (!before.contains(who) && waiting(scene.state()).contains(who)) {
          arrived.remove(who);
          arrived.add(who);
        }
        var as = "seed " + seed + " step " + i;
        checkLaws(scene.state(), capacity, as);
        assertThat(waiting(scene.state()))
            .as(as)
            .isEqualTo(arrived.stream().filter(waiting(scene.state())::contains).toList());
        scene.later(random.nextInt(700)).settle();
        checkLaws(scene.state(), capacity, as);
      }
    }
  }

  /** The same request again changes nothing. */
  private static TournamentDecision decide(Scene scene, String who, int kind) {
    var state = scene.state();
    var decision = once(scene, who, kind);
    if (decision.refusal() == null) {
      var after = new TournamentState("t1");
      state.trail().forEach(after::apply);
      decision.events().forEach(after::apply);
      assertThat(again(after, who, kind, scene.now()).events()).as("a repeat").isEmpty();
    }
    return decision;
  }

  private static TournamentDecision once(Scene scene, String who, int kind) {
    return again(scene.state(), who, kind, scene.now());
  }

  private static TournamentDecision again(TournamentState state, String who, int kind, long now) {
    return switch (kind) {
      case 0, 1 ->
          RegistrationDecisions.join(
              state, who, Scene.entrant(who, 1500), Admission.BY_DIRECTOR, now);
      case 2 -> RegistrationDecisions.withdraw(state, who, who, now);
      default -> RegistrationDecisions.checkIn(state, who, who, now);
    };
  }

  @Test
  void aNoShowIsReplacedByTheFirstWaiterWhoIsPresentAndTheStartIsPlayed() {
    var scene = open(4, 6).later(FROM);
    for (var who : List.of("e1", "e2", "e4", "e6")) {
      scene.done(RegistrationDecisions.checkIn(scene.state(), who, who, scene.now()));
    }
    assertThat(TournamentDecisions.start(scene.state(), BOSS, scene.now()).refusal())
        .isEqualTo(TournamentRefusals.CHECK_IN_OPEN);
    scene.later(UNTIL - FROM).settle();
    assertThat(seated(scene.state())).containsExactly("e1", "e2", "e4", "e6");
    assertThat(scene.state().entry().missed())
        .containsExactly(new EntryList.Missed("e3", "e3", scene.now()));
    assertThat(waiting(scene.state())).containsExactly("e5");
    assertThat(joining(scene, "e3").refusal()).isEqualTo(TournamentRefusals.MISSED_CHECK_IN);
    scene.done(RegistrationDecisions.withdraw(scene.state(), "e1", "e1", scene.now()));
    scene.done(RegistrationDecisions.checkIn(scene.state(), "e5", "e5", scene.now()));
    assertThat(seated(scene.state())).containsExactly("e2", "e4", "e6", "e5");
    scene.later(START).settle();
    assertThat(scene.state().stage()).isEqualTo(Stage.RUNNING);
    assertThat(scene.state().rounds().getFirst().tables()).hasSize(2);
    var audit = TournamentView.audit(scene.state(), 0, 200).toString();
    assertThat(audit)
        .contains("e3 did not check in and loses the seat.")
        .contains("e6 moves up from the waiting list: A seat became free at check-in.")
        .contains("e5 moves up from the waiting list: A seat is free.");
  }

  @Test
  void whoPlayedImportedRoundsStaysInTheListThoughItLeavesBeforeTheStart() {
    var played = new TableResult(List.of("e1", "e2"), List.of(1, 2), true);
    var other = new TableResult(List.of("e3", "e4"), List.of(1, 2), true);
    var scene =
        settings(0).continuing(4, new PastRound(List.of(played, other), List.of())).later(FROM);
    scene.done(RegistrationDecisions.withdraw(scene.state(), "e1", "e1", scene.now()));
    for (var who : List.of("e2", "e3")) {
      scene.done(RegistrationDecisions.checkIn(scene.state(), who, who, scene.now()));
    }
    scene.later(START).settle();
    assertThat(scene.state().entry().missed())
        .extracting(EntryList.Missed::entrant)
        .containsExactly("e4");
    assertThat(seated(scene.state())).containsExactly("e2", "e3");
    assertThat(scene.state().rounds()).hasSize(2);
    assertThat(scene.state().liveGames()).hasSize(1);
    assertThat(TrfExchange.export("x", scene.state().pairingInput(Set.of())).players()).hasSize(4);
  }

  private static TournamentDecision joining(Scene scene, String who) {
    return RegistrationDecisions.join(
        scene.state(), who, Scene.entrant(who, 1), Admission.BY_DIRECTOR, scene.now());
  }

  @Test
  void whenAllHaveCheckedInTheDirectorMayStartAtOnce() {
    var scene = open(0, 2).later(FROM);
    FOUR.subList(0, 2)
        .forEach(
            who -> scene.done(RegistrationDecisions.checkIn(scene.state(), who, who, scene.now())));
    scene.start();
    assertThat(scene.state().stage()).isEqualTo(Stage.RUNNING);
    scene.later(START).settle();
    assertThat(scene.state().entry().missed()).isEmpty();
  }

  @Test
  void checkInIsPossibleInItsWindowOnly() {
    var scene = open(2, 3);
    assertThat(checkIn(scene, "e1")).isEqualTo("check-in-not-open");
    assertThat(checkIn(scene.later(FROM), "nobody")).isEqualTo("no-such-entrant");
    assertThat(checkIn(scene.later(UNTIL - FROM), "e1")).isEqualTo("check-in-closed");
    scene.settle();
    assertThat(checkIn(scene, "e1")).isEqualTo("missed-check-in");
    assertThat(checkIn(Scene.of(Format.SWISS).with(2), "e1")).isEqualTo("no-check-in");
  }

  private static String checkIn(Scene scene, String who) {
    var refusal = RegistrationDecisions.checkIn(scene.state(), who, who, scene.now()).refusal();
    return refusal == null ? "done" : refusal.code();
  }

  @ParameterizedTest
  @CsvSource({
    "PEOPLE, 25.5, 10, 40, false, friday, done",
    "PEOPLE, 25.5, 10, 40, false, '', code-required",
    "PEOPLE, 25.5, 10, 40, false, monday, wrong-code",
    "PEOPLE, 19.9, 10, 40, false, friday, rating-too-low",
    "PEOPLE, , 10, 40, false, friday, rating-too-low",
    "PEOPLE, 30.1, 10, 40, false, friday, rating-too-high",
    "PEOPLE, 25.5, 4, 40, false, friday, too-few-games",
    "PEOPLE, 25.5, 10, 29, false, friday, account-too-new",
    "BOTS, 25.5, 10, 40, false, friday, wrong-kind",
    "PEOPLE, 25.5, 10, 40, true, friday, guests-refused"
  })
  void conditionsAndCodesAreChecked(
      EntrantKind kind,
      Double rating,
      int games,
      int days,
      boolean guest,
      String code,
      String expected) {
    var conditions = new Conditions(20, 30, 5, 30, List.of(EntrantKind.PEOPLE), List.of(), true);
    var codes = EntryCodes.of("salt", List.of("Friday"));
    var scene =
        Scene.of(Format.SWISS)
            .registering(new Registration(500, 90_000, 0, 0, 0, conditions, codes))
            .with(0)
            .later(100L * 24 * 3600 * 1000);
    var facts =
        new EntryFacts(
            "p", "p", kind, rating, games, scene.now() - days * 24L * 3600 * 1000, guest);
    var hash = code.isEmpty() ? "" : EntryCodes.hash("salt", code);
    assertThat(admit(scene, facts, hash)).isEqualTo("registration-closed");
    var wider =
        Scene.of(Format.SWISS)
            .registering(new Registration(500, 0, 0, 0, 0, conditions, codes))
            .with(0)
            .later(100L * 24 * 3600 * 1000);
    assertThat(admit(wider, facts, hash)).isEqualTo(expected);
    // A director enters whom it likes.
    wider.done(joining(wider, "p"));
    assertThat(seated(wider.state())).containsExactly("p");
  }

  private static String admit(Scene scene, EntryFacts facts, String hash) {
    Refusal refusal =
        RegistrationDecisions.join(
                scene.state(), "p", Scene.entrant("p", 1), new Admission(facts, hash), scene.now())
            .refusal();
    return refusal == null ? "done" : refusal.code();
  }

  @Test
  void onlyInvitedPlayersAndTheirBotsEnter() {
    var conditions = new Conditions(0, 0, 0, 0, List.of(), List.of("ada"), false);
    var scene =
        Scene.of(Format.SWISS)
            .registering(new Registration(0, 0, 0, 0, 0, conditions, EntryCodes.NONE))
            .with(0);
    var bot = new EntryFacts("bot", "ada", EntrantKind.BOTS, null, 0, 0, false);
    var stranger = new EntryFacts("eve", "eve", EntrantKind.PEOPLE, null, 0, 0, false);
    assertThat(admit(scene, stranger, "")).isEqualTo("not-invited");
    assertThat(admit(scene, bot, "")).isEqualTo("done");
    var advice = EntryAdvice.of(scene.state(), "eve", stranger, scene.now());
    assertThat(advice.path("mayEnter").asBoolean()).isFalse();
    assertThat(advice.path("reasons").get(0).path("code").asText()).isEqualTo("not-invited");
  }

  @Test
  void noViewContainsACodeOrItsHash() {
    var codes = EntryCodes.of("salt-of-it", List.of("secret-code"));
    var scene =
        Scene.of(Format.SWISS)
            .registering(new Registration(0, 0, 2, 0, 0, Conditions.NONE, codes))
            .with(3);
    var state = scene.state();
    var shown =
        Json.line(TournamentView.whole(state))
            + Json.line(RegistrationView.of(state))
            + Json.line(TournamentView.audit(state, 0, 100));
    assertThat(shown).contains("codeRequired").contains("e3 is on the waiting list.");
    for (var secret : List.of("secret-code", "salt-of-it", codes.hashes().getFirst())) {
      assertThat(shown).doesNotContain(secret);
    }
  }

  @Test
  void settingsOfAnOlderJournalHaveNoRules() throws Exception {
    var settings = Scene.of(Format.SWISS).settings();
    var json = ProtocolJson.MAPPER.readTree(ProtocolJson.write(settings));
    ((ObjectNode) json).remove("registration");
    assertThat(ProtocolJson.MAPPER.treeToValue(json, TournamentSettings.class)).isEqualTo(settings);
    assertThat(settings.registration()).isEqualTo(Registration.NONE);
  }

  @Test
  void aSeatThatIsGivenUpIsNoHoleInTheStartingList() {
    var scene = open(0, 5).later(FROM);
    scene.done(RegistrationDecisions.withdraw(scene.state(), "e2", "e2", scene.now()));
    assertThat(RegistrationDecisions.withdraw(scene.state(), "e2", "e2", 1).isRepeated()).isTrue();
    scene.done(joining(scene, "e9"));
    assertThat(
            new HashSet<>(
                scene.state().entrants().stream().map(TournamentEntrant::number).toList()))
        .hasSize(5);
    for (var who : List.of("e1", "e3", "e4", "e5")) {
      scene.done(RegistrationDecisions.checkIn(scene.state(), who, who, scene.now()));
    }
    scene.later(START).settle();
    assertThat(scene.state().entrants().stream().map(TournamentEntrant::number))
        .containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void moreSeatsAreFilledAndFewerAreRefused() {
    var scene = settings(2).with(4);
    var wider = settings(3).settings();
    assertThat(change(settings(2).with(0), settings(2).settings()).isRepeated()).isTrue();
    scene.done(change(scene, wider));
    assertThat(seated(scene.state())).containsExactly("e1", "e2", "e3");
    assertThat(change(scene, wider).isRepeated()).isTrue();
    assertThat(change(scene, settings(2).settings()).refusal())
        .isEqualTo(TournamentRefusals.CAPACITY_TOO_SMALL);
    var unlimited = Scene.of(Format.ARENA).startAt(START).settings();
    scene.done(change(scene, unlimited));
    assertThat(waiting(scene.state())).isEmpty();
    assertThat(scene.state().settings().format()).isEqualTo(Format.ARENA);
    scene.later(START).settle();
    assertThat(change(scene, wider).refusal()).isEqualTo(TournamentRefusals.ALREADY_STARTED);
  }

  private static TournamentDecision change(Scene scene, TournamentSettings settings) {
    return SettingsDecisions.change(scene.state(), BOSS, settings, scene.now());
  }
}
