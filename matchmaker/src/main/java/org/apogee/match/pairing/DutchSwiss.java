package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.match.pairing.DutchBracket.Paired;
import org.apogee.match.pairing.RoundPlan.Table;

/** Swiss tournaments of duels by the FIDE Dutch system in the edition of July 2025. */
public final class DutchSwiss implements PairingSystem {
  /** A round of no more players than this is paired exactly; the worst one measured took 1.8 s. */
  public static final int EXACT_ROUND = 300;

  /** In a larger round, a bracket of more than this is paired by {@link LargeBracket}. */
  private static final int EXACT_BRACKET = 80;

  /**
   * The minimum number of entrants of the group below that is considered to choose the downfloaters
   * (C8).
   */
  private static final int BELOW = 30;

  @Override
  public RoundPlan pair(PairingInput input) {
    return new Round(input).plan();
  }

  /** Whether odd numbers of the starting list begin with white: drawn by lot. */
  public static boolean oddNumbersWhite(long seed) {
    return new SplittableRandom(seed).nextBoolean();
  }

  /** The first seed from this one on for which the lot falls so. */
  public static long seed(long from, boolean oddNumbersWhite) {
    long seed = from;
    while (oddNumbersWhite(seed) != oddNumbersWhite) {
      seed++;
    }
    return seed;
  }

  /** One round in the making. */
  private static final class Round {
    private final PairingInput input;
    private final EligibleEntrants eligible;
    private final DutchRules rules;
    private final Completion completion;
    private int exact;
    private final List<List<History>> pairs = new ArrayList<>();
    private final List<History> byes = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    Round(PairingInput input) {
      this.input = input;
      eligible = new EligibleEntrants(input);
      int played = input.past().size();
      var settings = input.settings();
      rules =
          new DutchRules(
              eligible,
              played,
              settings.scoring().win(),
              settings.rounds() > 0 && input.round() == settings.rounds(),
              oddNumbersWhite(input.seed()));
      completion = new Completion(rules);
    }

    RoundPlan plan() {
      var ranked = eligible.ranked();
      exact = ranked.size() <= EXACT_ROUND ? EXACT_ROUND : EXACT_BRACKET;
      boolean odd = ranked.size() % 2 == 1;
      int byeScore = odd ? completion.lowestByeScore(ranked) : -1;
      boolean possible = odd ? byeScore >= 0 : completion.possible(ranked, -1);
      if (!possible) {
        relaxed(ranked);
      } else if (!brackets(ranked, byeScore)) {
        pairs.clear();
        byes.clear();
        notes.add(
            "The brackets left entrants without an opponent; all entrants were paired by least"
                + " cost.");
        relaxed(ranked);
      }
      var tables = new ArrayList<Table>();
      pairs.sort(boardOrder());
      pairs.forEach(pair -> tables.add(table(pair.getFirst(), pair.getLast())));
      return new RoundPlan(
          input.round(),
          tables,
          byes.stream().map(who -> who.entrant().id()).toList(),
          new LinkedHashSet<>(eligible.broken(pairs.stream().filter(this::isBent).toList(), byes)),
          notes);
    }

    /** Topscorers of the last round may meet as their colours forbid: that is the rule itself. */
    private boolean isBent(List<History> pair) {
      return !rules.mayMeet(pair.getFirst(), pair.getLast());
    }

    private static Comparator<List<History>> boardOrder() {
      return Comparator.<List<History>>comparingInt(pair -> -pair.getFirst().score())
          .thenComparingInt(pair -> -pair.getLast().score())
          .thenComparingInt(pair -> pair.getFirst().number());
    }

    /** False if large brackets, which do not look ahead, have left players nobody can meet. */
    private boolean brackets(List<History> ranked, int byeScore) {
      var open = new ArrayList<>(ranked);
      List<History> moved = List.of();
      while (!open.isEmpty()) {
        var down = new HashSet<>(moved);
        var below = open.stream().filter(who -> !down.contains(who)).toList();
        var group = top(below);
        var lower = below.subList(group.size(), below.size());
        var paired = bracket(moved, group, lower, byeScore);
        pairs.addAll(paired.pairs());
        paired.pairs().forEach(open::removeAll);
        moved = paired.left();
        if (lower.isEmpty()) {
          byes.addAll(moved);
          return byes.size() == ranked.size() % 2
              && byes.stream().noneMatch(History::barredFromBye);
        }
      }
      return ranked.isEmpty();
    }

    private static List<History> top(List<History> ranked) {
      int size = 0;
      while (size < ranked.size() && ranked.get(size).score() == ranked.getFirst().score()) {
        size++;
      }
      return ranked.subList(0, size);
    }

    private Paired bracket(
        List<History> moved, List<History> group, List<History> lower, int byeScore) {
      int size = moved.size() + group.size();
      if (size > exact) {
        return large(moved, group, lower, byeScore);
      }
      var next = top(lower);
      var near = next.subList(0, Math.min(next.size(), Math.max(BELOW, exact - size)));
      boolean byeBelow = byeScore < 0 || (!next.isEmpty() && byeScore < next.getFirst().score());
      if (byeBelow && lower.size() > near.size()) {
        var quick = new Bracket(moved, group, near, List.of(), -1, false);
        var paired = new DutchBracket(quick, rules).solve();
        var rest = new ArrayList<>(paired.unmatchedBelow());
        rest.addAll(lower.subList(near.size(), lower.size()));
        // Leaving out those further below only removes constraints: if they can still be paired,
        // what is best without the constraints is best with them.
        if (completion.possible(rest, byeScore)) {
          if (near.size() < next.size() && !paired.left().isEmpty()) {
            notes.add(
                ("The downfloaters of a bracket of %d were chosen with the first %d of the %d"
                        + " entrants below it.")
                    .formatted(size, near.size(), next.size()));
          }
          return paired;
        }
      }
      if (size + lower.size() > EXACT_ROUND) {
        return large(moved, group, lower, byeScore);
      }
      var rest = lower.subList(next.size(), lower.size());
      var whole = new Bracket(moved, group, next, rest, byeScore, true);
      return new DutchBracket(whole, rules).solve();
    }

    private Paired large(
        List<History> moved, List<History> group, List<History> lower, int byeScore) {
      notes.add(
          "A bracket of "
              + (moved.size() + group.size())
              + " was paired by least cost; see docs/pairing.md, large brackets.");
      return new LargeBracket(rules, moved, group, lower.isEmpty() ? byeScore : -1).solve();
    }

    /** Nothing fits every rule: the cheapest pairing in broken rules, in the published order. */
    private void relaxed(List<History> ranked) {
      var cheapest = new RelaxedPairs(eligible).pair(ranked);
      pairs.addAll(cheapest.pairs());
      byes.addAll(cheapest.byes());
    }

    private Table table(History higher, History lower) {
      var reason =
          higher.score() == lower.score()
              ? "same score, " + points(higher)
              : "score " + points(higher) + " meets " + points(lower);
      var seats =
          rules.higherIsWhite(higher, lower)
              ? List.of(higher.entrant().id(), lower.entrant().id())
              : List.of(lower.entrant().id(), higher.entrant().id());
      return new Table(seats, reason);
    }

    private static String points(History who) {
      return Scoring.text(who.score());
    }
  }
}
