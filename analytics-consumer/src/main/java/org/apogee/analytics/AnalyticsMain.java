package org.apogee.analytics;

import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The analytics as a process of their own: run until they are told to stop. */
public final class AnalyticsMain {
  private static final Logger LOG = LoggerFactory.getLogger(AnalyticsMain.class);
  private static final int BAD_SETTING = 2;
  private static final int FAILED = 1;

  private AnalyticsMain() {}

  public static void main(String[] args) throws InterruptedException {
    try {
      var analytics = Analytics.start(Analytics.load(Map.of()));
      Runtime.getRuntime().addShutdownHook(new Thread(analytics::close, "analytics-stop"));
      Thread.sleep(Long.MAX_VALUE);
    } catch (BadInput bad) {
      LOG.error("{}", bad.sentence());
      System.exit(BAD_SETTING);
    } catch (Unavailable away) {
      LOG.error("{}", away.sentence());
      System.exit(FAILED);
    }
  }
}
