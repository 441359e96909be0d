package org.apogee.analytics;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.Map;
import org.apogee.analytics.consume.ConsumeSettings;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Recompute;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.log.ProcessLog;
import org.slf4j.Logger;

/**
 * The analytics as a process of their own: run until they are told to stop. With the argument
 * {@code recompute}: compute all numbers again, compare them, end with 1 if they differ.
 */
public final class AnalyticsMain {
  private static final String RECOMPUTE = "recompute";
  private static final int BAD_SETTING = 2;
  private static final int FAILED = 1;

  private AnalyticsMain() {}

  public static void main(String[] args) throws InterruptedException {
    var log = ProcessLog.begin(AnalyticsMain.class);
    try {
      if (List.of(args).equals(List.of(RECOMPUTE))) {
        System.exit(recompute(log));
      }
      if (args.length > 0) {
        throw new BadInput("bad-usage", "The only argument that is taken is '" + RECOMPUTE + "'.");
      }
      var analytics = Analytics.start(Analytics.load(Map.of()));
      Runtime.getRuntime().addShutdownHook(new Thread(analytics::close, "analytics-stop"));
      Thread.sleep(Long.MAX_VALUE);
    } catch (BadInput bad) {
      log.error("{}", bad.sentence());
      System.exit(BAD_SETTING);
    } catch (Unavailable away) {
      log.error("{}", away.sentence());
      System.exit(FAILED);
    }
  }

  private static int recompute(Logger log) {
    var apogee = Configuration.of(Analytics.load(Map.of()));
    try (var database =
        Database.open(DatabaseSettings.from(apogee), "recompute", new SimpleMeterRegistry())) {
      var report =
          new Recompute(
                  database, KafkaSettings.from(apogee), ConsumeSettings.from(apogee), log::info)
              .run(new PlackettLuce(Model.USUAL));
      report.differences().forEach(log::error);
      log.info("{} records, {} rows compared", report.records(), report.rows());
      return report.differences().isEmpty() ? 0 : FAILED;
    }
  }
}
