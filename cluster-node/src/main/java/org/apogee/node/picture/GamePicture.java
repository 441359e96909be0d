package org.apogee.node.picture;

import java.util.List;
import org.apogee.platform.picture.Canvas;
import org.apogee.platform.picture.LinkPicture;

/** A game as a picture for link previews: its name, its seats with scores, and their curves. */
public final class GamePicture {
  /** The colours of the seats on the pages. */
  private static final int[] SEATS = {0x58a9ff, 0xffa23f, 0x4fd38c, 0xff84bd, 0xbda2ff, 0xf1de62};

  private static final int ROW = 56;
  private static final int LETTERS = 4;
  private static final int CHART_LEFT = 560;
  private static final int BOTTOM = LinkPicture.HEIGHT - LinkPicture.MARGIN;
  private static final int RIGHT = LinkPicture.WIDTH - LinkPicture.MARGIN;

  /**
   * A seat.
   *
   * @param result its place and its score, in a few characters
   */
  public record Seat(String name, String result) {}

  /**
   * What is drawn.
   *
   * @param state one line, such as {@code live, 120 decisions}
   * @param curves for each seat its values over the game
   */
  public record Content(String title, String state, List<Seat> seats, List<double[]> curves) {
    public Content {
      seats = List.copyOf(seats);
      curves = List.copyOf(curves);
    }
  }

  public byte[] draw(Content content) {
    var picture = new LinkPicture(content.title(), content.state());
    for (int number = 0; number < content.seats().size(); number++) {
      var seat = content.seats().get(number);
      int top = LinkPicture.TOP + 12 + number * ROW;
      int colour = SEATS[number % SEATS.length];
      picture.row(top, colour, seat.name(), seat.result(), CHART_LEFT - 24, LETTERS);
    }
    picture
        .canvas()
        .box(
            CHART_LEFT,
            LinkPicture.TOP,
            RIGHT - CHART_LEFT,
            BOTTOM - LinkPicture.TOP,
            LinkPicture.PANEL);
    curves(picture.canvas(), content.curves());
    return picture.png();
  }

  private static void curves(Canvas canvas, List<double[]> curves) {
    double least = 0;
    double most = 1e-9;
    for (var curve : curves) {
      for (double value : curve) {
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    double wide = RIGHT - CHART_LEFT - 32;
    double high = BOTTOM - LinkPicture.TOP - 32;
    for (int seat = 0; seat < curves.size(); seat++) {
      var curve = curves.get(seat);
      for (int i = 1; i < curve.length; i++) {
        canvas.line(
            CHART_LEFT + 16 + wide * (i - 1) / (curve.length - 1),
            BOTTOM - 16 - high * (curve[i - 1] - least) / (most - least),
            CHART_LEFT + 16 + wide * i / (curve.length - 1),
            BOTTOM - 16 - high * (curve[i] - least) / (most - least),
            4,
            SEATS[seat % SEATS.length]);
      }
    }
  }
}
