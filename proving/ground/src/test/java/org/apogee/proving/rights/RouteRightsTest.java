package org.apogee.proving.rights;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apogee.platform.token.Scope;
import org.apogee.protocol.ProtocolJson;
import org.apogee.proving.rights.Cast.Kind;
import org.apogee.proving.rights.Platform.Got;
import org.apogee.proving.rights.Platform.Service;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every route of the three OpenAPI documents, asked by every kind of caller, over HTTP. The answers
 * are the table of {@code docs/rights.md}; {@code -Drights.write=true} writes it anew.
 */
class RouteRightsTest {
  private static final String BEGIN = "<!-- The table is written by RouteRightsTest. -->\n\n";
  private static final String END = "\n<!-- end of the table -->";

  private static final Map<Service, String> DOCUMENTS =
      Map.of(
          Service.NODE, "/org/apogee/node/api/openapi.json",
          Service.MATCHMAKER, "/org/apogee/match/api/openapi.json",
          Service.ANALYTICS, "/org/apogee/analytics/api/openapi.json");

  /** The codes by which a stranger is not told that something exists. */
  private static final Set<String> HIDING = Set.of("no-such-seek");

  private static Platform platform;
  private static Cast cast;
  private static Requests requests;
  private static Map<String, Map<Kind, String>> table;

  @BeforeAll
  static void askEverything() throws IOException {
    platform = new Platform();
    cast = new Cast(platform);
    requests = new Requests(platform, cast);
    table = new TreeMap<>();
    for (var service : Service.values()) {
      for (var route : routes(service)) {
        var row = new EnumMap<Kind, String>(Kind.class);
        for (var kind : Kind.values()) {
          row.put(kind, cell(route, requests.send(service, route, kind)));
        }
        table.put(route.name(), row);
      }
    }
  }

  @AfterAll
  static void stop() {
    platform.close();
  }

  private static List<DocumentedRoute> routes(Service service) throws IOException {
    var routes = new ArrayList<DocumentedRoute>();
    try (var in = RouteRightsTest.class.getResourceAsStream(DOCUMENTS.get(service))) {
      var paths = ProtocolJson.MAPPER.readTree(in).path("paths");
      for (var path : paths.properties()) {
        for (var verb : path.getValue().properties()) {
          if (verb.getValue().has("operationId")) {
            routes.add(
                new DocumentedRoute(
                    verb.getKey().toUpperCase(Locale.ROOT),
                    path.getKey(),
                    verb.getValue().has("requestBody"),
                    scope(verb.getValue())));
          }
        }
      }
    }
    return routes;
  }

  /** The scope that a route requires, or an empty text. */
  private static String scope(JsonNode operation) {
    return operation.at("/security/0/bearer/0").asText();
  }

  /** Only rights matter here: what fails for another reason has passed them. */
  private static String cell(DocumentedRoute route, Got got) {
    boolean isHidden = got.status() == 404 && HIDING.contains(got.code());
    if (got.status() == 401 || got.status() == 403 || isHidden) {
      return got.code();
    }
    if (got.status() >= 500 || got.status() == 429) {
      return "failed: " + got.status() + " " + got.code();
    }
    return got.status() == 400 && route.hasBody() ? "read" : "yes";
  }

  @Test
  void theDocumentedTableIsWhatHappens() throws IOException {
    var page = Path.of("..", "..", "docs", "rights.md");
    var text = Files.readString(page);
    int from = text.indexOf(BEGIN) + BEGIN.length();
    int to = text.indexOf(END);
    var written = written();
    if (Boolean.getBoolean("rights.write")) {
      Files.writeString(page, text.substring(0, from) + written + text.substring(to));
    } else {
      assertThat(written)
          .as("docs/rights.md; write it with -Drights.write=true and read what changed")
          .isEqualTo(text.substring(from, to));
    }
  }

  private static String written() {
    var lines = new ArrayList<String>();
    var kinds = Arrays.asList(Kind.values());
    lines.add(
        "| Route | " + kinds.stream().map(Kind::title).collect(Collectors.joining(" | ")) + " |");
    lines.add("|---|" + "---|".repeat(kinds.size()));
    table.forEach((route, row) ->
        lines.add(
            "| `%s` | ".formatted(route)
                + row.values().stream()
                    .map(RouteRightsTest::shown)
                    .collect(Collectors.joining(" | "))
                + " |"));
    return String.join("\n", lines) + "\n";
  }

  private static String shown(String cell) {
    return cell.equals("yes") || cell.equals("read") ? cell : "`" + cell + "`";
  }

  /** Here, because here all tables of all processes are. */
  @Test
  void everyColumnWithPersonalDataIsErasedWithItsPlayer() {
    PersonalDataColumns.check(platform.database());
  }

  @Test
  void nothingFails() {
    assertThat(table)
        .allSatisfy((route, row) ->
            assertThat(row.values()).as(route).noneMatch(cell -> cell.startsWith("failed")));
  }

  @Test
  void aRouteIsClosedToEverybodyWithoutItsScope() throws IOException {
    for (var service : Service.values()) {
      for (var route : routes(service)) {
        var row = Objects.requireNonNull(table.get(route.name()));
        if (!route.scope().isEmpty()) {
          assertThat(row.get(Kind.ANONYMOUS)).as(route.name()).isEqualTo("no-token");
        }
        for (var kind : refused(route.scope())) {
          assertThat(row.get(kind)).as(route.name() + " by " + kind).isEqualTo("wrong-scope");
        }
      }
    }
  }

  private static List<Kind> refused(String scope) {
    var players = List.of(Kind.GUEST, Kind.BOT, Kind.PLAYER);
    var organisers = List.of(Kind.ORGANISER, Kind.OWNER, Kind.DIRECTOR, Kind.SANCTIONED);
    var refused = new ArrayList<Kind>();
    if (Scope.of(scope).filter(need -> need != Scope.PLAY).isPresent()) {
      refused.addAll(players);
    }
    if (scope.equals("moderate") || scope.equals("admin")) {
      refused.addAll(organisers);
    }
    if (scope.equals("admin")) {
      refused.add(Kind.MODERATOR);
    }
    return refused;
  }

  /** Whatever is written about an event, only its directors may do it. */
  @Test
  void anEventIsClosedToOtherOrganisersAndModerators() {
    table.forEach((route, row) -> {
      boolean changesEvent =
          route.matches("(POST|PUT|DELETE) /api/v1/tournaments/[{]id}/.*")
              && "wrong-scope".equals(row.get(Kind.PLAYER));
      if (changesEvent) {
        for (var kind : List.of(Kind.ORGANISER, Kind.MODERATOR)) {
          assertThat(row.get(kind)).as(route).isIn("not-your-event", "not-the-owner");
        }
      }
    });
  }
}
