package org.apogee.cli.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code apogee tournament template}: stored settings, and events that recur. */
@Command(
    name = "template",
    description = "Store settings of tournaments, and let events recur.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Examples:",
      "  apogee tournament template create weekly.json",
      "  apogee tournament template use s3f… --at 2026-05-01T19:00:00+02:00",
      "  apogee tournament template end s3f…"
    })
final class TemplateCommand implements Runnable {
  private static final String ID = "[A-Za-z0-9_-]{1,64}";

  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Terminal terminal;

  TemplateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Name a command, such as 'apogee tournament template list'.");
    }
    spec.commandLine().usage(terminal.out());
  }

  @Command(
      name = "create",
      description = "Create a template from a JSON file; docs/api.md lists the fields.")
  int create(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "FILE", description = "The file with the template, as JSON.")
          Path file)
      throws InterruptedException {
    var body = JsonFile.read(file);
    try (var platform = new Platform(where.address(), where.token())) {
      var made = platform.createTemplate(body);
      var id = made.path("template").asText();
      return tell(shared, made, made.path("repeated").asBoolean() ? id + " already exists" : id);
    }
  }

  @Command(name = "list", description = "List templates, newest first.")
  int list(@Mixin CommonOptions shared, @Mixin PlatformOptions where) throws InterruptedException {
    try (var platform = new Platform(where.address(), where.tokenIfAny())) {
      var found = platform.templates("GET", "", null);
      var table = new TextTable("ID", "NAME", "GAME", "FORMAT", "STATE", "RULE", "ZONE");
      for (var item : found.path("items")) {
        table.row(
            item.path("template").asText(),
            item.path("name").asText(),
            item.path("game").asText(),
            item.path("format").asText(),
            item.path("state").asText(),
            item.path("rule").asText("-"),
            item.path("zone").asText("-"));
      }
      return tell(shared, found, table.toString());
    }
  }

  @Command(name = "show", description = "Show a template's events: created ones and the next.")
  int show(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The template.") String id)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.tokenIfAny())) {
      var found = platform.templates("GET", "/" + checked(id), null);
      var table = new TextTable("START", "TOURNAMENT");
      for (var event : found.path("events")) {
        table.row(start(event), event.path("tournament").asText());
      }
      for (var event : found.path("next")) {
        if (!isCreated(found, event)) {
          table.row(start(event), "-");
        }
      }
      return tell(shared, found, table.toString());
    }
  }

  private static String start(JsonNode event) {
    return Instant.ofEpochMilli(event.path("startAt").asLong()).toString();
  }

  private static boolean isCreated(JsonNode template, JsonNode event) {
    for (var made : template.path("events")) {
      if (made.path("due").equals(event.path("due"))) {
        return true;
      }
    }
    return false;
  }

  @Command(name = "use", description = "Create one event from a template.")
  int use(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The template.") String id,
      @Option(
              names = "--at",
              required = true,
              paramLabel = "TIME",
              description = "The start, such as 2026-05-01T19:00:00+02:00.")
          String at)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.token())) {
      var made = platform.templates("POST", "/" + checked(id) + "/events", Map.of("startAt", at));
      return tell(shared, made, made.path("tournament").asText());
    }
  }

  @Command(name = "pause", description = "Pause a series: no event is created until it resumes.")
  int pause(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The template.") String id)
      throws InterruptedException {
    return act(shared, where, id, "pause", "paused");
  }

  @Command(name = "resume", description = "Resume a series.")
  int resume(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The template.") String id)
      throws InterruptedException {
    return act(shared, where, id, "resume", "resumed");
  }

  @Command(name = "end", description = "End a series for good. Events that were created stay.")
  int end(
      @Mixin CommonOptions shared,
      @Mixin PlatformOptions where,
      @Parameters(paramLabel = "ID", description = "The template.") String id)
      throws InterruptedException {
    return act(shared, where, id, "end", "ended");
  }

  private int act(CommonOptions shared, PlatformOptions where, String id, String what, String done)
      throws InterruptedException {
    try (var platform = new Platform(where.address(), where.token())) {
      return tell(shared, platform.templates("POST", "/" + checked(id) + "/" + what, null), done);
    }
  }

  private static String checked(String id) {
    if (!id.matches(ID)) {
      throw new BadInput("bad-id", "'%s' is not a template ID.".formatted(id));
    }
    return id;
  }

  private int tell(CommonOptions shared, JsonNode json, String text) {
    terminal.out().println(shared.json() ? JsonText.of(json) : text);
    terminal.out().flush();
    return Exit.DONE;
  }
}
