package org.apogee.match.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What holds for any ladder and whoever waits on it. */
final class TableMakerLawsTest {
  private static final int POOLS = 3_000;

  /** One random question, with its answer. */
  private record Scene(
      long seed,
      LadderSettings settings,
      List<Candidate> pool,
      List<Set<String>> recent,
      int room,
      List<NewTable> tables) {
    static Scene of(long seed) {
      var random = new SplittableRandom(seed);
      var settings = Pools.settings(random);
      var pool = Pools.pool(random);
      var recent = new ArrayList<Set<String>>();
      for (int i = random.nextInt(10); i > 0 && pool.size() > 1; i--) {
        recent.add(
            Set.copyOf(
                random.ints(3, 0, pool.size()).mapToObj(n -> pool.get(n).player()).toList().stream()
                    .distinct()
                    .toList()));
      }
      int room = random.nextInt(12);
      return new Scene(
          seed, settings, pool, recent, room, new TableMaker(settings, recent).tables(pool, room));
    }

    Candidate find(String player) {
      return pool.stream().filter(who -> who.player().equals(player)).findFirst().orElseThrow();
    }

    boolean isFree(Candidate who) {
      return who.live() < Math.min(who.member().gamesMax(), settings.gamesOfOneMax());
    }
  }

  @Test
  void nobodySitsTwiceNorAboveACapNorWithBotsOfTheSameOwner() {
    int tables = 0;
    for (long seed = 0; seed < POOLS; seed++) {
      var scene = Scene.of(seed);
      tables += scene.tables.size();
      assertThat(scene.tables.size()).as("seed " + seed).isLessThanOrEqualTo(scene.room);
      var seated = new HashSet<String>();
      for (var table : scene.tables) {
        var owners = new HashSet<String>();
        for (var player : table.players()) {
          var who = scene.find(player);
          assertThat(seated.add(player)).as("seed " + seed + ": once").isTrue();
          assertThat(scene.isFree(who)).as("seed " + seed + ": cap").isTrue();
          boolean isNew = owners.add(who.member().owner());
          assertThat(isNew || scene.settings.sameOwner()).as("seed " + seed + ": owner").isTrue();
        }
        assertThat(table.players().size())
            .as("seed " + seed)
            .isBetween(scene.settings.smallestTable(), scene.settings.tableSize());
      }
    }
    assertThat(tables).as("the laws were about something").isGreaterThan(POOLS);
  }

  @Test
  void theOrderOfTheQuestionChangesNothing() {
    for (long seed = 0; seed < POOLS / 5; seed++) {
      var scene = Scene.of(seed);
      var shuffled = new ArrayList<>(scene.pool);
      Collections.shuffle(shuffled, new Random(seed));
      assertThat(new TableMaker(scene.settings, scene.recent).tables(shuffled, scene.room))
          .as("seed " + seed)
          .isEqualTo(scene.tables);
    }
  }

  /** Stuck means: there is room, somebody is out of patience, company is there, and nobody sits. */
  @Test
  void whoIsOutOfPatienceSitsIfAnybodyMayMeetIt() {
    int seen = 0;
    for (long seed = 0; seed < POOLS; seed++) {
      var scene = Scene.of(seed);
      var seated = new HashSet<String>();
      scene.tables.forEach(table -> seated.addAll(table.players()));
      if (scene.tables.size() == scene.room) {
        continue;
      }
      var left =
          scene.pool.stream()
              .filter(who -> scene.isFree(who) && !seated.contains(who.player()))
              .toList();
      for (var who : left) {
        if (who.waitedMillis() >= scene.settings.patienceMillis()) {
          seen++;
          assertThat(meetable(scene, who, left))
              .as("seed " + seed + ": " + who.player())
              .isLessThan(scene.settings.smallestTable());
        }
      }
    }
    assertThat(seen).as("the law was about something").isPositive();
  }

  /** How large a table it could have of those who are left. */
  private static int meetable(Scene scene, Candidate who, List<Candidate> left) {
    if (scene.settings.sameOwner()) {
      return left.size();
    }
    var owners = new HashSet<>(Set.of(who.member().owner()));
    left.forEach(other -> owners.add(other.member().owner()));
    return owners.size();
  }

  @Test
  void theFirstChooserIsWhoWaitedFarTooLongOrElseAProvisionalOne() {
    int seen = 0;
    for (long seed = 0; seed < POOLS; seed++) {
      var scene = Scene.of(seed);
      long overdue = 2 * scene.settings.patienceMillis();
      boolean anyOverdue =
          scene.pool.stream().anyMatch(who -> scene.isFree(who) && who.waitedMillis() >= overdue);
      if (scene.tables.isEmpty() || anyOverdue) {
        continue;
      }
      var first = new TableMaker(scene.settings, scene.recent).tables(scene.pool, 1).getFirst();
      boolean patientProvisional =
          scene.pool.stream()
              .filter(scene::isFree)
              .anyMatch(who ->
                  who.rating().games() < scene.settings.provisionalGames()
                      && who.waitedMillis() >= scene.settings.patienceMillis()
                      && meetable(scene, who, scene.pool.stream().filter(scene::isFree).toList())
                          >= scene.settings.tableSize());
      if (patientProvisional) {
        seen++;
        assertThat(first.players().stream().map(scene::find))
            .as("seed " + seed)
            .anyMatch(who -> who.rating().games() < scene.settings.provisionalGames());
      }
    }
    assertThat(seen).as("the law was about something").isPositive();
  }

  @Test
  void nearRatingsMeetAndThoseWhoJustMetDoNot() {
    var settings = Pools.settings(2, 2, 10, false);
    var pool = List.of(sure("a", 10), sure("b", 11), sure("c", 30), sure("d", 31));
    assertThat(new TableMaker(settings, List.of()).tables(pool, 2))
        .extracting(table -> Set.copyOf(table.players()))
        .containsExactlyInAnyOrder(Set.of("a", "b"), Set.of("c", "d"));
    var again = List.of(sure("a", 10), sure("b", 11), sure("c", 12));
    assertThat(new TableMaker(settings, List.of(Set.of("a", "b"))).tables(again, 1))
        .extracting(table -> Set.copyOf(table.players()))
        .containsExactly(Set.of("a", "c"));
  }

  private static Candidate sure(String player, double mean) {
    var member = new LadderMember(player, player, null, player, 1);
    return new Candidate(member, new LadderRating(mean, 1, 50), 10_000, 0, List.of());
  }

  /** A ladder that runs: games of random length, entrants who come and go. */
  @Test
  void nobodyIsForgottenAndSeatsAreBalanced() {
    for (long seed = 0; seed < 40; seed++) {
      var run = new LadderRun(seed);
      for (int step = 0; step < 400; step++) {
        run.step();
      }
      var played = new HashMap<String, Long>(run.playedByAlwaysThere());
      assertThat(played.values()).as("seed " + seed).allMatch(games -> games > 0);
      assertThat(run.longestWaitMillis())
          .as("seed " + seed)
          .isLessThan(10 * run.settings().patienceMillis());
      for (Map.Entry<String, List<Integer>> seats : run.seats().entrySet()) {
        int most = Collections.max(seats.getValue());
        int least = Collections.min(seats.getValue());
        assertThat(most - least)
            .as("seed " + seed + ": seats of " + seats.getKey() + " " + seats.getValue())
            .isLessThanOrEqualTo(2 + most / 10);
      }
    }
  }
}
