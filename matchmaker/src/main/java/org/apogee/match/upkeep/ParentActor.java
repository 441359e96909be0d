package org.apogee.match.upkeep;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.match.upkeep.ChildBook.Ask;
import org.apogee.match.upkeep.ChildBook.Want;

/**
 * Runs a contest that consists of other contests: a competition with its tournaments, a season with
 * its competitions. It journals what was decided, keeps its line in the list, asks its children how
 * far they are, and leaves memory when nothing is left to do.
 */
public abstract class ParentActor<C, E, S extends ParentState>
    extends EventSourcedBehavior<C, E, S> {
  protected final String id;
  private final InstantSource clock;
  private final ActorContext<C> context;
  private final Ticker<C> ticker;
  private final Listing<C> listing;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final ChildBook book;

  /** Where an actor runs. */
  public record Home<C>(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      ActorContext<C> context,
      TimerScheduler<C> timers) {}

  /**
   * An actor that has not read its journal yet.
   *
   * @param entity the journal's ids begin with it
   * @param tick the message on which it sees what can be done now
   * @param lines writes its line in the list; {@code written} is the message about the end of that
   */
  protected ParentActor(
      String entity,
      Home<C> home,
      InstantSource clock,
      C tick,
      ChildBook book,
      Listing.Lines lines,
      Listing.Written<C> written) {
    super(PersistenceId.of(entity, home.id), Backoff.afterFailedWrite());
    this.id = home.id;
    this.clock = clock;
    this.context = home.context;
    this.ticker = new Ticker<>(home.timers, home.context.getSelf(), tick);
    this.listing = new Listing<>(home.context, lines, written);
    this.shard = home.shard;
    this.book = book;
  }

  protected abstract Effect<E, S> onCommand(S state, C command, long now);

  protected abstract void apply(S state, E event);

  /** What it does next by itself. */
  protected abstract List<E> next(S state, long now);

  /** What follows from the outcome of a child. */
  protected abstract List<E> heard(S state, ChildAnswer answer, long now);

  protected abstract Map<String, Want> wanted(S state);

  /** Sends a request to a child; fails if no answer comes. */
  protected abstract CompletionStage<ChildAnswer> send(S state, Ask ask);

  protected abstract C answered(ChildAnswer answer);

  protected abstract ObjectNode summary(S state);

  @Override
  public CommandHandler<C, E, S> commandHandler() {
    return (state, command) -> onCommand(state, command, clock.millis());
  }

  @Override
  public EventHandler<S, E> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.isNew() ? emptyState() : state;
      apply(changed, event);
      return changed;
    };
  }

  /** Replies once the events are stored. */
  protected final Effect<E, S> carryOut(List<E> events, Runnable reply) {
    if (events.isEmpty()) {
      reply.run();
      ticker.now();
      return Effect().none();
    }
    return Effect()
        .persist(events)
        .thenRun(after -> {
          reply.run();
          changed(after);
        });
  }

  /** Sees what can be done now. */
  protected final Effect<E, S> onTick(S state, long now) {
    ask(state, now);
    list(state);
    var events = next(state, now);
    return events.isEmpty() ? leaveIfOver(state) : journal(events);
  }

  protected final Effect<E, S> onAnswer(S state, ChildAnswer answer, long now) {
    book.answered(answer, now);
    var events = answer.outcome().isEmpty() ? List.<E>of() : heard(state, answer, now);
    if (!events.isEmpty()) {
      return journal(events);
    }
    if (answer.state() == ChildAnswer.State.MISSING || answer.state() == ChildAnswer.State.OPEN) {
      ask(state, now);
    }
    return leaveIfOver(state);
  }

  protected final Effect<E, S> onListed(S state, long version, boolean done) {
    listing.written(version, done);
    if (done) {
      list(state);
    }
    return leaveIfOver(state);
  }

  /** A complete one is loaded to reply and to look for corrections, and unloaded again. */
  protected final Effect<E, S> leaveIfOver(S state) {
    boolean isListed = state.isNew() || listing.isListed(state.version());
    if (!state.isLive() && book.isIdle(wanted(state)) && isListed) {
      ticker.stop();
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
    return Effect().none();
  }

  private void ask(S state, long now) {
    for (var ask : book.due(wanted(state), now)) {
      context.pipeToSelf(
          send(state, ask),
          (answer, why) ->
              answered(
                  why == null ? answer : ChildAnswer.of(ask.child(), ChildAnswer.State.UNKNOWN)));
    }
  }

  private Effect<E, S> journal(List<E> events) {
    return Effect().persist(events).thenRun(this::changed);
  }

  private void changed(S state) {
    list(state);
    ticker.now();
    ticker.start();
  }

  private void list(S state) {
    if (!state.isNew()) {
      listing.put(state.version(), () -> summary(state));
    }
  }

  @Override
  public SignalHandler<S> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .build();
  }

  private void recovered(S state) {
    if (!state.isNew()) {
      ask(state, clock.millis());
      list(state);
      ticker.start();
    }
  }
}
