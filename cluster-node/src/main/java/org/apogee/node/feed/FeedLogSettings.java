package org.apogee.node.feed;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/**
 * The feed for readers without Kafka.
 *
 * @param age how long its records are kept; zero if there is no such feed
 */
public record FeedLogSettings(Duration age) {
  private static final Duration AGE_MOST = Duration.ofDays(3650);

  /** Reads {@code apogee.feed}. */
  public static FeedLogSettings from(Configuration apogee) {
    return new FeedLogSettings(apogee.under("feed").duration("http-age", Duration.ZERO, AGE_MOST));
  }

  public boolean isOn() {
    return age.isPositive();
  }
}
