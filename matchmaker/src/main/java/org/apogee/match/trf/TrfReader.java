package org.apogee.match.trf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.match.trf.TrfDocument.Cell;
import org.apogee.match.trf.TrfDocument.Forbidden;
import org.apogee.match.trf.TrfDocument.Line;

/** Reads a report and checks it for contradictions. */
public final class TrfReader {
  /** Four columns of the format. */
  private static final int MOST_PLAYERS = 9999;

  /** Far above any real report; it bounds memory. */
  private static final int MOST_ROUNDS = 99;

  /** A group of some thousand players would be millions of pairs. */
  private static final int MOST_FORBIDDEN = 10_000;

  private static final int FIRST_CELL = 91;
  private static final int CELL_WIDTH = 10;

  private final Map<Integer, Line> players = new TreeMap<>();
  private final SequencedSet<Forbidden> forbidden = new LinkedHashSet<>();
  private String name = "";
  private int rounds;
  private boolean oddNumbersWhite = true;
  private int at;

  private TrfReader() {}

  /** Throws with the line and the reason if this is no report. */
  public static TrfDocument read(String text) throws TrfProblem {
    var reader = new TrfReader();
    for (var line : text.lines().toList()) {
      reader.at++;
      reader.take(line);
    }
    return reader.document();
  }

  private void take(String line) throws TrfProblem {
    if (line.startsWith("001")) {
      player(line);
    } else if (line.startsWith("012")) {
      name = plain(line.substring(3));
    } else if (line.startsWith("XXR")) {
      rounds = number(line.substring(3), "number of rounds", MOST_ROUNDS);
    } else if (line.startsWith("XXC")) {
      oddNumbersWhite = !line.contains("black1");
    } else if (line.startsWith("XXP")) {
      forbid(line.substring(3).strip().split("\\s+"));
    }
  }

  /** No two of the group may meet. */
  private void forbid(String... group) throws TrfProblem {
    var numbers = new ArrayList<Integer>();
    for (var text : group) {
      int number = number(text, "forbidden pair", MOST_PLAYERS);
      for (int other : numbers) {
        if (number == other) {
          throw problem("player " + number + " appears twice in a forbidden pair");
        }
        forbidden.add(Forbidden.of(number, other));
        if (forbidden.size() > MOST_FORBIDDEN) {
          throw problem("more than " + MOST_FORBIDDEN + " forbidden pairs");
        }
      }
      numbers.add(number);
    }
  }

  private void player(String line) throws TrfProblem {
    int number = number(part(line, 4, 8), "starting number", MOST_PLAYERS);
    var rating = part(line, 48, 52);
    var rank = part(line, 85, 89);
    var cells = new ArrayList<Cell>();
    for (int start = FIRST_CELL; start < line.stripTrailing().length(); start += CELL_WIDTH) {
      cells.add(cell(line.substring(start, Math.min(start + CELL_WIDTH - 2, line.length()))));
    }
    if (cells.size() > MOST_ROUNDS) {
      throw problem("more than " + MOST_ROUNDS + " rounds");
    }
    var player =
        new Line(
            number,
            part(line, 14, 47),
            rating.isEmpty() ? 0 : number(rating, "rating", MOST_PLAYERS),
            halves(part(line, 80, 84)),
            rank.isEmpty() ? 0 : number(rank, "rank", MOST_PLAYERS),
            cells);
    if (number == 0 || players.put(number, player) != null) {
      throw problem("starting number " + number + " must be above 0 and appear once");
    }
  }

  /** Numbers stand right in their columns, so blanks in front of them count. */
  private Cell cell(String text) throws TrfProblem {
    if (text.isBlank()) {
      return new Cell(0, '-', 'Z');
    }
    var padded = String.format("%-8s", text);
    var number = padded.substring(0, 4);
    int opponent = number.isBlank() ? 0 : number(number, "opponent", MOST_PLAYERS);
    char colour = padded.charAt(5);
    char result = padded.charAt(7);
    if ("wb-".indexOf(colour) < 0) {
      throw problem("no such colour: " + colour);
    }
    if ("1=0+-UFHZ".indexOf(result) < 0) {
      throw problem("no such result: " + result);
    }
    if ((opponent == 0 ? "1=0" : "UFHZ").indexOf(result) >= 0) {
      throw problem("result " + result + " does not go with opponent " + opponent);
    }
    return new Cell(opponent, colour, result);
  }

  private int halves(String text) throws TrfProblem {
    if (!text.matches("\\d{1,3}(\\.[05])?")) {
      throw problem("points must be a number of halves, not '" + text + "'");
    }
    return (int) (2 * Double.parseDouble(text));
  }

  private int number(String text, String what, int most) throws TrfProblem {
    var digits = text.strip();
    if (!digits.matches("\\d{1,4}") || Integer.parseInt(digits) > most) {
      throw problem(what + " must be a number up to " + most + ", not '" + digits + "'");
    }
    return Integer.parseInt(digits);
  }

  private static String part(String line, int from, int to) {
    return from >= line.length() ? "" : plain(line.substring(from, Math.min(to, line.length())));
  }

  /** A report has no control characters but its line ends. */
  private static String plain(String text) {
    return text.replaceAll("\\p{Cntrl}", " ").strip();
  }

  private TrfProblem problem(String what) {
    return new TrfProblem(at, what);
  }

  private TrfDocument document() throws TrfProblem {
    Set<String> names = new HashSet<>();
    for (var player : players.values()) {
      if (!names.add(TrfExchange.id(player))) {
        throw problem("two players have the name " + TrfExchange.id(player));
      }
      agreesWithOpponents(player);
    }
    for (var pair : forbidden) {
      if (!players.containsKey(pair.one()) || !players.containsKey(pair.other())) {
        throw problem("no players " + pair.one() + " and " + pair.other() + " to forbid");
      }
    }
    return new TrfDocument(
        name, rounds, oddNumbersWhite, List.copyOf(forbidden), List.copyOf(players.values()));
  }

  private void agreesWithOpponents(Line player) throws TrfProblem {
    int halves = player.rounds().stream().mapToInt(Cell::halves).sum();
    if (halves != player.halves()) {
      throw problem("player " + player.number() + " has " + halves / 2.0 + " points by its rounds");
    }
    for (int round = 0; round < player.rounds().size(); round++) {
      var cell = player.rounds().get(round);
      if (cell.opponent() != 0 && !mirrored(player.number(), round, cell)) {
        throw problem(
            "player " + player.number() + " and its opponent disagree on round " + (round + 1));
      }
    }
  }

  private boolean mirrored(int number, int round, Cell cell) {
    var opponent = players.get(cell.opponent());
    if (opponent == null || opponent.rounds().size() <= round) {
      return false;
    }
    var other = opponent.rounds().get(round);
    boolean coloursDiffer = cell.colour() == '-' || cell.colour() != other.colour();
    boolean sumsToOne =
        cell.isPlayed()
            ? other.isPlayed() && cell.halves() + other.halves() == 2
            : !other.isPlayed() && cell.halves() + other.halves() <= 2;
    return number != cell.opponent() && other.opponent() == number && coloursDiffer && sumsToOne;
  }
}
