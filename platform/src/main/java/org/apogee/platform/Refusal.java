package org.apogee.platform;

import java.util.regex.Pattern;

/**
 * A rejected request.
 *
 * @param code for programs, such as {@code stale-ply}; it never changes
 * @param kind what went wrong in general; the status of HTTP follows from it, in {@code
 *     platform.http} and nowhere else
 * @param sentence for people
 */
public record Refusal(String code, Kind kind, String sentence) {
  private static final Pattern CODE = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  public Refusal {
    if (!CODE.matcher(code).matches()) {
      throw new IllegalArgumentException("not a code: " + code);
    }
  }

  /** What went wrong in general. */
  public enum Kind {
    /** The request cannot be understood. {@link org.apogee.engine.BadInput} is always of this. */
    INVALID,
    /** Nobody knows who asks. */
    UNAUTHENTICATED,
    /** Whoever asks may not. */
    FORBIDDEN,
    /** What is asked about does not exist. */
    NOT_FOUND,
    /** What is asked about existed, and was removed for good. */
    GONE,
    /** The request is in order, but not in the present state of what it is about. */
    CONFLICT,
    /** The rules of the game do not allow it. */
    AGAINST_THE_RULES,
    /** The request did not arrive in time. */
    TIMED_OUT,
    /** The request is too large. */
    TOO_LARGE,
    /** The request is in a form that is not read here. */
    UNSUPPORTED,
    /** The request needs another protocol. */
    UPGRADE_REQUIRED,
    /** Too much at once or in an hour: later it is possible. */
    TOO_MANY,
    /** Not now, and it is no fault of the request. */
    UNAVAILABLE
  }
}
