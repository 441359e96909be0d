package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.engine.Position;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.learned.Features;
import org.apogee.engine.learned.Network;
import org.junit.jupiter.api.Test;

final class LessonTest {
  private static final double FREE = 0;
  private static final double RATE = 0.02;

  /** Noise, and a number that is known to its own seat alone and higher for the winner. */
  private static final class Marks implements Features {
    private final SplittableRandom random = new SplittableRandom(5);
    private final int winner;

    Marks(int winner) {
      this.winner = winner;
    }

    @Override
    public List<String> names() {
      return List.of("noise", "mark");
    }

    @Override
    public void describe(Position position, int party, int viewer, float[] into) {
      into[0] = (float) random.nextDouble();
      into[1] = party == viewer ? party == winner ? 1 : -1 : 0;
    }
  }

  private static Trajectory game(int winner) {
    var ruleset = Rulesets.find("sol");
    var dice = new Dice();
    var position = ruleset.newPosition(Setup.of(ruleset, 2), dice);
    var game = new Trajectory(2, 2, 2);
    for (int moment = 0; moment < 5; moment++) {
      game.record(position, new Marks(winner));
    }
    game.won()[winner] = 1;
    return game;
  }

  private static List<Trajectory> games() {
    return IntStream.range(0, 20).mapToObj(game -> game(game % 2)).toList();
  }

  @Test
  void itLearnsWhatTellsTheWinnerAndIgnoresNoise() {
    var network = new Network(2, 0);
    var lesson = new Lesson(network, 1, FREE);
    double first = lesson.epoch(games(), RATE, 1);
    double last = first;
    for (int epoch = 2; epoch < 60; epoch++) {
      last = lesson.epoch(games(), RATE, epoch);
    }
    assertThat(first).isBetween(0.5, 0.8);
    assertThat(last).isLessThan(first / 2);
    assertThat(network.direct()[1]).isGreaterThan(1);
    assertThat(Math.abs(network.direct()[0])).isLessThan(0.5f);
  }

  @Test
  void hiddenUnitsLearnToo() {
    var network = new Network(2, 3);
    var random = new SplittableRandom(3);
    for (int i = 0; i < network.weights().length; i++) {
      network.weights()[i] = (float) random.nextGaussian();
    }
    for (int i = 0; i < network.outputs().length; i++) {
      network.outputs()[i] = (float) random.nextGaussian();
    }
    var before = network.copy();
    var lesson = new Lesson(network, 0.8, FREE);
    double first = lesson.epoch(games(), RATE, 1);
    double last = first;
    for (int epoch = 2; epoch < 60; epoch++) {
      last = lesson.epoch(games(), RATE, epoch);
    }
    assertThat(last).isLessThan(first / 2);
    assertThat(network.weights()).isNotEqualTo(before.weights());
    assertThat(network.biases()).isNotEqualTo(before.biases());
    assertThat(network.outputs()).isNotEqualTo(before.outputs());
  }

  @Test
  void anAnchorHoldsTheWeightsBack() {
    var free = new Network(2, 0);
    var held = new Network(2, 0);
    for (int epoch = 0; epoch < 20; epoch++) {
      new Lesson(free, 1, FREE).epoch(games(), RATE, epoch);
    }
    var lesson = new Lesson(held, 1, 20);
    for (int epoch = 0; epoch < 20; epoch++) {
      lesson.epoch(games(), RATE, epoch);
    }
    assertThat(held.direct()[1]).isPositive().isLessThan(free.direct()[1] / 2);
  }

  @Test
  void theSameSeedTeachesTheSame() {
    var one = new Network(2, 0);
    var two = new Network(2, 0);
    new Lesson(one, 0.7, 1).epoch(games(), RATE, 9);
    new Lesson(two, 0.7, 1).epoch(games(), RATE, 9);
    assertThat(one.direct()).isEqualTo(two.direct());
  }

  @Test
  void aGameIsWrittenAndReadToTheBit() throws IOException {
    var game = game(1);
    var bytes = new ByteArrayOutputStream();
    game.write(new DataOutputStream(bytes));
    var read =
        Trajectory.read(
            new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())), List.of(2), 2);
    assertThat(read.moments()).isEqualTo(5);
    assertThat(read.won()).containsExactly(0, 1);
    var one = new float[2];
    var other = new float[2];
    for (int party = 0; party < 2; party++) {
      for (int viewer = 0; viewer < 2; viewer++) {
        game.describe(4, party, viewer, one);
        read.describe(4, party, viewer, other);
        assertThat(other).isEqualTo(one);
        assertThat(one[1]).isEqualTo(party == viewer ? party == 1 ? 1 : -1 : 0);
      }
    }
  }
}
