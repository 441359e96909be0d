package org.apogee.match.upkeep;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/**
 * Keeps an actor's line in its list up to date.
 *
 * <p>One write at a time: two at once could overtake each other, and each would cost a connection.
 * What changes during a write is written with the next call of {@link #put}.
 */
public final class Listing<C> {
  private final ActorContext<C> context;
  private final Lines lines;
  private final Written<C> written;
  private boolean writing;
  private long listed = -1;

  /** Writes one line; it replaces an older version only. Fails when the database is away. */
  @FunctionalInterface
  public interface Lines {
    CompletionStage<?> put(long version, ObjectNode summary);
  }

  /** The message about the end of a write, to be passed to {@link #written}. */
  @FunctionalInterface
  public interface Written<C> {
    C message(long version, boolean done);
  }

  public Listing(ActorContext<C> context, Lines lines, Written<C> written) {
    this.context = context;
    this.lines = lines;
    this.written = written;
  }

  /** Writes this version, unless it is listed or another write is on its way. */
  public void put(long version, Supplier<ObjectNode> summary) {
    if (!writing && version != listed) {
      writing = true;
      context.pipeToSelf(
          lines.put(version, summary.get()), (_, why) -> written.message(version, why == null));
    }
  }

  public void written(long version, boolean done) {
    writing = false;
    listed = done ? version : listed;
  }

  /** The newest version that was written; negative if none is known to be. */
  public long listed() {
    return listed;
  }

  public boolean isListed(long version) {
    return listed == version;
  }
}
