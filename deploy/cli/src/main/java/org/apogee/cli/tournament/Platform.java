package org.apogee.cli.tournament;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apogee.cli.api.ApiClient;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;
import org.jspecify.annotations.Nullable;

/**
 * The routes of tournaments. The outcome of a request without a response is unknown, so it is
 * repeated for a while: every request is idempotent, by a key if the platform needs one. A refusal
 * is reported in its own words.
 */
final class Platform implements AutoCloseable {
  /** With growing pauses three seconds in all: a node hands its games over in less. */
  private static final int TRIES = 5;

  private static final Duration PAUSE = Duration.ofMillis(300);
  private static final String ROOT = "/tournaments";

  /** The platform returns no longer pages. */
  private static final int PAGE_MOST = 200;

  private final ApiClient api;
  private final String token;

  /**
   * @param token may be empty, for public routes
   */
  Platform(String address, String token) {
    this.api = new ApiClient(List.of(address));
    this.token = token;
  }

  private JsonNode ask(String method, String path, @Nullable Map<String, ?> body)
      throws InterruptedException {
    var reply = api.send(method, path, token, body);
    for (int again = 1; reply.isUnknown() && again < TRIES; again++) {
      Thread.sleep(PAUSE.multipliedBy(again));
      reply = api.send(method, path, token, body);
    }
    return reply.orRefuse();
  }

  /** With a key of its own, unless it has one: what is sent again counts once. */
  private static Map<String, ?> keyed(Map<String, ?> body) {
    var keyed = new LinkedHashMap<String, Object>(body);
    keyed.putIfAbsent("key", UUID.randomUUID().toString());
    return keyed;
  }

  JsonNode create(Map<String, ?> tournament) throws InterruptedException {
    return ask("POST", ROOT, keyed(tournament));
  }

  JsonNode join(String id, Map<String, ?> entrant) throws InterruptedException {
    return ask("POST", ROOT + "/" + id + "/entrants", entrant);
  }

  JsonNode preview(Map<String, ?> tournament) throws InterruptedException {
    return ask("POST", ROOT + "/preview", tournament);
  }

  JsonNode checkIn(String id, String entrant) throws InterruptedException {
    var list = entrant.startsWith("team:") ? "/teams/" : "/entrants/";
    return ask("POST", ROOT + "/" + id + list + entrant + "/check-in", null);
  }

  JsonNode createTemplate(Map<String, ?> template) throws InterruptedException {
    return ask("POST", ROOT + "/templates", keyed(template));
  }

  /** A route of templates: {@code path} follows {@code /templates}. */
  JsonNode templates(String method, String path, @Nullable Map<String, ?> body)
      throws InterruptedException {
    return ask(method, ROOT + "/templates" + path, body);
  }

  JsonNode withdraw(String id, String entrant) throws InterruptedException {
    return ask("DELETE", ROOT + "/" + id + "/entrants/" + entrant, null);
  }

  /** Such as {@code start}, which has no body. */
  JsonNode act(String id, String what, @Nullable Map<String, ?> body) throws InterruptedException {
    return ask("POST", ROOT + "/" + id + "/" + what, body);
  }

  JsonNode extend(String id, Map<String, ?> more) throws InterruptedException {
    return act(id, "extend", keyed(more));
  }

  JsonNode put(String id, String what, Map<String, ?> body) throws InterruptedException {
    return ask("PUT", ROOT + "/" + id + "/" + what, body);
  }

  JsonNode importReport(Map<String, ?> tournament) throws InterruptedException {
    return ask("POST", ROOT + "/import", keyed(tournament));
  }

  /**
   * The newest ones, and {@code next} if there are more.
   *
   * @param state of those that are wanted, or empty
   */
  JsonNode list(String state, int limit) throws InterruptedException {
    ObjectNode list = ProtocolJson.MAPPER.createObjectNode();
    var items = list.putArray("items");
    var next = "";
    do {
      int page = Math.min(PAGE_MOST, limit - items.size());
      var found =
          ask("GET", ROOT + "?limit=" + page + query("state", state) + query("cursor", next), null);
      found.path("items").forEach(items::add);
      next = found.path("next").asText();
    } while (!next.isEmpty() && items.size() < limit);
    if (!next.isEmpty()) {
      list.put("next", next);
    }
    return list;
  }

  private static String query(String name, String value) {
    return value.isEmpty() ? "" : "&" + name + "=" + URLEncoder.encode(value, UTF_8);
  }

  JsonNode show(String id) throws InterruptedException {
    return ask("GET", ROOT + "/" + id, null);
  }

  JsonNode part(String id, String part) throws InterruptedException {
    return ask("GET", ROOT + "/" + id + "/" + part, null);
  }

  /** Whose token this is. */
  String me() throws InterruptedException {
    return ask("GET", "/me", null).at("/player/id").asText();
  }

  /** The report of a two-seat Swiss, or why there is none. */
  String report(String id) throws InterruptedException {
    var text = api.text(ROOT + "/" + id + "/trf", token);
    if (text.isEmpty()) {
      ask("GET", ROOT + "/" + id + "/trf", null);
      throw new BadInput("no-report", "The platform returned no report.");
    }
    return text;
  }

  @Override
  public void close() {
    api.close();
  }
}
