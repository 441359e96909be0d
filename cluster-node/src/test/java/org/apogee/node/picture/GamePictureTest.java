package org.apogee.node.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.apogee.node.picture.GamePicture.Content;
import org.apogee.node.picture.GamePicture.Seat;
import org.apogee.platform.picture.LinkPicture;
import org.junit.jupiter.api.Test;

/** Java's own reader judges the PNG; it needs no fonts. */
class GamePictureTest {
  private static final int CHART_X = 860;

  private final GamePicture pictures = new GamePicture();

  private static Content content(String title, double... first) {
    var seats = List.of(new Seat("Ada", "1st"), new Seat("Bj\u00f6rn \u2605", "2nd"));
    return new Content(title, "Ada wins.", seats, List.of(first, new double[] {0, 0, 0}));
  }

  private static int[] column(byte[] png, int x) throws IOException {
    var image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(LinkPicture.WIDTH);
    assertThat(image.getHeight()).isEqualTo(LinkPicture.HEIGHT);
    var column = new int[LinkPicture.HEIGHT];
    for (int y = 0; y < column.length; y++) {
      column[y] = image.getRGB(x, y) & 0xffffff;
    }
    return column;
  }

  @Test
  void aCurveIsDrawnInTheColourOfItsSeat() throws IOException {
    var column = column(pictures.draw(content("SOL", 1, 1, 1)), CHART_X);
    assertThat(column).contains(0x58a9ff).contains(0xffa23f);
  }

  @Test
  void anotherTitleIsAnotherPicture() {
    assertThat(pictures.draw(content("NOVA", 1, 1)))
        .isNotEqualTo(pictures.draw(content("SOL", 1, 1)));
  }

  @Test
  void aGameWithoutDecisionsHasAPicture() throws IOException {
    assertThat(column(pictures.draw(content("SOL", 0)), CHART_X)).contains(0x121829);
  }
}
