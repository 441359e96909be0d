package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.RoundPlan.Table;
import org.jspecify.annotations.Nullable;

/**
 * One loss eliminates. Duels follow the usual bracket, in which the best two of the starting list
 * can meet only in the final; from larger tables the better half advances.
 */
public final class KnockOut implements PairingSystem {
  private static final PastRound NO_ROUND = new PastRound(List.of(), List.of());

  @Override
  public RoundPlan pair(PairingInput input) {
    return input.settings().tableSize() == 2 ? bracket(input) : tables(input);
  }

  /** Entrants in the order of the starting list. */
  private static List<Entrant> seeds(PairingInput input) {
    return input.entrants().stream().sorted(Comparator.comparingInt(Entrant::number)).toList();
  }

  private static RoundPlan bracket(PairingInput input) {
    var seeds = seeds(input);
    List<@Nullable Entrant> slots = new ArrayList<>();
    for (int seed : order(seeds.size())) {
      slots.add(seed <= seeds.size() ? seeds.get(seed - 1) : null);
    }
    var past = input.past();
    for (int i = 0; i < past.size(); i++) {
      slots = winners(slots, past.get(i), i + 1 < past.size() ? past.get(i + 1) : NO_ROUND);
    }
    var tables = new ArrayList<Table>();
    var byes = new ArrayList<String>();
    for (int i = 0; i + 1 < slots.size(); i += 2) {
      var one = here(slots.get(i), input);
      var other = here(slots.get(i + 1), input);
      if (one != null && other != null) {
        boolean turn = input.round() % 2 == 0;
        var pair = turn ? List.of(other.id(), one.id()) : List.of(one.id(), other.id());
        tables.add(new Table(pair, "seed " + one.number() + " meets seed " + other.number()));
      } else if (one != null || other != null) {
        byes.add(one != null ? one.id() : other == null ? "" : other.id());
      }
    }
    return new RoundPlan(input.round(), tables, byes, new LinkedHashSet<>(), List.of());
  }

  /** Seeds from the top of the bracket to its bottom: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
  static List<Integer> order(int entrants) {
    List<Integer> order = List.of(1);
    while (order.size() < entrants) {
      int sum = 2 * order.size() + 1;
      order = order.stream().flatMap(seed -> List.of(seed, sum - seed).stream()).toList();
    }
    return order;
  }

  private static @Nullable Entrant here(@Nullable Entrant entrant, PairingInput input) {
    return entrant == null || !entrant.active() || input.absent().contains(entrant.id())
        ? null
        : entrant;
  }

  private static List<@Nullable Entrant> winners(
      List<@Nullable Entrant> slots, PastRound round, PastRound next) {
    var winners = new ArrayList<@Nullable Entrant>();
    for (int i = 0; i < slots.size(); i += 2) {
      winners.add(
          i + 1 < slots.size()
              ? winner(slots.get(i), slots.get(i + 1), round, next)
              : slots.get(i));
    }
    return winners;
  }

  /**
   * The next round shows who advanced, whatever the rule was when it was paired: version 0.1.0 did
   * not look at the seeds of a void game.
   */
  private static @Nullable Entrant winner(
      @Nullable Entrant one, @Nullable Entrant other, PastRound round, PastRound next) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    if (takesPart(one.id(), next) != takesPart(other.id(), next)) {
      return takesPart(one.id(), next) ? one : other;
    }
    for (var table : round.tables()) {
      if (table.seats().contains(one.id()) && table.seats().contains(other.id())) {
        int ahead = place(table, other) - place(table, one);
        return ahead > 0 || (ahead == 0 && one.number() < other.number()) ? one : other;
      }
    }
    boolean otherWaited = round.byes().stream().anyMatch(bye -> sitsOut(bye, other.id()));
    return otherWaited ? other : one;
  }

  static boolean takesPart(String entrant, PastRound round) {
    return round.tables().stream().anyMatch(table -> table.seats().contains(entrant))
        || round.byes().stream().anyMatch(bye -> sitsOut(bye, entrant));
  }

  private static boolean sitsOut(PastRound.Bye bye, String entrant) {
    return bye.entrant().equals(entrant) && bye.kind() == ByeKind.PAIRING;
  }

  private static int place(TableResult table, Entrant entrant) {
    return table.places().get(table.seats().indexOf(entrant.id()));
  }

  private static RoundPlan tables(PairingInput input) {
    var numbers = numbers(input.entrants());
    var alive = new HashSet<>(numbers.keySet());
    for (var round : input.past()) {
      boolean wasFinal =
          round.tables().size() == 1
              && round.byes().stream().noneMatch(bye -> alive.contains(bye.entrant()));
      alive.retainAll(wasFinal ? Set.of() : through(round, numbers));
    }
    var eligible = new EligibleEntrants(input);
    var left = eligible.histories().stream().filter(h -> alive.contains(h.entrant().id())).toList();
    var open = new OpenKnockOut(input, eligible);
    boolean isContested = alive.size() > left.size();
    return left.size() < 2
        ? open.withoutTables(isContested ? left : List.of())
        : open.plan(left, "without a loss");
  }

  /** The numbers in the starting list. */
  static Map<String, Integer> numbers(List<Entrant> entrants) {
    Map<String, Integer> numbers = new HashMap<>();
    entrants.forEach(entrant -> numbers.put(entrant.id(), entrant.number()));
    return numbers;
  }

  /** The entrants of a table, best first; the better seed wins ties. */
  static List<String> ranked(TableResult table, Map<String, Integer> numbers) {
    var seats = table.seats();
    return seats.stream()
        .sorted(
            Comparator.comparingInt((String who) -> table.places().get(seats.indexOf(who)))
                .thenComparingInt(who -> numbers.getOrDefault(who, Integer.MAX_VALUE)))
        .toList();
  }

  /** Adds a loss for each entrant that did not advance from its table. */
  static void countLosses(
      PastRound round, Map<String, Integer> numbers, Map<String, Integer> losses) {
    var on = through(round, numbers);
    round.tables().stream()
        .flatMap(table -> table.seats().stream())
        .filter(who -> !on.contains(who))
        .forEach(who -> losses.merge(who, 1, Integer::sum));
  }

  /** The entrants that advance from a round: the better half of each table. */
  private static Set<String> through(PastRound round, Map<String, Integer> numbers) {
    var on = new HashSet<String>();
    for (var table : round.tables()) {
      int half = Math.max(1, table.seats().size() / 2);
      on.addAll(ranked(table, numbers).subList(0, half));
    }
    round.byes().stream()
        .filter(bye -> bye.kind() == ByeKind.PAIRING)
        .forEach(bye -> on.add(bye.entrant()));
    return on;
  }
}
