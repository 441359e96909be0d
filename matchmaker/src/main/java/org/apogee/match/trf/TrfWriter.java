package org.apogee.match.trf;

import java.util.Locale;
import org.apogee.match.trf.TrfDocument.Cell;
import org.apogee.match.trf.TrfDocument.Line;

/** Writes a report in the columns that the format fixes. */
public final class TrfWriter {
  private static final int NAME_WIDTH = 33;

  private TrfWriter() {}

  public static String write(TrfDocument document) {
    var text = new StringBuilder();
    text.append("012 ").append(plain(document.name())).append('\n');
    text.append("062 ").append(document.players().size()).append('\n');
    text.append("092 Individual: Swiss-System (Dutch)\n");
    if (document.rounds() > 0) {
      text.append("XXR ").append(document.rounds()).append('\n');
    }
    text.append("XXC ").append(document.oddNumbersWhite() ? "white1" : "black1").append('\n');
    for (var pair : document.forbidden()) {
      text.append("XXP ").append(pair.one()).append(' ').append(pair.other()).append('\n');
    }
    document.players().forEach(player -> text.append(line(player)).append('\n'));
    return text.toString();
  }

  private static String line(Line player) {
    var name = plain(player.name());
    var head =
        String.format(
            Locale.ROOT,
            "001 %4d %1s%3s %-33s %4s %3s %11s %10s %4.1f %4s",
            player.number(),
            "",
            "",
            name.substring(0, Math.min(NAME_WIDTH, name.length())),
            player.rating() > 0 ? player.rating() : "",
            "",
            "",
            "",
            player.halves() / 2.0,
            player.rank() > 0 ? player.rank() : "");
    var text = new StringBuilder(head);
    player.rounds().forEach(cell -> text.append(cell(cell)));
    return text.toString();
  }

  private static String cell(Cell cell) {
    var opponent = cell.opponent() == 0 ? "0000" : Integer.toString(cell.opponent());
    return String.format(Locale.ROOT, "  %4s %c %c", opponent, cell.colour(), cell.result());
  }

  /** Columns count characters: no line breaks or other controls. */
  private static String plain(String name) {
    return name.replaceAll("\\p{Cntrl}", " ").strip();
  }
}
