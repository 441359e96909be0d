package org.apogee.node.feed;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apogee.cluster.register.Fence;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.trace.Traces;

/** A publisher in a process of its own, to be killed, stopped and continued. */
final class FeedProcess implements AutoCloseable {
  private final Process process;

  private FeedProcess(Process process) {
    this.process = process;
  }

  static FeedProcess start(String url, String bootstrap, FeedSettings settings) throws IOException {
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx36m",
            "-cp",
            System.getProperty("java.class.path"),
            FeedProcess.class.getName(),
            url,
            bootstrap,
            settings.gamesTopic(),
            settings.resultsTopic(),
            Integer.toString(settings.partitions()));
    return new FeedProcess(
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  public static void main(String[] args) throws InterruptedException {
    var settings = new FeedSettings(args[2], args[3], Integer.parseInt(args[4]), 1, 500, 900_000);
    var registry = new SimpleMeterRegistry();
    var clock = InstantSource.system();
    var database =
        Database.open(
            new DatabaseSettings(
                args[0], LocalDatabase.USER, new Secret(LocalDatabase.PASSWORD), 3),
            "feed",
            registry);
    var kafka =
        new KafkaSettings(args[1], 8 * 1024 * 1024, Duration.ofSeconds(2), Duration.ofSeconds(10));
    try (var _ =
        Feed.publish(
            database.dataSource(),
            Fence.NONE,
            kafka,
            settings,
            new FeedMetrics(registry, settings, clock),
            Traces.OFF,
            clock)) {
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  void kill() throws InterruptedException {
    process.destroyForcibly();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      throw new AssertionError("does not die: " + process.pid());
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
