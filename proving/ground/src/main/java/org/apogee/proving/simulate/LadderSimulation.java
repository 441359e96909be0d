package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.match.ladder.LadderBook;
import org.apogee.match.ladder.LadderEvent;
import org.apogee.match.ladder.LadderRating;
import org.apogee.match.ladder.LadderSerializer;
import org.apogee.match.ladder.LadderSettings;
import org.apogee.match.ladder.LadderSnapshot;
import org.apogee.match.ladder.LadderState;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.proving.simulate.GameHost.GameFaults;
import org.jspecify.annotations.Nullable;

/**
 * Some minutes of a ladder from a seed: its caps, its entrants who come and go, and all that goes
 * wrong. At the end it is closed, the last games are played, and everything is counted again.
 */
public final class LadderSimulation extends SurvivingParts<LadderEvent> {
  private static final GameFaults FAULTS = new GameFaults(150, 8);

  /** Ten times as often as LadderActor, so that recoveries start from snapshots. */
  private static final int SNAPSHOT_EVERY = 20;

  private final LadderRules rules;
  private final LadderModel model;
  private final LadderSerializer serializer = new LadderSerializer();
  private final String eventKind = serializer.manifest(new LadderEvent.Resumed(0, ""));
  private final List<byte[]> journal = new ArrayList<>();
  private final LadderState truth = new LadderState("l1");
  private final RandomEntrants randomEntrants;
  private final Map<String, LadderRating> ratings = new HashMap<>();
  private final int roomInAll;
  private byte @Nullable [] snapshot;
  private int snapshotAt;
  private LadderLife life;

  /** Counts of a simulated ladder without violations. */
  public record Report(int games, long lost, int crashes, int steps) {}

  private LadderSimulation(long seed, LadderRules rules) {
    super(new SplittableRandom(seed), FAULTS);
    this.rules = rules;
    model = new LadderModel(truth.id(), host());
    roomInAll = 2 + clock().random(8);
    life = new LadderLife(this);
    randomEntrants = new RandomEntrants(this);
  }

  /** Throws a {@link Violation} if a promise is broken. */
  public static Report run(long seed, LadderRules rules) {
    return new LadderSimulation(seed, rules).run();
  }

  private Report run() {
    randomEntrants.begin(settings());
    life.begin();
    int steps = 0;
    while (!isOver()) {
      if (!clock().step() || ++steps > STEPS_MAX || clock().now() > TIME_MAX) {
        throw new Violation(
            "it does not come to an end: %d live games, result %d of %d is stored"
                .formatted(truth.live().size(), storedOffset(), host().results().size()));
      }
    }
    model.compare(truth);
    return new Report(host().opened(), truth.lost(), crashes(), steps);
  }

  /** Closed, nobody plays any more, and no result is still on its way. */
  private boolean isOver() {
    return randomEntrants.isClosing()
        && truth.pausedBecause() != null
        && truth.live().isEmpty()
        && host().live() == 0
        && storedOffset() == host().opened();
  }

  private LadderSettings settings() {
    var clock = clock();
    int size = 2 + clock.random(3);
    return new LadderSettings(
        "Simulated",
        "supernova/1",
        new TreeMap<>(Map.of()),
        "supernova",
        size,
        2 + clock.random(size - 1),
        1 + clock.random(8),
        1 + clock.random(3),
        1 + clock.random(10),
        clock.random(10),
        clock.random(2) == 0,
        ClockOrder.USUAL,
        OnForfeit.END);
  }

  LadderRules rules() {
    return rules;
  }

  LadderState truth() {
    return truth;
  }

  /** The number of games that the nodes would accept in addition to those in play. */
  int room() {
    return roomInAll - host().live();
  }

  /** No more tables than there is room for, and not none when one could begin. */
  void check(int tables, int room) {
    if (tables > Math.max(0, room)) {
      throw new Violation("%d tables began where %d had room".formatted(tables, room));
    }
    if (tables == 0 && room > 0 && model.couldSeat(clock().now())) {
      throw new Violation("a table could begin and none did");
    }
  }

  /** An entrant without a rating gets one when it first joins. */
  Map<String, LadderRating> ratings() {
    for (var participant : truth.participants()) {
      ratings.computeIfAbsent(
          participant.member().player(),
          _ ->
              new LadderRating(10 + clock().random(30), 1 + clock().random(8), clock().random(30)));
    }
    return ratings;
  }

  @Nullable LadderSnapshot snapshot() {
    return snapshot == null
        ? null
        : (LadderSnapshot) serializer.fromBinary(snapshot, serializer.manifest(truth.snapshot()));
  }

  List<LadderEvent> sinceSnapshot() {
    return journal.subList(snapshotAt, journal.size()).stream().map(this::event).toList();
  }

  private LadderEvent event(byte[] bytes) {
    return (LadderEvent) serializer.fromBinary(bytes, eventKind);
  }

  @Override
  LadderLife life() {
    return life;
  }

  @Override
  void revive() {
    life = new LadderLife(this);
    life.begin();
  }

  @Override
  void store(List<? extends LadderEvent> events) {
    for (var event : events) {
      model.take(event);
      var bytes = serializer.toBinary(event);
      if (!event(bytes).equals(event)) {
        throw new Violation("the journal does not keep " + event);
      }
      journal.add(bytes);
      truth.apply(event);
    }
    model.afterAll();
    // A snapshot may come late or not at all: what is journaled is all that counts.
    if (journal.size() >= snapshotAt + SNAPSHOT_EVERY && clock().random(3) > 0) {
      snapshot = serializer.toBinary(truth.snapshot());
      snapshotAt = journal.size();
    }
  }

  @Override
  void opened(String game, GameOrder order) {
    var table = truth.liveGame(game);
    if (table == null) {
      throw new Violation("a game that no table has was opened: " + game);
    }
    if (!LadderBook.order(truth, table).equals(order)) {
      throw new Violation("a game was opened that was ordered otherwise: " + game);
    }
  }

  @Override
  boolean isSettled(String game) {
    return model.isSettled(game);
  }
}
