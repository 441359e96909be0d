package org.apogee.proving.marathon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.apogee.proving.fault.NodeFaults;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.marathon.Row.NotPossible;
import org.apogee.stack.NodeHost;

/** From an earlier commit's build to this one and back, node by node, while games are played. */
final class RollingUpdate {
  private static final int NODES = 3;
  private static final int GAMES = 30;
  private static final int MOVES_BETWEEN = 200;

  private final List<AtomicReference<String>> classPaths = new ArrayList<>();

  private RollingUpdate(String first) {
    IntStream.range(0, NODES).forEach(_ -> classPaths.add(new AtomicReference<>(first)));
  }

  /**
   * @param source the repository
   * @param earlier release or commit of the earlier build
   */
  static Leg of(int rounds, Path source, String earlier) {
    return ground -> {
      var found = new Git(source).resolve(Releases.of(source).commit(earlier));
      if (found.isEmpty()) {
        throw new NotPossible("%s has no commit %s.".formatted(source, earlier));
      }
      var before = build(ground, source, found);
      var now = System.getProperty("java.class.path");
      var update = new RollingUpdate(before);
      var plan = ground.plan(NODES).on(update.hosts());
      var front = "http://127.0.0.1:" + plan.httpPort();
      try (var bed = TestBed.start(plan, front, ground.driving(), ground.log())) {
        bed.open(GAMES);
        bed.refill(true);
        for (int i = 0; i < rounds; i++) {
          update.roll(bed, now, "to this build");
          update.roll(bed, before, "back");
        }
        bed.refill(false);
        return Findings.of(
            "%d times from %s to this build and back".formatted(rounds, found), bed.finish());
      }
    };
  }

  private List<NodeHost> hosts() {
    return classPaths.stream().map(path -> NodeHost.of(path::get)).toList();
  }

  /**
   * From the highest number down, as a StatefulSet does: the singletons may move with each node.
   */
  private void roll(TestBed bed, String to, String direction) throws InterruptedException {
    for (int node = NODES - 1; node >= 0; node--) {
      bed.play(MOVES_BETWEEN);
      classPaths.get(node).set(to);
      NodeFaults.end(bed, node);
      bed.say("node-%d %s: %s".formatted(node + 1, direction, build(bed.metrics(node))));
    }
    bed.play(MOVES_BETWEEN);
  }

  private static String build(String page) {
    return page.lines()
        .filter(line -> line.startsWith("apogee_build_info"))
        .findFirst()
        .orElse("no build in its metrics");
  }

  /** Returns the class path of the earlier build. */
  private static String build(Ground ground, Path source, String commit)
      throws IOException, InterruptedException {
    var tree = ground.home().resolve("earlier").toString();
    ground.say("building " + commit);
    run(ground, "git", "clone", "-q", "--shared", "--no-checkout", source.toString(), tree);
    run(ground, "git", "-C", tree, "checkout", "-q", commit);
    var pom = Path.of(tree, "pom.xml").toString();
    run(
        ground,
        "mvn",
        "-B",
        "-q",
        "-f",
        pom,
        "package",
        "-Dmaven.test.skip=true",
        "-pl",
        "deploy/cli",
        "-am");
    var target = Path.of(tree, "deploy", "cli", "target");
    return "%s:%s/*".formatted(target.resolve("cli.jar"), target.resolve("lib"));
  }

  private static void run(Ground ground, String... command)
      throws IOException, InterruptedException {
    var log = ground.home().resolve("earlier-build.log");
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    var process = builder.start();
    try {
      if (process.waitFor() != 0) {
        throw new IllegalStateException(String.join(" ", command) + " failed; see " + log);
      }
    } finally {
      process.destroy();
    }
  }
}
