package org.apogee.match.pairing;

import java.util.Arrays;

/** The pairing of a bracket that is best in the criteria and, among equals, first in the order. */
final class BracketMatching {
  /** In an array of partners: nobody, or the bye. */
  static final int NOBODY = -1;

  /**
   * The end of the order in which the rules try candidates, as more criteria below those of {@link
   * DutchCriteria}. A refinement may also close pairs that an earlier step has decided against.
   */
  interface Refinement {
    /** Decides nothing more. */
    Refinement NONE =
        new Refinement() {
          @Override
          public void addCriteria(PackedCriteria packed) {}

          @Override
          public boolean allows(int one, int other) {
            return true;
          }

          @Override
          public void judge(PackedCriteria.Edge edge, int one, int other) {}
        };

    void addCriteria(PackedCriteria packed);

    /** Whether these two may meet; the first has the lower number. */
    boolean allows(int one, int other);

    /** Judges a pair of the bracket; the first has the lower number. */
    void judge(PackedCriteria.Edge edge, int one, int other);
  }

  private final Bracket bracket;
  private final DutchRules rules;
  private final Refinement refinement;
  private final PackedCriteria packed = new PackedCriteria();
  private final DutchCriteria criteria;
  private final int movedPaired;
  private final int movedOpponent;

  /*
   * The order of the criteria is the order of importance: first the criteria, then which of those
   * moved down are paired, then their opponents, then the refinement. When an arbiter tries
   * candidates, the remainder varies fastest; so what varies slowest counts most here.
   */
  private BracketMatching(
      Bracket bracket, DutchRules rules, boolean oneLeft, Refinement refinement) {
    this.bracket = bracket;
    this.rules = rules;
    this.refinement = refinement;
    criteria = new DutchCriteria(packed, rules, bracket, oneLeft);
    movedPaired = packed.addAll(bracket.moved().size(), 1);
    movedOpponent = packed.addAll(bracket.moved().size(), bracket.residents().size());
    refinement.addCriteria(packed);
    packed.close();
  }

  /**
   * The partner of each player of the bracket, and of those below as far as they matter.
   *
   * @param oneLeft whether exactly one player of the bracket stays unpaired, who may get the bye
   */
  static int[] best(Bracket bracket, DutchRules rules, boolean oneLeft, Refinement refinement) {
    return new BracketMatching(bracket, rules, oneLeft, refinement).solve();
  }

  private int[] solve() {
    int players = bracket.everybody().size();
    int bye = players;
    var graph = new Blossom(players + (bracket.hasBye() ? 1 : 0), packed.words());
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        if (connected(one, other)) {
          graph.edge(one, other, worth(one, other));
        }
      }
      if (bracket.mayHaveBye(one)) {
        var edge = criteria.bye(packed.edge(), bracket.isInside(one), bracket.player(one));
        graph.edge(one, bye, edge.value());
      }
    }
    // The bye's own entry is cut off, and whoever got it has a partner that is no player.
    return Arrays.copyOf(graph.solve(), players);
  }

  /** Two who were moved down never meet in this bracket: they could not in the one above. */
  private boolean connected(int one, int other) {
    return !bracket.isMoved(other)
        && refinement.allows(one, other)
        && rules.mayMeet(bracket.player(one), bracket.player(other));
  }

  private long[] worth(int one, int other) {
    var edge = packed.edge();
    var higher = bracket.player(one);
    if (!bracket.isInside(other)) {
      criteria.outside(edge, higher, bracket.isInside(one), bracket.isInNext(other));
      return edge.value();
    }
    criteria.inside(edge, higher, bracket.player(other), bracket.isMoved(one));
    if (bracket.isMoved(one)) {
      // Earlier players are paired rather than later ones, and with opponents as high as possible.
      edge.add(movedPaired + one, 1);
      edge.add(movedOpponent + one, bracket.size() - other);
    }
    refinement.judge(edge, one, other);
    return edge.value();
  }
}
