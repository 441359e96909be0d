package org.apogee.cli.terminal;

import java.util.List;

/**
 * Sub-commands of {@code apogee bench}. {@link java.util.ServiceLoader} finds them, so the command
 * does not depend on the proving ground.
 */
public interface Measures {
  /** The commands in the order of the help, each annotated for picocli. */
  List<Object> commands(Terminal terminal);

  /** Commands beside {@code bench}, which make something instead of measuring it. */
  default List<Object> makers(Terminal terminal) {
    return List.of();
  }
}
