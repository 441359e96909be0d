package org.apogee.proving.panel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apogee.proving.panel.Board.Panel;

/**
 * A dashboard drawn from its answers, each panel at its place: a preview of the queries, in which
 * wrong units, flat lines and unreadable legends are seen without the server that draws the real
 * one.
 */
public final class Picture {
  private static final int COLUMN = 50;
  private static final int ROW = 30;
  private static final int GAP = 8;
  private static final int HEADING = 40;

  private Picture() {}

  /** Writes one picture for each dashboard into the folder. */
  public static void draw(List<BoardData> looks, Path folder) throws IOException {
    Files.createDirectories(folder);
    for (var look : looks) {
      Files.writeString(folder.resolve(look.board().name() + ".svg"), of(look));
    }
  }

  static String of(BoardData look) {
    int rows =
        look.board().panels().stream().mapToInt(panel -> panel.y() + panel.h()).max().orElse(1);
    int width = 24 * COLUMN;
    int height = HEADING + rows * ROW + GAP;
    var svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" \
            font-family="sans-serif" font-size="11">
            <rect width="100%%" height="100%%" fill="#f4f5f5"/>
            <text x="%d" y="26" font-size="17" font-weight="bold">%s</text>
            <text x="%d" y="26" text-anchor="end" fill="#777">preview of the queries</text>
            """,
            width,
            height,
            width,
            height,
            GAP,
            Chart.escaped(look.board().title()),
            width - GAP));
    look.answers().forEach((panel, answers) -> svg.append(panel(panel, answers)));
    return svg.append("</svg>\n").toString();
  }

  private static String panel(Panel panel, List<Answer> answers) {
    int left = panel.x() * COLUMN + GAP / 2;
    int top = HEADING + panel.y() * ROW + GAP / 2;
    int width = panel.w() * COLUMN - GAP;
    int height = panel.h() * ROW - GAP;
    if (panel.type().equals("row")) {
      return String.format(
          Locale.ROOT,
          "<text x=\"%d\" y=\"%d\" font-size=\"13\" font-weight=\"bold\">%s</text>%n",
          left,
          top + 16,
          Chart.escaped(panel.title()));
    }
    return String.format(
            Locale.ROOT,
            """
            <g transform="translate(%d %d)">
            <rect width="%d" height="%d" rx="3" fill="#fff" stroke="#ddd"/>
            <text x="8" y="17" font-weight="bold">%s</text>
            """,
            left,
            top,
            width,
            height,
            Chart.escaped(panel.title()))
        + new Chart(panel, answers, width, height).svg()
        + "</g>\n";
  }
}
