package org.apogee.proving.trace;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalCollector;
import org.apogee.local.LocalCollector.CollectedSpan;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * {@code apogee bench trace}: the last decision of a rated game, from the request to the rating.
 */
@Command(
    name = "trace",
    description = {
      "Start the whole platform with traces and a collector of OpenTelemetry, play a rated game",
      "over the public API, and print the trace of its last decision: from the request through",
      "the game, the journal and the feed to the new ratings."
    },
    footer = {"", "Exit code 1 if a span is missing.", "", "Example:", "  apogee bench trace"})
public final class BenchTrace implements Callable<Integer> {
  private static final String TOKEN = "trace-organiser-token-0123456789abcdef";

  /** Spans are sent once a second, and a rating follows within a few. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Mixin private CommonOptions common = new CommonOptions();

  private final Terminal terminal;

  public BenchTrace(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * What was found.
   *
   * @param traces of the game, one for each decision
   */
  record Found(String trace, String game, long traces, double millis, TraceTree tree) {}

  @Override
  public Integer call() throws Exception {
    try (var scratch = Scratch.create("trace", terminal)) {
      var found = find(scratch.home(), this::say);
      terminal.out().println(common.json() ? JsonText.of(found) : text(found));
      return scratch.exitCode(found.tree.faults().isEmpty());
    }
  }

  static Found find(Path home, Consumer<String> progress) throws InterruptedException {
    try (var collector = LocalCollector.start()) {
      var plan = StackPlan.inThisProcess(home).with(traced(collector.url(), "1"));
      try (var stack = LocalStack.startWithAnalytics(plan, TOKEN, Steps.lines(progress))) {
        progress.accept("a rated game is played");
        var game = new RatedGame(stack.address()).play(TOKEN);
        progress.accept("waiting for the rating");
        return found(collector, game);
      }
    }
  }

  static Map<String, String> traced(String url, String share) {
    return Map.of("APOGEE_TRACES", "otlp", "APOGEE_TRACES_URL", url, "APOGEE_TRACES_SAMPLE", share);
  }

  private static Found found(LocalCollector collector, String game) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    var tree = lastDecision(collector, game);
    while (!tree.faults().isEmpty() && System.nanoTime() < end) {
      Thread.sleep(200);
      tree = lastDecision(collector, game);
    }
    if (tree.rows().isEmpty()) {
      throw new BadInput("no-trace", "The rating of the game arrived in no trace.");
    }
    var root = tree.rows().getFirst().span();
    return new Found(root.trace(), game, roots(collector, game).size(), tree.millis(), tree);
  }

  /** The roots of the game's decisions. */
  private static List<CollectedSpan> roots(LocalCollector collector, String game) {
    return collector.spans().stream()
        .filter(span -> span.parent().isEmpty())
        .filter(span -> game.equals(span.attributes().get("apogee.game")))
        .toList();
  }

  /** The tree of the trace with a rating; an empty one before it is there. */
  private static TraceTree lastDecision(LocalCollector collector, String game) {
    return roots(collector, game).stream()
        .map(root -> collector.trace(root.trace()).values())
        .filter(spans -> spans.stream().anyMatch(span -> span.name().equals("rate")))
        .map(TraceTree::of)
        .findFirst()
        .orElseGet(() -> TraceTree.of(List.of()));
  }

  private static String text(Found found) {
    var text = new StringBuilder();
    text.append(
        "Trace %s: the last of %d decisions of game %s, %.1f ms to the rating%n%n"
            .formatted(found.trace, found.traces, found.game, found.millis));
    text.append(found.tree.text());
    found.tree.faults().forEach(fault -> text.append("MISSING: ").append(fault).append('\n'));
    return text.toString().stripTrailing();
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
