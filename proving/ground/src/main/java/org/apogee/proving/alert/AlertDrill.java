package org.apogee.proving.alert;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apogee.local.Patience;
import org.apogee.platform.Parts;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.panel.Prometheus;
import org.apogee.proving.panel.Prometheus.Alert;
import org.apogee.stack.LocalStack;
import org.apogee.stack.Monitoring;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;

/**
 * A real Prometheus with our rules, in which time goes faster, over a stack of real processes under
 * load: each fault must raise its alert, and none that does not follow from it. A real Alertmanager
 * must deliver the alert and its end to a webhook.
 */
final class AlertDrill implements AutoCloseable {
  private static final String TOKEN = "apogee_drill-organiser-token-0123456789ab";

  private static final Duration LOOK = Duration.ofMillis(500);
  private static final Duration CALM = Duration.ofSeconds(20);
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  private static final String MOVES_FAILING = "MovesFailingSlowly";

  /** They look back so far that they go on, or come again, after all is well. */
  private static final Set<String> LONG_MEMORY =
      Set.of("DeadLetters", "RatingsLate", MOVES_FAILING);

  /** They report too few cores, a slow disk or slow moves: other programs may cause these. */
  private static final Set<String> BUSY_MACHINE =
      Set.of("HouseBotsWait", "JournalSlow", "MovesFailingFast");

  /** Objectives are ratios: with few moves one slow start would fire an alert. */
  private static final int WARM_MOVES_PER_GAME = 75;

  private static final Duration THINKING = Duration.ofMillis(400);

  private final Parts parts;
  private final LocalStack stack;
  private final Prometheus prometheus;
  private final BackgroundLoad load;
  private final Delivered delivered;
  private final Consumer<String> log;

  /**
   * What earlier faults, or a busy machine, may still cause. Any fault may have made moves fail.
   */
  private final Set<String> remembered = new TreeSet<>(Set.of(MOVES_FAILING));

  /**
   * What came of a fault.
   *
   * @param seconds until its alert fired; -1 if it never did
   * @param arrived until the webhook was notified of it; -1 if it never was
   * @param resolved until the webhook was notified that the alert had ended; -1 if it never was, 0
   *     if the alert looks back too far to wait for it
   * @param others alerts that fired besides, from the beginning until all was calm again
   * @param isRight whether its alert fired and was delivered, and no false one fired
   */
  record Raised(
      String fault,
      String alert,
      double seconds,
      double arrived,
      double resolved,
      List<String> others,
      boolean isRight) {
    Raised {
      others = List.copyOf(others);
    }
  }

  private AlertDrill(
      Parts parts,
      LocalStack stack,
      Prometheus prometheus,
      BackgroundLoad load,
      Delivered delivered,
      Consumer<String> log) {
    this.parts = parts;
    this.stack = stack;
    this.prometheus = prometheus;
    this.load = load;
    this.delivered = delivered;
    this.log = log;
  }

  /**
   * Starts everything.
   *
   * @param faster how many times shorter the rules' ranges and waits are
   * @param games of players at once; a breaker opens after twenty failures, so few never open it
   */
  static AlertDrill start(StackPlan plan, int faster, int games, Consumer<String> log)
      throws InterruptedException {
    var stack =
        LocalStack.start(plan.whole().with(BackgroundLoad.NO_LIMITS), TOKEN, Steps.lines(log));
    var parts = new Parts();
    parts.add(stack);
    try {
      var load = parts.add(BackgroundLoad.start(stack, games, THINKING));
      warmUp(load, games * WARM_MOVES_PER_GAME);
      var delivered = new Delivered();
      var watching = parts.add(Monitoring.forDrill(plan.home(), faster, stack, delivered::add));
      var prometheus = parts.add(new Prometheus(watching.prometheus()));
      return new AlertDrill(parts, stack, prometheus, load, delivered, log);
    } catch (RuntimeException | InterruptedException e) {
      parts.close();
      throw e;
    }
  }

  /** New processes are slow at first, and rules that look back an hour would see little else. */
  private static void warmUp(BackgroundLoad load, int moves) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (load.moves() < moves && System.nanoTime() < end) {
      Thread.sleep(LOOK);
    }
  }

  /** Alerts that fire in so long a time in which nothing is done to the stack. */
  List<String> quiet(Duration length) throws InterruptedException {
    awaitAllUp();
    int moves = load.moves();
    var fired = new TreeSet<String>();
    long end = System.nanoTime() + length.toNanos();
    while (System.nanoTime() < end) {
      firing().forEach(alert -> fired.add(alert.name()));
      rememberLoad();
      Thread.sleep(LOOK);
    }
    log.accept("%d moves without a fault; alerts: %s".formatted(load.moves() - moves, fired));
    fired.removeIf(alert -> BUSY_MACHINE.contains(alert) && remembered.contains(alert));
    return List.copyOf(fired);
  }

  /** Does it, waits for its alert, ends it, and waits until all is calm. */
  Raised raise(Alarm alarm) throws Exception {
    awaitAllUp();
    var old = new TreeSet<String>();
    firing().forEach(alert -> old.add(alert.name()));
    log.accept("fault: " + alarm.fault() + ", " + alarm.what());
    var others = new TreeSet<String>();
    long from = System.nanoTime();
    double seconds = -1;
    double arrived = -1;
    try (var _ = alarm.begins().on(stack)) {
      while ((seconds < 0 || arrived < 0) && System.nanoTime() - from < PATIENCE.toNanos()) {
        for (var alert : firing()) {
          if (!matches(alarm, alert)) {
            others.add(alert.name());
          } else if (seconds < 0) {
            seconds = (System.nanoTime() - from) / 1e9;
          }
        }
        arrived = delivered.secondsTo(alarm, true, from);
        Thread.sleep(LOOK);
      }
    }
    calmDown(alarm, others);
    double resolved = LONG_MEMORY.contains(alarm.alert()) ? 0 : awaitResolved(alarm, from);
    others.removeAll(old);
    boolean isRight =
        seconds >= 0
            && arrived >= 0
            && resolved >= 0
            && others.stream()
                .allMatch(other -> alarm.also().contains(other) || remembered.contains(other));
    LONG_MEMORY.stream().filter(alarm::mayRaise).forEach(remembered::add);
    log.accept(
        "%s: %s after %.0f s, delivered after %.0f s, its end after %.0f s; others: %s"
            .formatted(alarm.fault(), alarm.alert(), seconds, arrived, resolved, others));
    return new Raised(
        alarm.fault(), alarm.alert(), seconds, arrived, resolved, List.copyOf(others), isRight);
  }

  private double awaitResolved(Alarm alarm, long from) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    double seconds = delivered.secondsTo(alarm, false, from);
    while (seconds < 0 && System.nanoTime() < end) {
      Thread.sleep(LOOK);
      seconds = delivered.secondsTo(alarm, false, from);
    }
    return seconds;
  }

  /** Waits until nothing else has been wrong for a while. Alerts about the past may go on. */
  private void calmDown(Alarm alarm, Set<String> others) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    long calmSince = System.nanoTime();
    while (System.nanoTime() - calmSince < CALM.toNanos()) {
      rememberLoad();
      var now = firing();
      now.stream()
          .filter(alert -> !matches(alarm, alert))
          .forEach(alert -> others.add(alert.name()));
      if (!allUp() || prometheus.alerts().stream().anyMatch(alert -> !isOfThePast(alert))) {
        calmSince = System.nanoTime();
      }
      if (System.nanoTime() > end) {
        log.accept("not calm after " + PATIENCE.toMinutes() + " min: " + now);
        return;
      }
      Thread.sleep(LOOK);
    }
  }

  private void rememberLoad() {
    if (Patience.isBusy()) {
      remembered.addAll(BUSY_MACHINE);
    }
  }

  private static boolean isOfThePast(Alert alert) {
    return LONG_MEMORY.contains(alert.name());
  }

  private static boolean matches(Alarm alarm, Alert alert) {
    return alert.name().equals(alarm.alert())
        && (alarm.job().isEmpty() || alert.labels().contains("\"" + alarm.job() + "\""));
  }

  private List<Alert> firing() {
    return prometheus.alerts().stream().filter(Alert::firing).toList();
  }

  private boolean allUp() {
    var up = prometheus.now("min(up)").series();
    return !up.isEmpty() && up.getFirst().last() == 1;
  }

  private void awaitAllUp() throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!allUp()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("timed out waiting until every process is scraped");
      }
      Thread.sleep(LOOK);
    }
  }

  @Override
  public void close() {
    parts.close();
  }
}
