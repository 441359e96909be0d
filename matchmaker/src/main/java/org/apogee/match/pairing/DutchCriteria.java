package org.apogee.match.pairing;

import java.util.List;
import java.util.stream.Stream;

/**
 * The quality criteria of the Dutch system in the edition of 2025, C6 to C21, packed in their
 * order. What it minimises over those left over, we maximise over those paired: the same order.
 */
final class DutchCriteria {
  private final DutchRules rules;
  private final List<Integer> scores;
  private final List<Integer> movedScores;
  private final int completeWorth;
  private final int complete;
  private final int pairs;
  private final int pairedByScore;
  private final int pairsBelow;
  private final int belowByScore;
  private final int unplayedOfBye;
  private final int colours;
  private final int repeatedFloats;
  private final int floatsByScore;
  private final boolean judgeBye;

  /**
   * @param oneLeft whether exactly one player of the bracket stays unpaired, who may get the bye
   */
  DutchCriteria(PackedCriteria packed, DutchRules rules, Bracket bracket, boolean oneLeft) {
    this.rules = rules;
    var moved = bracket.moved();
    judgeBye = bracket.hasBye() && oneLeft;
    completeWorth = bracket.strict() ? 1 : 0;
    movedScores = distinct(moved.stream());
    scores = distinct(Stream.concat(moved.stream(), bracket.residents().stream()));
    int bound = bracket.everybody().size() + 1;
    int mostUnplayed =
        bracket.everybody().stream().mapToInt(History::unplayedGames).max().orElse(0);
    complete = packed.add(bound);
    pairs = packed.add(bound);
    pairedByScore = packed.addAll(scores.size(), bound);
    pairsBelow = packed.add(bound);
    belowByScore = packed.addAll(scores.size(), bound);
    unplayedOfBye = packed.add(mostUnplayed);
    colours = packed.addAll(4, bound);
    repeatedFloats = packed.addAll(4, bound);
    floatsByScore = packed.addAll(4 * movedScores.size(), bound);
  }

  private static List<Integer> distinct(Stream<History> of) {
    return of.map(History::score).distinct().sorted((a, b) -> b - a).toList();
  }

  /** Two of the bracket meet. */
  void inside(PackedCriteria.Edge edge, History higher, History lower, boolean higherIsMoved) {
    edge.add(complete, completeWorth).add(pairs, 1);
    edge.add(pairedByScore + scores.indexOf(higher.score()), 1);
    edge.add(pairedByScore + scores.indexOf(lower.score()), 1);
    edge.add(colours, -rules.imbalances(higher, lower));
    edge.add(colours + 1, -rules.streaks(higher, lower));
    edge.add(colours + 2, -rules.preferencesBroken(higher, lower));
    edge.add(colours + 3, -rules.strongPreferencesBroken(higher, lower));
    for (int ago = 1; ago <= 2; ago++) {
      int repeated = repeatedFloats + 2 * (ago - 1);
      if (!higherIsMoved) {
        edge.add(repeated, wentDown(higher, ago) + wentDown(lower, ago));
      } else {
        edge.add(repeated, wentDown(lower, ago));
        edge.add(repeated + 1, -wentUp(lower, ago));
        int level = floatsByScore + 2 * (ago - 1) * movedScores.size();
        int at = movedScores.indexOf(higher.score());
        edge.add(level + at, wentDown(higher, ago));
        edge.add(level + movedScores.size() + at, -wentUp(lower, ago));
      }
    }
  }

  /** Somebody meets one from below the bracket, or two from below meet. */
  void outside(PackedCriteria.Edge edge, History higher, boolean fromBracket, boolean inNext) {
    edge.add(complete, completeWorth);
    if (inNext) {
      edge.add(pairsBelow, 1);
      if (fromBracket) {
        edge.add(belowByScore + scores.indexOf(higher.score()), 1);
      }
    }
  }

  PackedCriteria.Edge bye(PackedCriteria.Edge edge, boolean fromBracket, History who) {
    edge.add(complete, completeWorth);
    if (judgeBye && fromBracket) {
      edge.add(unplayedOfBye, -who.unplayedGames());
    }
    return edge;
  }

  private static int wentDown(History who, int ago) {
    return who.floated(ago) < 0 ? 1 : 0;
  }

  private static int wentUp(History who, int ago) {
    return who.floated(ago) > 0 ? 1 : 0;
  }
}
