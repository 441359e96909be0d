package org.apogee.match.season;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.match.competition.CarryOver;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.CompetitionState;
import org.apogee.match.competition.Distribution;
import org.apogee.match.competition.FinalRanking.Ranked;
import org.apogee.match.competition.StageSettings;
import org.apogee.match.pairing.Format;
import org.apogee.match.registration.Registration;
import org.apogee.match.season.SeasonSettings.Division;
import org.apogee.match.season.SeasonState.Phase;
import org.apogee.match.standing.Standings;
import org.apogee.match.tournament.RoundControl;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.platform.Refusal;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The decisions of a season, without competitions. */
class SeasonTest {
  /** Before the clocks change in Berlin. */
  private static final long FIRST = Instant.parse("2026-10-19T17:00:00Z").toEpochMilli();

  private static final long WEEK = 7L * 24 * 3_600_000;

  private final SeasonState state = new SeasonState("s1");

  private static SeasonSettings settings(int bestOf) {
    var tournament =
        new TournamentSettings(
            "Groups",
            "supernova",
            new TreeMap<>(Map.of()),
            Format.SWISS,
            2,
            2,
            2,
            1,
            1,
            ClockOrder.USUAL,
            OnForfeit.END,
            List.of(),
            Standings.USUAL,
            7,
            true,
            0,
            0,
            "boss",
            Registration.NONE,
            RoundControl.USUAL);
    return new SeasonSettings(
        "League",
        "boss",
        List.of(new Division("First", 4, 1), new Division("Second", 4, 0)),
        List.of(
            new StageSettings("Swiss", tournament, 1, Distribution.SNAKE, 0, 0, CarryOver.NONE)),
        2,
        FIRST,
        7,
        "Europe/Berlin",
        List.of(10, 6, 3, 1),
        bestOf,
        List.of(SeasonTieBreak.WINS, SeasonTieBreak.LATEST),
        5,
        1);
  }

  private static SeasonMember member(int division, String id) {
    return new SeasonMember(
        division, new TournamentEntrant(id, 0, id, "p-" + id, null, 1500, true));
  }

  private @Nullable Refusal carryOut(SeasonDecision decision) {
    decision.events().forEach(this::take);
    return decision.refusal();
  }

  /** As the journal keeps it. */
  private void take(SeasonEvent event) {
    var kept =
        SeasonEventCodec.decode(SeasonEventCodec.manifest(event), SeasonEventCodec.encode(event));
    assertThat(kept).isEqualTo(event);
    state.apply(kept);
  }

  private void begin(int bestOf) {
    var members = new ArrayList<SeasonMember>();
    for (var id : List.of("a", "b", "c", "d")) {
      members.add(member(1, id));
    }
    for (var id : List.of("w", "x", "y", "z")) {
      members.add(member(2, id));
    }
    carryOut(SeasonDecisions.create(state, "boss", settings(bestOf), members, List.of("co"), 1));
  }

  private void pass(long now) {
    SeasonProgress.next(state, now).forEach(this::take);
  }

  private void end(int version, int event, int division, String... order) {
    var ranking =
        IntStream.range(0, order.length)
            .mapToObj(i -> new Ranked(i + 1, order[i], 1, "A"))
            .toList();
    var outcome = new CompetitionOutcome(version, CompetitionState.Phase.FINISHED, ranking);
    SeasonProgress.heard(state, "s1-e" + event + "-d" + division, outcome, 9).forEach(this::take);
  }

  private List<String> order(int division) {
    return state.table(division).stream().map(SeasonTable.Line::entrant).toList();
  }

  @Test
  void eventsBeginByDateAtTheSameLocalTime() {
    begin(0);
    pass(FIRST - 1);
    assertThat(state.events()).isEmpty();
    pass(FIRST);
    assertThat(state.events()).hasSize(2);
    pass(FIRST + WEEK);
    assertThat(state.events()).as("an hour later, as the clocks changed").hasSize(2);
    pass(FIRST + WEEK + 3_600_000);
    assertThat(state.events()).hasSize(4);
    assertThat(EventQuestions.wanted(state).keySet())
        .containsExactly("s1-e1-d1", "s1-e1-d2", "s1-e2-d1", "s1-e2-d2");
  }

  @Test
  void coDirectorsOfTheSeasonBeforeAreThereFromTheStart() {
    begin(0);
    assertThat(state.directors()).containsExactly("co");
    carryOut(SeasonDecisions.removeDirector(state, "boss", "co", 2));
    assertThat(SeasonDecisions.create(state, "boss", settings(0), List.of(), List.of("co"), 3))
        .as("a repeat")
        .matches(SeasonDecision::isRepeated);
    assertThat(state.directors()).isEmpty();
  }

  @Test
  void aSeasonOfAVersionWithoutCoDirectorsIsReadable() {
    var old = new SeasonEvent.Created(1, "boss", settings(0), List.of(), List.of());
    var bytes = SeasonEventCodec.encode(old);
    assertThat(new String(bytes, StandardCharsets.UTF_8)).doesNotContain("directors");
    assertThat(SeasonEventCodec.decode("created.1", bytes)).isEqualTo(old);
  }

  @Test
  void theTableFollowsFromTheEventsAndCorrections() {
    begin(0);
    pass(FIRST + 2 * WEEK);
    end(5, 1, 1, "a", "b", "c", "d");
    end(5, 2, 1, "b", "a", "d", "c");
    assertThat(order(1)).containsExactly("b", "a", "d", "c");
    end(4, 2, 1, "d", "c", "b", "a"); // an older reply comes late
    end(6, 2, 1, "c", "b", "a", "d");
    assertThat(order(1)).containsExactly("c", "a", "b", "d");
    assertThat(state.table(1).getFirst().events()).containsExactly(3, 1);
  }

  @Test
  void onlyTheBestEventsCount() {
    begin(1);
    pass(FIRST + 2 * WEEK);
    end(5, 1, 1, "a", "b", "c", "d");
    end(5, 2, 1, "d", "b", "c", "a");
    assertThat(state.table(1)).extracting(SeasonTable.Line::points).containsExactly(10, 10, 6, 3);
    assertThat(order(1)).containsExactly("d", "a", "b", "c");
  }

  @Test
  void theLastAndTheFirstChangePlaces() {
    begin(0);
    assertThat(carryOut(SeasonDecisions.end(state, "boss", 3)))
        .isEqualTo(SeasonRefusals.SEASON_RUNNING);
    pass(FIRST + 2 * WEEK);
    for (int event = 1; event <= 2; event++) {
      end(5, event, 1, "a", "b", "c", "d");
      end(5, event, 2, "z", "y", "x", "w");
    }
    assertThat(carryOut(SeasonDecisions.end(state, "boss", 10))).isNull();
    assertThat(state.next())
        .containsExactly(List.of("a", "b", "c", "z"), List.of("d", "y", "x", "w"));
    end(7, 2, 1, "d", "c", "b", "a");
    assertThat(state.next().getFirst()).containsExactly("a", "b", "c", "z");
    assertThat(state.phase()).isEqualTo(Phase.ENDED);
    assertThat(state.trail().getLast()).isInstanceOf(SeasonEvent.LateCorrection.class);
    assertThat(SeasonProgress.nextMembers(state)).hasSize(8);
    assertThat(SeasonProgress.nextId("s1", 2)).isEqualTo("s1-n2");
    assertThat(SeasonProgress.nextId("s1-n2", 3)).isEqualTo("s1-n3");
  }

  /** A member that withdraws leaves a place, which the best of the division below fills. */
  @Test
  void theTablesShowWhoWouldMove() {
    begin(0);
    pass(FIRST + 2 * WEEK);
    assertThat(moves()).containsExactly("d relegated", "w promoted");
    end(5, 1, 1, "a", "b", "c", "d");
    end(5, 1, 2, "z", "y", "x", "w");
    assertThat(moves()).containsExactly("d relegated", "z promoted");
    carryOut(SeasonDecisions.withdraw(state, "boss", "d", 3));
    assertThat(moves()).containsExactly("z promoted");
    end(5, 2, 1, "a", "b", "c", "d");
    end(5, 2, 2, "y", "z", "x", "w");
    carryOut(SeasonDecisions.end(state, "boss", 10));
    assertThat(moves()).containsExactly("y promoted");
  }

  private List<String> moves() {
    var rows = SeasonView.whole(state).findValues("table").stream();
    return rows.flatMap(JsonNode::valueStream)
        .filter(row -> row.has("moves"))
        .map(row -> row.get("entrant").asText() + " " + row.get("moves").asText())
        .toList();
  }

  @Test
  void aDivisionWithTooFewMembersDoesNotPlay() {
    begin(0);
    for (var who : List.of("w", "x", "y")) {
      carryOut(SeasonDecisions.withdraw(state, "boss", who, 1));
    }
    pass(FIRST);
    assertThat(state.event(1, 2)).isNotNull().matches(SeasonState.PlayedEvent::isDone);
    assertThat(EventQuestions.wanted(state)).containsOnlyKeys("s1-e1-d1");
    assertThat(carryOut(SeasonDecisions.join(state, "boss", member(2, "v"), 2))).isNull();
    assertThat(carryOut(SeasonDecisions.join(state, "boss", member(1, "u"), 2)))
        .isEqualTo(SeasonRefusals.DIVISION_FULL);
    assertThat(carryOut(SeasonDecisions.join(state, "boss", member(3, "u"), 2)))
        .isEqualTo(SeasonRefusals.NO_SUCH_DIVISION);
  }

  @Test
  void aReplacedMemberDoesNotEnlargeADivision() {
    var divisions = List.of(new Division("First", 2, 1), new Division("Second", 3, 0));
    var tables = List.of(List.of("a", "new", "gone"), List.of("x", "y", "z"));
    assertThat(Promotion.next(divisions, tables, Set.of("gone")))
        .containsExactly(List.of("a", "x"), List.of("new", "y", "z"));
  }

  /** Divisions keep their sizes as long as there is somebody below, and nobody is lost. */
  @Test
  void promotionKeepsDivisionsFull() {
    var random = new SplittableRandom(11);
    for (int run = 0; run < 2_000; run++) {
      var divisions = new ArrayList<Division>();
      var tables = new ArrayList<List<String>>();
      var everybody = new HashSet<String>();
      int count = 1 + random.nextInt(4);
      for (int i = 0; i < count; i++) {
        int size = 2 + random.nextInt(7);
        divisions.add(
            new Division("D" + i, size, i + 1 == count ? 0 : random.nextInt(size / 2 + 1)));
        int number = i;
        tables.add(IntStream.range(0, size).mapToObj(one -> number + "." + one).toList());
        everybody.addAll(tables.getLast());
      }
      Set<String> gone = new HashSet<>();
      everybody.stream().sorted().filter(_ -> random.nextInt(10) == 0).forEach(gone::add);
      var next = Promotion.next(divisions, tables, gone);
      var all = new ArrayList<String>();
      next.forEach(all::addAll);
      assertThat(all).doesNotHaveDuplicates().hasSize(everybody.size() - gone.size());
      assertThat(all).noneMatch(gone::contains);
      int left = all.size();
      for (int i = 0; i < count && left > 0; i++) {
        int expected = Math.min(left, tables.get(i).size());
        assertThat(next.get(i)).as("run %d, division %d", run, i).hasSize(expected);
        left -= expected;
      }
    }
  }
}
