package org.apogee.node.receipt;

import java.time.Duration;
import java.util.Optional;
import org.apogee.platform.config.Configuration;

/**
 * How long receipts are kept.
 *
 * @param deleteAfter the end of their game; empty if they are kept for ever
 */
public record ReceiptSettings(Optional<Duration> deleteAfter) {
  private static final String NEVER = "never";

  /** A page that waited for the database is stored long before its game is due. */
  private static final Duration SHORTEST = Duration.ofDays(1);

  private static final Duration LONGEST = Duration.ofDays(36_500);

  /** Reads {@code apogee.receipts}. */
  public static ReceiptSettings from(Configuration apogee) {
    var receipts = apogee.under("receipts");
    return new ReceiptSettings(
        receipts.text("delete-after").equals(NEVER)
            ? Optional.empty()
            : Optional.of(receipts.duration("delete-after", SHORTEST, LONGEST)));
  }
}
