package org.apogee.engine;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random play-outs as search bots make them; one operation is one ply, legal moves included. */
@SuppressWarnings("NullAway.Init") // JMH sets the parameters, then calls setUp
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {
  private static final int PLIES = 1000;

  @Param("sol")
  public String game;

  @Param({"2", "4"})
  public int seats;

  private Position start;
  private Position position;
  private final SplittableRandom random = new SplittableRandom(1);
  private final Chance chance = Chance.of(random);
  private final MoveList moves = new MoveList();

  @Setup
  public void setUp() {
    var ruleset = Rulesets.find(game);
    start = ruleset.newPosition(org.apogee.engine.Setup.of(ruleset, seats), chance);
    position = start.copy();
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public int plies() {
    for (int ply = 0; ply < PLIES; ply++) {
      if (position.seatToAct() == Position.NOBODY) {
        position.copyFrom(start);
      }
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
    return position.score(0);
  }
}
