package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.protocol.ProtocolJson;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Playing and watching through the API, as people and bots do. */
class PlayTest {
  private static Api api;
  private static Someone ada;
  private static Someone bob;
  private static Someone eve;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
    bob = api.botOf(ada, "Ada's bot");
    eve = api.player("Eve");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aWholeGameIsPlayedWatchedAndVerified() throws IOException {
    var id = api.open("supernova", ada, ada.id(), bob.id());
    var path = "/games/" + id;
    var random = new SplittableRandom(7);
    int byBot = 0;
    int byPerson = 0;
    for (var mover = mover(path); mover != null; mover = mover(path)) {
      var view = api.get(path + "/view", mover.token());
      if (view.json().get("plies").asInt() % 25 == 0) {
        assertFits("GameLook", view);
      }
      var moves = view.json().get("moves");
      assertThat(moves).isNotEmpty();
      var move = moves.get(random.nextInt(moves.size())).get("code").asText();
      int ply = view.json().get("plies").asInt();
      var body = "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}";
      var played = api.post(path + "/moves", body, mover.token());
      assertThat(played.status()).as(played.body()).isEqualTo(200);
      assertFits("Played", played);
      byBot += mover.equals(bob) ? 1 : 0;
      byPerson += mover.equals(ada) ? 1 : 0;
      if (ply % 5 == 0) {
        var again = api.post(path + "/moves", body, mover.token());
        assertThat(again.json().get("repeated").asBoolean()).isTrue();
        assertThat(again.json().get("plies")).isEqualTo(played.json().get("plies"));
      }
    }
    var over = api.get(path);
    assertFits("GameLook", over);
    assertThat(over.json().get("stage").asText()).isEqualTo("over");
    var record = api.get(path + "/record");
    assertThat(record.type()).startsWith("text/plain");
    assertThat(ReplayVerifier.verify(ReplayText.parse(record.body())))
        .isInstanceOf(Verdict.Holds.class);
    assertStreamIsWhole(path, over.json().get("sequence").asLong());
    assertCounted("supernova", "bot", byBot);
    assertCounted("supernova", "person", byPerson);
    assertCounted("supernova", "house", 0);
  }

  /** A turn is composed and taken back, step by step, and nobody else can tell. */
  @Test
  void tenTriedMovesLeaveTheGameAsItIs() {
    var path = "/games/" + api.open("sol", ada, ada.id(), bob.id());
    var before = api.get(path + "/view", ada.token()).json();
    var plan = new ArrayList<String>();
    var random = new SplittableRandom(3);
    for (int step = 0; step < 10; step++) {
      var tried = attempt(path, 0, plan, ada);
      assertFits("Trial", tried);
      var json = tried.json();
      assertThat(json.get("played").asInt()).isLessThanOrEqualTo(plan.size());
      if (json.has("stop") || step % 4 == 3) {
        plan.removeLast();
        continue;
      }
      for (var move : json.get("moves")) {
        assertThat(move.get("sentence").asText()).endsWith(".");
      }
      var moves = json.get("moves");
      plan.add(moves.get(random.nextInt(moves.size())).get("code").asText());
    }
    var after = api.get(path + "/view", ada.token()).json();
    assertThat(after.get("sequence")).isEqualTo(before.get("sequence"));
    assertThat(after.get("view")).isEqualTo(before.get("view"));
    assertThat(after.get("moves")).isEqualTo(before.get("moves"));
  }

  @Test
  void aTrialIsForTheSeatToActAtTheRunningDecision() {
    var path = "/games/" + api.open("sol", ada, ada.id(), bob.id());
    assertThat(attempt(path, 0, List.of(), bob).code()).isEqualTo("not-your-turn");
    assertThat(attempt(path, 0, List.of(), eve).code()).isEqualTo("not-your-game");
    assertThat(attempt(path, 7, List.of(), ada).code()).isEqualTo("ply-ahead");
    assertThat(attempt(path, 0, List.of("999999"), ada).code()).isEqualTo("illegal-move");
    assertThat(attempt(path, 0, List.of("x"), ada).code()).isEqualTo("bad-move");
    var first = attempt(path, 0, List.of(), ada).json().at("/moves/0/code").asText();
    var body = "{\"ply\":0,\"move\":\"" + first + "\"}";
    assertThat(api.post(path + "/moves", body, ada.token()).status()).isEqualTo(200);
    assertThat(attempt(path, 0, List.of(), ada).code()).isEqualTo("stale-ply");
  }

  private static Got attempt(String path, int ply, List<String> moves, Someone who) {
    var body = ProtocolJson.write(Map.of("ply", ply, "moves", moves));
    return api.post(path + "/try", body, who.token());
  }

  private static void assertCounted(String game, String by, int moves) {
    var line = "apogee_moves_total{by=\"%s\",game=\"%s\"} %d.0".formatted(by, game, moves);
    await().untilAsserted(() -> assertThat(api.node.node().metrics().scrape()).contains(line));
  }

  /** From the beginning, from the middle, and for whom it is: no gap, no line twice. */
  private static void assertStreamIsWhole(String path, long last) throws IOException {
    for (long from : new long[] {0, last / 2, last - 1, last, last + 7}) {
      for (var token : List.of("", ada.token(), eve.token())) {
        var sequences = new ArrayList<Long>();
        for (var line : read(path + "/stream?from=" + from, token)) {
          assertThat(DocumentSchemas.problems("StreamLine", line)).isEmpty();
          if (!line.get("type").asText().matches("heartbeat|end")) {
            sequences.add(line.get("sequence").asLong());
          }
        }
        var wanted = new ArrayList<Long>();
        for (long i = from + 1; i <= last; i++) {
          wanted.add(i);
        }
        assertThat(sequences).isEqualTo(wanted);
      }
    }
    var everybodys = facts(read(path + "/stream", ""));
    assertThat(facts(read(path + "/stream", eve.token()))).isEqualTo(everybodys);
    var adas = facts(read(path + "/stream", ada.token()));
    assertThat(kinds(adas))
        .as("a seat hears of all that an observer hears of")
        .containsAll(kinds(everybodys));
    assertThat(adas).as("and reads more of it").isNotEqualTo(everybodys);
  }

  @Test
  void aStreamThatCannotGoOnSaysSoAndEnds() throws IOException {
    var id = api.open("sol", ada, ada.id(), bob.id());
    var path = "/games/" + id;
    for (int ply = 0; ply < 2; ply++) {
      var mover = Objects.requireNonNull(mover(path));
      var move = api.get(path + "/view", mover.token()).json().at("/moves/0/code").asText();
      var body = "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}";
      assertThat(api.post(path + "/moves", body, mover.token()).status()).isEqualTo(200);
    }
    // Somebody lost a row of the journal: nobody can tell this game any more.
    api.node
        .node()
        .database()
        .statement(sql ->
            sql.update(
                "DELETE FROM journal.event_journal WHERE persistence_id = ? AND sequence_number = 2",
                "game|" + id));
    var end = read(path + "/stream", "").getLast();
    assertThat(end.path("type").asText()).isEqualTo("end");
    assertThat(end.path("reason").asText()).isEqualTo("failed");
    assertThat(api.node.node().metrics().scrape())
        .contains("apogee_stream_dropped_total{kind=\"game\",reason=\"failed\"}");
  }

  private static List<JsonNode> read(String path, String token) throws IOException {
    var lines = new ArrayList<JsonNode>();
    try (var stream = api.lines(path, token)) {
      for (var line : (Iterable<String>) stream::iterator) {
        lines.add(ProtocolJson.MAPPER.readTree(line));
      }
    }
    return lines;
  }

  /** Without what a fact says: a line with secrets takes the place of the public one. */
  private static Set<String> kinds(Set<String> facts) {
    return facts.stream()
        .map(fact -> fact.substring(0, fact.indexOf(",\"args\"")))
        .collect(Collectors.toSet());
  }

  private static Set<String> facts(List<JsonNode> lines) {
    var facts = new TreeSet<String>();
    for (var line : lines) {
      for (var ply : line.path("plies")) {
        ply.path("facts").forEach(fact -> facts.add(ply.get("ply") + " " + fact));
      }
    }
    return facts;
  }

  private static @Nullable Someone mover(String path) {
    var seat = api.get(path).json().get("seatToAct");
    return seat == null ? null : seat.asInt() == 0 ? ada : bob;
  }

  @Test
  void aPlayersStreamAsksAndComesBackWhereItWas() throws IOException {
    var cid = api.player("Cid");
    var body = "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}]}".formatted(cid.id());
    var id = api.post("/games", body, cid.token()).json().get("game").asText();
    JsonNode question;
    try (var stream = api.lines("/me/stream", cid.token())) {
      question = firstOf("question", stream.iterator());
    }
    assertThat(question.get("game").asText()).isEqualTo(id);
    assertThat(question.get("moves")).isNotEmpty();
    var move =
        "{\"ply\":%d,\"move\":%s}"
            .formatted(question.get("ply").asInt(), question.get("moves").get(0).get("code"));
    assertThat(api.post("/games/" + id + "/moves", move, cid.token()).status()).isEqualTo(200);
    var from = question.get("sequence").asText();
    try (var stream = api.lines("/me/stream?from=" + from, cid.token())) {
      var next = firstOf("question", stream.iterator());
      assertThat(next.get("sequence").asLong()).isGreaterThan(question.get("sequence").asLong());
      assertThat(next.get("question").asInt()).isGreaterThan(question.get("question").asInt());
    }
  }

  private static JsonNode firstOf(String type, Iterator<String> lines) throws IOException {
    while (lines.hasNext()) {
      var line = ProtocolJson.MAPPER.readTree(lines.next());
      if (line.get("type").asText().equals(type)) {
        return line;
      }
    }
    throw new AssertionError("no line of type " + type);
  }

  @Test
  void theSameKeyOpensOneGame() {
    var body =
        "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"},{\"bot\":\"random\"}],\"key\":\"k1\"}"
            .formatted(ada.id());
    var first = api.post("/games", body, ada.token());
    var again = api.post("/games", body, ada.token());
    assertThat(first.status()).isEqualTo(201);
    assertFits("Opened", first);
    assertThat(first.headers()).containsKey("location");
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json().get("game")).isEqualTo(first.json().get("game"));
    assertThat(again.json().get("repeated").asBoolean()).isTrue();
    var other = api.post("/games", body.replace("random", "greedy"), ada.token());
    assertThat(other.code()).isEqualTo("other-game-open");
  }

  @Test
  void whoOrderedAGameMayCancelItAndOthersMayNot() {
    var id = api.open("sol", ada, ada.id(), bob.id());
    var reason = "{\"reason\":\"Dinner is ready.\"}";
    var path = "/games/" + id + "/cancel";
    assertThat(api.post(path, reason, eve.token()).code()).isEqualTo("not-your-game");
    assertThat(api.post(path, reason, bob.token()).code()).isEqualTo("not-your-game");
    assertThat(api.post(path, reason, ada.token()).body()).isEqualTo("{\"repeated\":false}");
    assertThat(api.post(path, reason, Api.ORGANISER).body()).isEqualTo("{\"repeated\":true}");
    assertThat(api.get("/games/" + id).json().get("stage").asText()).isEqualTo("cancelled");
  }

  @Test
  void aResignationStandsHoweverOftenItIsSent() {
    var path = "/games/" + api.open("sol", ada, ada.id(), bob.id());
    assertThat(api.post(path + "/resign", bob.token()).body()).isEqualTo("{\"repeated\":false}");
    assertThat(api.post(path + "/resign", bob.token()).body()).isEqualTo("{\"repeated\":true}");
    assertThat(api.get(path).json().get("stage").asText()).isEqualTo("over");
    assertThat(api.get(path).json().get("places").toString()).isEqualTo("[1,2]");
  }

  @Test
  void anOrganiserSeatsAnybodyAndAPlayerOnlyTheirOwn() {
    var body =
        "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"},{\"player\":\"%s\"}]}"
            .formatted(ada.id(), eve.id());
    assertThat(api.post("/games", body, ada.token()).code()).isEqualTo("not-your-player");
    assertThat(api.post("/games", body, Api.ORGANISER).status()).isEqualTo(201);
  }

  @Test
  void anUnknownIdWakesNoGame() {
    assertThat(api.get("/games/nothing").code()).isEqualTo("no-such-game");
    assertThat(api.post("/games/nothing/resign", ada.token()).code()).isEqualTo("no-such-game");
    await()
        .during(Duration.ofMillis(200))
        .untilAsserted(() ->
            assertThat(
                    api.node
                        .node()
                        .database()
                        .<Long>statement(sql ->
                            sql.one(
                                    "SELECT count(*) FROM journal.event_journal"
                                        + " WHERE position('nothing'::bytea IN event_payload) > 0",
                                    row -> row.getLong(1))
                                .orElseThrow()))
                .isZero());
  }
}
