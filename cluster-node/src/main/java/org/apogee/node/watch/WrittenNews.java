package org.apogee.node.watch;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.platform.http.Line;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.event.GameNews;

/**
 * News of a game with the lines that were made of it: one for the observers, however many they are,
 * and one for each seat. A line is found under its viewer only, so nobody gets that of another.
 */
final class WrittenNews {
  private final UnfilteredNews told;
  private final Map<Integer, Line> lines = new ConcurrentHashMap<>(4);

  WrittenNews(UnfilteredNews told) {
    this.told = told;
  }

  long sequence() {
    return told.news().sequence();
  }

  boolean isLast() {
    return told.news() instanceof GameNews.Finished || told.news() instanceof GameNews.Cancelled;
  }

  /** Takes a seat or an observer's number. */
  Line line(int viewer) {
    return lines.computeIfAbsent(
        viewer, who -> new Line(sequence(), ProtocolJson.write(told.newsFor(who))));
  }
}
