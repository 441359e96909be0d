package org.apogee.proving.door;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apogee.proving.door.DoorPlan.Mode;
import org.apogee.proving.door.DoorPlan.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a player's connection does when a node does not take it. */
class StreamTableTest {
  private static final long STEP_NANOS = 50_000_000;

  @Test
  @Timeout(60)
  void aPlayerWhomABusyNodeRefusesAsksAgainAndOneWithoutRightsDoesNot() throws IOException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual()
          .start(() -> {
            refuse(server, "503 Unavailable", "unavailable");
            refuse(server, "401 Unauthorized", "unknown-token");
          });
      var load = new Load(plan(server.getLocalPort()));
      new StreamTable(load);
      assertThatThrownBy(
              () -> {
                while (true) {
                  load.run(STEP_NANOS);
                }
              })
          .isInstanceOf(IOException.class)
          .hasMessage("a player's stream ended with status 401");
      load.close();
    }
  }

  private static DoorPlan plan(int port) {
    var player = new Player("ada", "token");
    return new DoorPlan(
        Mode.SESSION,
        List.of(port),
        "",
        "sol",
        1,
        List.of(player),
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        List.of(),
        1);
  }

  private static void refuse(ServerSocket server, String status, String code) {
    var body = "{\"code\":\"" + code + "\"}";
    var answer =
        "HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s".formatted(status, body.length(), body);
    try (var socket = server.accept()) {
      var request =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      while (!request.readLine().isEmpty()) {
        // to its end, or the connection is reset before the answer is read
      }
      socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
