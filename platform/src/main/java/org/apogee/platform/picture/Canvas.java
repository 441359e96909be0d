package org.apogee.platform.picture;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** A picture of coloured pixels that becomes a PNG. */
public final class Canvas {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int BITS = 8;
  private static final int RGB = 2;
  private static final int BYTE = 255;

  private final int width;
  private final int height;
  private final int[] pixels;

  Canvas(int width, int height, int colour) {
    this.width = width;
    this.height = height;
    this.pixels = new int[width * height];
    Arrays.fill(pixels, colour);
  }

  public void box(int left, int top, int wide, int high, int colour) {
    for (int y = Math.max(0, top); y < Math.min(height, top + high); y++) {
      int from = Math.clamp(left, 0, width);
      int to = Math.clamp(left + wide, from, width);
      Arrays.fill(pixels, y * width + from, y * width + to, colour);
    }
  }

  /** A line with round ends and a soft edge of one pixel. */
  public void line(double x1, double y1, double x2, double y2, double thick, int colour) {
    double radius = thick / 2;
    int top = (int) Math.floor(Math.min(y1, y2) - radius - 1);
    int bottom = (int) Math.ceil(Math.max(y1, y2) + radius + 1);
    int left = (int) Math.floor(Math.min(x1, x2) - radius - 1);
    int right = (int) Math.ceil(Math.max(x1, x2) + radius + 1);
    double length = Math.hypot(x2 - x1, y2 - y1);
    for (int y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      for (int x = Math.max(0, left); x < Math.min(width, right); x++) {
        double along =
            length == 0
                ? 0
                : Math.clamp(
                    ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / (length * length), 0, 1);
        double away = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
        mix(x, y, colour, Math.clamp(radius + 0.5 - away, 0, 1));
      }
    }
  }

  public void dot(double x, double y, double radius, int colour) {
    line(x, y, x, y, 2 * radius, colour);
  }

  /** Text whose letters have dots of so many pixels; it ends before {@code right}. */
  void text(Letters letters, String text, int left, int top, int dot, int right, int colour) {
    int x = left;
    for (char letter : letters.drawable(text).toCharArray()) {
      if (x + Letters.WIDTH * dot > right) {
        return;
      }
      for (int row = 0; row < Letters.HEIGHT; row++) {
        for (int column = 0; column < Letters.WIDTH; column++) {
          if (letters.isSet(letter, row, column)) {
            box(x + column * dot, top + row * dot, dot, dot, colour);
          }
        }
      }
      x += (Letters.WIDTH + 1) * dot;
    }
  }

  static int widthOf(String text, int dot) {
    return text.length() * (Letters.WIDTH + 1) * dot;
  }

  private void mix(int x, int y, int colour, double share) {
    int under = pixels[y * width + x];
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int a = (under >> shift) & BYTE;
      int b = (colour >> shift) & BYTE;
      mixed |= (int) Math.round(a + (b - a) * share) << shift;
    }
    pixels[y * width + x] = mixed;
  }

  public byte[] png() {
    var out = new ByteArrayOutputStream();
    try (var data = new DataOutputStream(out)) {
      data.write(SIGNATURE);
      chunk(data, "IHDR", header());
      chunk(data, "IDAT", packed());
      chunk(data, "IEND", new byte[0]);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }

  private byte[] header() throws IOException {
    var out = new ByteArrayOutputStream();
    var data = new DataOutputStream(out);
    data.writeInt(width);
    data.writeInt(height);
    data.write(new byte[] {BITS, RGB, 0, 0, 0});
    return out.toByteArray();
  }

  /** Each row without a filter: the picture has large areas of one colour. */
  private byte[] packed() throws IOException {
    var out = new ByteArrayOutputStream();
    var deflater = new Deflater(Deflater.BEST_SPEED);
    try (var zip = new DeflaterOutputStream(out, deflater)) {
      var row = new byte[1 + 3 * width];
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          int pixel = pixels[y * width + x];
          row[3 * x + 1] = (byte) (pixel >> 16);
          row[3 * x + 2] = (byte) (pixel >> 8);
          row[3 * x + 3] = (byte) pixel;
        }
        zip.write(row);
      }
    } finally {
      deflater.end();
    }
    return out.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] content) throws IOException {
    var name = type.getBytes(US_ASCII);
    var sum = new CRC32();
    sum.update(name);
    sum.update(content);
    out.writeInt(content.length);
    out.write(name);
    out.write(content);
    out.writeInt((int) sum.getValue());
  }
}
