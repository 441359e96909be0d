package org.apogee.match.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.match.ladder.LadderState.Participant;

/** A whole ladder in simulated time, driven by a seed: no actor, no game, no clock. */
final class LadderRun {
  private static final long STEP_MILLIS = 2_000;

  private final SplittableRandom random;
  private final LadderSettings settings;
  private final LadderState state = new LadderState("run");
  private final List<LadderEvent> events = new ArrayList<>();
  private final Map<String, LadderRating> ratings = new HashMap<>();
  private final int stayers;
  private long now;
  private long longestWait;

  LadderRun(long seed) {
    random = new SplittableRandom(seed);
    int size = 2 + random.nextInt(3);
    int smallest = random.nextBoolean() ? 2 : size;
    settings = Pools.settings(size, smallest, 2 + random.nextInt(4), false);
    stayers = 6 + random.nextInt(6);
    take(LadderDecisions.open(state, "me", settings, now).events());
    for (int i = 0; i < stayers; i++) {
      join("stays-" + i);
    }
  }

  private void join(String player) {
    ratings.put(player, Pools.rating(random));
    var member = new LadderMember(player, player, null, player, 1);
    take(LadderDecisions.join(state, "me", member, now).events());
  }

  void step() {
    now += STEP_MILLIS;
    for (var table : state.live()) {
      if (random.nextInt(5) == 0) {
        take(LadderDecisions.result(state, ended(table), now));
      }
    }
    if (random.nextInt(10) == 0) {
      join("guest-" + random.nextInt(5));
    }
    if (random.nextInt(10) == 0 && state.find("guest-0") != null) {
      take(LadderDecisions.leave(state, "me", "guest-0", now).events());
    }
    var world = new LadderInput.Now(ratings, Set.of(), 1 + random.nextInt(3));
    for (var who : state.candidates(world, now)) {
      if (who.live() == 0 && who.player().startsWith("stays")) {
        longestWait = Math.max(longestWait, who.waitedMillis());
      }
    }
    take(LadderDecisions.seat(state, world, now));
  }

  private LadderResult ended(LiveTable table) {
    int seats = table.players().size();
    var places = new ArrayList<>(IntStream.rangeClosed(1, seats).boxed().toList());
    Collections.shuffle(places, new Random(random.nextLong()));
    boolean cancelled = random.nextInt(20) == 0;
    return new LadderResult(
        table.game(),
        cancelled,
        "over",
        cancelled ? List.of() : places,
        places.stream().map(place -> place == seats && random.nextInt(50) == 0).toList());
  }

  private void take(List<LadderEvent> decided) {
    for (var event : decided) {
      state.apply(event);
      events.add(event);
    }
  }

  LadderSettings settings() {
    return settings;
  }

  LadderState state() {
    return state;
  }

  List<LadderEvent> events() {
    return List.copyOf(events);
  }

  long longestWaitMillis() {
    return longestWait;
  }

  Map<String, Long> playedByAlwaysThere() {
    var played = new HashMap<String, Long>();
    for (int i = 0; i < stayers; i++) {
      var participant = state.find("stays-" + i);
      played.put("stays-" + i, participant == null ? 0 : participant.played());
    }
    return played;
  }

  /** Of those who were there all the time; where tables differ in size the first seats are more. */
  Map<String, List<Integer>> seats() {
    var seats = new HashMap<String, List<Integer>>();
    if (settings.smallestTable() < settings.tableSize()) {
      return seats;
    }
    for (Participant participant : state.participants()) {
      if (participant.member().player().startsWith("stays")
          && participant.seats().size() == settings.tableSize()) {
        seats.put(participant.member().player(), participant.seats());
      }
    }
    return seats;
  }
}
