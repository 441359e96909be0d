package org.apogee.node.inbox;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.apogee.node.inbox.InboxCommand.Line;

/**
 * The latest lines of one player, for a stream that resumes. Questions take nearly all of the
 * memory, and a client that answered one does not need it again: only those are dropped for lack of
 * room.
 */
final class KeptLines {
  /** What a line takes besides its text. */
  private static final int OVERHEAD = 96;

  /** Starts and ends of games, offers, notes of the lobby: a few hundred bytes each. */
  private static final int OTHERS_MOST = 4096;

  /** By game. */
  private final Map<String, Line> openQuestions = new HashMap<>();

  private final Deque<Line> answeredQuestions = new ArrayDeque<>();
  private final Deque<Line> others = new ArrayDeque<>();
  private final LongSupplier room;
  private long bytesOfAnswered;
  private long lastDropped;

  /**
   * No lines.
   *
   * @param room how many bytes of answered questions may be kept now
   */
  KeptLines(LongSupplier room) {
    this.room = room;
  }

  void addQuestion(String game, Line line) {
    var before = openQuestions.put(game, line);
    if (before != null) {
      addAnswered(before);
    }
  }

  void answered(String game) {
    var line = openQuestions.remove(game);
    if (line != null) {
      addAnswered(line);
    }
  }

  private void addAnswered(Line line) {
    answeredQuestions.add(line);
    bytesOfAnswered += bytesOf(line);
    long most = room.getAsLong();
    while (bytesOfAnswered > most) {
      bytesOfAnswered -= bytesOf(dropFirst(answeredQuestions));
    }
  }

  void addOther(Line line) {
    others.add(line);
    if (others.size() > OTHERS_MOST) {
      dropFirst(others);
    }
  }

  private Line dropFirst(Deque<Line> lines) {
    var dropped = lines.removeFirst();
    lastDropped = Math.max(lastDropped, dropped.sequence());
    return dropped;
  }

  /** Whether all lines after a number are kept. */
  boolean isWholeAfter(long sequence) {
    return sequence >= lastDropped;
  }

  List<Line> after(long sequence) {
    return Stream.of(openQuestions.values(), answeredQuestions, others)
        .flatMap(Collection::stream)
        .filter(line -> line.sequence() > sequence)
        .sorted(Comparator.comparingLong(Line::sequence))
        .toList();
  }

  /** Those that are not repeated after a reset: all but questions. */
  List<Line> othersAfter(long sequence) {
    return others.stream().filter(line -> line.sequence() > sequence).toList();
  }

  private static int bytesOf(Line line) {
    return OVERHEAD + line.json().length();
  }
}
