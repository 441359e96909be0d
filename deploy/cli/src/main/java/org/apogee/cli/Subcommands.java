package org.apogee.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apogee.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * What a command offers, by name. Of all of them only the one that is called is built, because
 * picocli reads its annotations, which takes longer than most commands run.
 */
final class Subcommands {
  private final Map<String, Supplier<Object>> makers = new LinkedHashMap<>();
  private final Terminal terminal;

  Subcommands(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The next command of the help. */
  Subcommands add(Class<?> type, Function<Terminal, Object> maker) {
    makers.put(nameOf(type), () -> maker.apply(terminal));
    return this;
  }

  Subcommands addAll(List<Object> commands) {
    commands.forEach(command -> makers.put(nameOf(command.getClass()), () -> command));
    return this;
  }

  /**
   * Adds the command with this name, or all if there is none: then the help or a suggestion needs
   * them.
   */
  CommandLine addTo(CommandLine parent, @Nullable String called) {
    var known = makers.get(called);
    for (var maker : known == null ? makers.values() : List.of(known)) {
      parent.addSubcommand(maker.get());
    }
    return parent;
  }

  private static String nameOf(Class<?> type) {
    return type.getAnnotation(Command.class).name();
  }
}
