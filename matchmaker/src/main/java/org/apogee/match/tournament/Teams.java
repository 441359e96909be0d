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
        .filter(team -> !team.waiting())
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
            ? new Team(id, nextNumber(), name, captain, invited, List.of(), true, false)
            : known.inviting(invited));
  }

  private int nextNumber() {
    return teams.values().stream().mapToInt(Team::number).max().orElse(0) + 1;
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

  /** The teams with a place, withdrawn ones not counted. */
  List<Team> seated() {
    return teams.values().stream().filter(team -> team.active() && !team.waiting()).toList();
  }

  /** In order of arrival. */
  List<Team> waiting() {
    return teams.values().stream().filter(Team::waiting).toList();
  }

  void waits(String team) {
    teams.computeIfPresent(team, (_, it) -> it.waiting(true));
  }

  void promoted(String team) {
    teams.put(team, known(team).waiting(false));
  }

  /** Gives up its place before the start; returns its members. */
  List<String> removed(String team) {
    var gone = teams.remove(team);
    if (gone == null) {
      return List.of();
    }
    gone.members().forEach(teamOf::remove);
    lineUps.remove(team);
    return gone.members();
  }

  void withdrawn(String team) {
    teams.computeIfPresent(team, (_, it) -> it.withdrawn());
  }

  Team known(String id) {
    return Objects.requireNonNull(teams.get(id), () -> "no such team: " + id);
  }
}
