package org.apogee.proving.clock;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apogee.engine.Rulesets;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.ClockRules;
import org.apogee.node.game.GameDecisions;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameState;
import org.apogee.node.service.Others;
import org.apogee.node.service.Uptime;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.jspecify.annotations.Nullable;

/**
 * Minutes of a game from a seed, on two nodes, while every part of the platform fails in turn. The
 * simulation knows what no platform can: when a move would have been taken. The law is that clocks
 * count this time and no other.
 */
public final class ClockSimulation {
  /** A tenth of a heartbeat. */
  private static final long STEP = 25;

  /** Simulated milliseconds: long enough for many faults. */
  private static final long MOST = 8L * 60 * 1000;

  /** As Heartbeat beats; written again on purpose. */
  private static final long HEARTBEAT = 250;

  private static final long SILENCE_MOST = 15_000;
  private static final ClockOrder CLOCK = new ClockOrder(30_000, 600, 9_000);

  /** As exact as players were promised, for each absence: a shorter one is not noticed. */
  private static final long TOO_MUCH = 500;

  /** For each absence: found a heartbeat late, and forgiven for the grace, on both ends. */
  private static final long GIVEN_FOR_ABSENCE = 2 * (Uptime.GRACE + Uptime.TOLERANCE) + 1_000;

  /** What the same costs when it was a node that nobody waits for any more. */
  private static final long GIVEN_FOR_DOOR =
      Uptime.LOST_DOOR + Uptime.GRACE + Uptime.TOLERANCE + 1_000;

  private final ClockRules rules;
  private final SplittableRandom random;
  private final SimulatedNode[] nodes;
  private final SimulatedFaults faults;
  private final GameState state = new GameState();
  private final SimulatedGame game;
  private long now = 1_000_000_000;
  private @Nullable SimulatedPlayer player;
  private long lastAway;
  private long lastDoor;

  /** The last heartbeats of nodes that died. */
  private final List<Long> gone = new ArrayList<>();

  private long[] banks;
  private int starts;
  private int decisions;
  private int expiries;

  /** Counts of a simulated game whose clocks followed the law. */
  public record Report(boolean finished, int decisions, int faults, int expiries) {}

  /** A clock that did not keep the law. */
  public static final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Violation(String what) {
      super(what);
    }
  }

  private ClockSimulation(long seed, ClockRules rules) {
    this.rules = rules;
    random = new SplittableRandom(seed);
    nodes = new SimulatedNode[] {newNode(), newNode()};
    faults = new SimulatedFaults(random.split(), now);
    banks = new long[] {CLOCK.bankMillis(), CLOCK.bankMillis()};
    var opened = GameDecisions.open(state, order(), Seed.from("clocks " + seed), now);
    opened.events().forEach(state::apply);
    game = new SimulatedGame(state, nodes[0], now, rules, random.split(), this::stored);
    nextPlayer();
  }

  /** Throws a {@link Violation} if the law is broken. */
  public static Report run(long seed, ClockRules rules) {
    return new ClockSimulation(seed, rules).run();
  }

  private static GameOrder order() {
    return GameOrder.of(
        Rulesets.find("sol").id().toString(),
        new TreeMap<>(),
        IntStream.range(0, 2)
            .mapToObj(seat -> SeatOrder.outside("p" + seat, "P" + seat).withNonce("n" + seat))
            .toList(),
        CLOCK,
        OnForfeit.END,
        new Origin(OriginKind.CASUAL, "p0"),
        null);
  }

  private SimulatedNode newNode() {
    return new SimulatedNode("n" + ++starts, now);
  }

  private Report run() {
    long end = now + MOST;
    while (state.isLive() && now < end) {
      step();
    }
    return new Report(!state.isLive(), decisions, faults.count, expiries);
  }

  private void step() {
    now += STEP;
    if (faults.strike(now, game.host(), other())) {
      killHost();
    }
    boolean canWrite = faults.canWrite(now);
    boolean canLookUp = faults.canLookUp(now);
    var thinking = player;
    boolean isServed = canWrite && canLookUp && game.isThere(now);
    if (!isServed) {
      lastAway = now;
    }
    if (thinking != null) {
      thinking.passes(STEP, isServed, areOpen());
      checkEnds(thinking);
    }
    // After a pause anything may come first: a request, the clock, a heartbeat.
    boolean beatsFirst = random.nextBoolean();
    if (beatsFirst) {
      beat(canWrite && canLookUp);
    }
    game.tick(now, canWrite);
    if (!beatsFirst) {
      beat(canWrite && canLookUp);
    }
    if (player != null) {
      player.tick(now, nodes, canLookUp, game, rules);
    }
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i].isDead) {
        restart(i);
      }
    }
  }

  /** Whether each node is a door, as far as all know. */
  private boolean areOpen() {
    boolean areOpen = silent(gone).isEmpty();
    for (var node : nodes) {
      areOpen &= node.runs(now);
    }
    if (!areOpen) {
      lastDoor = now;
    }
    return areOpen;
  }

  private List<Long> silent(List<Long> heartbeats) {
    return heartbeats.stream()
        .filter(last -> now - last > Uptime.TOLERANCE && now - last < SILENCE_MOST)
        .toList();
  }

  private void restart(int i) {
    gone.add(nodes[i].alive);
    nodes[i] = newNode();
  }

  private SimulatedNode other() {
    return nodes[0] == game.host() ? nodes[1] : nodes[0];
  }

  private void killHost() {
    int dead = nodes[0] == game.host() ? 0 : 1;
    nodes[dead].isDead = true;
    var heir = nodes[1 - dead];
    if (heir.isDead) {
      throw new IllegalStateException("no seat is left");
    }
    game.moveTo(heir, now);
    restart(dead);
  }

  private void beat(boolean isOpen) {
    for (int i = 0; i < nodes.length; i++) {
      var others = new ArrayList<>(gone);
      others.add(nodes[1 - i].alive);
      others.removeIf(last -> now - last >= SILENCE_MOST);
      long quietest = others.stream().mapToLong(last -> last).min().orElse(Long.MAX_VALUE);
      if (nodes[i].runs(now)) {
        nodes[i].beat(now, isOpen, new Others(quietest, silent(others)), rules);
      }
    }
  }

  private void nextPlayer() {
    boolean isAfterAbsence = now - lastAway < GIVEN_FOR_ABSENCE;
    boolean isAfterDoor = now - lastDoor < GIVEN_FOR_DOOR;
    player =
        state.isLive()
            ? new SimulatedPlayer(state, random.split(), isAfterAbsence, isAfterDoor, now)
            : null;
  }

  private void stored(GameEvent event) {
    var thinking = player;
    if (thinking == null) {
      return;
    }
    if (event instanceof Moved moved) {
      check(thinking, banks[moved.seat()], moved);
      decisions++;
      nextPlayer();
      banks[moved.seat()] = moved.bankMillis();
    } else if (event instanceof Forfeited lost) {
      check(thinking, lost);
      expiries++;
    }
  }

  private void check(SimulatedPlayer thinking, long bank, Moved moved) {
    boolean isTurnOver = state.seatToAct() != moved.seat() || !state.isLive();
    long charged = bank + (isTurnOver ? CLOCK.incrementMillis() : 0) - moved.bankMillis();
    if (charged > thinking.served + Math.max(1, thinking.interruptions) * TOO_MUCH) {
      throw new Violation(
          "charged %d ms for %d ms in which a move would have been taken, at ply %d"
              .formatted(charged, thinking.served, moved.firstPly()));
    }
    if (charged < thinking.served - given(thinking)) {
      throw new Violation(
          "charged only %d ms of %d ms, at ply %d"
              .formatted(charged, thinking.served, moved.firstPly()));
    }
  }

  /** An absence that begins after the try seems to begin with the heartbeat before it. */
  private static long given(SimulatedPlayer thinking) {
    return HEARTBEAT
        + 2 * STEP
        + thinking.interruptions * GIVEN_FOR_ABSENCE
        + thinking.lostDoors * GIVEN_FOR_DOOR;
  }

  private void check(SimulatedPlayer thinking, Forfeited lost) {
    long allowed = allowed(lost.seat());
    if (thinking.served <= allowed - Math.max(1, thinking.interruptions) * TOO_MUCH) {
      throw new Violation(
          "lost on time after %d ms of %d ms, at ply %d"
              .formatted(thinking.served, allowed, thinking.ply));
    }
  }

  private long allowed(int seat) {
    return Math.min(CLOCK.capMillis(), banks[seat]);
  }

  /** A player who never sends loses eventually. */
  private void checkEnds(SimulatedPlayer thinking) {
    long most = allowed(thinking.seat) + given(thinking) + SILENCE_MOST + 2_000;
    if (!thinking.hasTried && thinking.served > most) {
      throw new Violation(
          "still not lost after %d ms of %d ms".formatted(thinking.served, allowed(thinking.seat)));
    }
  }
}
