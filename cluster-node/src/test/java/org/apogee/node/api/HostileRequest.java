package org.apogee.node.api;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A request, part by part; headers that are not said are as they should be. */
final class HostileRequest {
  private final String method;
  private final String path;
  private final List<String> headers = new ArrayList<>();
  private String body = "";
  private boolean hasBody;

  HostileRequest(String method, String path) {
    this.method = method;
    this.path = path;
    headers.add("Host: apogee");
    headers.add("Connection: close");
  }

  HostileRequest token(String token) {
    return header("Authorization: Bearer " + token);
  }

  HostileRequest header(String line) {
    headers.add(line);
    return this;
  }

  /** As JSON, with its length. */
  HostileRequest json(String json) {
    return header("Content-Type: application/json").body(json);
  }

  HostileRequest body(String text) {
    body = text;
    hasBody = true;
    return this;
  }

  HostileCase earns(String code) {
    return build(Optional.of(code));
  }

  HostileCase earnsSomething() {
    return build(Optional.empty());
  }

  private HostileCase build(Optional<String> code) {
    var utf8 = body.getBytes(StandardCharsets.UTF_8);
    var bytes = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
    headers.forEach(line -> bytes.append(line).append("\r\n"));
    if (hasBody && headers.stream().noneMatch(line -> line.startsWith("Transfer-Encoding"))) {
      bytes.append("Content-Length: ").append(utf8.length).append("\r\n");
    }
    bytes.append("\r\n").append(new String(utf8, StandardCharsets.ISO_8859_1));
    return new HostileCase(name(), bytes.toString(), code);
  }

  private String name() {
    var auth = headers.stream().filter(h -> h.startsWith("Authorization")).findFirst().orElse("-");
    var shown = method + " " + path + " [" + auth + "] " + body;
    return shown.length() <= 160 ? shown : shown.substring(0, 160) + "…";
  }
}
