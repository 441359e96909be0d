package org.apogee.match.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks a report against the Dutch system by doing what the rules tell an arbiter to do: bracket
 * by bracket, the first of the best candidates. Shares no line with what it checks.
 *
 * <p>Sets of players are bits of an int, by place in the ranking; so up to some twenty players.
 */
final class DutchArbiter {
  private final TrfDocument report;
  private final int round;
  private final boolean last;
  private final List<Seen> ranked = new ArrayList<>();
  private final boolean[][] mayMeet;
  private final Map<Integer, Boolean> completable = new HashMap<>();
  private int byeScore;

  private DutchArbiter(TrfDocument report, int round) {
    this.report = report;
    this.round = round;
    last = report.rounds() == round + 1;
    int colourNumber = 0;
    for (var line : report.players()) {
      var seen = new Seen(report, line, round);
      boolean here = isPaired(line, round);
      if (here || seen.wasPaired) {
        seen.colourNumber = ++colourNumber;
      }
      if (here) {
        ranked.add(seen);
      }
    }
    ranked.sort(Comparator.<Seen>comparingInt(s -> -s.score).thenComparingInt(s -> s.number));
    mayMeet = new boolean[ranked.size()][ranked.size()];
    for (int i = 0; i < ranked.size(); i++) {
      for (int j = 0; j < ranked.size(); j++) {
        mayMeet[i][j] = i != j && mayMeet(ranked.get(i), ranked.get(j));
      }
    }
  }

  private static boolean isPaired(TrfDocument.Line line, int round) {
    var cell = line.rounds().get(round);
    return cell.opponent() != 0 || cell.result() == 'U';
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
    int open = (1 << ranked.size()) - 1;
    byeScore = lowestBye(open);
    if (!completable(open)) {
      return Set.of("no pairing");
    }
    var pairs = new TreeSet<String>();
    int moved = 0;
    while (open != 0) {
      int group = top(open & ~moved);
      int below = open & ~moved & ~group;
      var bracket = new BracketByHand(this, moved, group, top(below), below & ~top(below));
      int left = moved | group;
      for (var pair : bracket.pair()) {
        pairs.add(name(ranked.get(pair[0]), ranked.get(pair[1])));
        left &= ~(1 << pair[0] | 1 << pair[1]);
      }
      if (below == 0) {
        each(left).forEach(i -> pairs.add(ranked.get(i).number + "-bye"));
        return pairs;
      }
      moved = left;
      open = left | below;
    }
    return pairs;
  }

  /** Those with the best score among these. */
  private int top(int among) {
    int group = 0;
    for (int i : each(among)) {
      if (ranked.get(i).score == ranked.get(each(among).getFirst()).score) {
        group |= 1 << i;
      }
    }
    return group;
  }

  static List<Integer> each(int set) {
    var list = new ArrayList<Integer>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      list.add(Integer.numberOfTrailingZeros(rest));
    }
    return list;
  }

  private String name(Seen higher, Seen lower) {
    return higher.isWhiteAgainst(lower, report.oddNumbersWhite())
        ? higher.number + "-" + lower.number
        : lower.number + "-" + higher.number;
  }

  private int lowestBye(int all) {
    if (ranked.size() % 2 == 0) {
      return -1;
    }
    for (int score : ranked.stream().map(s -> s.score).sorted().distinct().toList()) {
      byeScore = score;
      completable.clear();
      if (completable(all)) {
        return score;
      }
    }
    return -1;
  }

  private boolean mayMeet(Seen one, Seen other) {
    boolean clash = one.hasAbsolute() && other.hasAbsolute() && one.wish() == other.wish();
    return !one.opponents.contains(other.number)
        && !report.forbidden().contains(TrfDocument.Forbidden.of(one.number, other.number))
        && (!clash || isTopscorer(one) || isTopscorer(other));
  }

  boolean isTopscorer(Seen who) {
    return last && who.score > round;
  }

  boolean oddNumbersWhite() {
    return report.oddNumbersWhite();
  }

  Seen player(int place) {
    return ranked.get(place);
  }

  boolean mayMeet(int one, int other) {
    return mayMeet[one][other];
  }

  /** Whether all of these can be paired; of an odd number one gets the bye. */
  boolean completable(int set) {
    if (set == 0) {
      return true;
    }
    var known = completable.get(set);
    if (known == null) {
      known = isCompletable(set);
      completable.put(set, known);
    }
    return known;
  }

  private boolean isCompletable(int set) {
    int first = Integer.numberOfTrailingZeros(set);
    int rest = set & ~(1 << first);
    boolean odd = Integer.bitCount(set) % 2 == 1;
    var who = ranked.get(first);
    if (odd && !who.hadBye && who.score == byeScore && completable(rest)) {
      return true;
    }
    return each(rest).stream()
        .anyMatch(other -> mayMeet[first][other] && completable(rest & ~(1 << other)));
  }
}
