package org.apogee.cli.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Whose webhooks a command is about; mixed in by {@code @Mixin}. */
final class WebhookOptions {
  private static final String ID = "[A-Za-z0-9][A-Za-z0-9._:-]{0,63}";

  @Mixin private PlatformOptions where = new PlatformOptions();

  @Option(
      names = "--tournament",
      paramLabel = "ID",
      description = "The webhooks of a tournament that you direct, instead of your own.")
  private @Nullable String tournament;

  /** A request below the list of webhooks; {@code path} is empty or begins with a slash. */
  JsonNode ask(String method, String path, @Nullable Map<String, ?> body)
      throws InterruptedException {
    var all = tournament == null ? "/me/webhooks" : "/tournaments/" + id(tournament) + "/webhooks";
    try (var api = new ApiClient(List.of(where.address()))) {
      return api.send(method, all + path, where.token(), body).orRefuse();
    }
  }

  static String id(String text) {
    if (!text.matches(ID)) {
      throw new BadInput("bad-id", "'%s' is not an ID.".formatted(text));
    }
    return text;
  }
}
