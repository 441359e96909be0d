package org.apogee.node.delivery;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.cluster.webhook.WebhookAddress;
import org.apogee.engine.BadInput;

/**
 * Posts one body. Java's own client resolves names by itself, so a name could point elsewhere
 * between our check and its connection; this one connects to the very address that was checked. It
 * follows no redirect and reads nothing but the headers.
 */
final class WebhookClient implements Channel {
  private static final int HEADERS_MOST = 16 * 1024;
  private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5][0-9]{2})( .*)?");
  private static final Pattern INTERIM = Pattern.compile("HTTP/1\\.[01] 1[0-9]{2}");
  private static final String END_OF_HEAD = "\r\n\r\n";
  private static final Pattern RETRY = Pattern.compile("(?im)^retry-after: *([0-9]{1,6}) *$");

  private final DeliverySettings settings;
  private final SSLSocketFactory tls;
  private final Lookup lookup;
  private final Deadlines deadlines = new Deadlines();

  /** Finds the checked address of a host; it may take longer than an attempt. */
  @FunctionalInterface
  interface Lookup {
    InetAddress of(WebhookAddress target);
  }

  WebhookClient(DeliverySettings settings, SSLSocketFactory tls) {
    this(settings, tls, target -> target.resolve(settings.rules()).getFirst());
  }

  WebhookClient(DeliverySettings settings, SSLSocketFactory tls, Lookup lookup) {
    this.settings = settings;
    this.tls = tls;
    this.lookup = lookup;
  }

  @Override
  public Posted send(Lease lease, Claim claim, Instant now) {
    var body = NoticeBody.of(claim, lease.shape(), settings.publicUrl());
    var headers = NoticeBody.headers(claim, lease.secret(), now.getEpochSecond(), body);
    return post(lease.address(), headers, body);
  }

  /** Takes at most the time-out, whatever the other side does. */
  Posted post(String address, Map<String, String> headers, byte[] body) {
    long began = System.nanoTime();
    try {
      var target = WebhookAddress.parse(address, settings.rules());
      var host = lookup.of(target);
      var left = settings.timeout().minusMillis(since(began));
      if (!left.isPositive()) {
        throw new SocketTimeoutException();
      }
      var head = exchange(target, host, headers, body, left);
      return read(head, began);
    } catch (BadInput refused) {
      var why = Objects.requireNonNullElse(refused.getMessage(), refused.code());
      return Posted.failed(why, since(began));
    } catch (SocketTimeoutException slow) {
      return Posted.failed("The receiver did not answer in time.", since(began));
    } catch (IOException failed) {
      boolean isLate = since(began) >= settings.timeout().toMillis();
      var why = isLate ? "The receiver did not answer in time." : sentence(failed);
      return Posted.failed(why, since(began));
    }
  }

  private String exchange(
      WebhookAddress target,
      InetAddress host,
      Map<String, String> headers,
      byte[] body,
      Duration patience)
      throws IOException {
    var plain = new Socket();
    try (plain;
        var _ = deadlines.of(plain, patience)) {
      plain.setTcpNoDelay(true);
      plain.setSoTimeout((int) patience.toMillis());
      plain.connect(new InetSocketAddress(host, target.port()), (int) patience.toMillis());
      var socket = target.isSecure() ? Deadlines.secure(plain, target.host(), tls) : plain;
      var out = socket.getOutputStream();
      out.write(request(target, headers, body));
      out.flush();
      return head(socket);
    }
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

  /** The head of the final response, behind those of interim ones. */
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
      int start = 0;
      int end = text.indexOf(END_OF_HEAD);
      while (end >= 0) {
        var head = text.substring(start, end);
        if (!INTERIM.matcher(head).lookingAt()) {
          return head;
        }
        start = end + END_OF_HEAD.length();
        end = text.indexOf(END_OF_HEAD, start);
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
    return Posted.http(status, "The receiver answered " + status + ".", since(began), retry);
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

  @Override
  public void close() {
    deadlines.close();
  }
}
