package org.apogee.analytics.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apogee.analytics.rating.PlackettLuce.Entrant;
import org.apogee.protocol.event.GameResult;

/** The ratings that some results need, and what becomes of them, result by result. */
public final class RatingBook {
  private final PlackettLuce model;
  private final Map<Member, Held> held = new TreeMap<>();

  /** Somebody in a pool. */
  public record Member(String pool, String participant) implements Comparable<Member> {
    @Override
    public int compareTo(Member other) {
      int byPool = pool.compareTo(other.pool);
      return byPool != 0 ? byPool : participant.compareTo(other.participant);
    }
  }

  /**
   * The state of a participant.
   *
   * @param games the number of rated games
   * @param lastMillis when the last of them ended
   */
  public record Held(String name, boolean isEntity, Rating rating, long games, long lastMillis) {}

  /**
   * A change of a rating: a line of its history.
   *
   * @param number counts the games of this participant in this pool, from 1
   * @param entrants how many took part
   */
  public record Change(
      Member key,
      long number,
      String game,
      long atMillis,
      int place,
      int entrants,
      Rating before,
      Rating after) {}

  public RatingBook(PlackettLuce model) {
    this.model = model;
  }

  /** Supplies a stored rating; must precede the results. */
  public void know(Member key, Held known) {
    held.put(key, known);
  }

  public Optional<Held> find(Member key) {
    return Optional.ofNullable(held.get(key));
  }

  /**
   * Applies a result. A participant with several seats, such as a house bot, is rated once, by the
   * mean over its seats. A game with a single participant changes nothing.
   */
  public List<Change> take(GameResult result) {
    var standings = Standing.of(result);
    var seatsOf = new TreeMap<String, List<Integer>>();
    for (int i = 0; i < standings.size(); i++) {
      seatsOf.computeIfAbsent(standings.get(i).participant(), _ -> new ArrayList<>()).add(i);
    }
    if (seatsOf.size() < 2) {
      return List.of();
    }
    var after =
        model.after(
            standings.stream()
                .map(one -> new Entrant(before(result.pool(), one).rating(), one.rank()))
                .toList());
    var changes = new ArrayList<Change>();
    seatsOf.forEach((_, seats) -> {
      var who = standings.get(seats.getFirst());
      var place = seats.stream().mapToInt(i -> standings.get(i).place()).min().orElseThrow();
      var rating = mean(seats.stream().map(after::get).toList());
      changes.add(change(result, who, place, standings.size(), rating));
    });
    return changes;
  }

  private Change change(GameResult result, Standing who, int place, int entrants, Rating after) {
    var key = new Member(result.pool(), who.participant());
    var before = before(result.pool(), who);
    long number = before.games() + 1;
    held.put(key, new Held(who.name(), who.isEntity(), after, number, result.finishedMillis()));
    return new Change(
        key,
        number,
        result.game(),
        result.finishedMillis(),
        place,
        entrants,
        before.rating(),
        after);
  }

  private Held before(String pool, Standing who) {
    var known = held.get(new Member(pool, who.participant()));
    return known == null ? new Held(who.name(), who.isEntity(), model.start(), 0, 0) : known;
  }

  /** Sorted before they are summed up, so that the order of the seats changes no bit. */
  private static Rating mean(List<Rating> seats) {
    if (seats.size() == 1) {
      return seats.getFirst();
    }
    return new Rating(
        mean(seats.stream().mapToDouble(Rating::mean).toArray()),
        mean(seats.stream().mapToDouble(Rating::deviation).toArray()));
  }

  private static double mean(double[] values) {
    Arrays.sort(values);
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
