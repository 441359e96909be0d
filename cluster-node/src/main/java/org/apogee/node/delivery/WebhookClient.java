package org.apogee.node.delivery;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.engine.BadInput;

/**
 * Posts one body. Java's own client resolves names by itself, so a name could point elsewhere
 * between our check and its connection; this one connects to the very address that was checked. It
 * follows no redirect and reads nothing but the headers.
 */
final class WebhookClient implements AutoCloseable {
  private static final int HEADERS_MOST = 16 * 1024;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5][0-9]{2})( .*)?");
  private static final Pattern RETRY = Pattern.compile("(?im)^retry-after: *([0-9]{1,6}) *$");

  private final DeliverySettings settings;
  private final ScheduledExecutorService deadlines =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("apogee-webhook-deadlines").factory());

  WebhookClient(DeliverySettings settings) {
    this.settings = settings;
  }

  /** Takes at most the time-out, whatever the other side does. */
  Posted post(String address, Map<String, String> headers, byte[] body) {
    long began = System.nanoTime();
    try {
      var target = WebhookAddress.parse(address, settings);
      var host = target.resolve(settings).getFirst();
      var head = exchange(target, host, headers, body);
      return read(head, began);
    } catch (BadInput refused) {
      var why = Objects.requireNonNullElse(refused.getMessage(), refused.code());
      return new Posted(null, why, since(began), Optional.empty());
    } catch (SocketTimeoutException slow) {
      return new Posted(
          null, "The receiver did not answer in time.", since(began), Optional.empty());
    } catch (IOException failed) {
      boolean isLate = since(began) >= settings.timeout().toMillis();
      var why = isLate ? "The receiver did not answer in time." : sentence(failed);
      return new Posted(null, why, since(began), Optional.empty());
    }
  }

  private String exchange(
      WebhookAddress target, InetAddress host, Map<String, String> headers, byte[] body)
      throws IOException {
    var plain = new Socket();
    int patience = (int) settings.timeout().toMillis();
    // A time-out of the socket begins anew with each byte, so a clock outside of it closes it.
    var deadline = deadlines.schedule(() -> close(plain), patience, TimeUnit.MILLISECONDS);
    try (plain) {
      plain.setTcpNoDelay(true);
      plain.setSoTimeout(patience);
      plain.connect(new InetSocketAddress(host, target.port()), patience);
      var socket = target.isSecure() ? secure(plain, target) : plain;
      var out = socket.getOutputStream();
      out.write(request(target, headers, body));
      out.flush();
      return head(socket);
    } finally {
      deadline.cancel(false);
    }
  }

  private static SSLSocket secure(Socket plain, WebhookAddress target) throws IOException {
    var factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    var secure = (SSLSocket) factory.createSocket(plain, target.host(), target.port(), true);
    SSLParameters parameters = secure.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secure.setSSLParameters(parameters);
    secure.startHandshake();
    return secure;
  }

  private static byte[] request(WebhookAddress target, Map<String, String> headers, byte[] body)
      throws IOException {
    var text = new StringBuilder("POST ").append(target.pathAndQuery()).append(" HTTP/1.1\r\n");
    var port = target.uri().getPort() > 0 ? ":" + target.uri().getPort() : "";
    text.append("Host: ").append(target.uri().getHost()).append(port).append("\r\n");
    headers.forEach((name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
    text.append("Content-Length: ").append(body.length).append("\r\nConnection: close\r\n\r\n");
    var whole = new ByteArrayOutputStream();
    whole.write(text.toString().getBytes(StandardCharsets.US_ASCII));
    whole.write(body);
    return whole.toByteArray();
  }

  private static String head(Socket socket) throws IOException {
    var in = socket.getInputStream();
    var read = new ByteArrayOutputStream();
    byte[] some = new byte[4096];
    while (read.size() < HEADERS_MOST) {
      int size = in.read(some);
      if (size < 0) {
        break;
      }
      read.write(some, 0, size);
      var text = read.toString(StandardCharsets.ISO_8859_1);
      int end = text.indexOf("\r\n\r\n");
      if (end >= 0) {
        return text.substring(0, end);
      }
    }
    throw new IOException("The receiver's answer is not HTTP.");
  }

  private static Posted read(String head, long began) throws IOException {
    var first = STATUS.matcher(head.lines().findFirst().orElse(""));
    if (!first.matches()) {
      throw new IOException("The receiver's answer is not HTTP.");
    }
    int status = Integer.parseInt(first.group(1));
    var wait = RETRY.matcher(head);
    var retry =
        wait.find()
            ? Optional.of(Duration.ofSeconds(Long.parseLong(wait.group(1))))
            : Optional.<Duration>empty();
    return new Posted(status, "The receiver answered " + status + ".", since(began), retry);
  }

  /** Only our own sentences and the kind of a failure: messages of libraries name addresses. */
  private static String sentence(IOException failed) {
    var message = failed.getMessage();
    if (message != null && message.startsWith("The receiver")) {
      return message;
    }
    return switch (failed) {
      case java.net.ConnectException _ -> "The connection was refused.";
      case javax.net.ssl.SSLException _ -> "The TLS handshake failed.";
      default ->
          "The connection broke (%s)."
              .formatted(failed.getClass().getSimpleName().toLowerCase(Locale.ROOT));
    };
  }

  private static long since(long began) {
    return (System.nanoTime() - began) / 1_000_000;
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is given up in any case.
    }
  }

  @Override
  public void close() {
    deadlines.shutdownNow();
  }
}
