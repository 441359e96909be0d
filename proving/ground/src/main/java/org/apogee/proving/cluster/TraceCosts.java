package org.apogee.proving.cluster;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Phases without and with traces, in pairs that ran one after the other. */
record TraceCosts(List<Pair> pairs) {
  private static final double PERCENT = 100;

  TraceCosts {
    pairs = List.copyOf(pairs);
  }

  /**
   * One phase.
   *
   * @param cpuMicros of node and database for each move
   */
  record Phase(double movesPerSecond, double cpuMicros) {}

  /** Two phases next to each other. */
  record Pair(Phase off, Phase on) {
    /** How much more CPU time a move takes with traces. */
    double moreCpu() {
      return (on.cpuMicros / off.cpuMicros - 1) * PERCENT;
    }

    /** How many fewer moves are played in the same time. */
    double fewerMoves() {
      return (1 - on.movesPerSecond / off.movesPerSecond) * PERCENT;
    }
  }

  double moreCpu() {
    return mean(Pair::moreCpu);
  }

  double fewerMoves() {
    return mean(Pair::fewerMoves);
  }

  private double mean(ToDoubleFunction<Pair> value) {
    return pairs.stream().mapToDouble(value).average().orElse(0);
  }

  /** What the mean may be off by: its standard error. */
  double cpuError() {
    double mean = moreCpu();
    double squares =
        pairs.stream().mapToDouble(Pair::moreCpu).map(it -> (it - mean) * (it - mean)).sum();
    return pairs.size() < 2 ? Double.NaN : Math.sqrt(squares / (pairs.size() - 1.0) / pairs.size());
  }

  String text() {
    var text = new StringBuilder();
    for (var pair : pairs) {
      text.append(
          String.format(
              Locale.ROOT,
              "off %,7.0f moves/s, %6.0f us; on %,7.0f moves/s, %6.0f us: CPU %+.1f %%%n",
              pair.off.movesPerSecond,
              pair.off.cpuMicros,
              pair.on.movesPerSecond,
              pair.on.cpuMicros,
              pair.moreCpu()));
    }
    text.append(
        String.format(
            Locale.ROOT,
            "CPU time of a move: %+.2f %% with traces, standard error %.2f; moves/s: %+.2f %%",
            moreCpu(),
            cpuError(),
            -fewerMoves()));
    return text.toString();
  }
}
