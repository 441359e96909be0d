package org.apogee.local;

import java.util.List;
import java.util.stream.Stream;

/**
 * Programs that cannot tell whether the process that started them still lives. A shell between them
 * reads a pipe whose other end this process holds: when it dies, even by SIGKILL, the pipe ends and
 * the shell stops the program.
 */
final class Guarded {
  /** The first wait is interrupted by a SIGTERM; the second one sees the program end. */
  private static final String GUARD =
      """
      exec 3<&0
      "$@" 3<&- & program=$!
      { cat <&3 >/dev/null; kill $program; } 2>/dev/null &
      trap 'kill $program' TERM
      wait $program
      wait $program
      """;

  private Guarded() {}

  /** The command for a {@link ProcessBuilder} that does not redirect the input. */
  static List<String> command(String... program) {
    return Stream.concat(Stream.of("sh", "-c", GUARD, "guard"), Stream.of(program)).toList();
  }
}
