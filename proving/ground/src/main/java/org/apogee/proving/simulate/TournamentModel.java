package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEvent.Created;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.NoShow;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.Paused;
import org.apogee.match.tournament.TournamentEvent.Promoted;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.match.tournament.TournamentSettings;
import org.jspecify.annotations.Nullable;

/**
 * An independent account of a tournament's journal, as simple as possible and without code of the
 * tournament: the games that may still count, and the points of each entrant.
 */
final class TournamentModel {
  /** Divisible by the numbers of seats, as Scoring.POINT; written again on purpose. */
  private static final int POINT = 120;

  private static final int ATTEMPTS = 3;

  /** A table with the results of its games, in the order of its seats. */
  private static final class Sheet {
    final List<String> seats;

    final List<Map<String, Integer>> games = new ArrayList<>();
    String expected = "";
    int game = 1;
    int attempt = 1;
    int firstAttempt = 1;
    int highest = 1;
    boolean isVoid;
    @Nullable Map<String, Integer> ruled;

    Sheet(List<String> seats) {

      this.seats = seats;
    }

    boolean isDone(int gamesInAll) {
      return isVoid || ruled != null || games.size() == gamesInAll;
    }
  }

  private final GameHost host;
  private final Map<String, Sheet> sheets = new TreeMap<>();
  private final Set<String> entrants = new HashSet<>();
  private final Set<String> gone = new HashSet<>();
  private final Map<String, Integer> byePoints = new HashMap<>();
  private final Set<String> settled = new HashSet<>();
  private @Nullable TournamentSettings settings;
  private @Nullable EntryModel entry;
  private boolean paused;
  private int rounds;
  private int results;
  private boolean over;

  TournamentModel(GameHost host) {
    this.host = host;
  }

  int results() {
    return results;
  }

  private TournamentSettings settings() {
    if (settings == null) {
      throw new Violation("something happened before the tournament was made");
    }
    return settings;
  }

  /** Takes in what was just journaled, and says what is wrong with it. */
  void take(TournamentEvent event) {
    check(!over, "something happened after the end: " + event);
    if (event instanceof Created created) {
      entry = new EntryModel(created.settings().registration());
    } else if (entry != null) {
      entry.take(event);
    }
    switch (event) {
      case Created created -> settings = created.settings();
      case Joined joined -> {
        entrants.add(joined.entrant().id());
        gone.remove(joined.entrant().id());
      }
      case Promoted who -> {
        entrants.add(who.entrant());
        gone.remove(who.entrant());
      }
      case NoShow who -> gone.add(who.entrant());
      case Withdrawn who -> gone.add(who.entrant());
      case Paused _ -> paused = true;
      case Resumed _ -> paused = false;
      case Paired paired -> paired(paired);
      case Resulted result -> resulted(result);
      case Lost lost -> lost(lost);
      case Voided voided -> voided(voided);
      case Ruled ruled -> ruled(ruled);
      case Finished _ -> {
        sheets.values().forEach(sheet -> check(isDone(sheet), "finished before its games were"));
        over = true;
      }
      case TournamentEvent.Cancelled _ -> over = true;
      default -> {}
    }
  }

  private boolean isDone(Sheet sheet) {
    return sheet.isDone(settings().gamesPerMatch());
  }

  private void paired(Paired paired) {
    check(!paused, "a round began in a pause");
    check(paired.round() == ++rounds, "round " + paired.round() + " came after " + (rounds - 1));
    var busy = new HashSet<String>();
    for (var sheet : sheets.values()) {
      boolean isDone = isDone(sheet);
      check(
          isDone || settings().format() == Format.ARENA,
          "a round started before the previous one ended");
      if (!isDone) {
        busy.addAll(sheet.seats);
      }
    }
    for (int table = 1; table <= paired.tables().size(); table++) {
      var seats = paired.tables().get(table - 1).seats();
      for (var who : seats) {
        check(busy.add(who), who + " sits at two tables");
        check(entrants.contains(who), who + " takes no part");
        check(!gone.contains(who), who + " has withdrawn and is paired");
      }
      var sheet = new Sheet(seats);
      sheets.put(key(paired.round(), table), sheet);
      expect(sheet, key(paired.round(), table));
    }
    for (var bye : paired.byes()) {
      check(busy.add(bye.entrant()), bye.entrant() + " has a table and a bye");
      int points =
          bye.kind() == ByeKind.PAIRING ? POINT : bye.kind() == ByeKind.REQUESTED ? POINT / 2 : 0;
      byePoints.merge(bye.entrant(), points, Integer::sum);
    }
  }

  private static String key(int round, int table) {
    return "-r" + round + "-t" + table;
  }

  /** The one game of this table that may count next. */
  private static void expect(Sheet sheet, String key) {
    sheet.expected = key + "-g" + sheet.game + (sheet.attempt == 1 ? "" : "-a" + sheet.attempt);
  }

  private Sheet sheetOf(String game) {
    var key = game.substring(game.indexOf('-')).replaceFirst("-g.*", "");
    var sheet = sheets.get(key);
    if (sheet == null) {
      throw new Violation("no table has the game " + game);
    }
    check(sheet.expected.equals(game.substring(game.indexOf('-'))), "nobody waits for " + game);
    check(!isDone(sheet), game + " counts for a table that is done");
    return sheet;
  }

  private void resulted(Resulted result) {
    check(settled.add(result.game()), "a result was taken twice: " + result.game());
    var sheet = sheetOf(result.game());
    var ended = host.ended(result.game());
    check(
        ended != null && !ended.cancelled() && ended.places().equals(result.places()),
        "a result is not what the game said: " + result.game());
    results++;
    var points = new HashMap<String, Integer>();
    int turn = (sheet.game - 1) % sheet.seats.size();
    for (int i = 0; i < sheet.seats.size(); i++) {
      var who = sheet.seats.get((i + turn) % sheet.seats.size());
      points.put(who, points(result.places(), i));
    }
    sheet.games.add(points);
    sheet.game++;
    sheet.attempt = sheet.firstAttempt;
    expect(sheet, keyOf(result.game()));
  }

  private static String keyOf(String game) {
    return game.substring(game.indexOf('-')).replaceFirst("-g.*", "");
  }

  private void lost(Lost lost) {
    check(settled.add(lost.game()), "a game was lost twice: " + lost.game());
    var sheet = sheetOf(lost.game());
    var ended = host.ended(lost.game());
    check(ended != null && ended.cancelled(), "a game was not lost: " + lost.game());
    if (sheet.attempt - sheet.firstAttempt + 1 >= ATTEMPTS) {
      sheet.isVoid = true;
    } else {
      sheet.attempt++;
      sheet.highest = Math.max(sheet.highest, sheet.attempt);
      expect(sheet, keyOf(lost.game()));
    }
  }

  private Sheet at(int round, int table) {
    var sheet = sheets.get(key(round, table));
    if (sheet == null) {
      throw new Violation("no such table: " + key(round, table));
    }
    return sheet;
  }

  /** How often a table was played is read from the id of its next game. */
  private void voided(Voided voided) {
    var sheet = at(voided.round(), voided.table());
    sheet.games.clear();
    sheet.ruled = null;
    sheet.isVoid = !voided.replay();
    if (voided.replay()) {
      sheet.firstAttempt = ++sheet.highest;
      sheet.attempt = sheet.firstAttempt;
      sheet.game = 1;
      expect(sheet, key(voided.round(), voided.table()));
    }
  }

  private void ruled(Ruled ruled) {
    var sheet = at(ruled.round(), ruled.table());
    var points = new HashMap<String, Integer>();
    for (int i = 0; i < sheet.seats.size(); i++) {
      points.put(sheet.seats.get(i), points(ruled.places(), i));
    }
    boolean nobodyCame =
        !ruled.played() && ruled.places().stream().filter(place -> place == 1).count() > 1;
    points.replaceAll((_, mine) -> nobodyCame ? 0 : mine);
    sheet.ruled = points;
    sheet.isVoid = false;
  }

  /** From one point for first place evenly down to none; tied entrants share. */
  private static int points(List<Integer> places, int seat) {
    int size = places.size();
    int ahead = 0;
    int tied = 0;
    for (int place : places) {
      ahead += place < places.get(seat) ? 1 : 0;
      tied += place == places.get(seat) ? 1 : 0;
    }
    int pot = 0;
    for (int i = 0; i < tied; i++) {
      pot += POINT * (size - 1 - ahead - i) / (size - 1);
    }
    return pot / tied;
  }

  /** Whether this game's end is in the journal, or nobody waits for it any more. */
  boolean isSettled(String game) {
    var sheet = sheets.get(keyOf(game));
    return over
        || settled.contains(game)
        || (sheet != null && !sheet.expected.equals(game.substring(game.indexOf('-'))))
        || (sheet != null && isDone(sheet));
  }

  /** Points of all entrants, recomputed from the results. */
  Map<String, Integer> points() {
    var all = new HashMap<String, Integer>();
    entrants.forEach(who -> all.put(who, byePoints.getOrDefault(who, 0)));
    for (var sheet : sheets.values()) {
      if (sheet.isVoid) {
        continue;
      }
      if (sheet.ruled != null) {
        sheet.ruled.forEach((who, points) -> all.merge(who, points, Integer::sum));
      } else if (sheet.games.size() == settings().gamesPerMatch()) {
        pointsOfMatch(sheet).forEach((who, points) -> all.merge(who, points, Integer::sum));
      }
    }
    return all;
  }

  private static Map<String, Integer> pointsOfMatch(Sheet sheet) {
    if (sheet.games.size() == 1) {
      return sheet.games.getFirst();
    }
    var sums =
        sheet.seats.stream()
            .map(who -> sheet.games.stream().mapToInt(game -> game.getOrDefault(who, 0)).sum())
            .toList();
    var places =
        sums.stream()
            .map(mine -> 1 + (int) sums.stream().filter(other -> other > mine).count())
            .toList();
    var points = new HashMap<String, Integer>();
    for (int i = 0; i < sheet.seats.size(); i++) {
      points.put(sheet.seats.get(i), points(places, i));
    }
    return points;
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new Violation(otherwise);
    }
  }
}
