package org.apogee.platform.http;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.token.Authenticator;
import org.apogee.platform.token.Caller;

/**
 * Looks tokens up without letting strangers keep the database busy: a few at a time, guesses apart
 * from tokens that were issued, and a token that was refused is refused again from memory.
 */
final class TokenLookups {
  /** Together at most half of a process's usual 8 connections. */
  private static final int ISSUED_AT_ONCE = 3;

  private static final int GUESSES_AT_ONCE = 1;

  /** Long enough for the statement before to end or to be cut by the database. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** A bound on memory: a flood of guesses pushes out the oldest. */
  private static final int REFUSED_MAX = 10_000;

  /** Short, because a token of the organiser may be stored a moment after it was tried. */
  private static final long REFUSED_NANOS = Duration.ofSeconds(5).toNanos();

  private final Authenticator authenticator;
  private final LongSupplier nanoTime;
  private final Semaphore issued = new Semaphore(ISSUED_AT_ONCE, true);
  private final Semaphore guesses = new Semaphore(GUESSES_AT_ONCE, true);
  private final Map<String, Refused> refused =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Refused> eldest) {
          return size() > REFUSED_MAX;
        }
      };

  private record Refused(RequestRefused why, long at) {}

  TokenLookups(Authenticator authenticator, LongSupplier nanoTime) {
    this.authenticator = authenticator;
    this.nanoTime = nanoTime;
  }

  /** Why a token was refused a moment ago. */
  Optional<RequestRefused> refusedLately(String bearer) {
    synchronized (refused) {
      var found = refused.get(bearer);
      return found == null || nanoTime.getAsLong() - found.at > REFUSED_NANOS
          ? Optional.empty()
          : Optional.of(found.why);
    }
  }

  /**
   * Asks the database, when it is this request's turn.
   *
   * @throws RequestRefused as {@link Authenticator#find}
   */
  Caller find(String bearer, boolean isIssued) {
    var lane = isIssued ? issued : guesses;
    enter(lane);
    try {
      // Somebody with the same token may have been before us.
      var known = authenticator.known(bearer);
      return known.isPresent() ? known.get() : authenticator.find(bearer);
    } catch (RequestRefused why) {
      synchronized (refused) {
        refused.put(bearer, new Refused(why, nanoTime.getAsLong()));
      }
      throw why;
    } finally {
      lane.release();
    }
  }

  private static void enter(Semaphore lane) {
    try {
      if (lane.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    throw RequestRefused.retry(
        Kind.UNAVAILABLE,
        "unavailable",
        "Tokens cannot be checked at the moment. Retry.",
        Duration.ofSeconds(1));
  }
}
