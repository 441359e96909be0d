package org.apogee.stack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * How a process of ours is started.
 *
 * @param mainClass its main class
 * @param arguments of the command line
 * @param host whose network, class path and launcher are used
 * @param environment in addition to ours; computed for every start
 * @param log where its lines go
 */
record ChildCommand(
    String name,
    String mainClass,
    List<String> arguments,
    NodeHost host,
    Supplier<Map<String, String>> environment,
    List<String> jvmOptions,
    Path log) {

  /** What every JVM with a node in it needs; the launcher script says the same for our own. */
  static final List<String> SERVER_OPTIONS =
      List.of(
          "--sun-misc-unsafe-memory-access=allow",
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UseCompactObjectHeaders",
          "-XX:+ExitOnOutOfMemoryError");

  private static final Path LARGE_PAGES = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");

  /** None where the system has no large pages: the JVM would complain. */
  private static List<String> largePages() {
    try {
      return Files.readString(LARGE_PAGES).contains("[never]")
          ? List.of()
          : List.of("-XX:+UseTransparentHugePages");
    } catch (IOException _) {
      return List.of(); // this is not Linux
    }
  }

  ProcessBuilder builder() {
    var cache = ClassCache.of(host.classPath().get());
    var command = new ArrayList<>(host.launcher());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(SERVER_OPTIONS);
    command.addAll(largePages());
    command.addAll(cache.options());
    command.addAll(jvmOptions);
    command.addAll(Logs.options(log, name));
    command.add("-cp");
    command.add(cache.path());
    command.add(ChildMain.class.getName());
    command.add(mainClass);
    command.addAll(arguments);
    var out = log.resolveSibling(name + ".out").toFile();
    var builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(out));
    builder.environment().putAll(environment.get());
    return builder;
  }
}
