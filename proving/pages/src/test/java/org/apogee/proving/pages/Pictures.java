package org.apogee.proving.pages;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;

/** Small PNG files for the documentation: 256 colours, packed as tightly as the JDK can. */
final class Pictures {
  static final Path FOLDER = Path.of("..", "..", "docs", "pictures");

  private static final int COLOURS = 256;

  private Pictures() {}

  static void write(String name, byte[] png) {
    var bytes = new ByteArrayOutputStream();
    var writer = ImageIO.getImageWritersByFormatName("png").next();
    var packing = writer.getDefaultWriteParam();
    packing.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    packing.setCompressionQuality(0);
    try (var out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.write(null, new IIOImage(indexed(image(png)), null, null), packing);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } finally {
      writer.dispose();
    }
    try {
      Files.write(FOLDER.resolve(name + ".png"), bytes.toByteArray());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    System.out.printf("pages: picture %s: %d bytes%n", name, bytes.size());
  }

  private static BufferedImage image(byte[] png) {
    try {
      return ImageIO.read(new ByteArrayInputStream(png));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The same with a palette by median cut, without dithering: pages have large plain areas. */
  private static BufferedImage indexed(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] pixels = image.getRGB(0, 0, width, height, null, 0, width);
    var counts = new HashMap<Integer, Integer>();
    for (int pixel : pixels) {
      counts.merge(pixel & 0xffffff, 1, Integer::sum);
    }
    var places = new HashMap<Integer, Integer>();
    var palette = new byte[3][COLOURS];
    int used = 0;
    for (var box : boxes(counts)) {
      int mean = mean(box, counts);
      for (int channel = 0; channel < 3; channel++) {
        palette[channel][used] = (byte) channel(mean, channel);
      }
      for (int colour : box) {
        places.put(colour, used);
      }
      used++;
    }
    var model = new IndexColorModel(8, COLOURS, palette[0], palette[1], palette[2]);
    var small = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model);
    var raster = small.getRaster();
    for (int i = 0; i < pixels.length; i++) {
      raster.setSample(i % width, i / width, 0, places.getOrDefault(pixels[i] & 0xffffff, 0));
    }
    return small;
  }

  /** Splits the box whose colours differ most until there are as many boxes as colours. */
  private static List<List<Integer>> boxes(Map<Integer, Integer> counts) {
    var boxes = new ArrayList<List<Integer>>();
    boxes.add(new ArrayList<>(counts.keySet()));
    while (boxes.size() < COLOURS) {
      var widest = boxes.stream().max(Comparator.comparingLong(box -> worth(box, counts)));
      var box = widest.orElseThrow();
      if (box.size() < 2) {
        break;
      }
      int channel = widestChannel(box);
      box.sort(Comparator.comparingInt(colour -> channel(colour, channel)));
      int middle = middle(box, counts);
      boxes.remove(box);
      boxes.add(new ArrayList<>(box.subList(0, middle)));
      boxes.add(new ArrayList<>(box.subList(middle, box.size())));
    }
    return boxes;
  }

  /** Wide boxes first, and among them those with many pixels: a rare colour may be a little off. */
  private static long worth(List<Integer> box, Map<Integer, Integer> counts) {
    if (box.size() < 2) {
      return -1;
    }
    long pixels = box.stream().mapToLong(colour -> counts.getOrDefault(colour, 0)).sum();
    long range = range(box, widestChannel(box));
    return range * range * (long) Math.sqrt((double) pixels);
  }

  private static int widestChannel(List<Integer> box) {
    int widest = 0;
    for (int channel = 1; channel < 3; channel++) {
      widest = range(box, channel) > range(box, widest) ? channel : widest;
    }
    return widest;
  }

  private static int range(List<Integer> box, int channel) {
    int least = 255;
    int most = 0;
    for (int colour : box) {
      least = Math.min(least, channel(colour, channel));
      most = Math.max(most, channel(colour, channel));
    }
    return most - least;
  }

  private static int middle(List<Integer> box, Map<Integer, Integer> counts) {
    long half = box.stream().mapToLong(colour -> counts.getOrDefault(colour, 0)).sum() / 2;
    long passed = 0;
    for (int i = 0; i < box.size() - 1; i++) {
      passed += counts.getOrDefault(box.get(i), 0);
      if (passed >= half) {
        return i + 1;
      }
    }
    return box.size() - 1;
  }

  private static int mean(List<Integer> box, Map<Integer, Integer> counts) {
    long pixels = 0;
    long[] sums = new long[3];
    for (int colour : box) {
      int count = counts.getOrDefault(colour, 0);
      pixels += count;
      for (int channel = 0; channel < 3; channel++) {
        sums[channel] += (long) count * channel(colour, channel);
      }
    }
    int mean = 0;
    for (long sum : sums) {
      mean = mean << 8 | (int) ((sum + pixels / 2) / pixels);
    }
    return mean;
  }

  private static int channel(int colour, int channel) {
    return colour >> (16 - 8 * channel) & 0xff;
  }
}
