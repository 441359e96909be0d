package org.apogee.platform.log;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.slf4j.event.KeyValuePair;

class LineEncoderTest {
  private final LoggerContext context = new LoggerContext();

  LineEncoderTest() {
    context.setMDCAdapter(new LogbackMDCAdapter());
  }

  @Test
  void aLineHasThePromisedFieldsInTheirOrder() throws IOException {
    var line = json(event("the journal is slow", null));
    assertThat(line.fieldNames())
        .toIterable()
        .containsExactly("time", "level", "logger", "thread", "message", "node");
    assertThat(line.path("time").asText()).isEqualTo("2026-11-24T16:00:00.007Z");
    assertThat(line.path("level").asText()).isEqualTo("WARN");
    assertThat(line.path("logger").asText()).isEqualTo("org.apogee.test");
    assertThat(line.path("node").asText()).isEqualTo("node-1");
  }

  @Test
  void theNameBeforeAPlaceholderIsAField() throws IOException {
    var line =
        json(
            event(
                "cannot compare game {} of player {} with the journal: {}",
                null,
                "g-1",
                "p-2",
                "away"));
    assertThat(line.path("message").asText())
        .isEqualTo("cannot compare game g-1 of player p-2 with the journal: away");
    assertThat(line.path("game").asText()).isEqualTo("g-1");
    assertThat(line.path("player").asText()).isEqualTo("p-2");
    assertThat(line.size()).isEqualTo(8);
  }

  @Test
  void pairsAndTheContextOfTheThreadAreFields() throws IOException {
    var event = event("notices of tournament {} wait", null, "t-3");
    event.setMDCPropertyMap(Map.of("trace_id", "4bf92f3577b34da6a3ce929d0e0e4736"));
    event.setKeyValuePairs(
        List.of(new KeyValuePair("node", "node-2"), new KeyValuePair("message", "forged")));
    var line = json(event);
    assertThat(line.path("tournament").asText()).isEqualTo("t-3");
    assertThat(line.path("trace").asText()).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
    assertThat(line.path("node").asText()).isEqualTo("node-2");
    assertThat(line.path("message").asText()).isEqualTo("notices of tournament t-3 wait");
    assertThat(line.path("context_message").asText()).isEqualTo("forged");
  }

  @Test
  void anEventIsOneLineWhateverItContains() throws IOException {
    var event =
        event("two\nlines \"quoted\" {}", new IllegalStateException("a\nb"), "\u2028\r\n{}");
    var text = encoded(event, "json");
    assertThat(text).endsWith("}\n").hasLineCount(1);
    var line = new ObjectMapper().readTree(text);
    assertThat(line.path("message").asText()).isEqualTo("two\nlines \"quoted\" \u2028\r\n{}");
    assertThat(line.path("error").asText())
        .startsWith("java.lang.IllegalStateException: a\nb")
        .contains("LineEncoderTest");
  }

  @Test
  void textStaysTheUsualFormat() {
    assertThat(encoded(event("game {} ended", null, "g-1"), "text"))
        .isEqualTo("WARN game g-1 ended");
    assertThat(LogFormat.named("xml")).isEmpty();
  }

  private JsonNode json(LoggingEvent event) throws IOException {
    return new ObjectMapper().readTree(encoded(event, "json"));
  }

  private String encoded(LoggingEvent event, String format) {
    var encoder = new LineEncoder();
    encoder.setContext(context);
    encoder.setPattern("%level %msg");
    encoder.setFormat(format);
    encoder.setNode("node-1");
    encoder.start();
    return new String(encoder.encode(event), UTF_8);
  }

  private LoggingEvent event(String message, @Nullable Throwable thrown, Object... arguments) {
    var logger = context.getLogger("org.apogee.test");
    var event = new LoggingEvent("x", logger, Level.WARN, message, thrown, arguments);
    event.setInstant(Instant.parse("2026-11-24T16:00:00.007Z"));
    return event;
  }
}
