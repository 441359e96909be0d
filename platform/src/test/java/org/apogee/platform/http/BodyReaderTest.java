package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.time.RunningTime;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A slow body is cut; a body that had to wait for a stopped process is not. */
class BodyReaderTest {
  private static final byte[] BODY = "{\"a\":1}".getBytes(UTF_8);
  private static final Duration STEP = Duration.ofMillis(250);

  private long now = 1_000_000;
  private final RunningTime time = new RunningTime(() -> now);
  private boolean isShuttingDown;
  private final BodyReader reader =
      new BodyReader(TestServer.settings("body-time = 10s"), time, () -> isShuttingDown);

  private interface Happening {
    void happens() throws IOException;
  }

  /** Byte by byte; before each of them something happens. */
  private static final class Drops extends InputStream {
    private final Happening before;
    private int sent;

    Drops(Happening before) {
      this.before = before;
    }

    @Override
    public int read() throws IOException {
      throw new IOException("nobody reads single bytes");
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      before.happens();
      if (sent == BODY.length) {
        return -1;
      }
      into[from] = BODY[sent++];
      return 1;
    }
  }

  @Test
  void aBodyThatTricklesInForTooLongIsCut() {
    assertThatThrownBy(() -> read(new Drops(() -> runFor(Duration.ofSeconds(2)))))
        .isInstanceOf(RequestRefused.class)
        .hasMessageContaining("did not arrive in time");
  }

  @Test
  void aStopOfTheProcessIsNotItsClientsSlowness() {
    var drops = new Drops(() -> now += Duration.ofSeconds(14).toNanos());

    assertThat(read(drops)).isEqualTo(BODY);
  }

  @Test
  void silenceThatJettyReportsIsASlowBody() {
    var silent =
        new Drops(() -> {
          throw new IOException(new TimeoutException("idle"));
        });

    assertThatThrownBy(() -> read(silent)).isInstanceOf(RequestRefused.class);
  }

  @Test
  void aBodyThatOurOwnStopCutsOffIsToBeSentAgain() {
    var cut =
        new Drops(() -> {
          throw new IOException("closed");
        });
    assertThatThrownBy(() -> read(cut)).hasMessageContaining("ended early");
    isShuttingDown = true;
    assertThatThrownBy(() -> read(cut))
        .isInstanceOf(RequestRefused.class)
        .hasMessageContaining("shutting down");
  }

  private byte[] read(InputStream body) {
    return reader.read(new Post(body));
  }

  private void runFor(Duration howLong) {
    for (var ran = Duration.ZERO; ran.compareTo(howLong) < 0; ran = ran.plus(STEP)) {
      now += STEP.toNanos();
      time.tick();
    }
  }

  private record Post(InputStream body) implements Incoming {
    @Override
    public String method() {
      return "POST";
    }

    @Override
    public List<String> headers(String name) {
      var value = header(name);
      return value == null ? List.of() : List.of(value);
    }

    @Override
    public @Nullable String header(String name) {
      return name.equals("Content-Type") ? "application/json" : null;
    }

    @Override
    public @Nullable String query() {
      return null;
    }

    @Override
    public String pathParam(String name) {
      throw new IllegalStateException(name);
    }

    @Override
    public @Nullable String remoteAddress() {
      return null;
    }

    @Override
    public long length() {
      return -1;
    }

    @Override
    public void idleTime(Duration limit) {
      assertThat(limit).isPositive();
    }
  }
}
