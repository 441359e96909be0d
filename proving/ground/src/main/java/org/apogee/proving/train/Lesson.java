package org.apogee.proving.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.apogee.engine.learned.Network;

/**
 * Changes a network so that its chances agree better with what came of the positions.
 *
 * <p>The target of a moment is what the network says of the next one, mixed with the target of that
 * one, back from the result: TD(lambda). The loss is cross-entropy, minimised by Adam. Decay draws
 * the weights to where they started, so that few games cannot undo what many have taught.
 */
final class Lesson {
  private static final int PARTIES_MAX = 8;
  private static final int BATCH = 64;
  private static final float MEAN_DECAY = 0.9f;
  private static final float SQUARE_DECAY = 0.999f;
  private static final float TINY = 1e-8f;
  private static final double LEAST_CHANCE = 1e-6;

  private final Network network;
  private final float lambda;
  private final float anchor;
  private final float[][] weights;
  private final float[][] started;
  private final float[][] gradients;
  private final float[][] means;
  private final float[][] squares;
  private final float[][] described;
  private final float[][] units;
  private int steps;

  /** A moment of a game as a seat sees it, and the shares it should foresee. */
  private static final class Sample {
    final Trajectory game;
    final int moment;
    final int viewer;
    final float[] target;

    Sample(Trajectory game, int moment, int viewer, float[] target) {
      this.game = game;
      this.moment = moment;
      this.viewer = viewer;
      this.target = target;
    }
  }

  Lesson(Network network, double lambda, double anchor) {
    this.network = network;
    this.lambda = (float) lambda;
    this.anchor = (float) anchor;
    weights =
        new float[][] {network.direct(), network.weights(), network.biases(), network.outputs()};
    started = Arrays.stream(weights).map(float[]::clone).toArray(float[][]::new);
    gradients = zeros();
    means = zeros();
    squares = zeros();
    described = new float[PARTIES_MAX][network.inputs()];
    units = new float[PARTIES_MAX][network.hidden()];
  }

  private float[][] zeros() {
    return Arrays.stream(weights).map(some -> new float[some.length]).toArray(float[][]::new);
  }

  /** Goes through all games once, in a random order; returns the mean cross-entropy. */
  double epoch(List<Trajectory> games, double rate, long seed) {
    var samples = samples(games);
    shuffle(samples, new SplittableRandom(seed));
    double loss = 0;
    for (int from = 0; from < samples.size(); from += BATCH) {
      var batch = samples.subList(from, Math.min(samples.size(), from + BATCH));
      for (var sample : batch) {
        loss += learn(sample);
      }
      step((float) rate, batch.size());
    }
    return loss / Math.max(1, samples.size());
  }

  private List<Sample> samples(List<Trajectory> games) {
    var samples = new ArrayList<Sample>();
    for (var game : games) {
      for (int viewer = 0; viewer < game.seats(); viewer++) {
        var target = game.won();
        for (int moment = game.moments() - 1; moment >= 0; moment--) {
          samples.add(new Sample(game, moment, viewer, target));
          target = mixed(target, chances(game, moment, viewer));
        }
      }
    }
    return samples;
  }

  private static void shuffle(List<Sample> samples, RandomGenerator random) {
    for (int i = samples.size() - 1; i > 0; i--) {
      Collections.swap(samples, i, random.nextInt(i + 1));
    }
  }

  private float[] mixed(float[] later, float[] now) {
    var target = new float[later.length];
    for (int party = 0; party < target.length; party++) {
      target[party] = lambda * later[party] + (1 - lambda) * now[party];
    }
    return target;
  }

  private float[] chances(Trajectory game, int moment, int viewer) {
    var chances = new float[game.parties()];
    float most = Float.NEGATIVE_INFINITY;
    for (int party = 0; party < chances.length; party++) {
      game.describe(moment, party, viewer, described[party]);
      chances[party] = network.rate(described[party], units[party]);
      most = Math.max(most, chances[party]);
    }
    float sum = 0;
    for (int party = 0; party < chances.length; party++) {
      chances[party] = (float) StrictMath.exp(chances[party] - most);
      sum += chances[party];
    }
    for (int party = 0; party < chances.length; party++) {
      chances[party] /= sum;
    }
    return chances;
  }

  private double learn(Sample sample) {
    var chances = chances(sample.game, sample.moment, sample.viewer);
    double loss = 0;
    for (int party = 0; party < chances.length; party++) {
      loss -= sample.target[party] * StrictMath.log(Math.max(LEAST_CHANCE, chances[party]));
      addGradient(chances[party] - sample.target[party], described[party], units[party]);
    }
    return loss;
  }

  /** Of softmax and cross-entropy together: the error of a chance is the slope of its rating. */
  private void addGradient(float error, float[] features, float[] unit) {
    int hidden = unit.length;
    var slopes = new float[hidden];
    for (int h = 0; h < hidden; h++) {
      gradients[3][h] += error * unit[h];
      slopes[h] = unit[h] > 0 ? error * network.outputs()[h] : 0;
      gradients[2][h] += slopes[h];
    }
    for (int i = 0; i < features.length; i++) {
      float feature = features[i];
      if (feature != 0) {
        gradients[0][i] += error * feature;
        int from = i * hidden;
        for (int h = 0; h < hidden; h++) {
          gradients[1][from + h] += feature * slopes[h];
        }
      }
    }
  }

  private void step(float rate, int samples) {
    steps++;
    float seenMean = 1 - (float) StrictMath.pow(MEAN_DECAY, steps);
    float seenSquare = 1 - (float) StrictMath.pow(SQUARE_DECAY, steps);
    for (int w = 0; w < weights.length; w++) {
      for (int i = 0; i < weights[w].length; i++) {
        float gradient = gradients[w][i] / samples;
        gradients[w][i] = 0;
        means[w][i] += (1 - MEAN_DECAY) * (gradient - means[w][i]);
        squares[w][i] += (1 - SQUARE_DECAY) * (gradient * gradient - squares[w][i]);
        float deviation = (float) Math.sqrt(squares[w][i] / seenSquare) + TINY;
        weights[w][i] -= rate * means[w][i] / seenMean / deviation;
        weights[w][i] -= rate * anchor * (weights[w][i] - started[w][i]);
      }
    }
  }
}
