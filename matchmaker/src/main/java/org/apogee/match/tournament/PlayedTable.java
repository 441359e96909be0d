package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.standing.Comparison.MirroredGame;
import org.apogee.match.standing.Comparison.MirroredTable;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.protocol.game.GameCorrection;
import org.jspecify.annotations.Nullable;

/** One table of a round: its games, one after the other, and what came of them. */
public final class PlayedTable {
  /** A game that is lost again and again is no game. */
  static final int ATTEMPTS_MAX = 3;

  private final String prefix;
  private final int number;
  private final List<String> seats;
  private final String reason;
  private final int gamesInAll;
  private final List<TableGame> games = new ArrayList<>();
  private int firstAttempt = 1;
  private boolean isVoid;
  private boolean isRuled;
  private @Nullable String replayReason;
  private @Nullable TableResult result;
  private final Map<String, TableGame> played = new LinkedHashMap<>();
  private final Set<String> inVain = new HashSet<>();
  private final Map<String, GameCorrection> corrected = new HashMap<>();
  private @Nullable Adjudicated adjudicated;

  PlayedTable(String prefix, int number, List<String> seats, String reason, int gamesInAll) {
    this.prefix = prefix;
    this.number = number;
    this.seats = List.copyOf(seats);
    this.reason = reason;
    this.gamesInAll = gamesInAll;
    games.add(TableGame.of(prefix, seats, 1, firstAttempt));
  }

  /** Played elsewhere. */
  PlayedTable(int number, TableResult result) {
    this(result.seats(), number, result);
  }

  private PlayedTable(List<String> seats, int number, TableResult result) {
    prefix = "";
    this.number = number;
    this.seats = seats;
    reason = "imported";
    gamesInAll = 0;
    this.result = result;
  }

  public int number() {
    return number;
  }

  public List<String> seats() {
    return seats;
  }

  public String reason() {
    return reason;
  }

  public List<TableGame> games() {
    return List.copyOf(games);
  }

  public boolean isVoid() {
    return isVoid;
  }

  /** Whether the table is being played again for this reason, so that a request is a repeat. */
  boolean isReplayedFor(String reason) {
    return reason.equals(replayReason);
  }

  /** Its games were played elsewhere, so that this platform cannot open another one. */
  boolean isImported() {
    return gamesInAll == 0;
  }

  /** Decided, or void: nothing more is waited for. */
  public boolean isDone() {
    return isVoid || result != null;
  }

  public @Nullable TableResult result() {
    return isVoid ? null : result;
  }

  public @Nullable TableGame liveGame() {
    return games.isEmpty() || !games.getLast().isLive() ? null : games.getLast();
  }

  /** A game of this table has ended; the next one starts or the table is decided. */
  void over(TableGame game, Resulted end, Scoring scoring) {
    var over = game.over(end.ending(), end.places(), end.entityPlace(), end.played());
    games.set(games.indexOf(game), over);
    this.played.put(game.id(), over);
    adjudicated = null;
    if (game.number() < gamesInAll) {
      games.add(TableGame.of(prefix, seats, game.number() + 1, firstAttempt));
    } else {
      isRuled = false;
      result = resultOfGames(scoring);
      replayReason = null;
    }
  }

  /** A first correction without a result: the director had given the game up before it ended. */
  void corrected(GameCorrection correction) {
    var game = correction.game();
    if (!played.containsKey(game)) {
      inVain.add(game);
      games.stream().filter(one -> one.id().equals(game)).forEach(one -> played.put(game, one));
    }
    corrected.put(game, correction);
  }

  /** The places with which the game in play is to end, if the director has set them. */
  @Nullable Adjudicated adjudicated() {
    return adjudicated;
  }

  void adjudicated(Adjudicated decision) {
    adjudicated = decision;
  }

  boolean wasPlayed(String game) {
    return played.containsKey(game);
  }

  /** The last correction of a game's result, if there is one. */
  @Nullable GameCorrection correction(String game) {
    return corrected.get(game);
  }

  /** All games with a result that was published, whether or not it still counts. */
  List<TableGame> playedGames() {
    return played.values().stream().toList();
  }

  /** The only game that decided this table, unless it was not played or was a match. */
  Optional<TableGame> decidingGame() {
    return gamesInAll != 1
        ? Optional.empty()
        : played.values().stream()
            .filter(game -> game.attempt() >= firstAttempt && !inVain.contains(game.id()))
            .findFirst();
  }

  /** A game of this table does not count. */
  void lost(TableGame game, String code, boolean isHopeless) {
    games.set(games.indexOf(game), game.lost(code));
    if (isHopeless || game.attempt() - firstAttempt + 1 >= ATTEMPTS_MAX) {
      isVoid = true;
    } else {
      games.add(TableGame.of(prefix, seats, game.number(), game.attempt() + 1));
    }
  }

  void voided(boolean replay, String reason) {
    int last = games.stream().mapToInt(TableGame::attempt).max().orElse(0);
    games.replaceAll(game -> game.lost("void"));
    adjudicated = null;
    result = null;
    isRuled = false;
    isVoid = !replay;
    replayReason = replay ? reason : null;
    if (replay) {
      firstAttempt = last + 1;
      games.add(TableGame.of(prefix, seats, 1, firstAttempt));
    }
  }

  void ruled(List<Integer> places, boolean played) {
    games.replaceAll(game -> game.isLive() ? game.lost("ruled") : game);
    adjudicated = null;
    isVoid = false;
    isRuled = true;
    replayReason = null;
    result = new TableResult(seats, places, played);
  }

  /** Its result with the games to compare; a ruling stands for each of them. */
  MirroredTable mirrored() {
    var decided = Objects.requireNonNull(result, "the table is not decided");
    var counted =
        isRuled
            ? IntStream.rangeClosed(1, gamesInAll).mapToObj(n -> ruledGame(n, decided)).toList()
            : games.stream()
                .filter(game -> game.stage() == TableGame.Stage.OVER)
                .map(game ->
                    new MirroredGame(game.number(), game.seats(), game.places(), game.played()))
                .toList();
    return new MirroredTable(decided, counted);
  }

  private MirroredGame ruledGame(int game, TableResult decided) {
    var turned = TableGame.of(prefix, seats, game, 1).seats();
    var places = turned.stream().map(who -> decided.places().get(seats.indexOf(who))).toList();
    return new MirroredGame(game, turned, places, decided.played());
  }

  /** One game counts by its places, several by the points from all of them. */
  private TableResult resultOfGames(Scoring scoring) {
    var counted = games.stream().filter(game -> game.stage() == TableGame.Stage.OVER).toList();
    boolean played = counted.stream().anyMatch(TableGame::played);
    if (counted.size() == 1) {
      var only = counted.getFirst();
      return new TableResult(only.seats(), only.places(), played);
    }
    var points = seats.stream().map(seat -> points(seat, counted, scoring)).toList();
    var places =
        points.stream().map(mine -> 1 + (int) points.stream().filter(p -> p > mine).count());
    var decided = new TableResult(seats, places.toList(), played);
    boolean nobodyCame =
        counted.stream()
            .map(game -> new TableResult(game.seats(), game.places(), game.played()))
            .allMatch(TableResult::nobodyCame);
    return nobodyCame ? decided : decided.attended(scoring);
  }

  private static int points(String who, List<TableGame> games, Scoring scoring) {
    return games.stream()
        .mapToInt(game -> scoring.points(game.places(), game.seats().indexOf(who)))
        .sum();
  }
}
