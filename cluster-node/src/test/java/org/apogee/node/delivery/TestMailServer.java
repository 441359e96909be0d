package org.apogee.node.delivery;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apogee.local.LocalPorts;
import org.apogee.node.delivery.MailSettings.Security;
import org.apogee.platform.config.Secret;
import org.jspecify.annotations.Nullable;

/** A real mail server. It keeps what it accepted across its restarts. */
final class TestMailServer implements AutoCloseable {
  static final String USER = "apogee";
  static final String PASSWORD = "a-password-of-the-test";

  private final int port = LocalPorts.free();
  private final String protocol;
  private final List<MimeMessage> before = new ArrayList<>();
  private @Nullable GreenMail server;

  private TestMailServer(String protocol) {
    this.protocol = protocol;
  }

  static TestMailServer started() {
    return started(ServerSetup.PROTOCOL_SMTP);
  }

  static TestMailServer started(String protocol) {
    var server = new TestMailServer(protocol);
    server.start();
    return server;
  }

  static TestMailServer stopped() {
    return new TestMailServer(ServerSetup.PROTOCOL_SMTP);
  }

  int port() {
    return port;
  }

  synchronized void start() {
    var setup = new ServerSetup(port, "127.0.0.1", protocol);
    setup.setServerStartupTimeout(20_000);
    var fresh = new GreenMail(setup);
    fresh.setUser("apogee@example.org", USER, PASSWORD);
    fresh.start();
    server = fresh;
  }

  synchronized void stop() {
    if (server != null) {
      // It forgets everything when it stops, so its door is closed first.
      var door = server.getSmtp() == null ? server.getSmtps() : server.getSmtp();
      door.stopService();
      before.addAll(List.of(server.getReceivedMessages()));
      server.stop();
      server = null;
    }
  }

  synchronized List<MimeMessage> accepted() {
    var all = new ArrayList<>(before);
    if (server != null) {
      all.addAll(List.of(server.getReceivedMessages()));
    }
    return all;
  }

  List<String> subjects() {
    return accepted().stream().map(message -> read(message::getSubject)).toList();
  }

  List<String> ids() {
    return accepted().stream().map(message -> header(message, "Message-ID")).toList();
  }

  static String header(MimeMessage message, String name) {
    return Objects.requireNonNull(read(() -> message.getHeader(name, null)), name);
  }

  interface Read<T> {
    T get() throws MessagingException;
  }

  static <T> T read(Read<T> read) {
    try {
      return read.get();
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }

  MailSettings settings() {
    return settings(Security.NONE, null, 100_000);
  }

  MailSettings settings(Security security, @Nullable String password, int perHour) {
    return new MailSettings(
        "127.0.0.1",
        port,
        security,
        password == null ? null : USER,
        password == null ? null : new Secret(password),
        read(() -> new InternetAddress("Apogee <notices@league.example.org>", true)),
        perHour);
  }

  @Override
  public void close() {
    stop();
  }
}
