package org.apogee.proving.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.local.LocalCollector.CollectedSpan;

/** The spans of one trace as a tree, drawn on a line of time. */
record TraceTree(List<Row> rows, List<String> faults) {
  /** A rated decision of a player passes through all of them. */
  private static final Set<String> WHOLE =
      Set.of("request", "queue", "decide", "store", "announce", "publish", "consume", "rate");

  private static final int WIDTH = 40;
  private static final double NANOS_PER_MILLI = 1e6;

  /** A span with its distance from the root. */
  record Row(int depth, CollectedSpan span) {}

  /** Finds what is missing in the trace of a rated decision. */
  static TraceTree of(Collection<CollectedSpan> spans) {
    var rows = new ArrayList<Row>();
    addChildren(rows, spans, "", 0);
    return new TraceTree(rows, faults(spans, rows));
  }

  private static void addChildren(
      List<Row> rows, Collection<CollectedSpan> spans, String parent, int depth) {
    spans.stream()
        .filter(span -> span.parent().equals(parent))
        .sorted(Comparator.comparingLong(CollectedSpan::begun).thenComparing(CollectedSpan::id))
        .forEach(span -> {
          rows.add(new Row(depth, span));
          addChildren(rows, spans, span.id(), depth + 1);
        });
  }

  private static List<String> faults(Collection<CollectedSpan> spans, List<Row> rows) {
    var faults = new ArrayList<String>();
    var missing = new TreeSet<>(WHOLE);
    spans.forEach(span -> missing.remove(span.name()));
    missing.forEach(name -> faults.add("the span '%s' is missing".formatted(name)));
    var placed = new HashSet<String>();
    rows.forEach(row -> placed.add(row.span.id()));
    for (var span : spans) {
      if (!placed.contains(span.id())) {
        faults.add("the span '%s' has an unknown parent".formatted(span.name()));
      }
      if (span.failed()) {
        faults.add("the span '%s' failed".formatted(span.name()));
      }
    }
    long roots = rows.stream().filter(row -> row.depth == 0).count();
    if (roots > 1) {
      faults.add("%d spans have no parent".formatted(roots));
    }
    if (rows.stream().map(row -> row.span.process()).distinct().count() < 2) {
      faults.add("fewer than two processes have spans");
    }
    return faults;
  }

  /** From the first beginning to the last end. */
  double millis() {
    return (end() - begin()) / NANOS_PER_MILLI;
  }

  private long begin() {
    return rows.stream().mapToLong(row -> row.span.begun()).min().orElse(0);
  }

  private long end() {
    return rows.stream().mapToLong(row -> row.span.ended()).max().orElse(0);
  }

  String text() {
    var text = new StringBuilder();
    line(text, "PROCESS", "SPAN", "BEGIN", "MS", "");
    for (var row : rows) {
      var span = row.span;
      var label = "  ".repeat(row.depth) + span.name() + note(span);
      line(
          text,
          span.process(),
          label,
          millis(span.begun() - begin()),
          millis(span.ended() - span.begun()),
          bar(span));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String... cells) {
    text.append("%-16s  %-34s %9s %9s  %s".formatted((Object[]) cells).stripTrailing());
    text.append('\n');
  }

  private static String note(CollectedSpan span) {
    var said = span.attributes();
    var ply = said.get("apogee.ply");
    if (ply != null) {
      return " (ply %s, seat %s)".formatted(ply, said.get("apogee.seat"));
    }
    var topic = said.get("messaging.destination.name");
    return topic == null ? "" : " " + topic;
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%.1f", nanos / NANOS_PER_MILLI);
  }

  /** At least one character, so that a short span can be seen. */
  private String bar(CollectedSpan span) {
    long whole = Math.max(1, end() - begin());
    int from = (int) Math.min(WIDTH - 1, (span.begun() - begin()) * WIDTH / whole);
    int to = Math.clamp((span.ended() - begin()) * WIDTH / whole, from + 1, WIDTH);
    return " ".repeat(from) + "#".repeat(to - from);
  }
}
