package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.List;
import org.apogee.match.pairing.BracketMatching.Refinement;

/**
 * One bracket of the Dutch system: its best pairing, exactly.
 *
 * <p>Every criterion of the system is a sum over pairs, and so is the order in which it tries
 * candidates. One matching of greatest weight, with vectors as weights, therefore finds the
 * candidate that an arbiter finds by trying: the first of those with the best quality.
 *
 * <p>The whole order does not fit one vector, because what an exchange costs depends on the halves
 * that another exchange would change. So up to four matchings follow each other, and each keeps
 * what the ones before have settled: the criteria and the opponents of those moved down, the
 * pairing without an exchange if it is as good, else the exchange, and then the order of the lower
 * half.
 */
final class DutchBracket {
  private final Bracket bracket;
  private final DutchRules rules;

  /** Who meets whom in it, who goes on to the next one, and who below was not needed. */
  record Paired(List<List<History>> pairs, List<History> left, List<History> unmatchedBelow) {}

  DutchBracket(Bracket bracket, DutchRules rules) {
    this.bracket = bracket;
    this.rules = rules;
  }

  Paired solve() {
    int size = bracket.size();
    if (bracket.moved().isEmpty()) {
      // Without an exchange and with everybody paired, the first matching below is not needed: no
      // pairing has more pairs, and this one is the best of those in the first half of the order.
      var natural = natural(new Remainder(bracket, new int[size], size / 2), size % 2 == 1);
      if (natural.length > 0) {
        return paired(natural);
      }
    }
    var first = BracketMatching.best(bracket, rules, size % 2 == 1, Refinement.NONE);
    int pairs = countPairs(first);
    boolean oneLeft = size - 2 * pairs == 1;
    if (pairs != size / 2) {
      // Whether the bye is judged depends on how many stay unpaired, which is only known now.
      first = BracketMatching.best(bracket, rules, oneLeft, Refinement.NONE);
    }
    return paired(remainder(first, pairs, oneLeft));
  }

  /** The pairing of those who are left after the opponents of those moved down are settled. */
  private int[] remainder(int[] first, int pairs, boolean oneLeft) {
    var remainder = new Remainder(bracket, first, pairs);
    if (remainder.pairs() == 0) {
      return first;
    }
    var natural = natural(remainder, oneLeft);
    if (natural.length > 0) {
      return natural;
    }
    var exchanged = BracketMatching.best(bracket, rules, oneLeft, remainder.exchanges());
    return BracketMatching.best(
        bracket, rules, oneLeft, remainder.transpositions(remainder.upperOf(exchanged), true));
  }

  /** The best pairing if it is one of the upper half against the lower half, or nothing. */
  private int[] natural(Remainder remainder, boolean oneLeft) {
    var upper = remainder.upper();
    var found =
        BracketMatching.best(bracket, rules, oneLeft, remainder.transpositions(upper, false));
    return remainder.isAcross(found, upper) ? found : new int[0];
  }

  private int countPairs(int[] partner) {
    int count = 0;
    for (int i = 0; i < bracket.size(); i++) {
      count += partner[i] > i && bracket.isInside(partner[i]) ? 1 : 0;
    }
    return count;
  }

  private Paired paired(int[] partner) {
    var pairs = new ArrayList<List<History>>();
    var left = new ArrayList<History>();
    var below = new ArrayList<History>();
    for (int i = 0; i < partner.length; i++) {
      boolean inside = bracket.isInside(i) && bracket.isInside(partner[i]);
      if (inside && partner[i] > i) {
        pairs.add(List.of(bracket.player(i), bracket.player(partner[i])));
      } else if (bracket.isInside(i) && !inside) {
        left.add(bracket.player(i));
      }
      if (partner[i] == BracketMatching.NOBODY) {
        below.add(bracket.player(i));
      }
    }
    return new Paired(pairs, left, below);
  }
}
