package org.apogee.proving.panel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apogee.proving.panel.Board.Panel;

/** The inside of one panel. */
final class Chart {
  private static final String[] COLOURS = {
    "#1f77b4", "#d95f02", "#2a8c4a", "#c0392b", "#7b5bb5", "#8c564b", "#d64fa5", "#6b6b6b"
  };
  private static final int TOP = 26;
  private static final int LEFT = 62;
  private static final int LINE = 14;
  private static final int LEGENDS = 6;

  private final Panel panel;
  private final int width;
  private final int height;
  private final List<Line> lines = new ArrayList<>();
  private final StringBuilder svg = new StringBuilder();

  private record Line(String name, Series series) {}

  Chart(Panel panel, List<Answer> answers, int width, int height) {
    this.panel = panel;
    this.width = width;
    this.height = height;
    for (int i = 0; i < answers.size(); i++) {
      for (var series : answers.get(i).series()) {
        if (series.isSeen()) {
          lines.add(new Line(series.name(panel.queries().get(i).legend()), series));
        }
      }
    }
  }

  String svg() {
    if (lines.isEmpty()) {
      text(width / 2.0, height / 2.0 + 6, "middle", "#999", "no data");
    } else {
      switch (panel.type()) {
        case "stat" -> number();
        case "table", "bargauge" -> rows();
        case "heatmap" -> heat();
        default -> lines();
      }
    }
    return svg.toString();
  }

  private void number() {
    double last = lines.stream().mapToDouble(line -> line.series.last()).max().orElse(Double.NaN);
    svg.append(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" font-size=\"30\">%s</text>%n"
            .formatted(width / 2, height / 2 + 20, escaped(Unit.of(last, panel.unit()))));
  }

  private void rows() {
    int room = (height - TOP) / LINE;
    lines.sort(Comparator.comparingDouble((Line line) -> line.series.last()).reversed());
    for (int i = 0; i < Math.min(room, lines.size()); i++) {
      var line = lines.get(i);
      int y = TOP + (i + 1) * LINE;
      text(8, y, "start", "#222", line.name);
      text(width - 8.0, y, "end", "#222", Unit.of(line.series.last(), panel.unit()));
    }
  }

  private void lines() {
    double most = 0;
    double least = 0;
    for (var line : lines) {
      for (double value : line.series.values()) {
        if (Double.isFinite(value)) {
          most = Math.max(most, value);
          least = Math.min(least, value);
        }
      }
    }
    most = most == least ? least + 1 : most;
    int bottom = height - 10 - LINE * Math.min(LEGENDS, (lines.size() + 1) / 2);
    axis(TOP + 6, most);
    axis((TOP + 6 + bottom) / 2, (most + least) / 2);
    axis(bottom, least);
    for (int i = 0; i < lines.size(); i++) {
      var colour = COLOURS[i % COLOURS.length];
      path(lines.get(i).series, colour, least, most, bottom);
      if (i < 2 * LEGENDS) {
        legend(i, bottom, colour);
      }
    }
  }

  private void axis(int y, double value) {
    svg.append("<path d=\"M%d %dH%d\" stroke=\"#e4e4e4\"/>%n".formatted(LEFT, y, width - 8));
    text(LEFT - 5.0, y + 4.0, "end", "#777", Unit.of(value, panel.unit()));
  }

  private void path(Series series, String colour, double least, double most, int bottom) {
    var path = new StringBuilder();
    boolean isDown = false;
    for (int i = 0; i < series.values().length; i++) {
      double value = series.values()[i];
      if (!Double.isFinite(value)) {
        isDown = false;
        continue;
      }
      double y = bottom - (value - least) / (most - least) * (bottom - TOP - 6);
      path.append(
          String.format(
              Locale.ROOT, "%s%.1f %.1f", isDown ? "L" : "M", across(series.times()[i]), y));
      isDown = true;
    }
    svg.append(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>%n"
            .formatted(path, colour));
  }

  private void legend(int index, int bottom, String colour) {
    double x = index % 2 == 0 ? 12 : width / 2.0;
    double y = bottom + 14.0 + LINE * (index / 2);
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.0f\" y=\"%.0f\" width=\"9\" height=\"3\" fill=\"%s\"/>%n",
            x,
            y - 5,
            colour));
    var line = lines.get(index);
    text(x + 14, y, "start", "#333", line.name + ": " + Unit.of(line.series.last(), panel.unit()));
  }

  /** Buckets count all that is below them, so a cell is the difference to the one before. */
  private void heat() {
    var buckets =
        lines.stream().sorted(Comparator.comparingDouble(line -> bound(line.name))).toList();
    double tall = (height - TOP - 12.0) / buckets.size();
    double most = 0;
    for (int i = 0; i < buckets.size(); i++) {
      for (int at = 0; at < buckets.get(i).series.values().length; at++) {
        most = Math.max(most, cell(buckets, i, at));
      }
    }
    for (int i = 0; i < buckets.size(); i++) {
      double y = height - 8 - (i + 1) * tall;
      text(LEFT - 5.0, y + tall / 2 + 4, "end", "#777", buckets.get(i).name);
      var times = buckets.get(i).series.times();
      for (int at = 0; at < times.length; at++) {
        double share = most == 0 ? 0 : cell(buckets, i, at) / most;
        if (share > 0) {
          svg.append(
              String.format(
                  Locale.ROOT,
                  "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#d95f02\""
                      + " fill-opacity=\"%.2f\"/>%n",
                  across(times[at]),
                  y,
                  Math.max(2, (width - LEFT - 8.0) / 120),
                  tall - 1,
                  0.12 + 0.88 * share));
        }
      }
    }
  }

  private static double cell(List<Line> buckets, int bucket, int at) {
    double below = bucket == 0 ? 0 : value(buckets.get(bucket - 1), at);
    return Math.max(0, value(buckets.get(bucket), at) - below);
  }

  private static double value(Line line, int at) {
    return at < line.series.values().length && Double.isFinite(line.series.values()[at])
        ? line.series.values()[at]
        : 0;
  }

  private static double bound(String le) {
    return le.equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(le);
  }

  /** All lines of a panel share one axis of time. */
  private double across(double time) {
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (var line : lines) {
      var times = line.series.times();
      from = Math.min(from, times[0]);
      to = Math.max(to, times[times.length - 1]);
    }
    double share = to == from ? 1 : (time - from) / (to - from);
    return LEFT + share * (width - LEFT - 8);
  }

  private void text(double x, double y, String anchor, String colour, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.0f\" y=\"%.0f\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
            x,
            y,
            anchor,
            colour,
            escaped(text)));
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
