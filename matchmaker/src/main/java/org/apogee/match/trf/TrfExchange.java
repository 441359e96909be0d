package org.apogee.match.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.DutchSwiss;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.standing.Standings;
import org.apogee.match.trf.TrfDocument.Cell;
import org.apogee.match.trf.TrfDocument.Line;

/** Between our rounds and the report. Seat 0 is white. */
public final class TrfExchange {
  private static final Cell ABSENT = new Cell(0, '-', 'Z');

  private TrfExchange() {}

  /** The report of what was played so far. */
  public static TrfDocument export(String name, PairingInput input) {
    var entrants =
        input.entrants().stream().sorted(Comparator.comparingInt(Entrant::number)).toList();
    var standings = Standings.of(input);
    var lines = new ArrayList<Line>();
    for (var entrant : entrants) {
      var cells = input.past().stream().map(round -> cell(entrant, round, entrants)).toList();
      lines.add(
          new Line(
              entrant.number(),
              entrant.id(),
              entrant.rating(),
              cells.stream().mapToInt(Cell::halves).sum(),
              standings.place(entrant.id()),
              cells));
    }
    return new TrfDocument(
        name,
        input.settings().rounds(),
        DutchSwiss.oddNumbersWhite(input.seed()),
        forbidden(input),
        lines);
  }

  private static List<TrfDocument.Forbidden> forbidden(PairingInput input) {
    Map<String, Integer> numbers = new HashMap<>();
    input.entrants().forEach(entrant -> numbers.put(entrant.id(), entrant.number()));
    var pairs = new ArrayList<TrfDocument.Forbidden>();
    for (var pair : input.settings().forbidden()) {
      var one = numbers.get(pair.one());
      var other = numbers.get(pair.other());
      if (one != null && other != null) {
        pairs.add(TrfDocument.Forbidden.of(one, other));
      }
    }
    return pairs.stream()
        .distinct()
        .sorted(
            Comparator.comparingInt(TrfDocument.Forbidden::one)
                .thenComparingInt(TrfDocument.Forbidden::other))
        .toList();
  }

  private static Cell cell(Entrant entrant, PastRound round, List<Entrant> entrants) {
    for (var bye : round.byes()) {
      if (bye.entrant().equals(entrant.id())) {
        return switch (bye.kind()) {
          case PAIRING -> new Cell(0, '-', 'U');
          case AWARDED -> new Cell(0, '-', 'F');
          case REQUESTED -> new Cell(0, '-', 'H');
          case ABSENT -> ABSENT;
        };
      }
    }
    for (var table : round.tables()) {
      int seat = table.seats().indexOf(entrant.id());
      if (seat >= 0) {
        return cell(table, seat, entrants);
      }
    }
    return ABSENT;
  }

  private static Cell cell(TableResult table, int seat, List<Entrant> entrants) {
    if (table.seats().size() != 2) {
      throw new IllegalArgumentException(
          "a report contains two-seat tables only: " + table.seats());
    }
    var opponent = table.seats().get(1 - seat);
    int number =
        entrants.stream().filter(e -> e.id().equals(opponent)).findFirst().orElseThrow().number();
    int ahead = Integer.signum(table.places().get(1 - seat) - table.places().get(seat));
    char result = table.played() ? "0=1".charAt(ahead + 1) : ahead > 0 ? '+' : '-';
    return new Cell(number, seat == 0 ? 'w' : 'b', result);
  }

  /** The entrants of a report. All of them are still in. */
  public static List<Entrant> entrants(TrfDocument document) {
    return document.players().stream()
        .map(player -> new Entrant(id(player), player.number(), player.rating(), true))
        .toList();
  }

  static String id(Line player) {
    return player.name().isEmpty() ? "player " + player.number() : player.name();
  }

  /** Pairs of entrants who must not meet. */
  public static List<Forbidden> forbidden(TrfDocument document) {
    var ids = ids(document);
    return document.forbidden().stream()
        .map(pair ->
            new Forbidden(ids.getOrDefault(pair.one(), ""), ids.getOrDefault(pair.other(), "")))
        .toList();
  }

  /** The input of the next round, from the report. */
  public static PairingInput pairingInput(TrfDocument document) {
    return new PairingInput(
        entrants(document),
        rounds(document),
        PairingSettings.duels(document.rounds()).forbidding(forbidden(document)),
        DutchSwiss.seed(0, document.oddNumbersWhite()));
  }

  /** The rounds of a report, oldest first. */
  public static List<PastRound> rounds(TrfDocument document) {
    int most = document.players().stream().mapToInt(p -> p.rounds().size()).max().orElse(0);
    var rounds = new ArrayList<PastRound>();
    for (int round = 0; round < most; round++) {
      rounds.add(round(document, round));
    }
    return rounds;
  }

  private static SortedMap<Integer, String> ids(TrfDocument document) {
    var ids = new TreeMap<Integer, String>();
    document.players().forEach(player -> ids.put(player.number(), id(player)));
    return ids;
  }

  private static PastRound round(TrfDocument document, int round) {
    var ids = ids(document);
    Map<Integer, Cell> cells = new HashMap<>();
    document.players().forEach(player -> cells.put(player.number(), cell(player, round)));
    var tables = new ArrayList<TableResult>();
    var byes = new ArrayList<Bye>();
    for (var player : document.players()) {
      var cell = cell(player, round);
      var opponent = cells.getOrDefault(cell.opponent(), ABSENT);
      if (cell.opponent() == 0) {
        byes.add(new Bye(id(player), kind(cell)));
      } else if (isWhite(cell, opponent, player.number())) {
        tables.add(
            new TableResult(
                List.of(id(player), ids.getOrDefault(cell.opponent(), "")),
                places(cell, opponent),
                cell.isPlayed()));
      }
    }
    return new PastRound(tables, byes);
  }

  private static Cell cell(Line player, int round) {
    return round < player.rounds().size() ? player.rounds().get(round) : ABSENT;
  }

  /** Reports of games that were not played may lack the colour on one side or on both. */
  private static boolean isWhite(Cell cell, Cell opponent, int number) {
    return cell.colour() == 'w'
        || (cell.colour() == '-'
            && (opponent.colour() == 'b'
                || (opponent.colour() == '-' && number < cell.opponent())));
  }

  /** If neither came, both have the first place: such a table gives nobody points. */
  private static List<Integer> places(Cell white, Cell black) {
    if (white.result() == '=' || (white.result() == '-' && black.result() == '-')) {
      return List.of(1, 1);
    }
    return white.halves() > black.halves() ? List.of(1, 2) : List.of(2, 1);
  }

  private static ByeKind kind(Cell cell) {
    return switch (cell.result()) {
      case 'U' -> ByeKind.PAIRING;
      case 'F', '+' -> ByeKind.AWARDED;
      case 'H' -> ByeKind.REQUESTED;
      default -> ByeKind.ABSENT;
    };
  }
}
