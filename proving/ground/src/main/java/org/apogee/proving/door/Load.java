package org.apogee.proving.door;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apogee.proving.door.DoorPlan.Player;

/**
 * One thread that plays all games of a client: as fast as they are answered, or at a rate. At a
 * rate a move counts from the moment when it was due, however late it could be sent: a server that
 * stands still is not spared the moves that nobody could send meanwhile.
 */
final class Load {
  private static final byte[] CODE = Scan.ascii("\"code\":\"");

  private static final long SELECT_MS = 100;
  private static final long STEP_NANOS = 100_000_000;
  private static final long RETRY_NANOS = 1_000_000_000;

  /** Ten thousand games take a minute on two idle cores. */
  private static final long BEGIN_NANOS = 600_000_000_000L;

  private final DoorPlan plan;
  private final Selector selector;
  private final Random random;
  private final Meter meter = new Meter();
  private final List<Wire> wires = new ArrayList<>();
  private final ArrayDeque<Start> waiting = new ArrayDeque<>();
  private final ArrayDeque<Retry> retries = new ArrayDeque<>();
  private long nextDue;
  private int opened;
  private int begun;

  /** Sends what comes next in one game. */
  @FunctionalInterface
  interface Start {
    void at(long due) throws IOException;
  }

  /** Asks again what a busy server did not answer. */
  @FunctionalInterface
  interface Again {
    void ask() throws IOException;
  }

  private record Retry(long at, Again again) {}

  Load(DoorPlan plan) throws IOException {
    this.plan = plan;
    this.selector = Selector.open();
    this.random = new Random(plan.seed());
    this.nextDue = System.nanoTime();
  }

  DoorPlan plan() {
    return plan;
  }

  Random random() {
    return random;
  }

  Meter meter() {
    return meter;
  }

  Wire open(boolean isStream, Wire.Hearer hearer) throws IOException {
    int port = plan.ports().get(wires.size() % plan.ports().size());
    var wire = Wire.open(port, selector, isStream, hearer);
    wires.add(wire);
    return wire;
  }

  /** Asks when the second has passed for which a busy server wants to be left alone. */
  void afterAPause(Again again) {
    retries.add(new Retry(System.nanoTime() + RETRY_NANOS, again));
  }

  /** Players of the next game: neighbours in the list, so that each plays with few others. */
  List<Player> nextPlayers() {
    int seats = plan.seats();
    int tables = plan.players().size() / seats;
    int first = opened++ % tables * seats;
    return plan.players().subList(first, first + seats);
  }

  /** The game can be moved in: now, or when the rate wants another move. */
  void ready(Start start) throws IOException {
    if (plan.rate() == 0) {
      start.at(System.nanoTime());
    } else {
      waiting.add(start);
    }
  }

  /** A game was opened, or a browser is there. */
  void begun() {
    begun++;
  }

  /** Runs until all of the plan has begun. */
  void runUntilBegun() throws IOException {
    long end = System.nanoTime() + BEGIN_NANOS;
    while (begun < plan.games()) {
      if (System.nanoTime() > end) {
        throw new IOException("only " + begun + " of " + plan.games() + " games were opened");
      }
      run(STEP_NANOS);
    }
  }

  void refused(byte[] bytes, int from, int to) {
    meter.refused(Scan.text(bytes, from, to, CODE));
  }

  void run(long nanos) throws IOException {
    long end = System.nanoTime() + nanos;
    for (long now = System.nanoTime(); now < end; now = System.nanoTime()) {
      startWhatIsDue(now);
      askAgain(now);
      selector.select(plan.rate() == 0 || waiting.isEmpty() ? SELECT_MS : millisToNextDue());
      for (SelectionKey key : selector.selectedKeys()) {
        ((Wire) key.attachment()).ready();
      }
      selector.selectedKeys().clear();
    }
  }

  /**
   * At least one: a client that spins to be exact takes a core from the server that it measures.
   * What a move is late by this counts in its latency.
   */
  private long millisToNextDue() {
    return Math.clamp((nextDue - System.nanoTime()) / 1_000_000, 1, SELECT_MS);
  }

  private void startWhatIsDue(long now) throws IOException {
    if (plan.rate() == 0) {
      return;
    }
    long gap = 1_000_000_000L / plan.rate();
    while (nextDue <= now) {
      var start = waiting.poll();
      if (start == null) {
        return;
      }
      start.at(nextDue);
      nextDue += gap;
    }
  }

  private void askAgain(long now) throws IOException {
    for (var retry = retries.peek(); retry != null && retry.at <= now; retry = retries.peek()) {
      retries.remove();
      retry.again.ask();
    }
  }

  /** What was due before was the warm-up's. */
  void beginMeasure() {
    meter.begin();
    nextDue = System.nanoTime();
  }

  long received() {
    return wires.stream().mapToLong(Wire::received).sum();
  }

  void close() throws IOException {
    for (var wire : wires) {
      wire.close();
    }
    selector.close();
  }
}
