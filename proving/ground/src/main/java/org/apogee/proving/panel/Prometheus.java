package org.apogee.proving.panel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apogee.engine.BadInput;
import org.apogee.local.Probe;

/** A running Prometheus, asked as Grafana asks it. */
public final class Prometheus implements AutoCloseable {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** A query over a day touches every block. */
  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private final Probe probe = new Probe();
  private final String address;

  /**
   * @param address without a path, such as {@code http://127.0.0.1:9090}
   */
  public Prometheus(String address) {
    this.address = address.replaceFirst("/+$", "");
  }

  /** The value of an expression now. */
  public Answer now(String expression) {
    return answer(ask("/api/v1/query?query=" + encoded(expression)));
  }

  /** The values of an expression over a time. */
  public Answer over(String expression, Instant from, Instant to, Duration step) {
    return answer(
        ask(
            "/api/v1/query_range?query=%s&start=%d&end=%d&step=%d"
                .formatted(
                    encoded(expression),
                    from.getEpochSecond(),
                    to.getEpochSecond(),
                    Math.max(1, step.toSeconds()))));
  }

  /** The names of all metrics it has seen. */
  public Set<String> names() {
    var names = new TreeSet<String>();
    ask("/api/v1/label/__name__/values").path("data").forEach(name -> names.add(name.asText()));
    return names;
  }

  /** One alert: what it is called, what it is about, and whether it waits or fires. */
  public record Alert(String name, String labels, boolean firing) {}

  /** The alerts that wait or fire now. */
  public List<Alert> alerts() {
    var alerts = new ArrayList<Alert>();
    for (var alert : ask("/api/v1/alerts").at("/data/alerts")) {
      alerts.add(
          new Alert(
              alert.at("/labels/alertname").asText(),
              alert.path("labels").toString(),
              alert.path("state").asText().equals("firing")));
    }
    return alerts;
  }

  private static Answer answer(JsonNode json) {
    if (!json.path("status").asText().equals("success")) {
      return new Answer(json.path("error").asText("no reason given"), List.of());
    }
    var all = new ArrayList<Series>();
    var result = json.at("/data/result");
    if (json.at("/data/resultType").asText().equals("scalar")) {
      all.add(series(MAPPER.createObjectNode(), List.of(result)));
    } else {
      for (var one : result) {
        var points = new ArrayList<JsonNode>();
        (one.has("values") ? one.path("values") : MAPPER.createArrayNode().add(one.path("value")))
            .forEach(points::add);
        all.add(series(one.path("metric"), points));
      }
    }
    return new Answer("", all);
  }

  private static Series series(JsonNode metric, List<JsonNode> points) {
    var labels = new HashMap<String, String>();
    metric.properties().forEach(label -> labels.put(label.getKey(), label.getValue().asText()));
    return new Series(
        labels,
        points.stream().mapToDouble(point -> point.path(0).asDouble()).toArray(),
        points.stream().mapToDouble(point -> number(point.path(1).asText())).toArray());
  }

  private static double number(String text) {
    return switch (text) {
      case "+Inf" -> Double.POSITIVE_INFINITY;
      case "-Inf" -> Double.NEGATIVE_INFINITY;
      default -> Double.parseDouble(text);
    };
  }

  private JsonNode ask(String path) {
    try {
      return MAPPER.readTree(probe.get(address + path, TIMEOUT).body());
    } catch (IOException | IllegalArgumentException e) {
      throw new BadInput("no-prometheus", "No Prometheus answers at " + address + ".");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while asking Prometheus", e);
    }
  }

  private static String encoded(String expression) {
    return URLEncoder.encode(expression, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    probe.close();
  }
}
