package org.apogee.engine.laws;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/**
 * In how many ways a game can be played on: a number that changes when a rule does.
 *
 * <p>The game is opened by random moves and draws that follow from the opening's number of plies;
 * from there every move is tried, and every draw falls on its lowest value.
 *
 * @param opening how many random plies come first
 * @param counts how many ways there are for 1, 2, 3 ... plies; empty to be told
 */
public record Perft(int seats, Map<String, String> options, int opening, List<Long> counts) {
  private static final Chance LOWEST = _ -> 0;
  private static final int DEPTH_TO_TELL = 4;

  public Perft {
    options = Map.copyOf(options);
    counts = List.copyOf(counts);
  }

  /** With the default options. */
  public static Perft of(int seats, int opening, long... counts) {
    return new Perft(seats, Map.of(), opening, Arrays.stream(counts).boxed().toList());
  }

  public Perft with(String option, String value) {
    var more = new TreeMap<>(options);
    more.put(option, value);
    return new Perft(seats, more, opening, counts);
  }

  void check(Ruleset ruleset) {
    var found = count(ruleset, counts.isEmpty() ? DEPTH_TO_TELL : counts.size());
    if (!found.equals(counts)) {
      var wanted = counts.isEmpty() ? "nothing is written down" : "not " + inWords(counts);
      throw new BrokenLaw(
          Law.PERFT,
          "%s, %d seats %s, opening %d".formatted(ruleset.id(), seats, options, opening),
          "the counts are %s, %s".formatted(inWords(found), wanted));
    }
  }

  private List<Long> count(Ruleset ruleset, int depth) {
    var setup = Setup.of(ruleset, seats, options);
    var start = open(ruleset, setup);
    var found = new ArrayList<Long>();
    for (int plies = 1; plies <= depth; plies++) {
      found.add(ways(start, plies));
    }
    return found;
  }

  private Position open(Ruleset ruleset, Setup setup) {
    var random = new SplittableRandom(opening);
    var chance = Chance.of(random);
    var position = ruleset.newPosition(setup, chance);
    var moves = new MoveList();
    for (int ply = 0; ply < opening && !position.isOver(); ply++) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
    return position;
  }

  private static long ways(Position from, int plies) {
    var moves = new MoveList();
    from.legalMoves(moves);
    if (plies == 1) {
      return moves.size();
    }
    long ways = 0;
    var next = from.copy();
    for (int i = 0; i < moves.size(); i++) {
      next.copyFrom(from);
      next.play(moves.get(i), LOWEST);
      ways += ways(next, plies - 1);
    }
    return ways;
  }

  /** Ready to be pasted. */
  private static String inWords(List<Long> counts) {
    return counts.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
