package org.apogee.proving.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.match.competition.CompetitionState;
import org.apogee.match.competition.Group;
import org.apogee.match.season.SeasonState;
import org.apogee.match.standing.Standings.Row;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentState;

/**
 * What must hold of a season, by an account of its own: as simple as possible, from the journals of
 * the tournaments, without the code that decided.
 */
final class SeasonLaws {
  private final SeasonSimulation world;
  private final Map<String, Integer> stagesSeen = new HashMap<>();
  private final Map<String, Integer> outcomesSeen = new HashMap<>();

  SeasonLaws(SeasonSimulation world) {
    this.world = world;
  }

  /** After each step. */
  void check() {
    for (var competition : world.competitions().truth().values()) {
      int seen = stagesSeen.getOrDefault(competition.id(), 0);
      if (competition.stages().size() > seen) {
        stagesSeen.put(competition.id(), competition.stages().size());
        stageBegan(competition);
      }
    }
    for (var tournament : world.tournaments().truth().values()) {
      if (tournament.version() > outcomesSeen.getOrDefault(tournament.id(), 0)) {
        outcomesSeen.put(tournament.id(), tournament.version());
        checkTournament(tournament);
      }
    }
  }

  /** A tournament has exactly the entrants that the draw of its group names. */
  private void checkTournament(TournamentState tournament) {
    for (var competition : world.competitions().truth().values()) {
      for (var stage : competition.stages()) {
        for (var group : stage.groups()) {
          if (group.tournament().equals(tournament.id())) {
            var entrants = tournament.entrants().stream().map(TournamentEntrant::id).toList();
            require(
                entrants.equals(group.entrants()),
                tournament.id() + " has " + entrants + ", not " + group.entrants());
            return;
          }
        }
      }
    }
    throw new Violation("no group has the tournament " + tournament.id());
  }

  private void stageBegan(CompetitionState competition) {
    var stages = competition.stages();
    var now = stages.getLast();
    var everybody = new HashSet<String>();
    for (var group : now.groups()) {
      group.entrants().forEach(who -> require(everybody.add(who), who + " is in two groups"));
    }
    Set<String> expected = new HashSet<>();
    if (stages.size() == 1) {
      competition.entrants().forEach(who -> expected.add(who.id()));
    } else {
      var before = stages.get(stages.size() - 2);
      require(before.isDone(), "a stage began before the one before it was complete");
      var rule = competition.settings().stages().get(stages.size() - 2);
      expected.addAll(qualified(before.outcomes(), rule.advance(), rule.best()));
    }
    require(
        everybody.equals(expected),
        "stage %d of %s has %s, but %s qualified"
            .formatted(stages.size(), competition.id(), everybody, expected));
  }

  /** The first of each group, and the best of those who come next. */
  private static Set<String> qualified(List<TournamentOutcome> groups, int advance, int best) {
    var qualified = new HashSet<String>();
    var next = new ArrayList<Row>();
    for (var group : groups) {
      for (int i = 0; i < group.rows().size() && i <= advance; i++) {
        if (i < advance) {
          qualified.add(group.rows().get(i).entrant());
        } else {
          next.add(group.rows().get(i));
        }
      }
    }
    next.sort(SeasonLaws::compare);
    next.stream().limit(best).forEach(row -> qualified.add(row.entrant()));
    return qualified;
  }

  /** By points and then by the tie-breaks in their order; the sort is stable. */
  private static int compare(Row one, Row other) {
    int by = Integer.compare(other.points(), one.points());
    for (int i = 0; by == 0 && i < one.tieBreaks().size(); i++) {
      by = Long.compare(other.tieBreaks().get(i), one.tieBreaks().get(i));
    }
    return by;
  }

  /** When all is at rest, every correction is in the table, or was reported as too late. */
  void checkReflected() {
    var season = world.season();
    require(season.isComplete(), "days after the last event not every event is complete");
    for (var competition : world.competitions().truth().values()) {
      for (int stage = 1; stage <= competition.stages().size(); stage++) {
        var played = competition.stages().get(stage - 1);
        for (int group = 1; group <= played.groups().size(); group++) {
          reflected(competition, played, stage, group);
        }
      }
    }
    for (var played : season.events()) {
      var outcome = played.outcome();
      if (outcome != null) {
        var places = new HashMap<String, Integer>();
        outcome.ranking().forEach(ranked -> places.put(ranked.entrant(), ranked.place()));
        var expected = places(played.begun().competition());
        require(
            places.equals(expected),
            "%s is recorded as %s, but is %s"
                .formatted(played.begun().competition(), places, expected));
      }
    }
  }

  private void reflected(
      CompetitionState competition, CompetitionState.PlayedStage played, int stage, int group) {
    var known = played.late(group) == null ? played.outcome(group) : played.late(group);
    var now = TournamentOutcome.of(tournament(played.groups().get(group - 1)));
    require(
        known != null && known.rows().equals(now.rows()),
        "a correction of group %d in stage %d of %s is not known"
            .formatted(group, stage, competition.id()));
    require(
        played.late(group) == null || stage < competition.stages().size(),
        "a correction in time was reported as too late");
  }

  private TournamentState tournament(Group group) {
    var state = world.tournaments().truth().get(group.tournament());
    if (state == null) {
      throw new Violation("a group has no tournament: " + group.tournament());
    }
    return state;
  }

  /** Places in a competition: the final's standings, then those who went out, by their groups. */
  private Map<String, Integer> places(String id) {
    var competition = world.competitions().truth().get(id);
    if (competition == null) {
      throw new Violation("an event has no competition: " + id);
    }
    var places = new HashMap<String, Integer>();
    int ahead = 0;
    for (var stage : competition.stages().reversed()) {
      var rows = new ArrayList<Row>();
      stage.outcomes().forEach(outcome -> rows.addAll(outcome.rows()));
      rows.removeIf(row -> places.containsKey(row.entrant()));
      rows.sort(Comparator.comparingInt(Row::place).thenComparing(SeasonLaws::compare));
      for (int i = 0; i < rows.size(); i++) {
        var row = rows.get(i);
        boolean isTied =
            i > 0 && rows.get(i - 1).place() == row.place() && compare(rows.get(i - 1), row) == 0;
        places.put(
            row.entrant(),
            isTied ? places.getOrDefault(rows.get(i - 1).entrant(), 0) : ahead + i + 1);
      }
      ahead += rows.size();
    }
    return places;
  }

  /** The table from the tournaments alone, and divisions that keep their size. */
  void checkEnd() {
    var season = world.season();
    for (int division = 1; division <= 2; division++) {
      for (var line : season.table(division)) {
        require(
            line.points() == points(season, line.entrant(), division),
            line.entrant() + " has other points than its events give");
      }
    }
    long gone = season.members().stream().filter(one -> !one.entrant().active()).count();
    var next = season.next();
    int all = next.stream().mapToInt(List::size).sum();
    require(all == season.members().size() - gone, "somebody was lost between two seasons");
    int first = season.settings().divisions().getFirst().size();
    require(
        next.getFirst().size() == Math.min(first, all),
        "the first division has " + next.getFirst().size() + " of " + first);
    long stayed = next.getFirst().stream().filter(who -> divisionOf(season, who) == 1).count();
    int exchange = season.settings().divisions().getFirst().exchange();
    require(
        first - stayed <= exchange + gone && first - stayed >= exchange,
        (first - stayed) + " left the first division");
    for (var kept : next.getFirst()) {
      for (var down : next.getLast()) {
        require(
            divisionOf(season, kept) != 1
                || divisionOf(season, down) != 1
                || place(season, kept) <= place(season, down),
            kept + " stayed although " + down + " was ahead");
      }
    }
  }

  private static int place(SeasonState season, String who) {
    return season.table(1).stream()
        .filter(line -> line.entrant().equals(who))
        .mapToInt(line -> line.place())
        .findFirst()
        .orElse(0);
  }

  private static int divisionOf(SeasonState season, String who) {
    return season.members().stream()
        .filter(member -> member.entrant().id().equals(who))
        .mapToInt(member -> member.division())
        .findFirst()
        .orElse(0);
  }

  private int points(SeasonState season, String who, int division) {
    var settings = season.settings();
    var each = new ArrayList<Integer>();
    for (int event = 1; event <= settings.events(); event++) {
      int place =
          places(SeasonSimulation.SEASON + "-e" + event + "-d" + division).getOrDefault(who, 0);
      each.add(
          place == 0 || place > settings.points().size() ? 0 : settings.points().get(place - 1));
    }
    each.sort(Comparator.reverseOrder());
    int counted = settings.bestOf() == 0 ? each.size() : settings.bestOf();
    return each.stream().limit(counted).mapToInt(Integer::intValue).sum();
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Violation(otherwise);
    }
  }
}
