package org.apogee.node.inbox;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.apogee.node.inbox.InboxCommand.Line;
import org.jspecify.annotations.Nullable;

/**
 * The numbered lines of one player and the questions that are open. Pure.
 *
 * <p>Numbers increase for ever: an inbox that was lost starts again above all numbers of its
 * predecessor. A stream that resumes at the same inbox continues exactly after its last line. One
 * that resumes at a new inbox, or misses a line that is no longer kept, receives what ended
 * meanwhile, a reset and all open questions.
 */
final class InboxState {
  /** Leaves room for a thousand lines a millisecond below 2^53, which JSON can hold. */
  static final long NUMBERS_A_MILLI = 1000;

  private static final String RESET = "{\"type\":\"stream-reset\"}";

  private final KeptLines kept;
  private final Map<String, Open> open = new LinkedHashMap<>();
  private final LongSupplier now;
  private final long base;
  private long last;

  /** A game in play, as far as the player must know it again after a loss. */
  private record Open(
      @Nullable String start,
      int question,
      @Nullable String line,
      long asked,
      @Nullable String offer) {}

  private static final Open NOTHING = new Open(null, 0, null, 0, null);

  /**
   * An inbox without lines.
   *
   * @param now in milliseconds
   * @param room how many bytes of answered questions may be kept now
   */
  InboxState(LongSupplier now, LongSupplier room) {
    this.now = now;
    kept = new KeptLines(room);
    base = now.getAsLong() * NUMBERS_A_MILLI;
    last = base;
  }

  /** The line to send, unless the player heard it before. */
  Optional<Line> started(String game, String line) {
    var known = open.getOrDefault(game, NOTHING);
    if (known.start() != null) {
      return Optional.empty();
    }
    open.put(game, new Open(line, known.question(), known.line(), known.asked(), known.offer()));
    return Optional.of(number(line));
  }

  boolean hasStart(String game) {
    var known = open.get(game);
    return known != null && known.start() != null;
  }

  Optional<Line> asked(String game, int question, String line) {
    var known = open.getOrDefault(game, NOTHING);
    if (known.question() >= question) {
      return Optional.empty();
    }
    open.put(game, new Open(known.start(), question, line, now.getAsLong(), null));
    return Optional.of(question(game, line));
  }

  void answered(String game) {
    kept.answered(game);
    open.computeIfPresent(
        game, (_, known) -> new Open(known.start(), known.question(), null, 0, null));
  }

  /** A stream that begins later hears of it too; by then it may have lapsed. */
  Line offered(String game, String line) {
    var known = open.getOrDefault(game, NOTHING);
    open.put(game, new Open(known.start(), known.question(), known.line(), known.asked(), line));
    return number(line);
  }

  boolean knows(String game, int question) {
    var known = open.get(game);
    return known != null && known.question() >= question;
  }

  Optional<Line> over(String game, String line) {
    open.remove(game);
    kept.answered(game);
    return Optional.of(number(line));
  }

  /** The same once more; only a game that is still in play here has lost its end on the way. */
  Optional<Line> overAgain(String game, String line) {
    return open.containsKey(game) ? over(game, line) : Optional.empty();
  }

  /** The games in play, as far as is known here. */
  Set<String> games() {
    return Collections.unmodifiableSet(open.keySet());
  }

  /** A line that belongs to no game. */
  Line told(String line) {
    return number(line);
  }

  /** The lines for a stream that has received everything up to a number. */
  List<Line> since(long after) {
    boolean isKnown = after >= base && after <= last;
    if (isKnown && kept.isWholeAfter(after)) {
      return kept.after(after, now.getAsLong());
    }
    last = Math.max(last, after); // what follows is new to the stream, so its numbers are higher
    var lines = new ArrayList<Line>();
    if (after > 0) {
      // The number may be of the inbox before this one; what this one has is new to the stream.
      lines.addAll(kept.othersAfter(Math.max(after, base)));
      lines.add(number(RESET));
    }
    open.forEach((name, game) -> {
      if (game.start() != null) {
        lines.add(number(game.start()));
      }
      if (game.line() != null) {
        lines.add(question(name, TimeLeft.after(now.getAsLong() - game.asked(), game.line())));
      }
      if (game.offer() != null) {
        lines.add(number(game.offer()));
      }
    });
    return lines;
  }

  private Line number(String json) {
    var line = next(json);
    kept.addOther(line);
    return line;
  }

  private Line question(String game, String json) {
    var line = next(json);
    kept.addQuestion(game, line, now.getAsLong());
    return line;
  }

  private Line next(String json) {
    last++;
    return new Line(last, "{\"sequence\":" + last + "," + json.substring(1));
  }
}
