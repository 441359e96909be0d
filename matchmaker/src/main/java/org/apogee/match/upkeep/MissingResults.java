package org.apogee.match.upkeep;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apogee.protocol.game.EndedGame;

/**
 * Looks for results that were lost on their way.
 *
 * <p>Results are brought, and usually within a second. One matchmaker brings them all, so while it
 * is replaced a result may be late; whoever waits asks the table of results itself now and then.
 */
public final class MissingResults<C> {
  /** Long enough that a game of ordinary length causes no query, short enough for spectators. */
  private static final long EVERY_MILLIS = 20_000;

  private final ActorContext<C> context;
  private final Finder finder;
  private final Function<Map<Long, EndedGame>, C> found;
  private long looked;

  /** Finds those of these games that have ended, by the number of their result. */
  @FunctionalInterface
  public interface Finder {
    CompletionStage<Map<Long, EndedGame>> of(List<String> games);
  }

  public MissingResults(
      ActorContext<C> context, Finder finder, Function<Map<Long, EndedGame>, C> found) {
    this.context = context;
    this.finder = finder;
    this.found = found;
  }

  /**
   * Looks, if it is time.
   *
   * @param live the games that are waited for; while there are none, the waiting begins anew
   */
  public void look(List<String> live, long now) {
    if (looked == 0 || live.isEmpty()) {
      looked = now;
    } else if (now - looked >= EVERY_MILLIS) {
      looked = now;
      context.pipeToSelf(
          finder.of(live), (results, why) -> found.apply(why == null ? results : Map.of()));
    }
  }

  /** Sends the actor each result as if it had been brought. */
  public void deliver(Map<Long, EndedGame> results, BiFunction<Long, EndedGame, C> result) {
    results.forEach((number, ended) -> context.getSelf().tell(result.apply(number, ended)));
  }
}
