package org.apogee.match.upkeep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.match.upkeep.ChildAnswer.State;

/**
 * What a competition asks its tournaments, or a season its competitions.
 *
 * <p>Nothing here is durable: after a crash every child is looked at first, and its own state says
 * what to ask next. So a request whose answer was lost is repeated only if it had no effect.
 */
public final class ChildBook {
  private static final long RETRY_MILLIS = 2_000;

  /** Spectators wait for the next stage; a look costs one message. */
  private static final long RUNNING_MILLIS = 1_000;

  /** The goal for a child. */
  public enum Want {
    /** It should be made, started and followed to its end, and corrections after it. */
    RUN,
    CANCEL
  }

  /** The requests to a child. */
  public enum Kind {
    LOOK,
    CREATE,
    START,
    CANCEL
  }

  /** One request to one child. */
  public record Ask(String child, Kind kind) {}

  private final long overMillis;
  private final Set<String> asking = new HashSet<>();
  private final Map<String, State> heard = new HashMap<>();
  private final Map<String, Long> again = new HashMap<>();

  /**
   * An empty book.
   *
   * @param overMillis how often a complete child is looked at for corrections; each look loads it
   */
  public ChildBook(long overMillis) {
    this.overMillis = overMillis;
  }

  /** Requests to send now; each counts as sent afterwards. */
  public List<Ask> due(Map<String, Want> wanted, long now) {
    var due = new ArrayList<Ask>();
    wanted.forEach((child, want) -> {
      if (again.getOrDefault(child, 0L) <= now && !isSettled(child, want) && asking.add(child)) {
        due.add(new Ask(child, next(want, heard.getOrDefault(child, State.UNKNOWN))));
      }
    });
    heard.keySet().retainAll(wanted.keySet());
    again.keySet().retainAll(wanted.keySet());
    return due;
  }

  private static Kind next(Want want, State state) {
    return switch (state) {
      case UNKNOWN, OVER -> Kind.LOOK;
      case MISSING -> want == Want.RUN ? Kind.CREATE : Kind.LOOK;
      case OPEN -> want == Want.RUN ? Kind.START : Kind.CANCEL;
      case RUNNING -> want == Want.RUN ? Kind.LOOK : Kind.CANCEL;
    };
  }

  private boolean isSettled(String child, Want want) {
    var state = heard.getOrDefault(child, State.UNKNOWN);
    return want == Want.CANCEL && (state == State.MISSING || state == State.OVER);
  }

  public void answered(ChildAnswer answer, long now) {
    asking.remove(answer.child());
    heard.put(answer.child(), answer.state());
    again.put(
        answer.child(),
        now
            + switch (answer.state()) {
              case UNKNOWN -> RETRY_MILLIS;
              case MISSING, OPEN -> 0;
              case RUNNING -> RUNNING_MILLIS;
              case OVER -> overMillis;
            });
  }

  /** True if nothing is under way and, of those to cancel, every one is. */
  public boolean isIdle(Map<String, Want> wanted) {
    return asking.isEmpty()
        && wanted.entrySet().stream()
            .allMatch(
                entry -> entry.getValue() == Want.RUN || isSettled(entry.getKey(), Want.CANCEL));
  }
}
