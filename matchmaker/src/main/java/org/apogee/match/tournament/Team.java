package org.apogee.match.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * A team of a team event.
 *
 * @param number the place in the starting list, from 1; final once the tournament has started
 * @param captain the player who enters it and decides its line-ups
 * @param invited the players who may join it
 * @param members its entrants in the order of boards, reserves last
 * @param waiting whether it is on the waiting list; such a team is not paired
 */
public record Team(
    String id,
    int number,
    String name,
    String captain,
    List<String> invited,
    List<String> members,
    boolean active,
    boolean waiting) {
  public Team {
    invited = List.copyOf(invited);
    members = List.copyOf(members);
  }

  Team inviting(List<String> players) {
    return new Team(id, number, name, captain, players, members, active, waiting);
  }

  Team with(String member) {
    var all = new ArrayList<>(members);
    all.add(member);
    return new Team(id, number, name, captain, invited, all, active, waiting);
  }

  Team without(String member) {
    var rest = members.stream().filter(one -> !one.equals(member)).toList();
    return new Team(id, number, name, captain, invited, rest, active, waiting);
  }

  Team numbered(int place) {
    return new Team(id, place, name, captain, invited, members, active, waiting);
  }

  Team withdrawn() {
    return new Team(id, number, name, captain, invited, members, false, waiting);
  }

  Team waiting(boolean waits) {
    return new Team(id, number, name, captain, invited, members, active, waits);
  }
}
