package org.apogee.proving.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class LeastSquaresTest {
  private static final Offset<Double> ABOUT = within(0.02); // the ridge pulls a little

  /** Two moments after which 2 and 3 come, in one quantity. */
  private static void play(LeastSquares squares, float[] first, float[] second) {
    var course = squares.new Course();
    course.moment(first, new double[] {0});
    course.moment(second, new double[] {2});
    course.end(new double[] {5});
  }

  @Test
  void aConstantForecastsTheMeanOfWhatComes() {
    var squares = new LeastSquares(1, 1, 1);
    play(squares, new float[] {1}, new float[] {1});
    assertThat(squares.solve(0)[0]).isEqualTo((5 + 3) / 2.0, ABOUT);
  }

  @Test
  void momentsThatDifferHaveForecastsOfTheirOwnWhateverLambda() {
    for (double lambda : new double[] {0, 0.5, 1}) {
      var squares = new LeastSquares(2, 1, lambda);
      play(squares, new float[] {1, 0}, new float[] {0, 1});
      assertThat(squares.solve(0)[0]).as("lambda " + lambda).isEqualTo(5, ABOUT);
      assertThat(squares.solve(0)[1]).as("lambda " + lambda).isEqualTo(3, ABOUT);
    }
  }

  @Test
  void fadedGamesCountForLess() {
    var squares = new LeastSquares(1, 1, 1);
    play(squares, new float[] {1}, new float[] {1});
    squares.fade(0);
    var course = squares.new Course();
    course.moment(new float[] {1}, new double[] {0});
    course.end(new double[] {7});
    assertThat(squares.solve(0)[0]).isEqualTo(7, ABOUT);
  }

  @Test
  void sumsAreReadAsTheyWereWritten() throws IOException {
    var squares = new LeastSquares(2, 1, 0.5);
    play(squares, new float[] {1, 2}, new float[] {3, 1});
    var bytes = new ByteArrayOutputStream();
    squares.write(new DataOutputStream(bytes));
    var read = new LeastSquares(2, 1, 0.5);
    read.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    assertThat(read.solve(0)).isEqualTo(squares.solve(0));
  }
}
