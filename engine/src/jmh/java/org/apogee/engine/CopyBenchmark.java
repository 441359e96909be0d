package org.apogee.engine;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a search bot and the journal pay for a position: copies and fingerprints. */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters, then calls setUp
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CopyBenchmark {
  private static final int OPENING = 60;

  @Param("sol")
  public String game;

  @Param({"2", "4"})
  public int seats;

  private Position position;
  private Position old;

  @Setup
  public void setUp() {
    var ruleset = Rulesets.find(game);
    var random = new SplittableRandom(1);
    var chance = Chance.of(random);
    var moves = new MoveList();
    position = ruleset.newPosition(org.apogee.engine.Setup.of(ruleset, seats), chance);
    old = position.copy();
    for (int ply = 0; ply < OPENING && !position.isOver(); ply++) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
  }

  @Benchmark
  public Position copy() {
    return position.copy();
  }

  @Benchmark
  public Position copyFrom() {
    old.copyFrom(position);
    return old;
  }

  @Benchmark
  public long fingerprint() {
    return position.fingerprint();
  }
}
