package org.apogee.node.delivery;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.Locale;
import java.util.Optional;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.config.Secret;
import org.jspecify.annotations.Nullable;

/**
 * The mail server that sends notices.
 *
 * @param user null if the server asks for none
 * @param from the sender of all e-mails
 * @param perHour e-mails to one address
 */
public record MailSettings(
    String host,
    int port,
    Security security,
    @Nullable String user,
    @Nullable Secret password,
    InternetAddress from,
    int perHour) {
  private static final int PORTS = 65_535;
  private static final int MANY = 1_000_000;

  /** How the connection is encrypted. */
  public enum Security {
    /** Encrypted after a greeting; a server that does not offer it gets nothing. */
    STARTTLS,
    /** Encrypted from the first byte. */
    TLS,
    NONE
  }

  /** Reads {@code apogee.notices.mail}; empty if no server is set. */
  public static Optional<MailSettings> from(Configuration apogee) {
    var mail = apogee.under("notices").under("mail");
    if (!mail.has("host")) {
      return Optional.empty();
    }
    if (DeliverySettings.from(apogee).publicUrl().isEmpty()) {
      throw mail.bad("host", "needs apogee.notices.public-url: e-mails contain links");
    }
    var user = mail.has("user") ? mail.text("user") : null;
    return Optional.of(
        new MailSettings(
            mail.text("host"),
            mail.whole("port", 1, PORTS),
            security(mail),
            user,
            user == null ? null : mail.secret("password"),
            sender(mail),
            mail.whole("per-hour", 1, MANY)));
  }

  private static Security security(Configuration mail) {
    try {
      return Security.valueOf(mail.text("security").toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw mail.bad("security", "must be starttls, tls or none");
    }
  }

  private static InternetAddress sender(Configuration mail) {
    if (!mail.has("from")) {
      throw mail.bad("from", "is missing");
    }
    try {
      var parsed = InternetAddress.parse(mail.text("from"), true);
      if (parsed.length == 1 && parsed[0].getAddress().contains("@")) {
        return parsed[0];
      }
    } catch (AddressException notAnAddress) {
      // The same refusal as for several addresses.
    }
    throw mail.bad("from", "is not the address of one sender");
  }

  /** Of the sender: where the IDs of its messages are unique. */
  String domain() {
    return from.getAddress().replaceFirst(".*@", "");
  }
}
