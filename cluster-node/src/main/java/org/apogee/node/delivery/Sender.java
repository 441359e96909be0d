package org.apogee.node.delivery;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.node.delivery.DeliveryStore.Ended;
import org.apogee.node.delivery.RetryPlan.State;
import org.apogee.platform.database.Database;
import org.apogee.platform.limit.Quotas;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends what is due. It runs on every node: a lease gives each receiver to one of them, which sends
 * one delivery after the other. After a crash the lease ends, and another node repeats at most the
 * one delivery that was on its way.
 */
public final class Sender implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Sender.class);
  private static final Duration REST = Duration.ofMillis(200);
  private static final Duration MEASURE_EVERY = Duration.ofSeconds(10);
  private static final Duration FORGET_EVERY = Duration.ofHours(1);

  /** While there is more to forget than one transaction should delete. */
  private static final Duration FORGET_PAUSE = Duration.ofSeconds(1);

  /** How long a log is kept. */
  private static final Duration KEPT = Duration.ofDays(30);

  private final DeliverySettings settings;
  private final DeliveryStore store;
  private final DeliveryMetrics metrics;
  private final InstantSource clock;
  private final Channel webhooks;
  private final Optional<Channel> mail;
  private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<String> served = ConcurrentHashMap.newKeySet();
  private final Thread thread;
  private long measuredAt = System.nanoTime() - MEASURE_EVERY.toNanos();
  private long forgetAt = System.nanoTime();
  private boolean isAway;

  /** Set by close, read by the workers. */
  private volatile boolean stopping;

  private Sender(
      Database database,
      DeliverySettings settings,
      Channel webhooks,
      Optional<Channel> mail,
      DeliveryMetrics metrics,
      InstantSource clock) {
    this.settings = settings;
    this.store = new DeliveryStore(database, settings);
    this.webhooks = webhooks;
    this.mail = mail;
    this.metrics = metrics;
    this.clock = clock;
    // No virtual one: the interrupt of its end would close the connection of a statement.
    this.thread = Thread.ofPlatform().name("apogee-delivery").daemon().unstarted(this::run);
  }

  /**
   * Starts it; the tables of {@code db/notice} must be there.
   *
   * @param mail empty if this installation sends no e-mails
   */
  public static Sender start(
      Database database,
      DeliverySettings settings,
      Optional<MailSettings> mail,
      MeterRegistry registry,
      InstantSource clock) {
    return start(
        database,
        settings,
        mail,
        (SSLSocketFactory) SSLSocketFactory.getDefault(),
        registry,
        clock);
  }

  static Sender start(
      Database database,
      DeliverySettings settings,
      Optional<MailSettings> mail,
      SSLSocketFactory tls,
      MeterRegistry registry,
      InstantSource clock) {
    var sender =
        new Sender(
            database,
            settings,
            new WebhookClient(settings, tls),
            mail.map(its -> new MailClient(settings, its, new Quotas(database), tls)),
            new DeliveryMetrics(registry),
            clock);
    sender.thread.start();
    return sender;
  }

  private void run() {
    while (!Thread.currentThread().isInterrupted()) {
      try {
        look();
        isAway = false;
        Thread.sleep(REST);
      } catch (InterruptedException stopped) {
        return;
      } catch (RuntimeException away) {
        if (!isAway) {
          LOG.warn("notices cannot be sent at the moment", away);
        }
        isAway = true;
        pause();
      }
    }
  }

  private void pause() {
    try {
      Thread.sleep(Duration.ofSeconds(1));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void look() {
    int free = settings.atOnce() - served.size();
    for (var lease : free > 0 ? store.take(free, mail.isPresent()) : Set.<Lease>of()) {
      served.add(lease.receiver());
      workers.execute(() -> serve(lease));
    }
    long now = System.nanoTime();
    if (now - measuredAt >= MEASURE_EVERY.toNanos()) {
      metrics.waiting(store.waiting());
      measuredAt = now;
    }
    if (now - forgetAt >= 0) {
      forgetAt = now + forget().toNanos();
    }
  }

  /** If it fails, notices are sent all the same. Returns how long to wait for the next time. */
  private Duration forget() {
    try {
      return store.forget(KEPT) ? FORGET_PAUSE : FORGET_EVERY;
    } catch (RuntimeException failed) {
      LOG.warn("old deliveries stay for another hour", failed);
      return FORGET_EVERY;
    }
  }

  private void serve(Lease lease) {
    long began = System.nanoTime();
    try {
      @Nullable Ended failed = null;
      while (true) {
        long asked = System.nanoTime();
        var claim = store.next(lease, failed, !stopping && !isOthersTurn(began));
        if (claim.isEmpty() || isTooLate(asked)) {
          return;
        }
        var ended = send(lease, claim.get());
        if (ended.verdict().state() == State.SENT) {
          store.recordSent(ended);
          failed = null;
        } else {
          failed = ended;
        }
      }
    } catch (RuntimeException failed) {
      // What was sent may be unrecorded: after the lease it is sent again.
      LOG.warn("the deliveries of {} wait for the end of their lease", lease.receiver(), failed);
    } finally {
      served.remove(lease.receiver());
    }
  }

  /** A receiver with a long backlog keeps a slot only while nobody else can need it. */
  private boolean isOthersTurn(long beganNanos) {
    return served.size() >= settings.atOnce()
        && System.nanoTime() - beganNanos >= settings.timeout().toNanos();
  }

  /** A process that was paused since it claimed must not send: another one may be sending. */
  private boolean isTooLate(long askedNanos) {
    var left = settings.lease().minus(settings.timeout());
    return System.nanoTime() - askedNanos > left.toNanos() / 2;
  }

  private Ended send(Lease lease, Claim claim) {
    var channel = lease.channel().equals(Lease.EMAIL) ? mail.orElseThrow() : webhooks;
    var posted = attempt(channel, lease, claim);
    var random = ThreadLocalRandom.current().nextDouble();
    var verdict = RetryPlan.after(posted, claim, settings, clock.instant(), random);
    metrics.attempted(lease.channel(), posted, verdict.state());
    return new Ended(claim, posted, verdict);
  }

  /** One that breaks in an unforeseen way counts as well: it must not be tried for ever. */
  private Posted attempt(Channel channel, Lease lease, Claim claim) {
    try {
      return channel.send(lease, claim, clock.instant());
    } catch (RuntimeException unforeseen) {
      LOG.warn("an attempt to deliver to {} broke", lease.receiver(), unforeseen);
      return Posted.failed("The platform could not send it.", 0);
    }
  }

  /** Lets attempts on their way end, so that a planned stop repeats nothing. */
  @Override
  public void close() {
    stopping = true;
    thread.interrupt();
    try {
      thread.join(settings.timeout());
      workers.shutdown();
      if (!workers.awaitTermination(settings.timeout().toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("some deliveries did not end in time; they are sent again");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    webhooks.close();
    mail.ifPresent(Channel::close);
  }
}
