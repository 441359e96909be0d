package org.apogee.analytics.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.rating.RatingBook.Change;
import org.apogee.analytics.rating.RatingBook.Member;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.junit.jupiter.api.Test;

class RatingBookTest {
  private static final String ENTITY = "entity:hard:power-3:seats-2";

  private final RatingBook book = new RatingBook(new PlackettLuce(Model.USUAL));

  @Test
  void theEntityIsLastWhenTheSeatsSealIt() {
    var changes = book.take(result("nova-solis", List.of("ann", "bob"), List.of(1, 2), 3));
    assertThat(after(changes, "ann")).isGreaterThan(after(changes, "bob"));
    assertThat(after(changes, "bob")).isGreaterThan(after(changes, ENTITY));
    assertThat(change(changes, ENTITY).place()).isEqualTo(3);
    assertThat(change(changes, ENTITY).entrants()).isEqualTo(3);
  }

  @Test
  void theEntityIsFirstWhenItBeatsTheSeats() {
    var changes = book.take(result("nova-solis", List.of("ann", "bob"), List.of(2, 3), 1));
    assertThat(after(changes, ENTITY)).isGreaterThan(after(changes, "ann"));
    assertThat(after(changes, "ann")).isGreaterThan(after(changes, "bob"));
  }

  @Test
  void aSingleSeatHasAnOpponentInTheEntity() {
    var changes = book.take(result("nova-solis", List.of("ann"), List.of(1), 2));
    assertThat(changes)
        .extracting(change -> change.key().participant())
        .containsExactly("ann", "entity:hard:power-3:seats-1");
    assertThat(after(changes, "ann")).isGreaterThan(25);
  }

  @Test
  void aScenarioIsDifficultyPowerAndSeats() {
    assertThat(label(Map.of("difficulty", "NOVICE", "entityPower", "AUTO"), 4))
        .isEqualTo("novice:power-3:seats-4");
    assertThat(label(Map.of("difficulty", "NOVICE", "entityPower", "3"), 4))
        .isEqualTo(label(Map.of("difficulty", "NOVICE", "entityPower", "AUTO"), 4));
    assertThat(label(Map.of("difficulty", "NOVICE", "entityPower", "12"), 4))
        .isEqualTo("novice:power-12:seats-4");
    assertThat(label(Map.of("difficulty", "a b/c", "entityPower", ""), 1))
        .isEqualTo("other:power-other:seats-1");
    assertThat(label(Map.of(), 2)).isEqualTo("other:power-other:seats-2");
  }

  private static String label(Map<String, String> options, int seats) {
    return Scenario.of("nova-solis/1", options, seats).label();
  }

  @Test
  void whoHoldsSeveralSeatsIsRatedOnceByTheirMean() {
    var twice = List.of("house:greedy", "ann", "house:greedy");
    var changes = book.take(result("sol", twice, List.of(1, 2, 3), 0));
    assertThat(changes).hasSize(2);
    assertThat(change(changes, "house:greedy").place()).isEqualTo(1);
    assertThat(change(changes, "house:greedy").number()).isEqualTo(1);

    var model = new PlackettLuce(Model.USUAL);
    var start = model.start();
    var seats =
        model.after(
            List.of(
                new PlackettLuce.Entrant(start, 1),
                new PlackettLuce.Entrant(start, 2),
                new PlackettLuce.Entrant(start, 3)));
    assertThat(after(changes, "house:greedy"))
        .isEqualTo((seats.get(2).mean() + seats.get(0).mean()) / 2);
    assertThat(after(changes, "ann")).isEqualTo(seats.get(1).mean());
  }

  @Test
  void againstNobodyElseNothingIsLearnt() {
    assertThat(book.take(result("sol", List.of("house:greedy", "house:greedy"), List.of(1, 2), 0)))
        .isEmpty();
    assertThat(book.take(result("sol", List.of("ann"), List.of(1), 0))).isEmpty();
    assertThat(book.find(new Member("sol", "house:greedy"))).isEmpty();
  }

  @Test
  void changesAreAChain() {
    var first = book.take(result("sol", List.of("ann", "bob"), List.of(1, 2), 0));
    var second = book.take(result("sol", List.of("bob", "ann"), List.of(1, 2), 0));
    assertThat(change(second, "ann").before()).isEqualTo(change(first, "ann").after());
    assertThat(change(second, "ann").number()).isEqualTo(2);
    assertThat(book.find(new Member("sol", "ann")).orElseThrow().rating())
        .isEqualTo(change(second, "ann").after());
  }

  @Test
  void poolsAreWorldsOfTheirOwn() {
    var sol = book.take(result("sol", List.of("ann", "bob"), List.of(1, 2), 0));
    var nova = book.take(result("nova", List.of("ann", "bob"), List.of(1, 2), 0));
    assertThat(change(nova, "ann").after()).isEqualTo(change(sol, "ann").after());
    assertThat(change(nova, "ann").number()).isEqualTo(1);
  }

  @Test
  void theOrderOfSeatsChangesNoBit() {
    var random = new Random(3);
    var players = List.of("ann", "bob", "house:greedy", "house:greedy", "house:greedy", "eve");
    for (int round = 0; round < 200; round++) {
      var order = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5));
      var places = random.ints(6, 1, 7).boxed().toList();
      var straight = new RatingBook(new PlackettLuce(Model.USUAL));
      var shuffled = new RatingBook(new PlackettLuce(Model.USUAL));
      for (int game = 0; game < 3; game++) {
        Collections.shuffle(order, random);
        straight.take(result("sol", players, places, 0));
        shuffled.take(
            result(
                "sol",
                order.stream().map(players::get).toList(),
                order.stream().map(places::get).toList(),
                0));
      }
      for (var player : players) {
        var key = new Member("sol", player);
        assertThat(shuffled.find(key).orElseThrow().rating())
            .isEqualTo(straight.find(key).orElseThrow().rating());
      }
    }
  }

  @Test
  void meetingsCountEveryPairOnce() {
    var meetings = new Meetings();
    meetings.take(result("nova-solis", List.of("bob", "ann"), List.of(1, 1), 3));
    meetings.take(result("nova-solis", List.of("ann", "bob"), List.of(2, 3), 1));
    assertThat(meetings.scores())
        .containsOnly(
            Map.entry(new Meetings.Pair("nova-solis", "ann", "bob"), new Meetings.Score(1, 0, 1)),
            Map.entry(new Meetings.Pair("nova-solis", "ann", ENTITY), new Meetings.Score(1, 1, 0)),
            Map.entry(new Meetings.Pair("nova-solis", "bob", ENTITY), new Meetings.Score(1, 1, 0)));
  }

  @Test
  void meetingsOfTheSameTwoAddUp() {
    var meetings = new Meetings();
    meetings.take(result("sol", List.of("ann", "bob"), List.of(1, 2), 0));
    meetings.take(result("sol", List.of("bob", "ann"), List.of(2, 1), 0));
    meetings.take(result("sol", List.of("bob", "ann"), List.of(1, 2), 0));
    meetings.take(result("sol", List.of("bob", "ann"), List.of(1, 1), 0));
    meetings.take(result("sol", List.of("bob", "ann"), List.of(1, 1), 0));
    assertThat(meetings.scores())
        .containsOnly(
            Map.entry(new Meetings.Pair("sol", "ann", "bob"), new Meetings.Score(2, 1, 2)));
  }

  @Test
  void anEntityIsToldFromAPlayerByItsId() {
    assertThat(Scenario.isEntity(ENTITY)).isTrue();
    assertThat(Scenario.isEntity("ann")).isFalse();
    assertThat(Scenario.labelOf(ENTITY)).isEqualTo("hard:power-3:seats-2");
    assertThat(Scenario.game("nova-solis/1")).isEqualTo("nova-solis");
    assertThat(Scenario.game("nova-solis")).isEqualTo("nova-solis");
  }

  private static Change change(List<Change> changes, String participant) {
    return changes.stream()
        .filter(change -> change.key().participant().equals(participant))
        .findFirst()
        .orElseThrow();
  }

  private static double after(List<Change> changes, String participant) {
    return change(changes, participant).after().mean();
  }

  private static GameResult result(
      String pool, List<String> players, List<Integer> places, int entityPlace) {
    return new GameResult(
        "g" + players.hashCode() + places.hashCode(),
        pool,
        pool + "/1",
        new TreeMap<>(Map.of("difficulty", "HARD", "entityPower", "AUTO")),
        players.stream().map(player -> new Sitter(player, player, null)).toList(),
        places,
        places,
        entityPlace,
        "over",
        new LinkedHashMap<>(),
        10,
        0,
        1,
        new Origin(OriginKind.LADDER, "ladder"),
        List.of());
  }
}
