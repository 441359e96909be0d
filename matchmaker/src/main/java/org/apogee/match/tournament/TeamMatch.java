package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.Scoring;
import org.apogee.match.tournament.TournamentEvent.Seated;
import org.jspecify.annotations.Nullable;

/**
 * A match of two teams: as many tables of a round, one after the other, as there are boards. The
 * first team has the first seat at odd boards, the other one at even boards.
 *
 * @param number from 1 in its round
 */
public record TeamMatch(int number, Team one, Team other, List<PlayedTable> boards) {
  public TeamMatch {
    boards = List.copyOf(boards);
  }

  /** The matches of a round. */
  static List<TeamMatch> of(PlayedRound round, Teams teams, int boards) {
    var matches = new ArrayList<TeamMatch>();
    for (int first = 0; first < round.tables().size(); first += boards) {
      var tables = round.tables().subList(first, first + boards);
      var seats = tables.getFirst().seats();
      matches.add(
          new TeamMatch(
              matches.size() + 1,
              teamOf(teams, seats.getFirst()),
              teamOf(teams, seats.getLast()),
              tables));
    }
    return matches;
  }

  private static Team teamOf(Teams teams, String entrant) {
    return Objects.requireNonNull(teams.of(entrant), () -> "in no team: " + entrant);
  }

  /** The tables of a round for pairs of teams. */
  static List<Seated> seat(List<Seated> pairs, Teams teams, int boards) {
    var tables = new ArrayList<Seated>();
    for (var pair : pairs) {
      var one = teams.known(pair.seats().getFirst());
      var other = teams.known(pair.seats().getLast());
      var home = teams.lineUp(one, boards);
      var away = teams.lineUp(other, boards);
      for (int board = 0; board < boards; board++) {
        var seats =
            board % 2 == 0
                ? List.of(home.get(board), away.get(board))
                : List.of(away.get(board), home.get(board));
        tables.add(
            new Seated(
                seats,
                "board %d of %s and %s: %s"
                    .formatted(board + 1, one.name(), other.name(), pair.reason())));
      }
    }
    return tables;
  }

  /** A round as the pairing of teams sees it; matches that are not decided are not in it. */
  static PastRound past(PlayedRound round, Teams teams, TournamentSettings settings) {
    return new PastRound(
        of(round, teams, settings.structure().boards()).stream()
            .map(match -> match.result(settings.scoring()))
            .filter(Objects::nonNull)
            .toList(),
        round.byes());
  }

  /** The board points of decided matches and byes, by team, in 1/120. */
  static Map<String, Integer> boardPoints(List<PlayedRound> rounds, Teams teams, int boards) {
    var points = new HashMap<String, Integer>();
    for (var round : rounds) {
      for (var match : of(round, teams, boards)) {
        if (match.isDecided()) {
          points.merge(match.one().id(), match.points(match.one()), Integer::sum);
          points.merge(match.other().id(), match.points(match.other()), Integer::sum);
        }
      }
      for (var bye : round.byes()) {
        int half = bye.kind() == ByeKind.ABSENT ? 0 : boards * Scoring.POINT / 2;
        points.merge(bye.entrant(), half, Integer::sum);
      }
    }
    return points;
  }

  public boolean isDone() {
    return boards.stream().allMatch(PlayedTable::isDone);
  }

  /** The points of a team from its boards so far, in 1/120. */
  public int points(Team team) {
    return results().mapToInt(result -> points(team, result)).sum();
  }

  private static int points(Team team, TableResult result) {
    int sum = 0;
    for (int seat = 0; seat < result.seats().size(); seat++) {
      if (team.members().contains(result.seats().get(seat))) {
        sum += result.points(Scoring.EVEN, seat);
      }
    }
    return sum;
  }

  private boolean isDecided() {
    return isDone() && results().findAny().isPresent();
  }

  private Stream<TableResult> results() {
    return boards.stream().map(PlayedTable::result).filter(Objects::nonNull);
  }

  /** Places by board points; null until all boards are decided, or if all are void. */
  public @Nullable TableResult result(Scoring scoring) {
    if (!isDecided()) {
      return null;
    }
    int ahead = Integer.signum(points(one) - points(other));
    var result =
        new TableResult(
            List.of(one.id(), other.id()),
            List.of(ahead < 0 ? 2 : 1, ahead > 0 ? 2 : 1),
            results().anyMatch(TableResult::played));
    return results().allMatch(TableResult::nobodyCame) ? result : result.attended(scoring);
  }
}
