package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.apogee.match.pairing.Entrant;
import org.jspecify.annotations.Nullable;

/** The teams of a team event and their line-ups. Part of {@link TournamentState}. */
public final class Teams {
  private final Map<String, Team> teams = new LinkedHashMap<>();
  private final Map<String, String> teamOf = new HashMap<>();
  private final Map<String, List<String>> lineUps = new HashMap<>();

  public List<Team> all() {
    return List.copyOf(teams.values());
  }

  public @Nullable Team team(String id) {
    return teams.get(id);
  }

  /** The team of an entrant. */
  public @Nullable Team of(String entrant) {
    var id = teamOf.get(entrant);
    return id == null ? null : teams.get(id);
  }

  /** Whether the captain has chosen a line-up that differs from the order of the members. */
  boolean hasLineUp(String team) {
    return lineUps.containsKey(team);
  }

  /** Who plays at the boards of the next round; fewer than the boards if the team is incomplete. */
  List<String> lineUp(Team team, int boards) {
    return lineUps.getOrDefault(team.id(), team.members().stream().limit(boards).toList());
  }

  /** The teams as the pairing sees them. One without a player for each board is not paired. */
  List<Entrant> sides(int boards, ToIntFunction<String> rating) {
    return teams.values().stream()
        .map(team ->
            new Entrant(
                team.id(),
                team.number(),
                rating(team, boards, rating),
                team.active() && team.members().size() >= boards))
        .toList();
  }

  private static int rating(Team team, int boards, ToIntFunction<String> rating) {
    return (int) team.members().stream().limit(boards).mapToInt(rating).average().orElse(0);
  }

  /** The starting list goes by the mean rating of the first players. */
  List<Entrant> startingSides(int boards, ToIntFunction<String> rating) {
    var list =
        sides(boards, rating).stream()
            .sorted(Comparator.comparingInt(Entrant::rating).reversed())
            .toList();
    var numbered = new ArrayList<Entrant>();
    for (var side : list) {
      numbered.add(new Entrant(side.id(), numbered.size() + 1, side.rating(), side.active()));
    }
    return numbered;
  }

  void started(List<Entrant> order) {
    for (var side : order) {
      teams.computeIfPresent(side.id(), (_, team) -> team.numbered(side.number()));
    }
  }

  void entered(String id, String name, String captain, List<String> invited) {
    var known = teams.get(id);
    teams.put(
        id,
        known == null
            ? new Team(id, teams.size() + 1, name, captain, invited, List.of(), true)
            : known.inviting(invited));
  }

  void joined(String team, String entrant) {
    teams.computeIfPresent(team, (_, it) -> it.with(entrant));
    teamOf.put(entrant, team);
  }

  void left(String team, String entrant) {
    teams.computeIfPresent(team, (_, it) -> it.without(entrant));
    teamOf.remove(entrant);
    lineUps.computeIfPresent(team, (_, boards) -> boards.contains(entrant) ? null : boards);
  }

  void linedUp(String team, List<String> boards) {
    lineUps.put(team, List.copyOf(boards));
  }

  void withdrawn(String team) {
    teams.computeIfPresent(team, (_, it) -> it.withdrawn());
  }

  Team known(String id) {
    return Objects.requireNonNull(teams.get(id), () -> "no such team: " + id);
  }
}
