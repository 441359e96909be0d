package org.apogee.cli.terminal;

import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;
import org.apogee.engine.words.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one sentence and an exit code; never into a stack trace. */
public final class Errors implements IExecutionExceptionHandler, IParameterExceptionHandler {
  private final Terminal terminal;
  private final boolean debug;
  private final Supplier<Machine> machine;

  public Errors(Terminal terminal, boolean debug) {
    this(terminal, debug, Machine::here);
  }

  public Errors(Terminal terminal, boolean debug, Supplier<Machine> machine) {
    this.terminal = terminal;
    this.debug = debug;
    this.machine = machine;
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    boolean json = Arrays.asList(args).contains(CommonOptions.JSON);
    if (e.getCause() instanceof BadInput bad) {
      return report(json, Exit.BAD_INPUT, bad.code(), bad.sentence());
    }
    var help = " Try '%s --help'.".formatted(e.getCommandLine().getCommandSpec().qualifiedName());
    return report(json, Exit.BAD_INPUT, "bad-usage", sentence(e) + (json ? "" : help));
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    boolean isMeasure = parsed.hasSubcommand() && isBench(parsed.subcommand());
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    boolean json = parsed.hasMatchedOption(CommonOptions.JSON);
    var here = machine.get();
    return isMeasure && isOfTheMachine(e) && here.exceedsCapacity()
        ? overloaded(e, here, json)
        : handle(e, json);
  }

  private static boolean isBench(ParseResult parsed) {
    return parsed.commandSpec().name().equals("bench");
  }

  /** Whether lack of time can be the reason; wrong usage and Ctrl-C have reasons of their own. */
  private static boolean isOfTheMachine(Exception e) {
    return switch (e) {
      case InterruptedException _, HonestStream.ReaderGone _ -> false;
      case BadInput bad -> bad.code().equals("start-failed");
      default -> true;
    };
  }

  private int overloaded(Exception e, Machine here, boolean json) {
    if (debug) {
      e.printStackTrace(terminal.err());
    }
    var reason = e instanceof BadInput bad ? bad.sentence() : String.valueOf(e.getMessage());
    var sentence =
        "The machine is overloaded (load %.1f on %d cores), so the measurement was not completed: %s"
            .formatted(here.load(), here.cores(), oneLine(reason));
    return report(json, Exit.OVERLOADED, "overloaded", sentence);
  }

  public int handle(Throwable e, boolean json) {
    if (debug) {
      e.printStackTrace(terminal.err());
    }
    return switch (e) {
      case HonestStream.ReaderGone _ -> Exit.DONE;
      case InterruptedException _ -> Exit.INTERRUPTED;
      case BadInput bad -> report(json, Exit.BAD_INPUT, bad.code(), bad.sentence());
      case UncheckedIOException io ->
          report(json, Exit.BAD_INPUT, "input-output", String.valueOf(io.getMessage()));
      default -> report(json, Exit.INTERNAL, "internal", mistake(e));
    };
  }

  private String mistake(Throwable e) {
    return "Internal error, a bug in apogee: %s.%s"
        .formatted(
            oneLine(e.toString()), debug ? "" : " Set APOGEE_DEBUG=1 to print the stack trace.");
  }

  private int report(boolean json, int exit, String code, String sentence) {
    if (json) {
      var error = Map.of("error", new Report(code, sentence));
      terminal.out().println(JsonText.of(error));
      terminal.out().flush();
    } else {
      terminal.out().flush();
      terminal.err().println("apogee: " + sentence);
      terminal.err().flush();
    }
    return exit;
  }

  record Report(String code, String message) {}

  private static String sentence(ParameterException e) {
    return e instanceof UnmatchedArgumentException unmatched
        ? unmatched(unmatched)
        : finished(oneLine(String.valueOf(e.getMessage())));
  }

  private static String unmatched(UnmatchedArgumentException e) {
    var found = e.getUnmatched().getFirst();
    boolean command = e.getCommandLine().getSubcommands().size() > 0;
    String what =
        e.isUnknownOption()
            ? "Unknown option '%s'".formatted(found)
            : command
                ? "Unknown command '%s'".formatted(found)
                : "Unexpected argument '%s'".formatted(found);
    List<String> known =
        e.isUnknownOption() || !command
            ? e.getSuggestions()
            : Nearest.to(found, e.getCommandLine().getSubcommands().keySet());
    return known.isEmpty()
        ? what + "."
        : "%s; did you mean %s?".formatted(what, String.join(" or ", known));
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", "; ");
  }

  private static String finished(String text) {
    return text.endsWith(".") || text.endsWith("?") ? text : text + ".";
  }
}
