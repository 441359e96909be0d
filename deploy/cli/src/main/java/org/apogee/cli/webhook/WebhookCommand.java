package org.apogee.cli.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code apogee webhook}: makes webhooks, tests them and reads their logs. */
@Command(
    name = "webhook",
    description =
        "Receive notices at an address of your own; docs/notices.md describes the requests.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "The token is read from --token-file, or from APOGEE_TOKEN.",
      "",
      "Examples:",
      "  apogee webhook add https://example.org/hook --kinds your-turn,game-over",
      "  apogee webhook add https://discord.com/api/… --shape discord --tournament t3f…",
      "  apogee webhook test w-3f…",
      "  apogee webhook log w-3f… --state dead",
      "  apogee webhook send-again w-3f… 17"
    })
public final class WebhookCommand implements Runnable {
  private static final int LOG_MOST = 200;

  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Terminal terminal;

  public WebhookCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Name a command, such as 'apogee webhook list'.");
    }
    spec.commandLine().usage(terminal.out());
  }

  /** The body of the requests. */
  enum Shape {
    APOGEE,
    DISCORD
  }

  /** The state of a delivery. */
  enum State {
    PENDING,
    SENT,
    DEAD
  }

  @Command(name = "list", description = "List webhooks.")
  int list(@Mixin CommonOptions shared, @Mixin WebhookOptions whose) throws InterruptedException {
    var found = whose.ask("GET", "", null);
    var table = new TextTable("ID", "ADDRESS", "SHAPE", "KINDS", "WAITING", "DEAD", "STATE");
    for (var one : found.path("items")) {
      table.row(
          one.path("id").asText(),
          one.path("address").asText(),
          one.path("shape").asText(),
          words(one.path("kinds")),
          one.path("waiting").asText(),
          one.path("dead").asText(),
          one.path("disabledWhy").asText("enabled"));
    }
    return tell(shared, found, table.toString());
  }

  private static String words(JsonNode array) {
    var words = new ArrayList<String>();
    array.forEach(word -> words.add(word.asText()));
    return String.join(",", words);
  }

  @Command(name = "add", description = "Add a webhook. Its secret is printed only now.")
  int add(
      @Mixin CommonOptions shared,
      @Mixin WebhookOptions whose,
      @Parameters(paramLabel = "URL", description = "The address that receives the notices.")
          String address,
      @Option(
              names = "--kinds",
              required = true,
              split = ",",
              paramLabel = "KIND",
              description = "The kinds of notices, separated by commas.")
          List<String> kinds,
      @Option(names = "--shape", paramLabel = "SHAPE", description = "apogee (default) or discord.")
          @Nullable Shape shape,
      @Option(
              names = "--fast-turns",
              description = "Send your-turn also for games with a clock below an hour.")
          boolean fastTurns)
      throws InterruptedException {
    var body = new LinkedHashMap<String, Object>();
    body.put("address", address);
    body.put("kinds", kinds);
    if (shape == Shape.DISCORD) {
      body.put("shape", "discord");
    }
    if (fastTurns) {
      body.put("fastTurns", true);
    }
    var made = whose.ask("POST", "", body);
    var text = made.path("id").asText() + "\nsecret: " + made.path("secret").asText();
    return tell(shared, made, text);
  }

  @Command(name = "test", description = "Send a test notice.")
  int test(
      @Mixin CommonOptions shared,
      @Mixin WebhookOptions whose,
      @Parameters(paramLabel = "ID", description = "The webhook.") String id)
      throws InterruptedException {
    var done = whose.ask("POST", "/" + WebhookOptions.id(id) + "/test", null);
    return tell(shared, done, "the test is on its way; 'apogee webhook log' shows what came of it");
  }

  @Command(name = "log", description = "List the deliveries of a webhook, newest first.")
  int log(
      @Mixin CommonOptions shared,
      @Mixin WebhookOptions whose,
      @Parameters(paramLabel = "ID", description = "The webhook.") String id,
      @Option(
              names = "--state",
              paramLabel = "STATE",
              description = "Only deliveries in this state: pending, sent or dead.")
          @Nullable State state,
      @Option(
              names = "--limit",
              paramLabel = "N",
              defaultValue = "50",
              description = "How many at most (default ${DEFAULT-VALUE}).")
          int limit)
      throws InterruptedException {
    Counts.check("--limit", limit, LOG_MOST);
    var query = state == null ? "" : "&state=" + state.name().toLowerCase(Locale.ROOT);
    var path = "/" + WebhookOptions.id(id) + "/deliveries?limit=" + limit + query;
    var found = whose.ask("GET", path, null);
    var table = new TextTable("NUMBER", "KIND", "STATE", "ATTEMPTS", "CREATED", "LAST ATTEMPT");
    for (var one : found.path("items")) {
      table.row(
          one.path("number").asText(),
          one.path("kind").asText(),
          one.path("state").asText(),
          one.path("attempts").asText(),
          one.path("created").asText(),
          one.path("outcome").asText("-"));
    }
    return tell(shared, found, table.toString());
  }

  @Command(name = "send-again", description = "Try a dead letter again, before newer notices.")
  int sendAgain(
      @Mixin CommonOptions shared,
      @Mixin WebhookOptions whose,
      @Parameters(index = "0", paramLabel = "ID", description = "The webhook.") String id,
      @Parameters(index = "1", paramLabel = "NUMBER", description = "The number of the delivery.")
          long number)
      throws InterruptedException {
    var path = "/%s/deliveries/%d/retry".formatted(WebhookOptions.id(id), number);
    return tell(shared, whose.ask("POST", path, null), "it is on its way");
  }

  @Command(name = "remove", description = "Remove a webhook and its log.")
  int remove(
      @Mixin CommonOptions shared,
      @Mixin WebhookOptions whose,
      @Parameters(paramLabel = "ID", description = "The webhook.") String id)
      throws InterruptedException {
    return tell(shared, whose.ask("DELETE", "/" + WebhookOptions.id(id), null), "removed");
  }

  private int tell(CommonOptions shared, JsonNode json, String text) {
    var shown = json.isMissingNode() ? "{}" : JsonText.of(json);
    terminal.out().println(shared.json() ? shown : text);
    terminal.out().flush();
    return Exit.DONE;
  }
}
