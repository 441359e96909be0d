package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.api.Api.Someone;
import org.apogee.protocol.ProtocolJson;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Playing by a session: questions and moves on one connection. */
class SessionPlayTest {
  private static Api api;
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @BeforeAll
  static void start() {
    api = new Api(Map.of("apogee.gateway.games-per-hour", 1));
  }

  @AfterAll
  static void stop() {
    CLIENT.shutdownNow();
    api.close();
  }

  /** One player with a session; what it hears goes to a queue that both players share. */
  private record Player(Someone who, WebSocket socket) {}

  private record Line(Someone who, JsonNode json) {}

  private static Player open(Someone who, long from, BlockingQueue<Line> heard) {
    var address = "ws://127.0.0.1:" + api.node.node().httpPort() + "/api/v1/me/socket?from=" + from;
    var socket =
        CLIENT
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + who.token())
            .buildAsync(
                URI.create(address),
                new WebSocket.Listener() {
                  private final StringBuilder text = new StringBuilder();

                  @Override
                  public @Nullable CompletionStage<?> onText(
                      WebSocket socket, CharSequence part, boolean last) {
                    text.append(part);
                    if (last) {
                      heard.add(new Line(who, json(text.toString())));
                      text.setLength(0);
                    }
                    socket.request(1);
                    return null;
                  }
                })
            .join();
    return new Player(who, socket);
  }

  private static JsonNode json(String text) {
    try {
      return ProtocolJson.MAPPER.readTree(text);
    } catch (IOException broken) {
      throw new IllegalStateException(text, broken);
    }
  }

  private static Line next(BlockingQueue<Line> heard) throws InterruptedException {
    var line = heard.poll(30, TimeUnit.SECONDS);
    while (line != null && line.json.path("type").asText().equals("heartbeat")) {
      line = heard.poll(30, TimeUnit.SECONDS);
    }
    return Objects.requireNonNull(line, "nothing was said for 30 s");
  }

  private static void send(Player player, String game, int ply, String move) {
    var text =
        "{\"type\":\"move\",\"id\":\"m%d\",\"game\":\"%s\",\"ply\":%d,\"move\":\"%s\"}"
            .formatted(ply, game, ply, move);
    player.socket.sendText(text, true).join();
  }

  @Test
  void aWholeGameIsPlayedWithBrokenConnectionsAndVerified() throws InterruptedException {
    var ada = api.player("Ada");
    var bob = api.botOf(ada, "Ada's bot");
    var heard = new LinkedBlockingQueue<Line>();
    var players = new ArrayList<>(List.of(open(ada, 0, heard), open(bob, 0, heard)));
    var id = api.open("supernova", ada, ada.id(), bob.id());
    var random = new SplittableRandom(11);
    long[] last = new long[2];
    int answered = -1;
    int played = 0;
    int over = 0;
    while (over < 2) {
      var line = next(heard);
      int seat = line.who.equals(ada) ? 0 : 1;
      var json = line.json;
      assertThat(
              DocumentSchemas.problems(json.has("sequence") ? "StreamLine" : "SessionReply", json))
          .isEmpty();
      last[seat] = Math.max(last[seat], json.path("sequence").asLong());
      switch (json.path("type").asText()) {
        case "question" -> {
          int ply = json.path("ply").asInt();
          if (ply > answered) {
            answered = ply;
            var moves = json.path("moves");
            send(
                players.get(seat),
                id,
                ply,
                moves.get(random.nextInt(moves.size())).path("code").asText());
            if (ply % 7 == 3) {
              players.get(seat).socket.abort();
              players.set(seat, open(line.who, last[seat], heard));
              answered = ply - 1;
            }
          }
        }
        case "played" -> played++;
        case "refused" -> assertThat(json.path("code").asText()).isEqualTo("stale-ply");
        case "game-over" -> over++;
        default -> {}
      }
    }
    assertThat(played).isPositive();
    var record = api.get("/games/" + id + "/record");
    assertThat(ReplayVerifier.verify(ReplayText.parse(record.body())))
        .isInstanceOf(Verdict.Holds.class);
  }

  private static JsonNode said(Player player, String message, BlockingQueue<Line> heard)
      throws InterruptedException {
    player.socket.sendText(message, true).join();
    var json = next(heard).json;
    while (json.has("sequence")) {
      json = next(heard).json;
    }
    assertThat(DocumentSchemas.problems("SessionReply", json)).isEmpty();
    return json;
  }

  private static JsonNode offer(BlockingQueue<Line> heard) throws InterruptedException {
    var json = next(heard).json;
    while (!json.path("type").asText().equals("offer")) {
      json = next(heard).json;
    }
    return json;
  }

  @Test
  void offersAreMadeAndAnswered() throws InterruptedException {
    var fay = api.player("Fay");
    var gus = api.botOf(fay, "Fay's bot");
    var id = api.open("sol", fay, fay.id(), gus.id());
    var first = new LinkedBlockingQueue<Line>();
    var second = new LinkedBlockingQueue<Line>();
    var maker = open(fay, 0, first);
    var other = open(gus, 0, second);
    var about = "\"game\":\"" + id + "\"}";

    var reply =
        said(maker, "{\"type\":\"offer\",\"kind\":\"pause\",\"minutes\":30," + about, first);
    assertThat(reply.path("type").asText()).isEqualTo("offered");
    var line = offer(second);
    assertThat(line.path("lengthMillis").asLong()).isEqualTo(30 * 60_000);
    var number = ",\"offer\":" + line.path("number").asLong() + ",";
    reply = said(maker, "{\"type\":\"accept-offer\"" + number + about, first);
    assertThat(reply.path("code").asText()).isEqualTo("own-offer");
    assertThat(reply.path("offer").asLong()).isEqualTo(line.path("number").asLong());
    reply = said(other, "{\"type\":\"accept-offer\"" + number + about, second);
    assertThat(reply.path("type").asText()).isEqualTo("offer-accepted");
    assertThat(api.get("/games/" + id).json().has("pausedUntil")).isTrue();
    assertThat(said(other, "{\"type\":\"resume\"," + about, second).path("type").asText())
        .isEqualTo("resumed");

    said(other, "{\"type\":\"offer\",\"kind\":\"draw\"," + about, second);
    number = ",\"offer\":" + offer(first).path("number").asLong() + ",";
    reply = said(maker, "{\"type\":\"withdraw-offer\"" + number + about, first);
    assertThat(reply.path("code").asText()).isEqualTo("not-your-offer");
    reply = said(maker, "{\"type\":\"decline-offer\"" + number + about, first);
    assertThat(reply.path("type").asText()).isEqualTo("offer-declined");
    reply = said(other, "{\"type\":\"withdraw-offer\"" + number + about, second);
    assertThat(reply.path("code").asText()).isEqualTo("no-such-offer");
    reply = said(other, "{\"type\":\"offer\",\"kind\":\"tea\"," + about, second);
    assertThat(reply.path("code").asText()).isEqualTo("bad-kind");
  }

  @Test
  void refusalsHaveTheCodesOfTheRoutes() throws InterruptedException {
    var cid = api.player("Cid");
    var dee = api.botOf(cid, "Cid's bot");
    var heard = new LinkedBlockingQueue<Line>();
    var id = api.open("sol", cid, cid.id(), dee.id());
    var player = open(cid, 0, heard);
    send(player, id, 900, "1");
    send(player, "no-game", 0, "1");
    player.socket.sendText("{\"type\":\"dance\",\"game\":\"" + id + "\"}", true).join();
    var codes = new ArrayList<String>();
    while (codes.size() < 3) {
      var json = next(heard).json;
      if (json.path("type").asText().equals("refused")) {
        codes.add(json.path("code").asText());
      }
    }
    assertThat(codes).containsExactlyInAnyOrder("ply-ahead", "no-such-game", "bad-type");
  }

  /** One resignation an hour is allowed, so a refused message must not take it. */
  @Test
  void aMessageWithAnUnknownFieldIsNotCarriedOut() throws InterruptedException {
    var hal = api.player("Hal");
    var ivy = api.botOf(hal, "Hal's bot");
    var heard = new LinkedBlockingQueue<Line>();
    var players = List.of(open(hal, 0, heard), open(ivy, 0, heard));
    var about = ",\"game\":\"" + api.open("sol", hal, hal.id(), ivy.id()) + "\"";
    var question = next(heard);
    while (!question.json.path("type").asText().equals("question")) {
      question = next(heard);
    }
    var player = players.get(question.who.equals(hal) ? 0 : 1);
    var move =
        "\"move\",\"ply\":%d,\"move\":\"%s\""
            .formatted(
                question.json.path("ply").asInt(), question.json.at("/moves/0/code").asText());
    for (var type : List.of(move, "\"offer\",\"kind\":\"draw\"", "\"resign\"")) {
      var message = "{\"type\":" + type + about;
      var refused = said(player, message + ",\"extra\":1}", heard);
      assertThat(refused.path("code").asText()).as(type).isEqualTo("unknown-field");
      var done = said(player, message + "}", heard);
      assertThat(done.path("repeated")).as("%s: %s", type, done).isEqualTo(BooleanNode.FALSE);
    }
  }
}
