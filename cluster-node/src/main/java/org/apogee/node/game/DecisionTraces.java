package org.apogee.node.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.platform.trace.Decisions;
import org.apogee.platform.trace.Exemplars;
import org.apogee.platform.trace.Part;
import org.apogee.platform.trace.Trace;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Writes the traces of one game's decisions, each when its news are out. Their times are those of
 * the cluster, as in receipts.
 *
 * <p>A decision whose write failed has no spans of the node, even if it turns out to be stored:
 * another process may have written the event of that number.
 */
final class DecisionTraces {
  private final String game;
  private final LongSupplier now;
  private final Traces traces;
  private @Nullable Running running;

  /**
   * A decision with a trace that is on its way to the journal; times in microseconds.
   *
   * @param traced one for each of its events that has one; nearly always a single one
   * @param begun when its root begins
   */
  private record Running(
      List<Traced> traced, Part kind, long begun, long takenUp, long decided, long stored) {
    Running storedAt(long at) {
      return new Running(traced, kind, begun, takenUp, decided, at);
    }
  }

  private record Traced(Trace trace, Map<String, Object> attributes) {}

  /**
   * @param now the time of the cluster in microseconds
   */
  DecisionTraces(GameId game, LongSupplier now, Traces traces) {
    this.game = game.text();
    this.now = now;
    this.traces = traces;
  }

  /**
   * Events are about to be stored.
   *
   * @param command the name of the command; empty if nobody sent one
   * @param begun when the request was received or the bot began to think
   * @param takenUp when the game took it up
   */
  void decided(
      GameState before,
      List<GameEvent> events,
      Part kind,
      String command,
      long begun,
      long takenUp) {
    running = null;
    if (!traces.isOn()) {
      return;
    }
    var traced = traced(before.sequence(), events, command);
    if (!traced.isEmpty()) {
      running = new Running(traced, kind, begun, takenUp, now.getAsLong(), 0);
    }
  }

  private List<Traced> traced(long sequence, List<GameEvent> events, String command) {
    var traced = new ArrayList<Traced>(0);
    long number = sequence;
    for (var event : events) {
      number++;
      // The end of a game belongs to the event before it.
      var trace = decision(event, number) == number ? traces.of(game, number) : null;
      if (trace != null) {
        traced.add(new Traced(trace, attributes(event, number, command)));
      }
    }
    return traced;
  }

  /** The same as {@link Decisions#of} of the event's news. */
  private static long decision(GameEvent event, long number) {
    return switch (event) {
      case Compensated _, Excused _ -> Decisions.NONE;
      case Ended end -> Decisions.ofEnd(end.ending(), number);
      default -> number;
    };
  }

  /** Players are no part of a trace: collectors keep it elsewhere. */
  private Map<String, Object> attributes(GameEvent event, long number, String command) {
    var attributes = new LinkedHashMap<String, Object>();
    attributes.put("apogee.game", game);
    attributes.put("apogee.sequence", number);
    if (!command.isEmpty()) {
      attributes.put("apogee.command", command);
    }
    if (event instanceof Moved moved) {
      attributes.put("apogee.ply", moved.firstPly());
      attributes.put("apogee.seat", moved.seat());
    }
    return attributes;
  }

  /** Measures a part of the running decision; histograms may keep its trace as an exemplar. */
  void measure(Runnable measurement) {
    var measured = running;
    Exemplars.measure(
        measured == null ? null : measured.traced.getFirst().trace.root(measured.kind),
        measurement);
  }

  /** The events are in the journal. */
  void stored() {
    if (running != null) {
      running = running.storedAt(now.getAsLong());
    }
  }

  /** Reply and news are out. */
  void announced() {
    var ended = running;
    running = null;
    if (ended != null) {
      long end = now.getAsLong();
      ended.traced.forEach(one -> write(one, ended, end));
    }
  }

  private static void write(Traced one, Running of, long end) {
    var root = one.trace.root(of.kind);
    if (of.begun < of.takenUp) {
      root.child(of.kind == Part.TURN ? Part.THINK : Part.QUEUE).write(of.begun, of.takenUp);
    }
    root.child(Part.DECIDE).write(of.takenUp, of.decided);
    root.child(Part.STORE).write(of.decided, of.stored);
    root.child(Part.ANNOUNCE).write(of.stored, end);
    root.write(of.begun, end, one.attributes);
  }

  /** The game was read from the journal. */
  void forget() {
    running = null;
  }
}
