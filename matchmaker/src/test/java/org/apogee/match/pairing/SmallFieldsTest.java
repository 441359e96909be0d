package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.apogee.match.pairing.PairingSettings.Forbidden;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.junit.jupiter.api.Test;

/** Small fields in which often nothing fits the rules, compared with a search of all pairings. */
class SmallFieldsTest {
  private static final int FIELDS = 400;
  private static final int SIZE_MOST = 7;

  /** The number of broken rules, the dearest rule first, and the squares of differences. */
  private record Price(int forbidden, int repeats, int clashes, int gaps)
      implements Comparable<Price> {
    private static final Comparator<Price> RULES =
        Comparator.comparingInt(Price::forbidden)
            .thenComparingInt(Price::repeats)
            .thenComparingInt(Price::clashes);

    @Override
    public int compareTo(Price other) {
      return RULES.thenComparingInt(Price::gaps).compare(this, other);
    }

    boolean breaksNothing() {
      return forbidden == 0 && repeats == 0 && clashes == 0;
    }
  }

  private static PairingInput field(long seed) {
    var random = new Random(seed);
    int size = 2 + random.nextInt(SIZE_MOST - 1);
    var entrants =
        IntStream.rangeClosed(1, size)
            .mapToObj(i -> new Entrant("" + i, i, 3000 - i, true))
            .toList();
    var past = new ArrayList<PastRound>();
    for (int round = random.nextInt(size + 1); round > 0; round--) {
      past.add(round(size, random));
    }
    var forbidden = new ArrayList<Forbidden>();
    for (int one = 1; one <= size; one++) {
      for (int other = one + 1; other <= size; other++) {
        if (random.nextInt(4) == 0) {
          forbidden.add(new Forbidden("" + other, "" + one));
        }
      }
    }
    var settings = PairingSettings.duels(0).forbidding(forbidden);
    return new PairingInput(entrants, past, settings, DutchSwiss.seed(seed, true));
  }

  private static PastRound round(int size, Random random) {
    var order = new ArrayList<>(IntStream.rangeClosed(1, size).mapToObj(i -> "" + i).toList());
    Collections.shuffle(order, random);
    var tables = new ArrayList<TableResult>();
    for (int i = 0; i + 1 < size; i += 2) {
      int wins = random.nextInt(3);
      var places = wins == 0 ? List.of(1, 1) : wins == 1 ? List.of(1, 2) : List.of(2, 1);
      boolean isPlayed = random.nextInt(6) > 0;
      tables.add(new TableResult(List.of(order.get(i), order.get(i + 1)), places, isPlayed));
    }
    var byes = size % 2 == 0 ? List.<Bye>of() : List.of(new Bye(order.getLast(), ByeKind.PAIRING));
    return new PastRound(tables, byes);
  }

  private static List<List<List<History>>> allPairings(List<History> open) {
    if (open.isEmpty()) {
      return List.of(List.of());
    }
    var all = new ArrayList<List<List<History>>>();
    for (int i = 1; i < open.size(); i++) {
      var rest = new ArrayList<>(open.subList(1, open.size()));
      rest.remove(i - 1);
      for (var others : allPairings(rest)) {
        var pairing = new ArrayList<>(others);
        pairing.add(List.of(open.getFirst(), open.get(i)));
        all.add(pairing);
      }
    }
    return all;
  }

  private static Price price(EligibleEntrants eligible, List<List<History>> pairs) {
    int forbidden = 0;
    int repeats = 0;
    int clashes = 0;
    int gaps = 0;
    for (var pair : pairs) {
      var one = pair.getFirst();
      var other = pair.getLast();
      forbidden += eligible.forbidden(one, other) ? 1 : 0;
      repeats += eligible.met(one, other);
      clashes += Colours.clash(one, other) ? 1 : 0;
      gaps += (one.score() - other.score()) * (one.score() - other.score());
    }
    return new Price(forbidden, repeats, clashes, gaps);
  }

  private static Price best(EligibleEntrants eligible, List<History> ranked) {
    return allPairings(ranked).stream()
        .map(pairs -> price(eligible, pairs))
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  private static List<History> without(List<History> ranked, History bye) {
    return ranked.stream().filter(who -> who != bye).toList();
  }

  @Test
  void nothingBreaksFewerRulesThanWhatIsFound() {
    for (long seed = 0; seed < FIELDS; seed++) {
      var eligible = new EligibleEntrants(field(seed));
      var ranked = eligible.ranked();
      var found = new RelaxedPairs(eligible).pair(ranked);
      if (ranked.size() % 2 == 0) {
        assertThat(found.byes()).isEmpty();
        assertThat(price(eligible, found.pairs()))
            .as("field %d", seed)
            .isEqualTo(best(eligible, ranked));
      } else {
        var bye = bestBye(eligible, ranked);
        assertThat(found.byes()).as("field %d", seed).containsExactly(bye);
        assertThat(price(eligible, found.pairs()))
            .as("field %d", seed)
            .isEqualTo(best(eligible, without(ranked, bye)));
      }
      assertThat(found.pairs())
          .allMatch(pair -> ranked.indexOf(pair.getFirst()) < ranked.indexOf(pair.getLast()));
      assertThat(found.pairs())
          .isSortedAccordingTo(Comparator.comparingInt(pair -> ranked.indexOf(pair.getFirst())));
    }
  }

  /** The lowest of those with whose bye the others break the fewest rules. */
  private static History bestBye(EligibleEntrants eligible, List<History> ranked) {
    var fit = ranked.stream().filter(who -> !who.barredFromBye()).toList();
    return (fit.isEmpty() ? ranked : fit)
        .reversed().stream()
            .min(Comparator.comparing(bye -> best(eligible, without(ranked, bye)), Price.RULES))
            .orElseThrow();
  }

  @Test
  void allCanBePairedExactlyWhereAPairingBreaksNothing() {
    for (long seed = 0; seed < FIELDS; seed++) {
      var eligible = new EligibleEntrants(field(seed));
      var ranked = eligible.ranked();
      var completion = new Completion(new DutchRules(eligible, 0, 2, false, true));
      if (ranked.size() % 2 == 0) {
        assertThat(completion.possible(ranked, -1))
            .as("field %d", seed)
            .isEqualTo(best(eligible, ranked).breaksNothing());
      } else {
        int lowest =
            ranked.stream()
                .filter(who -> !who.barredFromBye())
                .filter(bye -> best(eligible, without(ranked, bye)).breaksNothing())
                .mapToInt(History::score)
                .min()
                .orElse(-1);
        assertThat(completion.lowestByeScore(ranked)).as("field %d", seed).isEqualTo(lowest);
        assertThat(completion.possible(ranked, -1)).isFalse();
      }
    }
  }

  @Test
  void aPlanSaysWhichRulesItBreaks() {
    for (long seed = 0; seed < FIELDS; seed++) {
      var input = field(seed);
      var eligible = new EligibleEntrants(input);
      var plan = new DutchSwiss().pair(input);
      var pairs = plan.tables().stream().map(table -> players(eligible, table.seats())).toList();
      var price = price(eligible, pairs);
      assertThat(plan.relaxed())
          .as("field %d", seed)
          .isEqualTo(broken(price, players(eligible, plan.byes())));
      assertThat(pairs)
          .as("field %d", seed)
          .isSortedAccordingTo(Comparator.comparingInt(pair -> -higherScore(pair)));
    }
  }

  private static int higherScore(List<History> pair) {
    return Math.max(pair.getFirst().score(), pair.getLast().score());
  }

  private static List<History> players(EligibleEntrants eligible, List<String> ids) {
    return ids.stream()
        .map(id ->
            eligible.histories().stream()
                .filter(who -> who.entrant().id().equals(id))
                .findFirst()
                .orElseThrow())
        .toList();
  }

  private static Set<Relaxation> broken(Price price, List<History> byes) {
    var broken = EnumSet.noneOf(Relaxation.class);
    if (price.repeats > 0) {
      broken.add(Relaxation.REPEAT);
    }
    if (price.forbidden > 0) {
      broken.add(Relaxation.FORBIDDEN);
    }
    if (price.clashes > 0) {
      broken.add(Relaxation.COLOUR);
    }
    if (byes.stream().anyMatch(History::barredFromBye)) {
      broken.add(Relaxation.SECOND_BYE);
    }
    return broken;
  }
}
