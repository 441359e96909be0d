package org.apogee.analytics.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.apogee.analytics.rating.PlackettLuce.Entrant;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.event.ResultCorrection;
import org.jspecify.annotations.Nullable;

/** The ratings that some results need, and what becomes of them, result by result. */
public final class RatingBook {
  private final PlackettLuce model;
  private final Map<Member, Held> held = new TreeMap<>();
  private final Map<Part, Effect> effects = new HashMap<>();

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
   * @param changes the number of lines in its history: games and corrections
   */
  public record Held(
      String name, boolean isEntity, Rating rating, long games, long lastMillis, long changes) {}

  /**
   * What a game is worth for a participant.
   *
   * @param before the rating before the game
   * @param after the rating that the game leads to, as its result counts now
   */
  public record Effect(Rating before, Rating after) {}

  /** A game that somebody took part in. */
  public record Part(Member member, String game) {}

  /**
   * A change of a rating: a line of its history.
   *
   * @param number counts the lines of this participant in this pool, from 1
   * @param place 0 if the game does not count any more
   * @param entrants how many took part
   * @param correction what replaces the effect of the game, or null for a result
   */
  public record Change(
      Member key,
      long number,
      String game,
      long atMillis,
      int place,
      int entrants,
      Rating before,
      Rating after,
      @Nullable Correction correction) {}

  /**
   * Why a line replaces the effect of an earlier one.
   *
   * @param effect the rating that the game leads to from the rating before it
   */
  public record Correction(String kind, String reason, Rating effect) {}

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

  /** Supplies the stored effect of a game that may be corrected. */
  public void know(Part part, Effect effect) {
    effects.put(part, effect);
  }

  /** The effect of a game, if it is known here. */
  public Optional<Effect> effect(Part part) {
    return Optional.ofNullable(effects.get(part));
  }

  /** One participant's part in a result, whatever the number of its seats. */
  private record Rated(Standing who, int place, Rating after) {}

  /**
   * Applies a result. A participant with several seats, such as a house bot, is rated once, by the
   * mean over its seats. A game with a single participant changes nothing.
   */
  public List<Change> take(GameResult result) {
    var changes = new ArrayList<Change>();
    int entrants = Standing.of(result).size();
    for (var one : rated(result, who -> before(result.pool(), who).rating())) {
      changes.add(change(result, one, entrants));
    }
    return changes;
  }

  private List<Rated> rated(GameResult result, Function<Standing, Rating> before) {
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
            standings.stream().map(one -> new Entrant(before.apply(one), one.rank())).toList());
    return seatsOf.values().stream()
        .map(seats ->
            new Rated(
                standings.get(seats.getFirst()),
                seats.stream().mapToInt(i -> standings.get(i).place()).min().orElseThrow(),
                mean(seats.stream().map(after::get).toList())))
        .toList();
  }

  private Change change(GameResult result, Rated one, int entrants) {
    var key = new Member(result.pool(), one.who().participant());
    var before = before(result.pool(), one.who());
    long number = before.changes() + 1;
    effects.put(new Part(key, result.game()), new Effect(before.rating(), one.after()));
    held.put(
        key,
        new Held(
            one.who().name(),
            one.who().isEntity(),
            one.after(),
            before.games() + 1,
            result.finishedMillis(),
            number));
    return new Change(
        key,
        number,
        result.game(),
        result.finishedMillis(),
        one.place(),
        entrants,
        before.rating(),
        one.after(),
        null);
  }

  /**
   * Replaces the effect of a game: what it did to each rating is taken back, and what its corrected
   * result would have done from the same ratings is put in its place. Later games stay as they are.
   *
   * @param counted whether the game has counted so far
   */
  public List<Change> correct(ResultCorrection correction, boolean counted) {
    var result = correction.result();
    var changes = new ArrayList<Change>();
    Map<String, Rated> corrected = new HashMap<>();
    if (correction.counts()) {
      rated(result.withPlaces(correction.places()), who -> effect(result, who).before())
          .forEach(one -> corrected.put(one.who().participant(), one));
    }
    for (var one : rated(result, who -> effect(result, who).before())) {
      changes.add(replace(correction, counted, one.who(), corrected.get(one.who().participant())));
    }
    return changes;
  }

  private Effect effect(GameResult result, Standing who) {
    var part = new Part(new Member(result.pool(), who.participant()), result.game());
    return Objects.requireNonNull(effects.get(part), () -> "no effect is known of " + part);
  }

  private Change replace(
      ResultCorrection correction, boolean counted, Standing who, @Nullable Rated now) {
    var result = correction.result();
    var key = new Member(result.pool(), who.participant());
    var effect = effect(result, who);
    var goal = now == null ? effect.before() : now.after();
    var was = before(result.pool(), who);
    var rating =
        new Rating(
            was.rating().mean() + (goal.mean() - effect.after().mean()),
            was.rating().deviation() * (goal.deviation() / effect.after().deviation()));
    long games = was.games() + (correction.counts() ? 1 : 0) - (counted ? 1 : 0);
    long number = was.changes() + 1;
    effects.put(new Part(key, result.game()), new Effect(effect.before(), goal));
    held.put(key, new Held(was.name(), was.isEntity(), rating, games, was.lastMillis(), number));
    return new Change(
        key,
        number,
        result.game(),
        Math.max(correction.correctedMillis(), result.finishedMillis() + correction.revision()),
        now == null ? 0 : now.place(),
        Standing.of(result).size(),
        was.rating(),
        rating,
        new Correction(correction.kind(), correction.reason(), goal));
  }

  private Held before(String pool, Standing who) {
    var known = held.get(new Member(pool, who.participant()));
    return known == null ? new Held(who.name(), who.isEntity(), model.start(), 0, 0, 0) : known;
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
