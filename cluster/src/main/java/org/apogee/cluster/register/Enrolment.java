package org.apogee.cluster.register;

import com.typesafe.config.Config;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.AbstractExtensionId;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.Extension;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apogee.cluster.register.Register.Entry;
import org.apogee.platform.Unavailable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This process in the register: it founds or enters a cluster, confirms itself every second, and
 * shuts down when it was removed.
 *
 * <p>An outage of the database removes nobody: the state of the member stays, because no other
 * process can found a cluster meanwhile. A process that was paused cannot know what it missed. So
 * it does not count as a member from its first instruction until the register has answered. One
 * thread does all of this; after a pause its tick is overdue and queries the register immediately.
 */
public final class Enrolment implements Extension {
  private static final Logger LOG = LoggerFactory.getLogger(Enrolment.class);
  private static final Id ID = new Id();

  /** Short: until it has entered, this member may host nothing, and its start waits. */
  private static final Duration BETWEEN_ENTRIES = Duration.ofMillis(200);

  /**
   * Without an answer or a failure for this long, the process was paused, because an attempt takes
   * at most five seconds. The value is below the duration of {@link FoundingWatch#LOOKS} and below
   * the silence after which another cluster may be founded, so a replaced process never counts as a
   * member.
   */
  private static final Duration STOOD_STILL = Duration.ofSeconds(6);

  /** Fellows that just joined may not have entered yet: 15 s at one attempt in 200 ms. */
  private static final int STRANGER_MOST = 75;

  /** How long the resolver waits for a database that is away, before its side gives itself up. */
  private static final Duration DECISION_PATIENCE = Duration.ofSeconds(60);

  /** A member that downs itself is gone within two seconds; else the hard way. */
  private static final Duration END_PATIENCE = Duration.ofSeconds(10);

  private enum Part {
    NONE,
    SEEKING,
    MEMBER,
    OVER
  }

  /** The condition under which this member tries to found a cluster. */
  public enum Founding {
    /** Nobody else exists. */
    ALONE,
    /** The seeds do not answer. */
    SEEDS,
    /** Pekko's bootstrap says so, see {@link RegisterJoinDecider}. */
    BOOTSTRAP
  }

  private final ExtendedActorSystem system;
  private final OwnView view;
  private final RegisterThread thread = new RegisterThread();
  private final CompletableFuture<Void> entered = new CompletableFuture<>();

  // Written by the one thread and read by any: each is a value of its own, and part is written
  // last, so a thread that reads MEMBER also reads the number of that cluster.
  private volatile Part part = Part.NONE;
  private volatile long number;
  private volatile long settledNanos;
  private volatile String obstacle = "no member answers";
  private volatile boolean hasLeft;

  // From here on for the one thread alone.
  private final JdbcRegister register;
  private Founding founding = Founding.SEEDS;
  private boolean hostsGames;
  private FoundingWatch watch = new FoundingWatch(false);
  private boolean isAway;
  private int strangeAnswers;

  private Enrolment(ExtendedActorSystem system) {
    this.system = system;
    view = new OwnView(system);
    register = registerOf(system.settings().config());
  }

  private static final class Id extends AbstractExtensionId<Enrolment> {
    @Override
    public Enrolment createExtension(ExtendedActorSystem system) {
      return new Enrolment(system);
    }
  }

  private static JdbcRegister registerOf(Config config) {
    var database = config.getConfig("apogee-register");
    return new JdbcRegister(
        database.getString("url"), database.getString("user"), database.getString("password"));
  }

  public static Enrolment of(ActorSystem system) {
    return ID.get(system);
  }

  public static Enrolment of(org.apache.pekko.actor.typed.ActorSystem<?> system) {
    return of(Adapter.toClassic(system));
  }

  /**
   * Begins to look into the register; the formation looks for members at the same time.
   *
   * @param hosts whether this member hosts games; else it may found no cluster
   */
  public void begin(Founding how, boolean hosts) {
    founding = how;
    hostsGames = hosts;
    watch = new FoundingWatch(how != Founding.SEEDS);
    part = Part.SEEKING;
    CoordinatedShutdown.get(system)
        .addTask(
            CoordinatedShutdown.PhaseBeforeActorSystemTerminate(), "leave-register", this::leave);
    Removals.watch(system, this);
    thread.later(Duration.ZERO, this::tick);
  }

  /** Whatever happens, there is a next time: a member that stops confirming itself is removed. */
  private void tick() {
    var pause = FoundingWatch.BETWEEN_LOOKS;
    try {
      switch (part) {
        case SEEKING -> pause = seek();
        case MEMBER -> confirm();
        case NONE, OVER -> {
          return;
        }
      }
      settled(null);
    } catch (SQLException away) {
      watch.failed();
      settled(away);
      // After a pause the old connection is closed: query again on a new one.
      pause = isMember() ? pause : BETWEEN_ENTRIES;
    } catch (RuntimeException broken) {
      LOG.error("the register is unavailable", broken);
    }
    thread.later(pause, this::tick);
  }

  private void settled(@Nullable SQLException away) {
    // A failure proves nothing after a pause: only an answer makes the process a member again.
    if (away == null || isMember()) {
      settledNanos = System.nanoTime();
    }
    if (isAway != (away != null)) {
      isAway = away != null;
      if (away != null) {
        LOG.warn("the register does not answer; membership decisions wait until it does", away);
      } else {
        LOG.info("the register answers again");
      }
    }
  }

  private Duration seek() throws SQLException {
    if (view.isUp()) {
      enter();
      return BETWEEN_ENTRIES;
    }
    if (founding != Founding.BOOTSTRAP && hostsGames && view.isNowhere()) {
      found();
    }
    return FoundingWatch.BETWEEN_LOOKS;
  }

  private boolean found() throws SQLException {
    var me = me();
    var seen = register.look(me);
    obstacle =
        seen.lives()
            ? "the database has a live cluster, but none of its members accepts this process"
            : "no member answers";
    if (!watch.mayFoundAfter(seen, System.nanoTime())) {
      return false;
    }
    var founded = register.found(me);
    if (founded.isEmpty()) {
      return false;
    }
    becomeMember(founded.getAsLong(), "founded");
    if (founding != Founding.BOOTSTRAP) {
      view.joinOneself();
    }
    return true;
  }

  private void enter() throws SQLException {
    switch (register.enter(me(), view.others(true))) {
      case Entry.Entered(long entered) -> becomeMember(entered, "entered");
      case Entry.Over _ -> end("the cluster that it joined has ended");
      case Entry.Stranger _ -> {
        if (++strangeAnswers > STRANGER_MOST) {
          end("the cluster that it joined is not the one registered in the database");
        }
      }
    }
  }

  private void becomeMember(long entered, String how) {
    // Before part: see there.
    number = entered;
    settledNanos = System.nanoTime();
    part = Part.MEMBER;
    LOG.info("this member {} cluster {}", how, entered);
    this.entered.complete(null);
  }

  private void confirm() throws SQLException {
    if (!register.confirm(me())) {
      end("it was removed from cluster " + number);
    }
  }

  /** The rest of the cluster must not wait for a hand-over: the games are hosted elsewhere. */
  private void end(String why) {
    part = Part.OVER;
    obstacle = why;
    entered.completeExceptionally(new IllegalStateException(why));
    LOG.error("this member shuts down: {}", why);
    view.downOneself();
    thread.later(END_PATIENCE, system::terminate);
  }

  private Member me() {
    return view.me(hostsGames);
  }

  /** Whether this process founded a cluster, in which it may join itself. */
  CompletionStage<Boolean> tryToFound() {
    return thread.ask(() -> part == Part.MEMBER || found());
  }

  /**
   * Removes the members that cannot be reached. While the database is away nothing is decided: it
   * is away for the other side, too.
   *
   * @return never completed if this member was removed: it ends itself and leaves the others alone.
   *     If the lease is refused, the resolver downs all members that it reaches, and after the loss
   *     of one direction between two nodes these include the side that may continue.
   */
  CompletionStage<Boolean> giveUpUnreachable() {
    var answer = new CompletableFuture<Boolean>();
    giveUpUnreachable(answer, System.nanoTime() + DECISION_PATIENCE.toNanos());
    return answer;
  }

  private void giveUpUnreachable(CompletableFuture<Boolean> answer, long end) {
    var _ =
        thread
            .ask(() -> {
              var staying = view.others(true);
              staying.add(me().key());
              boolean granted = register.remove(me(), staying, view.others(false), "unreachable");
              if (!granted && part == Part.MEMBER) {
                confirm();
              }
              return granted;
            })
            .whenComplete((granted, failed) -> {
              if (part == Part.OVER) {
                return;
              }
              if (failed == null || System.nanoTime() > end) {
                answer.complete(failed == null && granted);
              } else {
                CompletableFuture.delayedExecutor(500, TimeUnit.MILLISECONDS)
                    .execute(() -> giveUpUnreachable(answer, end));
              }
            });
  }

  /** The cluster gave a member up: whether or not that one hears of it, it must end. */
  void givenUp(MemberKey gone) {
    if (part == Part.MEMBER) {
      var _ =
          thread
              .ask(() -> register.remove(me(), List.of(me().key()), List.of(gone), "given up"))
              .exceptionally(failed -> {
                LOG.warn("cannot remove {} from the register", gone, failed);
                return false;
              });
    }
  }

  /** Frees the place of this member, so that the next one need not wait until it is silent. */
  private CompletionStage<Done> leave() {
    // On the one thread, so after the last confirmation: a confirmation after the departure would
    // put this member back into the register.
    var left =
        thread.ask(() -> {
          boolean wasMember = part == Part.MEMBER;
          hasLeft = true;
          part = Part.OVER;
          if (wasMember) {
            register.leave(me());
          }
          register.close();
          return true;
        });
    return left.handle((_, _) -> {
      thread.end();
      return Done.getInstance();
    });
  }

  /**
   * Whether this process may act as a member. One that never began, as in a test of a single actor,
   * may.
   */
  public boolean isMember() {
    return part == Part.NONE
        || (part == Part.MEMBER && System.nanoTime() - settledNanos < STOOD_STILL.toNanos());
  }

  /** Whether this process has left by itself: its actors end in a moment. */
  public boolean hasLeft() {
    return hasLeft;
  }

  /** Waits until this process is a member of the one cluster. */
  public void awaitMember(Duration patience) {
    try {
      entered.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new Unavailable(
          """
          This process found no cluster within %d seconds: %s; check apogee.cluster.formation and \
          apogee.cluster.tls.\
          """
              .formatted(patience.toSeconds(), obstacle),
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Unavailable("The start was interrupted.", e);
    } catch (ExecutionException e) {
      throw new Unavailable("This process cannot be a member: " + obstacle, e);
    }
  }

  /** The fence that prevents this process from storing after its removal. */
  public Fence fence() {
    return new Fence() {
      @Override
      public boolean isOpen() {
        return isMember();
      }

      @Override
      public void check(Connection transaction) throws SQLException {
        FenceSql.check(transaction, view.key());
      }

      @Override
      public String holder() {
        return view.key().toString();
      }
    };
  }

  /** Shows the operators which cluster this process belongs to. */
  public void show(MeterRegistry registry) {
    Gauge.builder("apogee.cluster.number", () -> part == Part.MEMBER ? number : 0)
        .description("Number of the cluster that this process belongs to; 0 for none")
        .register(registry);
    Gauge.builder("apogee.cluster.confirmed", () -> isMember() ? 1 : 0)
        .description("1 while this process can assume that it is a member")
        .register(registry);
  }
}
