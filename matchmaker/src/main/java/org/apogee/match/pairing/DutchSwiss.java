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
  /** A bracket of more is paired by {@link LargeBracket}. */
  public static final int EXACT = 80;

  /** So many of the group below matter for who goes down. */
  private static final int BELOW = 30;

  @Override
  public RoundPlan pair(Question question) {
    return new Round(question).plan();
  }

  /** Whether odd numbers of the starting list begin with white: drawn by lot. */
  public static boolean oddNumbersWhite(long seed) {
    return new SplittableRandom(seed).nextBoolean();
  }

  /** One round in the making. */
  private static final class Round {
    private final Question question;
    private final Field field;
    private final DutchRules rules;
    private final Completion completion;
    private final List<List<History>> pairs = new ArrayList<>();
    private final List<History> byes = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    Round(Question question) {
      this.question = question;
      field = new Field(question);
      int played = question.past().size();
      var settings = question.settings();
      rules =
          new DutchRules(
              field,
              played,
              settings.scoring().win(),
              settings.rounds() > 0 && question.round() == settings.rounds(),
              oddNumbersWhite(question.seed()));
      completion = new Completion(rules);
    }

    RoundPlan plan() {
      var ranked = field.ranked();
      boolean odd = ranked.size() % 2 == 1;
      int byeScore = odd ? completion.lowestByeScore(ranked) : -1;
      boolean possible = odd ? byeScore >= 0 : completion.possible(ranked, -1);
      if (possible) {
        brackets(ranked, byeScore);
      } else {
        relaxed(ranked);
      }
      var tables = new ArrayList<Table>();
      pairs.sort(boardOrder());
      pairs.forEach(pair -> tables.add(table(pair.getFirst(), pair.getLast())));
      return new RoundPlan(
          question.round(),
          tables,
          byes.stream().map(who -> who.entrant().id()).toList(),
          new LinkedHashSet<>(field.broken(pairs.stream().filter(this::isBent).toList(), byes)),
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

    private void brackets(List<History> ranked, int byeScore) {
      var open = new ArrayList<>(ranked);
      List<History> moved = List.of();
      while (!open.isEmpty()) {
        var down = new HashSet<>(moved);
        var below = open.stream().filter(who -> !down.contains(who)).toList();
        var group = top(below);
        var lower = below.subList(group.size(), below.size());
        var paired = bracket(moved, group, lower, byeScore);
        if (paired.pairs().isEmpty() && !paired.left().isEmpty() && lower.isEmpty()) {
          byes.addAll(paired.left());
          if (byes.size() > 1) {
            throw new IllegalStateException("nobody to meet for " + byes);
          }
          return;
        }
        pairs.addAll(paired.pairs());
        paired.pairs().forEach(open::removeAll);
        moved = paired.left();
        if (lower.isEmpty()) {
          byes.addAll(moved);
          return;
        }
      }
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
      if (size > EXACT) {
        return large(moved, group, lower, byeScore);
      }
      var next = top(lower);
      var near = next.subList(0, Math.min(next.size(), BELOW));
      boolean byeBelow = byeScore < 0 || (!next.isEmpty() && byeScore < next.getFirst().score());
      if (byeBelow && lower.size() > near.size()) {
        var quick = new DutchBracket(rules, moved, group, near, List.of(), -1, false).solve();
        var rest = new ArrayList<>(quick.unmatchedBelow());
        rest.addAll(lower.subList(near.size(), lower.size()));
        if (completion.possible(rest, byeScore)) {
          return quick;
        }
      }
      var rest = lower.subList(next.size(), lower.size());
      return new DutchBracket(rules, moved, group, next, rest, byeScore, true).solve();
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
      var cheapest = new RelaxedPairs(field).pair(ranked);
      pairs.addAll(cheapest.pairs());
      byes.addAll(cheapest.byes());
    }

    private Table table(History higher, History lower) {
      var reason =
          higher.score() == lower.score()
              ? "same score, " + points(higher)
              : points(higher) + " points meets " + points(lower);
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
