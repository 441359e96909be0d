package org.apogee.cli.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * A process and all that it started, so that all of it can be ended.
 *
 * <p>A child whose parent has ended is no longer found below us. So every process carries a mark in
 * its environment, which its children inherit, and where there is a {@code /proc} the marked ones
 * are looked for there. Without {@code /proc} only descendants are found.
 */
final class ProcessTree {
  private static final String MARK = "APOGEE_BOT";
  private static final AtomicLong COUNT = new AtomicLong();
  private static final Path PROC = Path.of("/proc");

  /** A program that forks faster than we kill must not keep us here for ever. */
  private static final int ROUNDS_MAX = 20;

  private final Process root;
  private final String mark;

  private ProcessTree(Process root, String mark) {
    this.root = root;
    this.mark = mark;
  }

  static ProcessTree start(List<String> words) throws IOException {
    var mark =
        "%d-%d-%d"
            .formatted(ProcessHandle.current().pid(), COUNT.incrementAndGet(), System.nanoTime());
    var builder = new ProcessBuilder(words);
    builder.environment().put(MARK, mark);
    return new ProcessTree(builder.start(), MARK + "=" + mark);
  }

  Process root() {
    return root;
  }

  /** Ends everything at once. A round may miss what is being started, so there may be several. */
  void kill() {
    for (int round = 0; round < ROUNDS_MAX; round++) {
      var found = members();
      if (found.isEmpty()) {
        return;
      }
      found.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private List<ProcessHandle> members() {
    return Stream.of(Stream.of(root.toHandle()), root.descendants(), marked())
        .flatMap(processes -> processes)
        .filter(ProcessHandle::isAlive)
        .distinct()
        .toList();
  }

  private Stream<ProcessHandle> marked() {
    return Files.isDirectory(PROC)
        ? ProcessHandle.allProcesses().filter(this::isMarked)
        : Stream.empty();
  }

  private boolean isMarked(ProcessHandle process) {
    try {
      var environment = Files.readAllBytes(PROC.resolve(process.pid() + "/environ"));
      var text = "\0" + new String(environment, StandardCharsets.ISO_8859_1);
      return text.contains("\0" + mark + "\0");
    } catch (IOException _) {
      return false; // it has ended, or belongs to somebody else
    }
  }
}
