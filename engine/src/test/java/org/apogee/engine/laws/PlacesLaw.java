package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.PLACES;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.engine.Outcome;

/** Who is first, and that everybody says the same. */
final class PlacesLaw implements MomentLaw {
  private static final Pattern COUNTER = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z0-9-]+)*");

  @Override
  public void check(Moment moment) {
    var position = moment.fresh();
    int seats = moment.seats();
    var places = IntStream.range(0, seats).map(position::place).boxed().toList();
    moment.check(
        PLACES,
        places.stream().allMatch(place -> place >= 1 && place <= seats + 1),
        "the places are " + places);
    if (moment.isOver()) {
      var scores = IntStream.range(0, seats).map(position::score).boxed().toList();
      checkOutcome(moment, position.outcome(), places, scores);
    } else {
      checkNoOutcomeYet(moment);
    }
  }

  private static void checkNoOutcomeYet(Moment moment) {
    Outcome outcome;
    try {
      outcome = moment.fresh().outcome();
    } catch (IllegalStateException _) {
      return;
    }
    throw moment.broken(PLACES, "the game is not over, yet it ended: " + outcome);
  }

  private static void checkOutcome(
      Moment moment, Outcome outcome, List<Integer> places, List<Integer> scores) {
    moment.check(
        PLACES,
        outcome.places().equals(places),
        "the outcome has places %s, the position %s".formatted(outcome.places(), places));
    moment.check(
        PLACES,
        outcome.scores().equals(scores),
        "the outcome has scores %s, the position %s".formatted(outcome.scores(), scores));
    checkRanking(moment, outcome);
    moment.check(
        PLACES,
        NotationLaw.KIND.matcher(outcome.ending()).matches(),
        "the ending is '%s': letters, digits, hyphens are wanted".formatted(outcome.ending()));
    outcome
        .counters()
        .forEach((name, count) ->
            moment.check(
                PLACES,
                COUNTER.matcher(name).matches() && count >= 0,
                "counter '%s' is %d".formatted(name, count)));
  }

  /** A place is one more than there are better ones, the Entity counted where there is one. */
  private static void checkRanking(Moment moment, Outcome outcome) {
    var all = new ArrayList<>(outcome.places());
    if (outcome.entityPlace() != Outcome.NO_ENTITY) {
      all.add(outcome.entityPlace());
    }
    for (int place : all) {
      long better = all.stream().filter(other -> other < place).count();
      moment.check(
          PLACES,
          place == better + 1,
          "place %d has %d better ones: places %s, Entity %d"
              .formatted(place, better, outcome.places(), outcome.entityPlace()));
    }
  }
}
