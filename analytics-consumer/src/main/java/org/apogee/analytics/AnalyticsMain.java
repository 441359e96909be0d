package org.apogee.analytics;

import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.platform.process.ProcessMain;
import org.slf4j.Logger;

/**
 * The analytics as a process of their own: run until a signal. With the argument {@code recompute}:
 * compute all numbers again, compare them, end with 1 if they differ.
 */
public final class AnalyticsMain {
  private static final String RECOMPUTE = "recompute";

  private AnalyticsMain() {}

  public static void main(String[] args) {
    if (List.of(args).equals(List.of(RECOMPUTE))) {
      ProcessMain.exit(AnalyticsMain.class, AnalyticsMain::recompute);
    }
    ProcessMain.serve(AnalyticsMain.class, () -> start(args));
  }

  private static Analytics start(String[] args) {
    if (args.length > 0) {
      throw new BadInput("bad-usage", "The only accepted argument is '" + RECOMPUTE + "'.");
    }
    return Analytics.start(Analytics.load(Map.of()));
  }

  private static int recompute(Logger log) {
    var report = Analytics.recompute(Analytics.load(Map.of()), log::info);
    report.differences().forEach(log::error);
    log.info("{} records, {} rows compared", report.records(), report.rows());
    return report.differences().isEmpty() ? ProcessMain.DONE : ProcessMain.FAILED;
  }
}
