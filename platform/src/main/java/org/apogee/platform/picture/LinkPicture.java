package org.apogee.platform.picture;

/**
 * A picture for link previews: a title, a line about the state, and rows of names with results.
 * What else it shows is drawn on its canvas.
 */
public final class LinkPicture {
  public static final int WIDTH = 1200;
  public static final int HEIGHT = 630;
  public static final int MARGIN = 60;
  public static final int PANEL = 0x121829;

  /** Where the part below title and state begins. */
  public static final int TOP = 190;

  private static final int GROUND = 0x0a0e1a;
  private static final int TEXT = 0xe9edf8;
  private static final int QUIET = 0xa9b4cf;
  private static final int SUN = 0xffb454;
  private static final int ORBIT = 0x58a9ff;
  private static final int LARGE = 10;
  private static final int MEDIUM = 6;
  private static final int SMALL = 4;
  private static final int STATE_TOP = 146;
  private static final int SUN_ROOM = 112;
  private static final Letters LETTERS = Letters.load();

  private final Canvas canvas = new Canvas(WIDTH, HEIGHT, GROUND);

  public LinkPicture(String title, String state) {
    int right = WIDTH - MARGIN;
    int room = right - SUN_ROOM;
    int dot = Canvas.widthOf(title, LARGE) > room - MARGIN ? MEDIUM : LARGE;
    canvas.text(LETTERS, title, MARGIN, MARGIN, dot, room, TEXT);
    canvas.text(LETTERS, state, MARGIN, STATE_TOP, SMALL, right, QUIET);
    sun(right - 24, MARGIN + 34);
  }

  private void sun(int x, int y) {
    for (int degree = 0; degree < 360; degree += 3) {
      double angle = Math.toRadians(degree);
      double dx = 52 * Math.cos(angle);
      double dy = 20 * Math.sin(angle);
      canvas.dot(x + dx * 0.86 + dy * 0.5, y - dx * 0.5 + dy * 0.86, 2, ORBIT);
    }
    canvas.dot(x, y, 18, SUN);
  }

  /**
   * A name after a dot, and its result at the end.
   *
   * @param size how many pixels a dot of its letters has
   */
  public void row(int top, int colour, String name, String result, int end, int size) {
    int radius = Letters.HEIGHT * size / 2;
    canvas.dot(MARGIN + radius, top + radius, radius, colour);
    int resultLeft = end - Canvas.widthOf(result, size);
    int left = MARGIN + 2 * radius + Letters.HEIGHT * size * 2 / 3;
    canvas.text(LETTERS, name, left, top, size, resultLeft - size, TEXT);
    canvas.text(LETTERS, result, resultLeft, top, size, end + size, QUIET);
  }

  /** For what else there is. */
  public Canvas canvas() {
    return canvas;
  }

  public byte[] png() {
    return canvas.png();
  }
}
