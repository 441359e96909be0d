package org.apogee.cli.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;

/** The routes of the lobby. Every request is idempotent, so an unknown outcome is repeated. */
final class LobbyClient {
  private static final int TRIES = 5;
  private static final Duration PAUSE = Duration.ofMillis(300);
  private static final String ID = "[A-Za-z0-9_-]{1,64}";

  private LobbyClient() {}

  static JsonNode ask(
      PlatformOptions where,
      String token,
      String method,
      String path,
      @Nullable Map<String, ?> body)
      throws InterruptedException {
    try (var api = new ApiClient(List.of(where.address()))) {
      var reply = api.send(method, path, token, body);
      for (int again = 1; reply.isUnknown() && again < TRIES; again++) {
        Thread.sleep(PAUSE.multipliedBy(again));
        reply = api.send(method, path, token, body);
      }
      return reply.orRefuse();
    }
  }

  static String checked(String id) {
    if (!id.matches(ID)) {
      throw new BadInput("bad-id", "'%s' is not the ID of a seek or a challenge.".formatted(id));
    }
    return id;
  }

  /** Seeks or challenges as a table. */
  static String table(JsonNode found) {
    var table = new TextTable("ID", "GAME", "SEATS", "PLAYERS", "RATED", "CLOCK", "STAGE");
    for (var seek : found.path("items")) {
      var names = new StringBuilder();
      for (var place : seek.path("players")) {
        names.append(names.isEmpty() ? "" : ", ").append(place.path("name").asText());
        names.append(place.path("agreed").asBoolean() ? "" : " (?)");
      }
      table.row(
          seek.path("id").asText(),
          seek.path("ruleset").asText(),
          seek.path("seats").asText(),
          names.toString(),
          seek.path("rated").asBoolean() ? "yes" : "no",
          clock(seek.path("clock")),
          seek.path("stage").asText());
    }
    return table.toString();
  }

  private static String clock(JsonNode clock) {
    var bank = Duration.ofMillis(clock.path("bankMillis").asLong());
    return bank.toDays() > 0
        ? bank.toDays() + " d a turn"
        : "%d min + %d s"
            .formatted(bank.toMinutes(), clock.path("incrementMillis").asLong() / 1000);
  }

  /** The game if it is open, otherwise the stage. */
  static String state(JsonNode seek) {
    var id = seek.path("id").asText();
    return seek.has("game")
        ? "game %s is open".formatted(seek.path("game").asText())
        : "%s is %s".formatted(id, seek.path("stage").asText());
  }

  static int tell(Terminal terminal, CommonOptions shared, JsonNode json, String text) {
    terminal.out().println(shared.json() ? JsonText.of(json) : text.stripTrailing());
    terminal.out().flush();
    return Exit.DONE;
  }
}
