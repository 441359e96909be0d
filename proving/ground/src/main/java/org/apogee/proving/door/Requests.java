package org.apogee.proving.door;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The requests of a player, as the bytes of HTTP/1.1. */
final class Requests {
  private static final String CLOCK =
      "{\"bankMillis\":86400000,\"incrementMillis\":0,\"capMillis\":86400000}";

  /** The key is no secret: its 16 bytes only show that the server speaks the protocol. */
  private static final List<String> UPGRADE =
      List.of(
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: YXBvZ2VlLWJlbmNoLWtleQ==",
          "");

  private Requests() {}

  static byte[] view(String game, String token) {
    return get("/games/" + game + "/view", token, "");
  }

  static byte[] stream(String token) {
    return get("/me/stream", token, "");
  }

  static byte[] watch(String game) {
    return get("/games/" + game + "/stream", "", "");
  }

  static byte[] session(String token) {
    return get("/me/socket", token, String.join("\r\n", UPGRADE));
  }

  /** As a browser sends it. */
  static byte[] page(String path) {
    return Scan.ascii("GET " + path + " HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n\r\n");
  }

  private static byte[] get(String path, String token, String more) {
    var authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
    return Scan.ascii(
        "GET /api/v1" + path + " HTTP/1.1\r\nHost: bench\r\n" + authorization + more + "\r\n");
  }

  static byte[] move(String game, String token, long ply, String move) {
    return post(
        "/games/" + game + "/moves", token, "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}");
  }

  static byte[] moveMessage(String game, long ply, String move) {
    return Scan.ascii(
        "{\"type\":\"move\",\"game\":\""
            + game
            + "\",\"ply\":"
            + ply
            + ",\"move\":\""
            + move
            + "\"}");
  }

  static byte[] open(String game, List<DoorPlan.Player> seats, String organiser) {
    var sitting =
        seats.stream()
            .map(player -> "{\"player\":\"" + player.id() + "\"}")
            .collect(Collectors.joining(","));
    return post(
        "/games",
        organiser,
        "{\"game\":\"" + game + "\",\"seats\":[" + sitting + "],\"clock\":" + CLOCK + "}");
  }

  private static byte[] post(String path, String token, String body) {
    var bytes = body.getBytes(StandardCharsets.UTF_8);
    return ("POST /api/v1"
            + path
            + " HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer "
            + token
            + "\r\nContent-Type: application/json\r\nContent-Length: "
            + bytes.length
            + "\r\n\r\n"
            + body)
        .getBytes(StandardCharsets.UTF_8);
  }
}
