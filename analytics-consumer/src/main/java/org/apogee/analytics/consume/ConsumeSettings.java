package org.apogee.analytics.consume;

import java.util.List;
import org.apogee.platform.config.Configuration;

/**
 * How the feed is consumed.
 *
 * @param group all processes of one group share the partitions
 * @param recordsPerPoll how many records are taken in by one transaction, at most
 * @param recordBytesMax a longer record is set aside unread
 */
public record ConsumeSettings(
    String gamesTopic, String resultsTopic, String group, int recordsPerPoll, int recordBytesMax) {
  private static final int MIB = 1024 * 1024;

  /** Reads {@code apogee.analytics}. */
  public static ConsumeSettings from(Configuration apogee) {
    var analytics = apogee.under("analytics");
    return new ConsumeSettings(
        analytics.text("games-topic"),
        analytics.text("results-topic"),
        analytics.text("group"),
        analytics.whole("records-per-poll", 1, 10_000),
        analytics.bytes("record-max", 1024, 16 * MIB));
  }

  public List<String> topics() {
    return List.of(gamesTopic, resultsTopic);
  }
}
