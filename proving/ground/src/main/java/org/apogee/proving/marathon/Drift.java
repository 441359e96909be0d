package org.apogee.proving.marathon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.fault.Vitals;
import org.apogee.proving.marathon.Slope.Point;
import org.apogee.proving.rig.OutsideConnection;

/** What processes that live through all faults hold, again and again: it must not grow. */
final class Drift {
  /** What may be added in the whole run: a fifth, and pools that grow when they have work. */
  private static final double SHARE = 0.2;

  private static final double POOLS = 8;
  private static final double HEAP_BYTES = 30e6;

  /** The first points show caches and pools that fill. */
  private static final int SETTLING = 3;

  private final long begin = System.nanoTime();
  private final Map<String, List<Point>> points = new LinkedHashMap<>();

  /**
   * One look at them all.
   *
   * @param survivor the node that no fault ends
   * @param names of all processes with metrics, in the order of their management addresses
   */
  void look(TestBed bed, int survivor, List<String> names) throws InterruptedException {
    add("heap of " + names.get(survivor), (double) Vitals.heapBytes(bed, survivor));
    for (int i = 0; i < names.size(); i++) {
      if (i == survivor || i >= bed.stack().nodeAddresses().size()) {
        var page = bed.metrics(i);
        if (!page.isEmpty()) {
          add("threads of " + names.get(i), Vitals.sum(page, "jvm_threads_live_threads"));
          add("descriptors of " + names.get(i), Vitals.sum(page, "process_files_open_files"));
          add("series of " + names.get(i), series(page));
        }
      }
    }
    add("connections", OutsideConnection.connections(bed.stack().databaseUrl()));
  }

  private static double series(String page) {
    return page.lines().filter(line -> !line.isEmpty() && line.charAt(0) != '#').count();
  }

  void add(String name, double value) {
    add(name, (System.nanoTime() - begin) / 3.6e12, value);
  }

  void add(String name, double hours, double value) {
    points.computeIfAbsent(name, _ -> new ArrayList<>()).add(new Point(hours, value));
  }

  /** A sentence for each quantity. */
  List<String> figures() {
    var figures = new ArrayList<String>();
    points.forEach((name, all) -> {
      if (isEnough(all)) {
        var slope = Slope.of(settled(all));
        figures.add(
            String.format(
                Locale.ROOT,
                "%s: %,.0f at first, %+,.1f an hour (standard error %,.1f; %d looks)",
                name,
                slope.start(),
                slope.perHour(),
                slope.error(),
                all.size()));
      } else {
        figures.add("%s: too few looks for a slope (%d)".formatted(name, all.size()));
      }
    });
    return figures;
  }

  /** A sentence for each quantity that surely grows by more than it may. */
  List<String> faults() {
    var faults = new ArrayList<String>();
    points.forEach((name, all) -> {
      if (isEnough(all)) {
        var used = settled(all);
        var slope = Slope.of(used);
        double hours = used.getLast().hours() - used.getFirst().hours();
        double least = name.startsWith("heap") ? HEAP_BYTES : POOLS;
        double allowed = Math.max(least, SHARE * slope.start());
        if (slope.rises(hours, allowed)) {
          faults.add(
              String.format(
                  Locale.ROOT,
                  "%s grew by %,.1f an hour for %.1f hours; %,.0f in all are allowed",
                  name,
                  slope.perHour(),
                  hours,
                  allowed));
        }
      }
    });
    return faults;
  }

  private static boolean isEnough(List<Point> all) {
    return all.size() >= 2 * SETTLING;
  }

  private static List<Point> settled(List<Point> all) {
    return all.subList(SETTLING, all.size());
  }
}
