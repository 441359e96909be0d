package org.apogee.match.tournament;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The part of a tournament's state that matters before its start. */
public final class EntryList {
  /** An entrant that did not check in. */
  public record Missed(String entrant, String player, long at) {}

  private final Map<String, TournamentEntrant> waiting = new LinkedHashMap<>();
  private final Map<String, Missed> missed = new LinkedHashMap<>();
  private final Set<String> present = new HashSet<>();
  private final Set<String> left = new HashSet<>();
  private boolean checkInEnded;

  /** In order of arrival. */
  public List<TournamentEntrant> waiting() {
    return List.copyOf(waiting.values());
  }

  public boolean isWaiting(String entrant) {
    return waiting.containsKey(entrant);
  }

  @Nullable TournamentEntrant waiter(String entrant) {
    return waiting.get(entrant);
  }

  /** The place in the waiting list, from 1; 0 if the entrant does not wait. */
  public int place(String entrant) {
    int place = 0;
    for (var who : waiting.keySet()) {
      place++;
      if (who.equals(entrant)) {
        return place;
      }
    }
    return 0;
  }

  /** House bots are always present. */
  public boolean isPresent(TournamentEntrant entrant) {
    return entrant.bot() != null || present.contains(entrant.id());
  }

  boolean isPresent(String side) {
    return present.contains(side);
  }

  public List<Missed> missed() {
    return List.copyOf(missed.values());
  }

  boolean hasMissed(String entrant) {
    return missed.containsKey(entrant);
  }

  /** Whether the entrant gave up its seat, or its place in the waiting list, before the start. */
  boolean hasLeft(String entrant) {
    return left.contains(entrant);
  }

  public boolean isCheckInEnded() {
    return checkInEnded;
  }

  void seated(String entrant) {
    left.remove(entrant);
  }

  void waits(TournamentEntrant entrant) {
    left.remove(entrant.id());
    waiting.put(entrant.id(), entrant);
  }

  TournamentEntrant promoted(String entrant) {
    return Objects.requireNonNull(waiting.remove(entrant), "the journal promotes a stranger");
  }

  void checkedIn(String entrant) {
    present.add(entrant);
  }

  /** For a team, the player is its captain. */
  void missed(String side, String player, long at) {
    missed.put(side, new Missed(side, player, at));
  }

  void left(String entrant) {
    waiting.remove(entrant);
    present.remove(entrant);
    left.add(entrant);
  }

  void checkInEnded() {
    checkInEnded = true;
  }
}
