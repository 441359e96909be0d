package org.apogee.node.game;

import java.util.function.Supplier;
import org.apogee.node.service.Absences;
import org.apogee.node.service.FormerHost;
import org.apogee.node.service.Uptime;

/**
 * The times during which the players of a game could not be served: those of its node, and failures
 * of this game alone. It reads no clock.
 *
 * <p>The state of a game contains every absence up to its last event; only later ones count here.
 * So no time is returned twice.
 */
public class GameClock {
  private static final long NOT_FAILING = Long.MIN_VALUE;

  /** No request is on its way for so long. */
  private static final long LONGEST_WAY = 60_000;

  private final String node;
  private final Supplier<Uptime> uptime;
  private Absences own = Absences.NONE;
  private long countedTo;
  private long failingSince = NOT_FAILING;

  public GameClock(String node, Supplier<Uptime> uptime) {
    this.node = node;
    this.uptime = uptime;
  }

  /** For a command that comes from nobody outside. */
  public When now(long now) {
    return received(now, now);
  }

  /**
   * For a request.
   *
   * @param at when a node had received it; 0 from a node of an older version, which does not say
   */
  public When received(long at, long now) {
    long answeredAt = at > 0 ? Math.min(at, now) : now;
    long absent = absent(answeredAt, now);
    long settled = uptime.get().settled();
    return new When(now, answeredAt - absent, absent, settled - absent(settled, now));
  }

  /**
   * For how long, of the time since the last event, nobody could be served. It is negative for a
   * moment before that event: a request may have been received in an absence that the event gave
   * back in full.
   */
  protected long absent(long until, long now) {
    var known = uptime.get().absences(now);
    var all = own.isEmpty() ? known : known.with(own);
    return until < countedTo ? -all.within(until, countedTo) : all.within(countedTo, until);
  }

  /** True if an absence is in progress, or may just have ended. */
  boolean isUnsettled(long now) {
    return uptime.get().isUnsettled(now) || own.contain(now);
  }

  /** Whether the row of this node may soon forget what is not in the journal. */
  boolean isOldNews(long now) {
    return now - countedTo > Uptime.STORED / 2;
  }

  /** An event is stored that was decided at this moment; the next decision begins with it. */
  public void stored(long decidedAt, long now) {
    countedTo = decidedAt;
    failingSince = NOT_FAILING;
    own = own.after(decidedAt - LONGEST_WAY);
    if (now - decidedAt > Uptime.TOLERANCE) {
      own = own.with(decidedAt, now); // until now nobody heard of it, the next player neither
    }
  }

  /** It is not known whether an event is stored: the game has to be read again. */
  public void failed(long decidedAt) {
    if (failingSince == NOT_FAILING) {
      failingSince = decidedAt;
    }
  }

  /** The game has recovered from the journal and accepts moves again. */
  public void resumed(FormerHost former, long now) {
    countedTo = former.writtenAt();
    if (node.equals(former.node()) && failingSince != NOT_FAILING) {
      own = own.with(failingSince, now + Uptime.GRACE);
    } else {
      // It is new here. What kept it from the players of its own node nobody wrote down.
      own = node.equals(former.node()) ? unknown(former, now) : former.until(now);
    }
    failingSince = NOT_FAILING;
  }

  private static Absences unknown(FormerHost former, long now) {
    return FormerHost.unknown(former.writtenAt()).until(now);
  }
}
