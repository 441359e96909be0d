package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class FailedRequestTest {
  private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

  private final Logger logger = (Logger) LoggerFactory.getLogger(Problems.class);
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();

  @BeforeEach
  void listen() {
    log.list = new CopyOnWriteArrayList<>();
    log.start();
    logger.addAppender(log);
  }

  @AfterEach
  void stop() {
    logger.detachAppender(log);
  }

  @Test
  void theLogSaysWhichGameAndTraceFailed() {
    assertThat(fieldsOfFailure("00-" + TRACE + "-00f067aa0ba902b7-01"))
        .isEqualTo(Map.of("trace", TRACE, "game", "g-7"));
  }

  @Test
  void aStrangersHeaderCannotForgeAField() {
    assertThat(fieldsOfFailure("00-forged\",\"level\":\"INFO-00f067aa0ba902b7-01"))
        .isEqualTo(Map.of("game", "g-7"));
  }

  private Map<String, String> fieldsOfFailure(String parent) {
    var broken =
        Route.get(
            "/api/v1/games/{id}/frames",
            Access.ANYBODY,
            _ -> {
              throw new IllegalStateException("broken");
            });
    try (var server = new TestServer("", broken)) {
      var request = server.request("/api/v1/games/g-7/frames").header("traceparent", parent);
      assertThat(server.send(request).statusCode()).isEqualTo(500);
    }
    assertThat(log.list).hasSize(1);
    return log.list.getFirst().getMDCPropertyMap();
  }
}
