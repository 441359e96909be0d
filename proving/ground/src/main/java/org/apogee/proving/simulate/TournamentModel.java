package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Format;
import org.apogee.match.tournament.Deals;
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
import org.apogee.match.tournament.TournamentEvent.TeamEntered;
import org.apogee.match.tournament.TournamentEvent.TeamJoined;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.proving.simulate.MirrorModel.Score;
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
    @Nullable Ruled ruling;
    final List<Resulted> counted = new ArrayList<>();

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
  private final RatingModel ratings = new RatingModel();
  private final Map<String, String> teamOf = new HashMap<>();
  private final Set<String> teams = new HashSet<>();
  private final List<ByePoints> boardByes = new ArrayList<>();
  private @Nullable TournamentSettings settings;
  private @Nullable EntryModel entry;
  private boolean paused;
  private int rounds;
  private int results;
  private boolean over;

  TournamentModel(GameHost host) {
    this.host = host;
  }

  private record ByePoints(String team, int points) {}

  int corrections() {
    return ratings.corrections();
  }

  /** After all events of one transaction. */
  void check() {
    ratings.check();
  }

  private int boards() {
    return settings().structure().boards();
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
      ratings.gamesPerMatch(created.settings().gamesPerMatch());
      boolean isOfTeams = created.settings().structure().boards() > 0;
      entry = isOfTeams ? null : new EntryModel(created.settings().registration());
    } else if (entry != null) {
      entry.take(event);
    }
    ratings.take(event);
    switch (event) {
      case TeamEntered entered -> teams.add(entered.team());
      case TeamJoined joined -> {
        check(teams.contains(joined.team()), "no such team: " + joined.team());
        check(
            teamOf.put(joined.entrant().id(), joined.team()) == null,
            joined.entrant().id() + " is in two teams");
        entrants.add(joined.entrant().id());
      }
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
      case Withdrawn who -> {
        gone.add(who.entrant());
        teamOf.forEach((member, team) -> {
          if (team.equals(who.entrant())) {
            gone.add(member);
          }
        });
      }
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
    if (boards() > 0) {
      checkMatches(paired);
    }
    for (var bye : paired.byes()) {
      check(busy.add(bye.entrant()), bye.entrant() + " has a table and a bye");
      int points =
          bye.kind() == ByeKind.PAIRING ? POINT : bye.kind() == ByeKind.REQUESTED ? POINT / 2 : 0;
      boolean isMirrored = settings().structure().deals() == Deals.MIRRORED;
      int worth =
          boards() > 0 ? 2 * points : isMirrored && points == POINT ? POINT * 3 / 5 : points;
      byePoints.merge(bye.entrant(), worth, Integer::sum);
      if (points > 0) {
        boardByes.add(new ByePoints(bye.entrant(), boards() * POINT / 2));
      }
    }
  }

  /** All boards of a match are of the same two teams, which have the first seats in turn. */
  private void checkMatches(Paired paired) {
    int boards = boards();
    check(paired.tables().size() % boards == 0, "a match has a board too few");
    var seen = new HashSet<String>();
    for (int first = 0; first < paired.tables().size(); first += boards) {
      var seats = paired.tables().get(first).seats();
      var one = teamOf.getOrDefault(seats.getFirst(), "");
      var other = teamOf.getOrDefault(seats.getLast(), "");
      check(seen.add(one), "a team plays twice in a round: " + one);
      check(!other.isEmpty() && seen.add(other), "a team plays twice in a round: " + other);
      for (int board = 0; board < boards; board++) {
        var at = paired.tables().get(first + board).seats();
        var home = teamOf.get(at.get(board % 2));
        check(at.size() == 2 && one.equals(home), "the wrong team has the first seat");
        check(other.equals(teamOf.get(at.get(1 - board % 2))), "a match is of three teams");
      }
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
    sheet.counted.add(result);
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
    sheet.counted.clear();
    sheet.ruled = null;
    sheet.ruling = null;
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
    boolean nobodyCame = !ruled.played() && ruled.places().stream().allMatch(place -> place == 1);
    points.replaceAll((_, mine) -> nobodyCame ? 0 : mine);
    sheet.ruled = points;
    sheet.ruling = ruled;
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
    if (boards() > 0) {
      teams.forEach(team -> all.put(team, byePoints.getOrDefault(team, 0)));
      matches()
          .forEach(match ->
              match.forEach((team, board) -> {
                var other = match.keySet().stream().filter(one -> !one.equals(team)).findFirst();
                int ahead = Integer.compare(board, match.getOrDefault(other.orElseThrow(), 0));
                all.merge(team, (1 + ahead) * POINT, Integer::sum);
              }));
      return all;
    }
    entrants.forEach(who -> all.put(who, byePoints.getOrDefault(who, 0)));
    if (settings().structure().deals() == Deals.MIRRORED) {
      for (int round = 1; round <= rounds; round++) {
        MirrorModel.points(scores(round))
            .forEach((who, points) -> all.merge(who, points, Integer::sum));
      }
      return all;
    }
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

  /** The board points of decided matches, by team. */
  private List<Map<String, Integer>> matches() {
    var matches = new ArrayList<Map<String, Integer>>();
    for (int round = 1; round <= rounds; round++) {
      for (int table = 1; sheets.containsKey(key(round, table)); table += boards()) {
        var match = new HashMap<String, Integer>();
        boolean isDecided = true;
        int counted = 0;
        for (int board = 0; board < boards(); board++) {
          var sheet = at(round, table + board);
          sheet.seats.forEach(who -> match.putIfAbsent(teamOf.getOrDefault(who, ""), 0));
          isDecided &= isDone(sheet);
          if (!sheet.isVoid && isDone(sheet)) {
            counted++;
            var points = sheet.ruled == null ? pointsOfMatch(sheet) : sheet.ruled;
            points.forEach(
                (who, its) -> match.merge(teamOf.getOrDefault(who, ""), its, Integer::sum));
          }
        }
        if (isDecided && counted > 0) {
          matches.add(match);
        }
      }
    }
    return matches;
  }

  /** The board points of each team, with half of the boards for a bye. */
  Map<String, Integer> boardPoints() {
    var all = new HashMap<String, Integer>();
    matches().forEach(match -> match.forEach((team, its) -> all.merge(team, its, Integer::sum)));
    boardByes.forEach(bye -> all.merge(bye.team(), bye.points(), Integer::sum));
    return all;
  }

  /** All seats of all decided tables of a round; a ruling stands for every game. */
  private List<Score> scores(int round) {
    var scores = new ArrayList<Score>();
    for (int table = 1; sheets.containsKey(key(round, table)); table++) {
      var sheet = at(round, table);
      if (sheet.isVoid || !isDone(sheet)) {
        continue;
      }
      int games = settings().gamesPerMatch();
      for (int game = 0; game < games; game++) {
        var seats = new ArrayList<>(sheet.seats);
        Collections.rotate(seats, -game);
        List<Integer> places;
        boolean isPlayed = true;
        var ruling = sheet.ruling;
        if (ruling == null) {
          places = sheet.counted.get(game).places();
        } else {
          places =
              seats.stream().map(who -> ruling.places().get(sheet.seats.indexOf(who))).toList();
          isPlayed = ruling.played();
        }
        for (int seat = 0; seat < seats.size(); seat++) {
          scores.add(
              new Score(
                  game,
                  seats.size(),
                  seat,
                  seats.get(seat),
                  points(places, seat),
                  isPlayed ? List.of() : places));
        }
      }
    }
    return scores;
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
