package org.apogee.platform.account;

import java.time.Duration;
import org.apogee.platform.config.Configuration;

/**
 * What people with a browser may do.
 *
 * @param isOpen whether people may make accounts
 * @param perAddress accounts per hour and address
 * @param everybodyOrganises whether every account may make events
 * @param failuresOfBoth failed sign-ins per hour of one account from one address
 * @param failuresOfAccount failed sign-ins per hour of one account
 * @param failuresOfAddress failed sign-ins per hour of one address
 * @param sessionTime the longest that a session lasts
 * @param sessionIdle the longest that it lasts without use
 * @param hashesAtOnce passwords that are checked at once
 */
public record AccountSettings(
    boolean isOpen,
    int perAddress,
    boolean everybodyOrganises,
    int failuresOfBoth,
    int failuresOfAccount,
    int failuresOfAddress,
    Duration sessionTime,
    Duration sessionIdle,
    int hashesAtOnce) {
  private static final int MANY = 1_000_000;
  private static final Duration LEAST = Duration.ofMinutes(1);
  private static final Duration MOST = Duration.ofDays(400);

  /** Reads {@code apogee.accounts}. */
  public static AccountSettings from(Configuration apogee) {
    var accounts = apogee.under("accounts");
    return new AccountSettings(
        choice(accounts, "sign-up", "open", "closed"),
        accounts.whole("per-address", 1, MANY),
        choice(accounts, "organise", "everybody", "nobody"),
        accounts.whole("failures-per-account-and-address", 1, MANY),
        accounts.whole("failures-per-account", 1, MANY),
        accounts.whole("failures-per-address", 1, MANY),
        accounts.duration("session-time", LEAST, MOST),
        accounts.duration("session-idle", LEAST, MOST),
        accounts.whole("hashes-at-once", 1, 64));
  }

  private static boolean choice(Configuration accounts, String key, String yes, String no) {
    var word = accounts.text(key);
    if (!word.equals(yes) && !word.equals(no)) {
      throw accounts.bad(key, "must be " + yes + " or " + no);
    }
    return word.equals(yes);
  }
}
