package org.apogee.engine.learned;

/**
 * Rates a party by its features: one layer of hidden units, and beside it a weight for each
 * feature.
 *
 * <p>Floats are added in the order of the arrays and no function of the platform is used, so the
 * result is the same on every machine.
 */
public final class Network {
  private final int inputs;
  private final int hidden;
  private final float[] direct; // of each input
  private final float[] weights; // input * hidden + unit
  private final float[] biases; // of each unit
  private final float[] outputs; // of each unit
  private final float[] units; // buffer

  public Network(int inputs, int hidden) {
    this(
        hidden,
        new float[inputs],
        new float[inputs * hidden],
        new float[hidden],
        new float[hidden]);
  }

  Network(int hidden, float[] direct, float[] weights, float[] biases, float[] outputs) {
    this.inputs = direct.length;
    this.hidden = hidden;
    this.direct = direct;
    this.weights = weights;
    this.biases = biases;
    this.outputs = outputs;
    units = new float[hidden];
  }

  /** The same weights with buffers of its own. */
  public Network copy() {
    return new Network(hidden, direct.clone(), weights.clone(), biases.clone(), outputs.clone());
  }

  public int inputs() {
    return inputs;
  }

  public int hidden() {
    return hidden;
  }

  /** The weight of each feature by itself; training changes it in place. */
  public float[] direct() {
    return direct;
  }

  /** Input by input, the weight for each unit; training changes it in place. */
  public float[] weights() {
    return weights;
  }

  /** Of each unit; training changes it in place. */
  public float[] biases() {
    return biases;
  }

  /** What each unit adds to the result; training changes it in place. */
  public float[] outputs() {
    return outputs;
  }

  /** The rating of a party; the difference between two parties is the logarithm of their odds. */
  public float rate(float[] features) {
    return rate(features, units);
  }

  /** The same, and leaves in a buffer what each unit contributes before its output weight. */
  public float rate(float[] features, float[] into) {
    System.arraycopy(biases, 0, into, 0, hidden);
    float sum = 0;
    for (int i = 0; i < inputs; i++) {
      float feature = features[i];
      if (feature != 0) {
        sum += feature * direct[i];
        int from = i * hidden;
        for (int unit = 0; unit < hidden; unit++) {
          into[unit] += feature * weights[from + unit];
        }
      }
    }
    for (int unit = 0; unit < hidden; unit++) {
      into[unit] = Math.max(0, into[unit]);
      sum += into[unit] * outputs[unit];
    }
    return sum;
  }
}
