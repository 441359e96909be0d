package org.apogee.match.trf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.match.trf.Candidates.Candidate;
import org.jspecify.annotations.Nullable;

/**
 * Checks a report against the Dutch system by doing what the rules tell an arbiter to do: try every
 * candidate in order, keep the first of the best. Shares no line with what it checks.
 */
final class DutchArbiter {
  private final TrfDocument report;
  private final int round;
  private final boolean last;
  private int byeScore;

  private DutchArbiter(TrfDocument report, int round) {
    this.report = report;
    this.round = round;
    last = report.rounds() == round + 1;
  }

  /** The pairs of a round as the rules want them, {@code 3-1} for white 3, {@code 5-bye}. */
  static Set<String> expected(TrfDocument report, int round) {
    return new DutchArbiter(report, round).pair();
  }

  /** The pairs of a round as the report has them. */
  static Set<String> reported(TrfDocument report, int round) {
    var pairs = new TreeSet<String>();
    for (var player : report.players()) {
      var cell = player.rounds().get(round);
      if (cell.colour() == 'w') {
        pairs.add(player.number() + "-" + cell.opponent());
      } else if (cell.result() == 'U') {
        pairs.add(player.number() + "-bye");
      }
    }
    return pairs;
  }

  private Set<String> pair() {
    var open = new ArrayList<Seen>();
    for (var line : report.players()) {
      var cell = line.rounds().get(round);
      if (cell.opponent() != 0 || cell.result() == 'U') {
        open.add(new Seen(report, line, round));
      }
    }
    open.sort(Comparator.<Seen>comparingInt(s -> -s.score).thenComparingInt(s -> s.number));
    byeScore = lowestBye(open);
    if (!completable(open)) {
      return Set.of("no pairing");
    }
    var pairs = new TreeSet<String>();
    List<Seen> moved = List.of();
    while (!open.isEmpty()) {
      var below = new ArrayList<>(open);
      below.removeAll(moved);
      int top = below.isEmpty() ? 0 : below.getFirst().score;
      var group = below.stream().filter(s -> s.score == top).toList();
      below.removeAll(group);
      var bracket = new ArrayList<>(moved);
      bracket.addAll(group);
      var best = best(bracket, moved.size(), below);
      for (var pair : best.pairs()) {
        pairs.add(name(bracket.get(pair[0]), bracket.get(pair[1])));
      }
      moved = left(bracket, best);
      open.clear();
      open.addAll(moved);
      open.addAll(below);
      if (below.isEmpty()) {
        moved.forEach(who -> pairs.add(who.number + "-bye"));
        return pairs;
      }
    }
    return pairs;
  }

  private String name(Seen higher, Seen lower) {
    return higher.isWhiteAgainst(lower, report.oddNumbersWhite())
        ? higher.number + "-" + lower.number
        : lower.number + "-" + higher.number;
  }

  private int lowestBye(List<Seen> all) {
    if (all.size() % 2 == 0) {
      return -1;
    }
    for (int score : all.stream().map(s -> s.score).sorted().distinct().toList()) {
      byeScore = score;
      if (completable(all)) {
        return score;
      }
    }
    return -1;
  }

  private boolean mayMeet(Seen one, Seen other) {
    boolean clash = one.hasAbsolute() && other.hasAbsolute() && one.wish() == other.wish();
    return !one.opponents.contains(other.number)
        && (!clash || isTopscorer(one) || isTopscorer(other));
  }

  private boolean isTopscorer(Seen who) {
    return last && who.score > round;
  }

  private boolean mayHaveBye(Seen who) {
    return !who.hadBye && who.score == byeScore;
  }

  private boolean completable(List<Seen> all) {
    return all.size() % 2 == 0 ? completable(all, false) : byeScore >= 0 && completable(all, true);
  }

  private boolean completable(List<Seen> all, boolean bye) {
    if (all.isEmpty()) {
      return !bye;
    }
    var first = all.getFirst();
    var rest = all.subList(1, all.size());
    if (bye && mayHaveBye(first) && completable(rest, false)) {
      return true;
    }
    for (var other : rest) {
      if (mayMeet(first, other)) {
        var without = new ArrayList<>(rest);
        without.remove(other);
        if (completable(without, bye)) {
          return true;
        }
      }
    }
    return false;
  }

  private static List<Seen> left(List<Seen> bracket, Candidate candidate) {
    var left = new ArrayList<>(bracket);
    candidate.pairs().forEach(p -> left.removeAll(List.of(bracket.get(p[0]), bracket.get(p[1]))));
    return left;
  }

  /** The first of the best candidates of a bracket. */
  private Candidate best(List<Seen> bracket, int moved, List<Seen> below) {
    for (int pairs = bracket.size() / 2; pairs >= 0; pairs--) {
      var search = new Search(bracket, moved, below);
      new Candidates(bracket, moved).each(pairs, search::look);
      if (search.best != null) {
        return search.best;
      }
    }
    throw new IllegalStateException("no candidate");
  }

  /** Keeps the first best of the candidates it is shown. */
  private final class Search {
    private final List<Seen> bracket;
    private final int moved;
    private final List<Seen> below;
    private final Map<Set<Seen>, int[]> lookAhead = new HashMap<>();
    private @Nullable Candidate best;
    private int[] bestQuality = {};

    Search(List<Seen> bracket, int moved, List<Seen> below) {
      this.bracket = bracket;
      this.moved = moved;
      this.below = below;
    }

    void look(Candidate candidate) {
      for (var pair : candidate.pairs()) {
        if (!mayMeet(bracket.get(pair[0]), bracket.get(pair[1]))) {
          return;
        }
      }
      var left = left(bracket, candidate);
      var ahead = lookAhead.computeIfAbsent(new HashSet<>(left), _ -> ahead(left));
      if (ahead.length == 0) {
        return;
      }
      var quality = quality(candidate, left, ahead);
      if (best == null || Arrays.compare(quality, bestQuality) < 0) {
        best = candidate;
        bestQuality = quality;
      }
    }

    /** How well the next bracket can do with these: pairs, then scores left over. */
    private int[] ahead(List<Seen> left) {
      var rest = new ArrayList<>(left);
      rest.addAll(below);
      if (!completable(rest)) {
        return new int[0];
      }
      int top = below.isEmpty() ? -1 : below.getFirst().score;
      var next = below.stream().filter(s -> s.score == top).toList();
      var lower = below.subList(next.size(), below.size());
      var all = new ArrayList<>(left);
      all.addAll(next);
      var found = new int[1][];
      matchings(all, left, lower, new ArrayList<>(), 0, found);
      return found[0];
    }

    private void matchings(
        List<Seen> open,
        List<Seen> down,
        List<Seen> lower,
        List<Seen> alone,
        int pairs,
        int[][] best) {
      if (open.isEmpty()) {
        var rest = new ArrayList<>(alone);
        rest.addAll(lower);
        if (completable(rest)) {
          var value = new int[12];
          value[0] = -pairs;
          for (int i = 0; i < alone.size() && i < 11; i++) {
            value[i + 1] = alone.get(i).score + 1;
          }
          if (best[0] == null || Arrays.compare(value, best[0]) < 0) {
            best[0] = value;
          }
        }
        return;
      }
      var first = open.getFirst();
      var rest = open.subList(1, open.size());
      for (var other : rest) {
        if (mayMeet(first, other) && !(down.contains(first) && down.contains(other))) {
          var without = new ArrayList<>(rest);
          without.remove(other);
          matchings(without, down, lower, alone, pairs + 1, best);
        }
      }
      alone.add(first);
      matchings(rest, down, lower, alone, pairs, best);
      alone.removeLast();
    }

    private int[] quality(Candidate candidate, List<Seen> left, int[] ahead) {
      var quality = new ArrayList<Integer>();
      left.forEach(who -> quality.add(who.score));
      for (int value : ahead) {
        quality.add(value);
      }
      boolean byeHere = left.size() == 1 && below.isEmpty();
      quality.add(byeHere ? left.getFirst().unplayed : 0);
      quality.addAll(colours(candidate));
      for (int ago = 1; ago <= 2; ago++) {
        quality.add(count(left, ago));
        quality.add(sum(ups(candidate, ago)) > 0 ? ups(candidate, ago).size() : 0);
      }
      for (int ago = 1; ago <= 2; ago++) {
        quality.addAll(padded(downs(left, ago)));
        quality.addAll(padded(ups(candidate, ago)));
      }
      return quality.stream().mapToInt(i -> i).toArray();
    }

    private static int sum(List<Integer> values) {
      return values.stream().mapToInt(i -> i).sum();
    }

    private List<Integer> padded(List<Integer> values) {
      var padded = new ArrayList<>(values);
      padded.sort(Comparator.reverseOrder());
      while (padded.size() < bracket.size()) {
        padded.add(0);
      }
      return padded;
    }

    /** Residents who went down before and go again. */
    private int count(List<Seen> left, int ago) {
      return (int)
          left.stream()
              .filter(who -> bracket.indexOf(who) >= moved && who.floated(ago) < 0)
              .count();
    }

    /** How far those moved down before and moved down now, and again, are from what is next. */
    private List<Integer> downs(List<Seen> left, int ago) {
      return left.stream()
          .filter(who -> bracket.indexOf(who) < moved && who.floated(ago) < 0)
          .map(who -> who.score + 1)
          .toList();
    }

    /** The distances of those who were moved up before and are again. */
    private List<Integer> ups(Candidate candidate, int ago) {
      return candidate.pairs().stream()
          .filter(p -> p[0] < moved && bracket.get(p[1]).floated(ago) > 0)
          .map(p -> bracket.get(p[0]).score - bracket.get(p[1]).score)
          .toList();
    }

    private List<Integer> colours(Candidate candidate) {
      int[] broken = new int[4];
      for (var pair : candidate.pairs()) {
        var higher = bracket.get(pair[0]);
        var lower = bracket.get(pair[1]);
        boolean white = higher.isWhiteAgainst(lower, report.oddNumbersWhite());
        boolean top = isTopscorer(higher) || isTopscorer(lower);
        for (var who : List.of(higher, lower)) {
          char colour = who == higher == white ? 'w' : 'b';
          int balance = who.balance() + (colour == 'w' ? 1 : -1);
          broken[0] += top && Math.abs(balance) > 2 ? 1 : 0;
          broken[1] += top && who.last() == colour && who.lastButOne() == colour ? 1 : 0;
          broken[2] += who.wish() != '-' && who.wish() != colour ? 1 : 0;
        }
        boolean same = higher.wish() == lower.wish() && higher.wish() != '-';
        boolean strong = higher.hasStrong() && lower.hasStrong();
        boolean absolute = higher.hasAbsolute() && lower.hasAbsolute();
        broken[3] += same && strong && !absolute ? 1 : 0;
      }
      return Arrays.stream(broken).boxed().toList();
    }
  }
}
