package org.apogee.node.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.cluster.notice.BrowserNotices;
import org.apogee.node.TestNode;
import org.apogee.node.delivery.DeliverySettings;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.failure.PlayerRecords;
import org.apogee.node.failure.ProgramFailures;
import org.apogee.node.feed.FeedLog;
import org.apogee.node.notice.NoticeStreams;
import org.apogee.node.receipt.Receipts;
import org.apogee.node.vacation.Vacations;
import org.apogee.platform.account.AccountSettings;
import org.apogee.platform.account.Accounts;
import org.apogee.platform.account.PasswordLinks;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditQuery;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.http.SessionCookie;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;
import org.apogee.protocol.ProtocolJson;

/** A node with its API, some players, and a client that asks it. */
final class Api implements AutoCloseable {
  static final String ORGANISER = "organiser-organiser-organiser-0001";

  final TestNode node;
  private final HttpClient client = HttpClient.newHttpClient();

  Api(Map<String, Object> settings) {
    var all = new HashMap<String, Object>();
    all.put("apogee.token.organiser", ORGANISER);
    all.put("apogee.http.requests-per-second", 100_000);
    all.put("apogee.http.requests-burst", 100_000);
    all.put("apogee.http.anonymous-per-second", 100_000);
    all.put("apogee.http.anonymous-burst", 100_000);
    all.put("apogee.http.heartbeat", "200ms");
    all.putAll(settings);
    node = TestNode.start(all);
  }

  /** A player with the token that the API gave for it. */
  record Someone(String id, String name, String token, String tokenId) {}

  /** An answer, as a test looks at it. */
  record Got(int status, String type, String body, Map<String, String> headers) {
    JsonNode json() {
      try {
        return ProtocolJson.MAPPER.readTree(body);
      } catch (IOException broken) {
        throw new UncheckedIOException(body, broken);
      }
    }

    String code() {
      return json().path("code").asText();
    }
  }

  Someone player(String name) {
    return someone(post("/players", "{\"name\":\"" + name + "\"}", ORGANISER), name);
  }

  Someone botOf(Someone owner, String name) {
    return someone(post("/me/bots", "{\"name\":\"" + name + "\"}", owner.token), name);
  }

  private static Someone someone(Got made, String name) {
    if (made.status != 201) {
      throw new AssertionError(made.toString());
    }
    var json = made.json();
    return new Someone(
        json.at("/player/id").asText(),
        name,
        json.at("/token/secret").asText(),
        json.at("/token/id").asText());
  }

  /** A token that ran out long ago. */
  String expiredToken(Someone player) {
    var longAgo = Instant.parse("2020-01-01T00:00:00Z");
    return new Tokens(node.node().database(), () -> longAgo, Duration.ZERO)
        .issue(player.id, Set.of(Scope.PLAY), Optional.of(Duration.ofSeconds(1)))
        .secret();
  }

  /** A token that may run tournaments, and nothing else. */
  String organisingToken(Someone player) {
    return new Tokens(node.node().database(), Instant::now, Duration.ZERO)
        .issue(player.id, Set.of(Scope.ORGANISE), Optional.empty())
        .secret();
  }

  NodeApi.Parts parts() {
    var it = node.node();
    var players = new Players(it.database(), Instant::now);
    var tokens = new Tokens(it.database(), Instant::now, Duration.ZERO);
    var accounts =
        new Accounts(
            it.database(),
            players,
            tokens,
            new Quotas(it.database()),
            InstantSource.system(),
            new AccountSettings(
                true, 20, true, 10, 100, 60, Duration.ofDays(30), Duration.ofDays(7), 1));
    return new NodeApi.Parts(
        players,
        tokens,
        it.games(),
        it.history(),
        new Receipts(it.database()),
        new ProgramFailures(it.database(), InstantSource.system()),
        new PlayerRecords(it.database()),
        it.watches(),
        new GameDirectory(it.database()),
        it.inboxes(),
        it.lobby(),
        new Quotas(it.database()),
        new Sanctions(it.database(), InstantSource.system()),
        new Vacations(it.database(), InstantSource.system()),
        new Audit(it.database(), InstantSource.system()),
        new AuditQuery(it.database()),
        new Erasure(it.database(), InstantSource.system()),
        accounts,
        Optional.empty(),
        new PasswordLinks(it.database(), players, accounts, InstantSource.system()),
        new SessionCookie(Optional.empty()),
        it.thinkers(),
        NoticeParts.of(
            it.database(),
            new NoticeStreams(new BrowserNotices(it.database())),
            DeliverySettings.from(Configuration.load()),
            true,
            InstantSource.system()),
        Optional.of(new FeedLog(it.database())),
        new DumpFiles(it.database()),
        ago -> System.currentTimeMillis() - ago.toMillis());
  }

  /** A game between players from outside; its id. */
  String open(String game, Someone opener, String... seats) {
    var list = Stream.of(seats).map(id -> "{\"player\":\"" + id + "\"}").toList();
    var body = "{\"game\":\"" + game + "\",\"seats\":[" + String.join(",", list) + "]}";
    var got = post("/games", body, opener.token);
    if (got.status != 201) {
      throw new AssertionError(got.toString());
    }
    return got.json().get("game").asText();
  }

  Got get(String path) {
    return send(request(path));
  }

  Got get(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token));
  }

  Got post(String path, String body, String token) {
    return send(
        request(path)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  Got post(String path, String token) {
    return send(
        request(path).header("Authorization", "Bearer " + token).POST(BodyPublishers.noBody()));
  }

  Got put(String path, String body, String token) {
    return send(
        request(path)
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .PUT(BodyPublishers.ofString(body)));
  }

  Got delete(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token).DELETE());
  }

  int port() {
    return node.node().httpPort();
  }

  /** Lines as they come, until the reader has enough. */
  Stream<String> lines(String path, String token) {
    var builder = request(path);
    if (!token.isEmpty()) {
      builder.header("Authorization", "Bearer " + token);
    }
    try {
      return client.send(builder.build(), BodyHandlers.ofLines()).body();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + NodeApi.ROOT + path))
        .timeout(Duration.ofSeconds(60));
  }

  Got send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
      var headers = new HashMap<String, String>();
      answer.headers().map().forEach((name, values) -> headers.put(name, values.getFirst()));
      return new Got(
          answer.statusCode(), headers.getOrDefault("content-type", ""), answer.body(), headers);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  @Override
  public void close() {
    node.close();
    client.close();
  }
}
