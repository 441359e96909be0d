package org.apogee.stack;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;
import org.apogee.local.Patience;
import org.apogee.platform.time.RunningTime;

/**
 * Starts the programs of a stack, as processes of their own or as parts of this one, and waits
 * until they are ready. It gives up when the stack is closed.
 */
final class Launcher {
  /** On an idle machine; Patience extends it on a busy one. */
  private static final Duration PATIENCE = Duration.ofMinutes(4);

  /** One death may be bad luck on a busy machine; a broken setting ends every start. */
  private static final int DEATHS_BEFORE_READY = 3;

  /** On an idle machine a part is ready long before. */
  private static final Duration EXPECTED = Duration.ofSeconds(20);

  private final StackPlan plan;
  private final Steps steps;
  private final BooleanSupplier isClosed;

  /** Set by parts that start side by side; twice would be harmless. */
  private volatile boolean isExplained;

  Launcher(StackPlan plan, Steps steps, BooleanSupplier isClosed) {
    this.plan = plan;
    this.steps = steps;
    this.isClosed = isClosed;
  }

  /** The broker in a process of its own. */
  AutoCloseable broker() {
    return child(brokerCommand());
  }

  /** A process that is kept alive until the stack is closed. */
  Child child(ChildCommand command) {
    return Child.start(command, steps::message, isClosed);
  }

  private ChildCommand brokerCommand() {
    return new ChildCommand(
        "broker",
        BrokerMain.class.getName(),
        brokerArguments(),
        NodeHost.HERE,
        Map::of,
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"),
        plan.logs().resolve("broker.log"));
  }

  private List<String> brokerArguments() {
    var arguments = new ArrayList<String>();
    arguments.add(plan.home().resolve("kafka").toString());
    arguments.add(Integer.toString(plan.brokerPort()));
    arguments.add(plan.brokerSeenAt());
    if (plan.secured()) {
      arguments.add(plan.home().toString());
    }
    return arguments;
  }

  /**
   * Runs a program.
   *
   * @param told its environment, asked for anew at every start
   * @param here starts it in this process
   */
  AutoCloseable run(
      NodePlace place,
      String mainClass,
      Supplier<Map<String, String>> told,
      Function<Map<String, String>, AutoCloseable> here) {
    if (!plan.processes()) {
      return here.apply(told.get());
    }
    return child(
        new ChildCommand(
            place.name(),
            mainClass,
            List.of(),
            place.host(),
            told,
            plan.jvmOptions(),
            plan.logs().resolve(place.name() + ".log")));
  }

  void awaitReady(RunningNode node) {
    await(node.place().name(), () -> isReady(node));
    steps.done(node.place().name(), "ready on port " + node.port());
  }

  private boolean isReady(RunningNode node) {
    if (node.isChild() && node.child().starts() > DEATHS_BEFORE_READY * Patience.factor()) {
      throw new BadInput(
          "start-failed",
          "%s exits repeatedly during start-up; see its log in %s."
              .formatted(node.place().name(), plan.logs()));
    }
    return node.ready();
  }

  void await(String what, BooleanSupplier there) {
    var time = new RunningTime(System::nanoTime);
    while (!there.getAsBoolean()) {
      time.tick();
      var waited = Duration.ofNanos(time.nanos());
      if (isClosed.getAsBoolean() || waited.compareTo(Patience.scaled(PATIENCE)) > 0) {
        throw new BadInput(
            "start-failed",
            "%s is not ready after %d s; see its log in %s."
                .formatted(what, waited.toSeconds(), plan.logs()));
      }
      if (waited.compareTo(EXPECTED) > 0 && Patience.isBusy()) {
        explainOnce();
      }
      pause();
    }
  }

  private void explainOnce() {
    if (!isExplained) {
      isExplained = true;
      steps.message(
          "the machine is busy (load %.1f on %d cores); start-up takes longer"
              .formatted(Patience.load(), Runtime.getRuntime().availableProcessors()));
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while starting", e);
    }
  }
}
