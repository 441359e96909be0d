package org.apogee.proving.rights;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.proving.rights.Cast.Kind;
import org.apogee.proving.rights.Platform.Got;
import org.apogee.proving.rights.Platform.Service;
import org.apogee.proving.rights.Platform.Someone;

/**
 * The request of each route. Where a route is about a player, token or entrant, it is that of
 * somebody else: everybody may do what concerns themselves alone.
 */
final class Requests {
  private static final Pattern PART = Pattern.compile("\\{([a-z]+)}");

  /** A body that is understood, for routes that decide after they read it. */
  private static final Map<String, String> BODIES = new HashMap<>();

  static {
    BODIES.put("POST /api/v1/games", "{\"game\":\"sol\",\"seats\":[{\"player\":\"%me\"}]}");
    BODIES.put("POST /api/v1/games/{id}/moves", "{\"ply\":0,\"move\":\"1\"}");
    BODIES.put("POST /api/v1/games/{id}/try", "{\"ply\":0,\"moves\":[\"1\"]}");
    BODIES.put("POST /api/v1/games/{id}/offer", "{\"kind\":\"draw\"}");
    for (var answer : List.of("accept", "decline", "withdraw")) {
      BODIES.put("POST /api/v1/games/{id}/offer/" + answer, "{\"offer\":1}");
    }
    BODIES.put("POST /api/v1/games/{id}/cancel", "{\"reason\":\"x\"}");
    BODIES.put("POST /api/v1/games/{id}/analysis", "{\"ply\":0}");
    BODIES.put("POST /api/v1/games/{id}/forks", "{\"ply\":0,\"seats\":[{\"bot\":\"random\"}]}");
    BODIES.put(
        "POST /api/v1/games/{id}/seats/{seat}/failures",
        "{\"ply\":0,\"code\":\"x\",\"reason\":\"x\"}");
    BODIES.put("POST /api/v1/me/bots", "{\"name\":\"Bot %n\"}");
    BODIES.put("POST /api/v1/me/webhooks", "{\"address\":\"http://127.0.0.1/\"}");
    BODIES.put("POST /api/v1/tournaments/{id}/webhooks", "{\"address\":\"http://127.0.0.1/\"}");
    BODIES.put("POST /api/v1/players", "{\"name\":\"New %n\"}");
    BODIES.put("POST /api/v1/session/provider", "{}");
    BODIES.put("PUT /api/v1/session/provider", "{\"state\":\"x\"}");
    BODIES.put(
        "PUT /api/v1/session/password-link", "{\"link\":\"x\",\"password\":\"a new password\"}");
    BODIES.put("POST /api/v1/guests", "{\"name\":\"Visitor %n\"}");
    BODIES.put("PUT /api/v1/players/{id}/role", "{\"role\":\"player\"}");
    BODIES.put("POST /api/v1/players/{id}/sanctions", "{\"kind\":\"mute\",\"reason\":\"x\"}");
    BODIES.put(
        "POST /api/v1/tournaments", "{\"name\":\"T\",\"game\":\"sol\",\"format\":\"swiss\"}");
    BODIES.put(
        "POST /api/v1/tournaments/import",
        "{\"name\":\"T\",\"game\":\"sol\",\"format\":\"swiss\",\"trf\":[\"012 T\"]}");
    BODIES.put("POST /api/v1/tournaments/{id}/entrants", "{\"player\":\"%me\"}");
    BODIES.put("POST /api/v1/tournaments/{id}/teams", "{\"name\":\"Team %n\"}");
    BODIES.put("POST /api/v1/tournaments/{id}/teams/{team}/members", "{\"player\":\"%me\"}");
    BODIES.put("PUT /api/v1/tournaments/{id}/teams/{team}/line-up", "{\"boards\":[\"a\"]}");
    BODIES.put("POST /api/v1/tournaments/{id}/byes", "{\"entrant\":\"%entrant\",\"round\":9}");
    BODIES.put("POST /api/v1/tournaments/{id}/extend", "{\"rounds\":1}");
    BODIES.put("POST /api/v1/tournaments/{id}/cancel", "{\"reason\":\"x\"}");
    BODIES.put("POST /api/v1/tournaments/{id}/forbidden", "{\"one\":\"a\",\"other\":\"b\"}");
    var table = "POST /api/v1/tournaments/{id}/rounds/{round}/tables/{table}";
    BODIES.put(table + "/adjudicate", "{\"places\":[1],\"reason\":\"x\"}");
    BODIES.put("POST /api/v1/tournaments/{id}/check-in/open", "{\"minutes\":9}");
    BODIES.put("POST /api/v1/tournaments/{id}/message", "{\"text\":\"x\"}");
    BODIES.put("POST /api/v1/tournaments/{id}/next-pairing/try", "{\"tables\":[[\"a\",\"b\"]]}");
    BODIES.put(table + "/void", "{\"reason\":\"x\"}");
    BODIES.put(table + "/result", "{\"places\":[1],\"reason\":\"x\"}");
    BODIES.put("POST /api/v1/seeks", "{\"game\":\"sol\",\"seats\":2}");
    BODIES.put("POST /api/v1/seeks/{id}/invitation", "{\"invite\":\"x\"}");
    BODIES.put("POST /api/v1/challenges", "{\"game\":\"sol\",\"players\":[\"%entrant\"]}");
    var swiss = "{\"name\":\"T\",\"game\":\"sol\",\"format\":\"swiss\"}";
    BODIES.put("POST /api/v1/tournaments/preview", swiss);
    BODIES.put("POST /api/v1/tournaments/templates", "{\"tournament\":" + swiss + "}");
    BODIES.put(
        "POST /api/v1/tournaments/templates/{id}/events", "{\"startAt\":\"2999-01-01T00:00:00Z\"}");
    var stage = "[{\"name\":\"S\",\"format\":\"swiss\"}]";
    BODIES.put(
        "POST /api/v1/competitions", "{\"name\":\"C\",\"game\":\"sol\",\"stages\":" + stage + "}");
    BODIES.put("POST /api/v1/competitions/{id}/entrants", "{\"player\":\"%me\"}");
    BODIES.put("POST /api/v1/competitions/{id}/advance", "{\"stage\":1}");
    BODIES.put("POST /api/v1/competitions/{id}/cancel", "{\"reason\":\"x\"}");
    BODIES.put(
        "POST /api/v1/seasons",
        "{\"name\":\"L\",\"game\":\"sol\",\"events\":1,\"first\":\"2999-01-01T19:00\",\"divisions\":"
            + "[{\"name\":\"First\",\"size\":4}],\"stages\":"
            + stage
            + "}");
    BODIES.put("POST /api/v1/seasons/{id}/members", "{\"division\":1,\"player\":\"%me\"}");
    BODIES.put("POST /api/v1/seasons/{id}/next", "{\"first\":\"2999-01-01T19:00\"}");
    BODIES.put("POST /api/v1/seasons/{id}/cancel", "{\"reason\":\"x\"}");
    BODIES.put("POST /api/v1/ladders", "{\"id\":\"l-%n\",\"game\":\"sol\"}");
    BODIES.put("POST /api/v1/ladders/{id}/entrants", "{\"player\":\"%me\"}");
    BODIES.put("POST /api/v1/ladders/{id}/pause", "{\"reason\":\"x\"}");
  }

  private final Platform platform;
  private final Cast cast;
  private final Someone entrant;
  private final String game;
  private final String tournament;
  private final String teamEvent;
  private final String template;
  private final String competition;
  private final String season;
  private int number;

  Requests(Platform platform, Cast cast) {
    this.platform = platform;
    this.cast = cast;
    entrant = cast.stranger();
    game =
        made(
                Service.NODE,
                "/api/v1/games",
                "{\"game\":\"sol\",\"seats\":[{\"player\":\"" + entrant.id() + "\"}]}",
                entrant.token())
            .json()
            .path("game")
            .asText();
    var owner = cast.caller(Kind.OWNER).token();
    var enter = "{\"player\":\"" + entrant.id() + "\"}";
    tournament =
        made(
                Service.MATCHMAKER,
                "/api/v1/tournaments",
                "{\"name\":\"T\",\"game\":\"sol\",\"format\":\"swiss\",\"entrants\":["
                    + enter
                    + "]}",
                owner)
            .json()
            .path("tournament")
            .asText();
    template =
        made(
                Service.MATCHMAKER,
                "/api/v1/tournaments/templates",
                BODIES.getOrDefault("POST /api/v1/tournaments/templates", ""),
                owner)
            .json()
            .path("template")
            .asText();
    teamEvent =
        made(
                Service.MATCHMAKER,
                "/api/v1/tournaments",
                "{\"name\":\"M\",\"game\":\"sol\",\"format\":\"swiss\",\"teams\":{\"boards\":1}}",
                owner)
            .json()
            .path("tournament")
            .asText();
    made(
        Service.MATCHMAKER,
        "/api/v1/tournaments/" + teamEvent + "/teams",
        "{\"name\":\"Foxes\"}",
        entrant.token());
    competition = madeByOwner("competition", owner);
    season = madeByOwner("season", owner);
    made(
        Service.MATCHMAKER,
        "/api/v1/competitions/" + competition + "/entrants",
        enter,
        entrant.token());
    made(
        Service.MATCHMAKER,
        "/api/v1/seasons/" + season + "/members",
        "{\"division\":1,\"player\":\"" + entrant.id() + "\"}",
        entrant.token());
    made(Service.MATCHMAKER, "/api/v1/ladders", "{\"id\":\"duels\",\"game\":\"sol\"}", owner);
    made(Service.MATCHMAKER, "/api/v1/ladders/duels/entrants", enter, entrant.token());
    var director = cast.caller(Kind.DIRECTOR).id();
    for (var event : List.of(tournament, teamEvent)) {
      var path = "/api/v1/tournaments/" + event + "/directors/" + director;
      ask(Service.MATCHMAKER, "PUT", path, "", owner);
    }
  }

  private String madeByOwner(String what, String owner) {
    var path = "/api/v1/" + what + "s";
    return made(Service.MATCHMAKER, path, BODIES.getOrDefault("POST " + path, ""), owner)
        .json()
        .path(what)
        .asText();
  }

  private Got made(Service service, String path, String body, String token) {
    return ask(service, "POST", path, body, token);
  }

  private Got ask(Service service, String method, String path, String body, String token) {
    var got = platform.send(service, method, path, body, Optional.of(token));
    if (got.status() >= 300) {
      throw new AssertionError(method + " " + path + ": " + got);
    }
    return got;
  }

  Got send(Service service, DocumentedRoute route, Kind kind) {
    number++;
    var body =
        route.hasBody()
            ? BODIES
                .getOrDefault(route.name(), "{}")
                .replace("%n", Integer.toString(number))
                .replace("%entrant", entrant.id())
                .replace("%me", kind == Kind.ANONYMOUS ? "p-0" : cast.caller(kind).id())
            : "";
    return platform.send(service, route.method(), path(route), body, cast.token(kind));
  }

  private String path(DocumentedRoute route) {
    var template = route.template();
    return PART.matcher(template)
        .replaceAll(found ->
            switch (found.group(1)) {
              case "id" -> id(template);
              case "entrant" -> entrant.id();
              case "player" -> entrant.id();
              case "seat" -> "0";
              case "team" -> "team:foxes";
              case "pool", "game" -> "sol";
              default -> "1";
            });
  }

  /** Objects to be changed or deleted are new each time. */
  private String id(String template) {
    var kind = template.replaceFirst("/api/v1/([a-z]+)/.*", "$1");
    return switch (kind) {
      case "games" -> game;
      case "tournaments" ->
          template.contains("/templates/")
              ? this.template
              : template.contains("/teams") ? teamEvent : tournament;
      case "ladders" -> "duels";
      case "competitions" -> competition;
      case "seasons" -> season;
      case "players" -> cast.stranger().id();
      case "tokens" -> tokenOfStranger();
      case "sanctions" ->
          new Sanctions(platform.database(), Instant::now)
              .impose("x", cast.stranger().id(), Sanction.Kind.MUTE, "x", Optional.empty())
              .id();
      case "seeks" -> waiting("/api/v1/seeks", "{\"game\":\"sol\",\"seats\":2}");
      case "challenges" -> {
        var challenged = "[\"" + cast.stranger().id() + "\"]";
        yield waiting("/api/v1/challenges", "{\"game\":\"sol\",\"players\":" + challenged + "}");
      }
      case "rulesets" -> "sol";
      default -> "unknown";
    };
  }

  /** A seek or challenge between strangers. */
  private String waiting(String path, String body) {
    return made(Service.NODE, path, body, cast.stranger().token()).json().path("id").asText();
  }

  private String tokenOfStranger() {
    var stranger = cast.stranger();
    return platform
        .send(Service.NODE, "GET", "/api/v1/me", "", Optional.of(stranger.token()))
        .json()
        .path("token")
        .asText();
  }
}
