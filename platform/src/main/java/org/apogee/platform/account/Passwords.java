package org.apogee.platform.account;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;

/** Hashes and checks passwords, a few at a time: each one keeps a core busy for a while. */
class Passwords {
  /** The longest that {@code Fields} accepts, too. */
  static final int MOST = 200;

  private static final int LEAST = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** For names that do not exist, so that the time to answer does not tell them apart. */
  private static final String NOBODYS = PasswordHash.of("nobody has this password");

  private final Semaphore room;

  Passwords(int atOnce) {
    this.room = new Semaphore(atOnce, true);
  }

  /** Refuses what others guess first. */
  static void check(String password, String name) {
    if (password.length() < LEAST) {
      throw new BadInput("weak-password", "A password has at least " + LEAST + " characters.");
    }
    if (password.equalsIgnoreCase(name) || password.chars().distinct().count() < 4) {
      throw new BadInput(
          "weak-password", "A password must not be your name or a few characters repeated.");
    }
  }

  String hash(String password) {
    enter();
    try {
      return PasswordHash.of(password);
    } finally {
      room.release();
    }
  }

  /** Takes the same time whether there is a hash or not. */
  boolean fits(String password, Optional<String> stored) {
    enter();
    try {
      return isOf(password, stored.orElse(NOBODYS)) && stored.isPresent();
    } finally {
      room.release();
    }
  }

  /** One hash. */
  boolean isOf(String password, String stored) {
    return PasswordHash.fits(password, stored);
  }

  private void enter() {
    try {
      if (room.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    throw RequestRefused.retry(
        Kind.UNAVAILABLE,
        "unavailable",
        "Too many people sign in at the moment. Retry.",
        Duration.ofSeconds(2));
  }
}
