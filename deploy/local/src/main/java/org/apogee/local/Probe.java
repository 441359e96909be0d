package org.apogee.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Plain HTTP requests: whether a process answers at an address, and with what. */
public final class Probe implements AutoCloseable {
  private final HttpClient client = HttpClient.newBuilder().version(Version.HTTP_1_1).build();

  /** A response. */
  public record Answer(int status, String body) {}

  /**
   * The response to one {@code GET}.
   *
   * @throws IOException if there is none within the limit
   */
  public Answer get(String address, Duration limit) throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(URI.create(address)).timeout(limit).build();
    var answer = client.send(request, BodyHandlers.ofString());
    return new Answer(answer.statusCode(), answer.body());
  }

  @Override
  public void close() {
    client.shutdownNow();
    client.close();
  }
}
