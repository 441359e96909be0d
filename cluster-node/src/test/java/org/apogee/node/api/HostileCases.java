package org.apogee.node.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.node.api.Api.Someone;

/** What a hostile client tries, over all routes. */
final class HostileCases {
  /** A route as an attacker sees it: with a game that exists, and a body that would be right. */
  private record Target(String method, String path, String body) {
    boolean hasBody() {
      return !body.isEmpty();
    }

    HostileRequest with(String token) {
      var request = new HostileRequest(method, NodeApi.ROOT + path).token(token);
      return hasBody() ? request.json(body) : request;
    }
  }

  private final List<HostileCase> cases = new ArrayList<>();
  private final String game;
  private final Someone ada;
  private final Someone eve;
  private final String expired;
  private final String revoked;
  private final String scopeless;
  private final List<Target> guarded;

  private HostileCases(
      String game, Someone ada, Someone eve, String expired, String revoked, String scopeless) {
    this.game = game;
    this.ada = ada;
    this.eve = eve;
    this.expired = expired;
    this.revoked = revoked;
    this.scopeless = scopeless;
    this.guarded =
        List.of(
            new Target("POST", "/games", "{\"game\":\"sol\",\"seats\":[{\"bot\":\"random\"}]}"),
            new Target("GET", "/games/" + game + "/view", ""),
            new Target("POST", "/games/" + game + "/moves", "{\"ply\":0,\"move\":\"1\"}"),
            new Target("POST", "/games/" + game + "/try", "{\"ply\":0,\"moves\":[]}"),
            new Target(
                "POST",
                "/games/" + game + "/forks",
                "{\"ply\":0,\"seats\":[{\"bot\":\"random\"}]}"),
            new Target("GET", "/games/" + game + "/seats/0/bundle", ""),
            new Target(
                "POST",
                "/games/" + game + "/seats/0/failures",
                "{\"ply\":0,\"code\":\"x\",\"reason\":\"x\"}"),
            new Target("POST", "/games/" + game + "/resign", ""),
            new Target("POST", "/games/" + game + "/offer", "{\"kind\":\"draw\"}"),
            new Target("POST", "/games/" + game + "/offer/accept", "{\"offer\":1}"),
            new Target("POST", "/games/" + game + "/resume", ""),
            new Target("POST", "/games/" + game + "/cancel", "{\"reason\":\"x\"}"),
            new Target("GET", "/me", ""),
            new Target("GET", "/me/stream", ""),
            new Target("GET", "/me/bots", ""),
            new Target("GET", "/me/notices", ""),
            new Target("GET", "/me/email", ""),
            new Target("GET", "/me/vacation", ""),
            new Target("GET", "/me/webhooks", ""),
            new Target("POST", "/me/webhooks", "{\"address\":\"https://example.org/\"}"),
            new Target("POST", "/me/bots", "{\"name\":\"Zoe\"}"),
            new Target("POST", "/players", "{\"name\":\"Zoe\"}"),
            new Target("POST", "/players/" + ada.id() + "/tokens", "{\"days\":1}"),
            new Target("DELETE", "/tokens/" + ada.tokenId(), ""));
  }

  /**
   * All of them.
   *
   * @param scopeless a valid token that may organise and nothing else
   * @param game that Ada plays; Eve has a token and holds no seat in it
   */
  static List<HostileCase> all(
      String game, Someone ada, Someone eve, String expired, String revoked, String scopeless) {
    var all = new HostileCases(game, ada, eve, expired, revoked, scopeless);
    all.badTokens();
    all.tokensOfOthers();
    all.badBodies();
    all.badFields();
    all.badPaths();
    all.badQueries();
    all.badMethods();
    all.badWebhooks();
    all.badHttp();
    return List.copyOf(all.cases);
  }

  private void badTokens() {
    for (var target : guarded) {
      var open = new HostileRequest(target.method, NodeApi.ROOT + target.path);
      cases.add((target.hasBody() ? open.json(target.body) : open).earns("no-token"));
      cases.add(target.with("guess").earns("bad-token"));
      cases.add(target.with(scopeless).earns("wrong-scope"));
      cases.add(target.with(expired).earns("expired-token"));
      cases.add(target.with(revoked).earns("bad-token"));
      cases.add(target.with(ada.tokenId()).earns("bad-token"));
      cases.add(target.with("' OR '1'='1").earns("bad-token"));
      cases.add(target.with("a".repeat(1000)).earns("bad-token"));
      cases.add(target.with(ada.token()).token(eve.token()).earns("bad-token"));
      cases.add(target.with(ada.token() + "x").earns("bad-token"));
      var basic = new HostileRequest(target.method, NodeApi.ROOT + target.path);
      cases.add(basic.header("Authorization: Basic YWRhOmFkYQ==").earns("bad-token"));
    }
    for (var path : List.of("/games", "/games/" + game, "/rulesets", "/openapi.json")) {
      cases.add(get(path).token("guess").earns("bad-token"));
      cases.add(get(path).token(expired).earns("expired-token"));
    }
  }

  private void badWebhooks() {
    for (var host : Addresses.INTERNAL_HOSTS) {
      var body = "{\"address\":\"http://" + host + "/hook\"}";
      cases.add(post("/me/webhooks", ada).json(body).earns("internal-address"));
    }
    for (var address : Addresses.BAD_WEBHOOKS) {
      var body = "{\"address\":\"" + address + "\"}";
      cases.add(post("/me/webhooks", ada).json(body).earns("bad-address"));
    }
    var port = "{\"address\":\"https://example.org:5432/\"}";
    cases.add(post("/me/webhooks", ada).json(port).earns("port-not-allowed"));
    var kind = "{\"kinds\":[\"everything\"]}";
    cases.add(request("PUT", "/me/notices", ada).json(kind).earns("unknown-kind"));
    for (var address : Addresses.BAD_EMAILS) {
      var body = "{\"address\":\"" + address + "\"}";
      cases.add(request("PUT", "/me/email", ada).json(body).earns("bad-email-address"));
    }
    cases.add(get("/me/email/deliveries").token(ada.token()).earns("no-address"));
    cases.add(get("/me/webhooks/w-1/deliveries").token(ada.token()).earns("unknown-webhook"));
    cases.add(request("DELETE", "/me/webhooks/w-1", ada).earns("unknown-webhook"));
  }

  private void tokensOfOthers() {
    var path = "/games/" + game;
    cases.add(get(path + "/view").token(eve.token()).earns("not-your-game"));
    cases.add(post(path + "/moves", eve).json("{\"ply\":0,\"move\":\"1\"}").earns("not-your-game"));
    cases.add(post(path + "/resign", eve).earns("not-your-game"));
    cases.add(post(path + "/cancel", eve).json("{\"reason\":\"mine\"}").earns("not-your-game"));
    cases.add(get(path + "/record").token(eve.token()).earns("game-not-over"));
    cases.add(get(path + "/record").token(ada.token()).earns("game-not-over"));
    cases.add(get(path + "/record").earns("game-not-over"));
    cases.add(post("/players/" + ada.id() + "/tokens", eve).json("{}").earns("not-your-player"));
    cases.add(post("/players/organiser/tokens", eve).json("{}").earns("not-your-player"));
    for (var scope : List.of("admin", "moderate", "organise")) {
      cases.add(
          post("/players/" + eve.id() + "/tokens", eve)
              .json("{\"scopes\":[\"" + scope + "\"]}")
              .earns("wrong-scope"));
    }
    cases.add(request("DELETE", "/tokens/" + ada.tokenId(), eve).earns("not-your-player"));
    cases.add(post("/players", eve).json("{\"name\":\"Zoe\"}").earns("wrong-scope"));
    cases.add(
        post("/games", eve)
            .json("{\"game\":\"sol\",\"seats\":[{\"player\":\"" + ada.id() + "\"}]}")
            .earns("not-your-player"));
  }

  /** Whatever the route: what no JSON reader may take. */
  private void badBodies() {
    for (var target : guarded.stream().filter(Target::hasBody).toList()) {
      var token = target.path.equals("/players") ? Api.ORGANISER : ada.token();
      for (var foul : Bodies.BAD) {
        cases.add(send(target, token).json(foul.body()).earns(foul.code()));
      }
      var right = target.body.substring(0, target.body.length() - 1);
      cases.add(send(target, token).json(right + ",\"extra\":1}").earns("unknown-field"));
      cases.add(send(target, token).json(target.body + target.body).earns("bad-json"));
      cases.add(
          send(target, token).header("Content-Type: text/plain").body("{}").earns("not-json"));
      cases.add(send(target, token).body("{}").earns("not-json"));
      cases.add(
          send(target, token).header("Content-Encoding: gzip").json("{}").earns("encoded-body"));
    }
    for (var target : guarded.stream().filter(t -> t.method.equals("POST")).toList()) {
      if (!target.hasBody()) {
        cases.add(send(target, ada.token()).json("{}").earns("unexpected-body"));
      }
    }
    cases.add(get("/rulesets").json("{}").earns("unexpected-body"));
  }

  private void badFields() {
    var moves = "/games/" + game + "/moves";
    Bodies.MOVES.forEach(foul -> cases.add(post(moves, ada).json(foul.body()).earns(foul.code())));
    Bodies.games(ada.id())
        .forEach(foul -> cases.add(post("/games", ada).json(foul.body()).earns(foul.code())));
    for (var path : List.of("/me/bots", "/players")) {
      var token = path.equals("/players") ? Api.ORGANISER : ada.token();
      Bodies.NAMES.forEach(
          foul -> cases.add(send(path, token).json(foul.body()).earns(foul.code())));
    }
    cases.add(send("/players", Api.ORGANISER).json("{\"name\":\"ADA\"}").earns("name-taken"));
    cases.add(
        send("/players", Api.ORGANISER)
            .json("{\"name\":\"Z\",\"kind\":\"house\"}")
            .earns("bad-kind"));
    cases.add(
        send("/players", Api.ORGANISER)
            .json("{\"name\":\"Z\",\"kind\":\"god\"}")
            .earns("out-of-range"));
    var tokens = "/players/" + ada.id() + "/tokens";
    Bodies.TOKENS.forEach(
        foul -> cases.add(post(tokens, ada).json(foul.body()).earns(foul.code())));
    var cancel = "/games/" + game + "/cancel";
    Bodies.REASONS.forEach(
        foul -> cases.add(post(cancel, ada).json(foul.body()).earns(foul.code())));
  }

  private void badPaths() {
    var templates =
        List.of(
            "/games/%s", "/games/%s/view", "/games/%s/stream", "/games/%s/record", "/players/%s");
    for (var template : templates) {
      for (var id : Addresses.BAD_IDS) {
        cases.add(get(template.formatted(id)).token(ada.token()).earnsSomething());
      }
      var missing = template.startsWith("/players") ? "unknown-player" : "no-such-game";
      cases.add(get(template.formatted("nobody-knows")).token(ada.token()).earns(missing));
    }
    for (var action : List.of("resign", "moves", "cancel")) {
      var body = Map.of("moves", "{\"ply\":0,\"move\":\"1\"}", "cancel", "{\"reason\":\"x\"}");
      var request = post("/games/nobody-knows/" + action, ada);
      var json = body.get(action);
      cases.add((json == null ? request : request.json(json)).earns("no-such-game"));
    }
    for (var path : Addresses.BAD_PATHS) {
      cases.add(new HostileRequest("GET", path).token(ada.token()).earnsSomething());
    }
  }

  private void badQueries() {
    for (var query : Addresses.BAD_LIST_QUERIES) {
      cases.add(get("/games?" + query).earnsSomething());
    }
    for (var query : List.of("from=-1", "from=x", "limit=0", "wait=1e9", "from=1&from=2")) {
      cases.add(get("/feed?" + query).earnsSomething());
    }
    for (var path : List.of("/games/" + game + "/stream", "/me/stream")) {
      for (var from : List.of("-1", "x", "1.0", "1e3", "", "99999999999999999999", "%00", "0x10")) {
        cases.add(get(path + "?from=" + from).token(ada.token()).earns("bad-parameter"));
      }
      cases.add(get(path + "?form=1").token(ada.token()).earns("unknown-parameter"));
      cases.add(get(path + "?from=1&from=2").token(ada.token()).earns("bad-parameter"));
      cases.add(get(path).header("Last-Event-ID: x").token(ada.token()).earns("bad-parameter"));
    }
    for (var target : guarded.stream().filter(t -> !t.path.endsWith("/stream")).toList()) {
      var asked = new Target(target.method, target.path + "?debug=1", target.body);
      var token = target.path.equals("/players") ? Api.ORGANISER : ada.token();
      cases.add(asked.with(token).earns("unknown-parameter"));
    }
  }

  private void badMethods() {
    var allowed =
        Map.of(
            "/games",
            "GET POST",
            "/games/" + game,
            "GET",
            "/games/" + game + "/moves",
            "POST",
            "/games/" + game + "/view",
            "GET",
            "/me",
            "GET",
            "/me/stream",
            "GET",
            "/players/" + ada.id(),
            "GET DELETE",
            "/tokens/t-1",
            "DELETE",
            "/rulesets",
            "GET");
    allowed.forEach((path, methods) -> {
      for (var method : List.of("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")) {
        if (!methods.contains(method)) {
          cases.add(request(method, path, ada).earns("wrong-method"));
        }
      }
      cases.add(request("FROB", path, ada).earnsSomething());
    });
  }

  /** Below HTTP, or what proxies and servers have disagreed about. */
  private void badHttp() {
    var moves = NodeApi.ROOT + "/games/" + game + "/moves";
    for (var lines : Addresses.BAD_HEADERS) {
      var request = new HostileRequest("POST", moves).token(ada.token());
      cases.add(request.header(lines).header("Content-Type: application/json").earnsSomething());
    }
    var flood = get("/rulesets");
    for (int i = 0; i < 2000; i++) {
      flood.header("X-" + i + ": filler");
    }
    cases.add(flood.earns("headers-too-large"));
    cases.add(get("/rulesets").header("X: " + "a".repeat(100_000)).earns("headers-too-large"));
    cases.add(get("/" + "a".repeat(100_000)).earns("path-too-long"));
    cases.add(get("/rulesets?game=" + "a".repeat(100_000)).earns("path-too-long"));
    cases.add(get("/me/stream?from=" + "1".repeat(1000)).token(ada.token()).earns("bad-parameter"));
    for (var raw : Addresses.RAW) {
      cases.add(new HostileCase("raw " + raw.strip(), raw, Optional.empty()));
    }
  }

  private static HostileRequest get(String path) {
    return new HostileRequest("GET", NodeApi.ROOT + path);
  }

  private static HostileRequest post(String path, Someone who) {
    return request("POST", path, who);
  }

  private static HostileRequest request(String method, String path, Someone who) {
    return new HostileRequest(method, NodeApi.ROOT + path).token(who.token());
  }

  private static HostileRequest send(Target target, String token) {
    return send(target.path, token);
  }

  private static HostileRequest send(String path, String token) {
    return new HostileRequest("POST", NodeApi.ROOT + path).token(token);
  }
}
