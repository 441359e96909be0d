package org.apogee.cli.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;

/** An open stream of lines. One thread reads it; any thread may close it. */
public final class StreamReader implements AutoCloseable {
  private static final int OK = 200;

  private final InputStream body;
  private final BufferedReader lines;

  private StreamReader(InputStream body) {
    this.body = body;
    this.lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
  }

  /**
   * The lines of a response.
   *
   * @throws BadInput if a retry would get the same response
   * @throws IOException if a retry may succeed; its message is the sentence of the problem
   */
  static StreamReader of(HttpResponse<InputStream> response) throws IOException {
    if (response.statusCode() == OK) {
      return new StreamReader(response.body());
    }
    try (var body = response.body()) {
      var text = new String(body.readAllBytes(), StandardCharsets.UTF_8);
      var problem = object(text).orElseGet(ProtocolJson.MAPPER::createObjectNode);
      int status = response.statusCode();
      var sentence = problem.path("detail").asText("the server returned status " + status);
      if (status >= 500 || status == 429 || status == 408) {
        throw new IOException(sentence);
      }
      throw new BadInput(problem.path("code").asText("refused"), sentence);
    }
  }

  /** Waits for the next line; empty at the end of the stream. */
  public Optional<String> next() throws IOException {
    return Optional.ofNullable(lines.readLine());
  }

  /** A line as JSON; empty for an incomplete line, which a broken connection leaves behind. */
  public static Optional<JsonNode> object(String line) {
    try {
      var node = ProtocolJson.MAPPER.readTree(line);
      return node != null && node.isObject() ? Optional.of(node) : Optional.empty();
    } catch (JsonProcessingException _) {
      return Optional.empty();
    }
  }

  /** Closes the body, not the reader around it: a thread that waits in it holds its lock. */
  @Override
  public void close() throws IOException {
    body.close();
  }
}
