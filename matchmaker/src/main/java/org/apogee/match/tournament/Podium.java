package org.apogee.match.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.TournamentState.Stage;

/**
 * The result of a tournament that is played: its first three, and where the Entity would be among
 * the entrants.
 *
 * @param rows more than three if places are shared
 */
record Podium(List<Row> rows, Optional<EntityLine> entity) {
  private static final int PLACES = 3;

  /**
   * The Entity as if it were an entrant that sat at as many tables as the busiest one: it wins the
   * games in which it beat all seats, and is last in the others.
   *
   * @param points in 1/120
   * @param games that count
   */
  record EntityLine(int place, int points, int won, int games) {}

  Podium {
    rows = List.copyOf(rows);
  }

  /** Empty until everything is played. */
  static Optional<Podium> of(TournamentState state) {
    boolean isPlayed = state.stage() == Stage.PLAYED || state.stage() == Stage.FINISHED;
    if (!isPlayed || state.rounds().isEmpty()) {
      return Optional.empty();
    }
    var rows = state.standings().rows();
    var first = rows.stream().filter(row -> row.place() <= PLACES).toList();
    return first.isEmpty() ? Optional.empty() : Optional.of(new Podium(first, entity(state, rows)));
  }

  private static Optional<EntityLine> entity(TournamentState state, List<Row> rows) {
    var games = tables(state).flatMap(Podium::games).toList();
    if (games.isEmpty()) {
      return Optional.empty();
    }
    int won = (int) games.stream().filter(game -> game.entityPlace() == 1).count();
    long tables = rows.stream().mapToLong(row -> tablesOf(state, row.entrant())).max().orElse(0);
    int points = (int) (tables * state.settings().scoring().win() * won / games.size());
    int place = 1 + (int) rows.stream().filter(row -> row.points() > points).count();
    return Optional.of(new EntityLine(place, points, won, games.size()));
  }

  private static Stream<PlayedTable> tables(TournamentState state) {
    return state.rounds().stream()
        .flatMap(round -> round.tables().stream())
        .filter(table -> table.result() != null);
  }

  private static long tablesOf(TournamentState state, String entrant) {
    return tables(state).filter(table -> table.seats().contains(entrant)).count();
  }

  /** The games against the Entity, without those whose result a director has replaced. */
  private static Stream<TableGame> games(PlayedTable table) {
    return table.games().stream()
        .filter(game -> game.stage() == TableGame.Stage.OVER)
        .filter(game -> game.entityPlace() > 0 && table.correction(game.id()) == null);
  }
}
