package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Promise 9: every bad request receives a 4xx with a code and affects nobody else. Promise 3: no
 * error reveals what its client may not know.
 */
class HostileClientTest {
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 (\\d{3})");
  private static final Pattern CODE = Pattern.compile("\"code\":\"([a-z][a-z0-9-]*)\"");

  /** Words of the inside that no answer may have. */
  private static final List<String> INSIDE =
      List.of("exception", "org.apogee", "java.", "jetty", "javalin", "select ", "jdbc", "pekko");

  private static Api api;
  private static Someone ada;
  private static Someone eve;
  private static String game;
  private static List<HostileCase> cases = List.of();

  @BeforeAll
  static void start() {
    api =
        new Api(
            Map.of(
                "apogee.http.header-time", "400ms",
                "apogee.http.body-time", "400ms",
                "apogee.http.idle-time", "1s"));
    ada = api.player("Ada");
    eve = api.player("Eve");
    var bot = api.botOf(ada, "Ada's bot");
    game = api.open("sol", ada, ada.id(), bot.id());
    var revoked = api.post("/players/" + eve.id() + "/tokens", "{}", eve.token()).json();
    api.delete("/tokens/" + revoked.get("id").asText(), eve.token());
    var mover = api.get("/games/" + game).json().get("seatToAct").asInt() == 0 ? ada : bot;
    cases =
        HostileCases.all(
            game,
            mover,
            eve,
            api.expiredToken(ada),
            revoked.get("secret").asText(),
            api.organisingToken(eve));
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void everyCaseIsRefusedWithItsCodeAndTellsNothing() throws IOException {
    assertThat(cases).hasSizeGreaterThan(700);
    var before = api.get("/games/" + game + "/view", ada.token()).body();
    var wrong = new ArrayList<String>();
    for (var hostile : cases) {
      var answer = send(hostile.bytes());
      var problem = whatIsWrong(hostile, answer);
      if (!problem.isEmpty()) {
        wrong.add(problem + "\n  " + hostile.name() + "\n  " + excerpt(answer));
      }
    }
    assertThat(wrong).as("of " + cases.size() + " cases").isEmpty();
    var after = api.get("/games/" + game + "/view", ada.token()).body();
    assertThat(withoutClocks(after))
        .as("the game stands as it stood")
        .isEqualTo(withoutClocks(before));
    assertThat(api.get("/me/bots", ada.token()).json().get("items")).hasSize(1);
    assertThat(api.node.node().metrics().scrape())
        .as("not one 5xx")
        .doesNotContain("class=\"5xx\"", "code=\"internal\"");
  }

  private static String whatIsWrong(HostileCase hostile, String answer) {
    var status = STATUS.matcher(answer);
    if (!status.lookingAt()) {
      return "no answer";
    }
    if (!status.group(1).startsWith("4")) {
      return "not a 4xx";
    }
    var code = CODE.matcher(answer);
    if (!code.find() || !answer.contains("application/problem+json")) {
      return "no problem with a code";
    }
    if (hostile.code().isPresent() && !hostile.code().get().equals(code.group(1))) {
      return "not " + hostile.code().get() + " but " + code.group(1);
    }
    var lower = answer.toLowerCase(Locale.ROOT);
    for (var word : INSIDE) {
      if (lower.contains(word)) {
        return "tells of the inside: " + word;
      }
    }
    return answer.contains(ada.token()) || answer.contains(Api.ORGANISER) ? "tells a token" : "";
  }

  @Test
  void slowClientsAreCutOffAndDisturbNobody() throws IOException {
    var slow = new ArrayList<Socket>();
    for (int i = 0; i < 50; i++) {
      var socket = connect();
      write(socket, "GET /api/v1/rulesets HTTP/1.1\r\nX-Slow: ");
      slow.add(socket);
      var other = connect();
      write(
          other,
          "POST /api/v1/games HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
              + ada.token()
              + "\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{");
      slow.add(other);
    }
    assertThat(api.get("/games/" + game).status()).isEqualTo(200);
    var drip = Thread.ofVirtual().start(() -> drip(slow));
    for (var socket : slow) {
      var answer = readAll(socket);
      assertThat(answer).doesNotContain("HTTP/1.1 2", "HTTP/1.1 5");
      socket.close();
    }
    drip.interrupt();
    assertThat(api.get("/games/" + game).status()).isEqualTo(200);
  }

  @Test
  void aHugeBodyIsRefusedBeforeItIsRead() throws IOException {
    try (var socket = connect()) {
      write(
          socket,
          "POST /api/v1/games HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
              + ada.token()
              + "\r\nContent-Type: application/json\r\nContent-Length: 1000000000000\r\n\r\n");
      assertThat(readAll(socket)).startsWith("HTTP/1.1 413").contains("body-too-large");
    }
  }

  private static void drip(List<Socket> sockets) {
    try {
      while (true) {
        for (var socket : sockets) {
          try {
            write(socket, "a");
          } catch (IOException closed) {
            // Cut off, as it should be.
          }
        }
        Thread.sleep(50);
      }
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }

  /** Views tell the time that is left. */
  private static String withoutClocks(String view) {
    return view.replaceAll("\"clocks\":\\[[0-9,]*\\]|\"decisionMillis\":[0-9]+", "");
  }

  private static String excerpt(String answer) {
    var end = answer.indexOf("\r\n\r\n");
    var line = answer.lines().findFirst().orElse("");
    var body = end < 0 ? answer : answer.substring(end);
    return line + " " + body.substring(0, Math.min(300, body.length())).strip();
  }

  private static String send(String bytes) throws IOException {
    try (var socket = connect()) {
      var writer = Thread.ofVirtual().start(() -> writeAndFinish(socket, bytes));
      var answer = readAll(socket);
      writer.interrupt();
      return answer;
    }
  }

  private static void writeAndFinish(Socket socket, String bytes) {
    try {
      write(socket, bytes);
      socket.shutdownOutput();
    } catch (IOException closed) {
      // The server has read enough of it.
    }
  }

  private static Socket connect() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), api.port());
    socket.setSoTimeout(30_000);
    return socket;
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    socket.getOutputStream().flush();
  }

  /** Until the server closes; a reset counts as closed. */
  private static String readAll(Socket socket) throws IOException {
    var text = new StringBuilder();
    var buffer = new byte[8192];
    try {
      for (int n = socket.getInputStream().read(buffer);
          n >= 0;
          n = socket.getInputStream().read(buffer)) {
        text.append(new String(buffer, 0, n, StandardCharsets.UTF_8));
      }
    } catch (SocketException reset) {
      // Closed, in the rude way.
    }
    return text.toString();
  }
}
