package org.apogee.node.picture;

import java.util.List;

/** A game as a picture for link previews: its name, its seats with scores, and their curves. */
public final class GamePicture {
  public static final int WIDTH = 1200;
  public static final int HEIGHT = 630;

  private static final int GROUND = 0x0a0e1a;
  private static final int PANEL = 0x121829;
  private static final int TEXT = 0xe9edf8;
  private static final int QUIET = 0xa9b4cf;
  private static final int SUN = 0xffb454;

  /** The colours of the seats on the pages. */
  private static final int[] SEATS = {0x58a9ff, 0xffa23f, 0x4fd38c, 0xff84bd, 0xbda2ff, 0xf1de62};

  private static final int MARGIN = 60;
  private static final int LARGE = 10;
  private static final int MEDIUM = 6;
  private static final int SMALL = 4;
  private static final int ROW = 56;
  private static final int CHART_TOP = 190;
  private static final int CHART_LEFT = 560;

  private final Letters letters = Letters.load();

  /**
   * A seat.
   *
   * @param result its place or its score, in a few characters
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
    var canvas = new Canvas(WIDTH, HEIGHT, GROUND);
    int right = WIDTH - MARGIN;
    int room = right - 2 * ROW;
    int dot = Canvas.widthOf(content.title(), LARGE) > room - MARGIN ? MEDIUM : LARGE;
    canvas.text(letters, content.title(), MARGIN, MARGIN, dot, room, TEXT);
    canvas.text(letters, content.state(), MARGIN, 146, SMALL, right, QUIET);
    sun(canvas, right - 24, MARGIN + 34);
    for (int seat = 0; seat < content.seats().size(); seat++) {
      seat(canvas, content.seats().get(seat), seat);
    }
    canvas.box(CHART_LEFT, CHART_TOP, right - CHART_LEFT, HEIGHT - MARGIN - CHART_TOP, PANEL);
    curves(canvas, content.curves());
    return canvas.png();
  }

  private static void sun(Canvas canvas, int x, int y) {
    for (int degree = 0; degree < 360; degree += 3) {
      double angle = Math.toRadians(degree);
      double dx = 52 * Math.cos(angle);
      double dy = 20 * Math.sin(angle);
      canvas.dot(x + dx * 0.86 + dy * 0.5, y - dx * 0.5 + dy * 0.86, 2, SEATS[0]);
    }
    canvas.dot(x, y, 18, SUN);
  }

  private void seat(Canvas canvas, Seat seat, int number) {
    int top = CHART_TOP + 12 + number * ROW;
    canvas.dot(MARGIN + 14, top + 14, 14, SEATS[number % SEATS.length]);
    int end = CHART_LEFT - 24;
    int resultLeft = end - Canvas.widthOf(seat.result(), SMALL);
    canvas.text(letters, seat.name(), MARGIN + 46, top, SMALL, resultLeft - SMALL, TEXT);
    canvas.text(letters, seat.result(), resultLeft, top, SMALL, end + SMALL, QUIET);
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
    double wide = WIDTH - MARGIN - CHART_LEFT - 32;
    double high = HEIGHT - MARGIN - CHART_TOP - 32;
    for (int seat = 0; seat < curves.size(); seat++) {
      var curve = curves.get(seat);
      for (int i = 1; i < curve.length; i++) {
        canvas.line(
            CHART_LEFT + 16 + wide * (i - 1) / (curve.length - 1),
            HEIGHT - MARGIN - 16 - high * (curve[i - 1] - least) / (most - least),
            CHART_LEFT + 16 + wide * i / (curve.length - 1),
            HEIGHT - MARGIN - 16 - high * (curve[i] - least) / (most - least),
            4,
            SEATS[seat % SEATS.length]);
      }
    }
  }
}
