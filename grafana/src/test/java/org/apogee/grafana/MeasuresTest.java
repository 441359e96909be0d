package org.apogee.grafana;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apogee.local.LocalPorts;
import org.apogee.local.LocalPrometheus;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.panel.Board;
import org.apogee.proving.panel.BoardData;
import org.apogee.proving.panel.BoardData.Asked;
import org.apogee.proving.panel.EmptyAnswers;
import org.apogee.proving.panel.Picture;
import org.apogee.proving.panel.Prometheus;
import org.apogee.proving.panel.Prometheus.Alert;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The running system under a load of everything, scraped by a real Prometheus: every measure that a
 * panel or a rule names is there, every query has an answer, and no alert fires. What the
 * dashboards show then is drawn to {@code target/dashboards}.
 */
class MeasuresTest {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration PAST = Duration.ofMinutes(2);
  private static final int FINISHED = 5;

  @TempDir Path home;

  @Test
  void everythingThatIsShownIsThere() throws Exception {
    assumeTrue(
        LocalPrometheus.program().isPresent(), "skipped: Debian's package prometheus is missing");
    var plan = StackPlan.onFreePorts(home, 1).whole().with(BackgroundLoad.NO_LIMITS);
    try (var stack =
            LocalStack.start(plan, "an-organisers-token-for-this-test-only", Steps.SILENT);
        var scraping =
            LocalPrometheus.start(
                home.resolve("prometheus"),
                LocalPorts.free(),
                Duration.ofSeconds(2),
                org.apogee.stack.Rules.all(),
                stack.scraped(),
                List.of());
        var prometheus = new Prometheus(scraping.address());
        var _ = BackgroundLoad.start(stack, 4, Duration.ofMillis(300))) {
      await("finished games", () -> number(prometheus, "apogee_games_finished_total") >= FINISHED);
      await("the Entity's games", () -> number(prometheus, "apogee_entity_games_total") > 0);
      await("a rule's first value", () -> prometheus.now("apogee:move_bad:ratio1h").isSeen());
      var told = prometheus.names();
      assertThat(missing(told)).as("measures that are shown, but that nobody tells").isEmpty();
      assertThat(unused(told)).as("measures of ours that nobody looks at").isEmpty();
      awaitAnswers(prometheus);
      var looks = BoardData.at(prometheus, PAST);
      Picture.draw(looks, Path.of("target", "dashboards"));
      assertThat(silent(looks)).as("queries without an answer").isEmpty();
      assertThat(refusedRules(prometheus)).as("rules that Prometheus refuses").isEmpty();
      assertThat(prometheus.alerts())
          .as("alerts of a healthy system")
          .filteredOn(Alert::firing)
          .isEmpty();
    }
  }

  @Test
  void theCommandHasEveryDashboard() throws Exception {
    try (var files = Files.list(Path.of("dashboards"))) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".json", "")))
          .containsExactlyInAnyOrderElementsOf(Board.NAMES);
    }
  }

  /** Rates need two scrapes, and some queries a thing to happen in the past minute. */
  private static void awaitAnswers(Prometheus prometheus) throws InterruptedException {
    var open = new HashSet<String>();
    Board.all()
        .forEach(board ->
            board
                .panels()
                .forEach(panel -> panel.queries().forEach(query -> open.add(query.filled()))));
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!open.isEmpty() && System.nanoTime() < end) {
      open.removeIf(query -> prometheus.now(query).isSeen());
      Thread.sleep(1000);
    }
  }

  private static double number(Prometheus prometheus, String metric) {
    return prometheus.now("sum(" + metric + ")").series().stream()
        .mapToDouble(series -> series.last())
        .sum();
  }

  private static Set<String> missing(Set<String> told) {
    var wanted = wanted();
    wanted.removeAll(told);
    return wanted;
  }

  private static Set<String> unused(Set<String> told) {
    var ours = new TreeSet<>(told);
    ours.removeIf(name -> !name.startsWith("apogee_"));
    var families = new HashSet<String>();
    wanted().forEach(name -> families.add(family(name)));
    ours.removeIf(name -> families.contains(family(name)));
    ours.removeIf(name -> Closer.LOOKS.containsKey(family(name)));
    return ours;
  }

  private static String family(String name) {
    return name.replaceAll("_(bucket|count|sum|max)$", "");
  }

  private static Set<String> wanted() {
    var wanted = new TreeSet<String>();
    expressions().forEach(expression -> wanted.addAll(Expression.metrics(expression)));
    return wanted;
  }

  private static Stream<String> expressions() {
    return Stream.concat(
        Dashboard.all().stream().flatMap(Dashboard::queries).map(Dashboard.Query::expression),
        rules());
  }

  private static Stream<String> rules() {
    return Stream.concat(Rules.alerts().stream(), Rules.objectives().stream())
        .map(rule -> rule.path("expr").asText());
  }

  private static List<String> refusedRules(Prometheus prometheus) {
    return rules().filter(rule -> prometheus.now(rule).isRefused()).toList();
  }

  private static List<String> silent(List<BoardData> looks) {
    return looks.stream()
        .flatMap(look -> look.asked().stream())
        .filter(asked -> !asked.answer().isSeen() && EmptyAnswers.reason(asked).isEmpty())
        .map(Asked::toString)
        .toList();
  }

  private static void await(String what, BooleanSupplier there) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!there.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waiting for " + what).isLessThan(end);
      Thread.sleep(500);
    }
  }
}
