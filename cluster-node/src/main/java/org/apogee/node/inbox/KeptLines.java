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
  private final Map<String, Asked> openQuestions = new HashMap<>();

  private final Deque<Asked> answeredQuestions = new ArrayDeque<>();
  private final Deque<Line> others = new ArrayDeque<>();
  private final LongSupplier room;
  private long bytesOfAnswered;
  private long lastDropped;

  private record Asked(Line line, long at) {
    Line sentAt(long now) {
      return new Line(line.sequence(), TimeLeft.after(now - at, line.json()));
    }
  }

  /**
   * No lines.
   *
   * @param room how many bytes of answered questions may be kept now
   */
  KeptLines(LongSupplier room) {
    this.room = room;
  }

  void addQuestion(String game, Line line, long now) {
    var before = openQuestions.put(game, new Asked(line, now));
    if (before != null) {
      addAnswered(before);
    }
  }

  void answered(String game) {
    var asked = openQuestions.remove(game);
    if (asked != null) {
      addAnswered(asked);
    }
  }

  private void addAnswered(Asked asked) {
    answeredQuestions.add(asked);
    bytesOfAnswered += bytesOf(asked.line());
    long most = room.getAsLong();
    while (bytesOfAnswered > most) {
      bytesOfAnswered -= bytesOf(dropped(answeredQuestions.removeFirst().line()));
    }
  }

  void addOther(Line line) {
    others.add(line);
    if (others.size() > OTHERS_MOST) {
      dropped(others.removeFirst());
    }
  }

  private Line dropped(Line line) {
    lastDropped = Math.max(lastDropped, line.sequence());
    return line;
  }

  /** Whether all lines after a number are kept. */
  boolean isWholeAfter(long sequence) {
    return sequence >= lastDropped;
  }

  /** As they are sent at a moment. */
  List<Line> after(long sequence, long now) {
    var questions =
        Stream.of(openQuestions.values(), answeredQuestions)
            .flatMap(Collection::stream)
            .filter(asked -> asked.line().sequence() > sequence)
            .map(asked -> asked.sentAt(now));
    return Stream.concat(questions, othersAfter(sequence).stream())
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
