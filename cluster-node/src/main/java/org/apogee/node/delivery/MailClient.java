package org.apogee.node.delivery;

import jakarta.mail.Authenticator;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocketFactory;
import org.apogee.node.delivery.MailSettings.Security;
import org.apogee.node.delivery.Posted.Result;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.eclipse.angus.mail.smtp.SMTPTransport;
import org.jspecify.annotations.Nullable;

/**
 * Hands e-mails to a mail server, each over a connection of its own. The ID of a message follows
 * from the delivery, so a repeat after a crash can be recognised.
 */
final class MailClient implements Channel {
  private static final String UTF_8 = StandardCharsets.UTF_8.name();

  /** Replies of SMTP that are about this address or this message, not about us. */
  private static final Set<Integer> REFUSED = Set.of(550, 551, 553, 554);

  private static final int ACCEPTED = 250;
  private static final int FAILURES = 400;

  private final DeliverySettings settings;
  private final MailSettings mail;
  private final Quotas quotas;
  private final Quota quota;
  private final SSLSocketFactory tls;
  private final Session session;
  private final Deadlines deadlines = new Deadlines();

  MailClient(DeliverySettings settings, MailSettings mail, Quotas quotas, SSLSocketFactory tls) {
    this.settings = settings;
    this.mail = mail;
    this.quotas = quotas;
    this.tls = tls;
    this.quota =
        new Quota("mails", mail.perHour(), "too-many-mails", "The address got enough this hour.");
    this.session = Session.getInstance(properties(), authenticator());
  }

  private Properties properties() {
    var all = new Properties();
    all.setProperty("mail.transport.protocol", "smtp");
    all.setProperty("mail.smtp.host", mail.host());
    all.setProperty("mail.smtp.localhost", mail.domain());
    all.setProperty("mail.smtp.timeout", Long.toString(settings.timeout().toMillis()));
    all.setProperty("mail.smtp.quitwait", "false");
    all.setProperty("mail.smtp.ssl.checkserveridentity", "true");
    all.put("mail.smtp.ssl.socketFactory", tls);
    boolean isUpgraded = mail.security() == Security.STARTTLS;
    all.setProperty("mail.smtp.starttls.enable", Boolean.toString(isUpgraded));
    all.setProperty("mail.smtp.starttls.required", Boolean.toString(isUpgraded));
    if (mail.user() != null) {
      all.setProperty("mail.smtp.auth", "true");
      all.setProperty("mail.smtp.user", mail.user());
    }
    return all;
  }

  private @Nullable Authenticator authenticator() {
    var password = mail.password();
    return password == null
        ? null
        : new Authenticator() {
          @Override
          protected PasswordAuthentication getPasswordAuthentication() {
            return new PasswordAuthentication(mail.user(), password.reveal());
          }
        };
  }

  @Override
  public Posted send(Lease lease, Claim claim, Instant now) {
    long began = System.nanoTime();
    try {
      quotas.take(quota, lease.address());
    } catch (RequestRefused enough) {
      return new Posted(
          Result.FAILED, null, enough.refusal().sentence(), since(began), enough.retryAfter());
    }
    var plain = new Socket();
    try (plain;
        var _ = deadlines.of(plain, settings.timeout())) {
      return exchange(plain, message(lease, claim), began);
    } catch (IOException | MessagingException failed) {
      return failed(failed, began);
    }
  }

  private Posted exchange(Socket plain, MimeMessage message, long began)
      throws IOException, MessagingException {
    int patience = (int) settings.timeout().toMillis();
    plain.connect(new InetSocketAddress(mail.host(), mail.port()), patience);
    plain.setSoTimeout(patience);
    boolean isSecure = mail.security() == Security.TLS;
    var transport = new SMTPTransport(session, null);
    try {
      transport.connect(isSecure ? Deadlines.secure(plain, mail.host(), tls) : plain);
      transport.sendMessage(message, message.getAllRecipients());
    } catch (MessagingException failed) {
      int code = transport.getLastReturnCode();
      if (code < FAILURES) {
        throw failed;
      }
      var result = REFUSED.contains(code) ? Result.REFUSED : Result.FAILED;
      return new Posted(
          result, code, "The mail server answered " + code + ".", since(began), Optional.empty());
    }
    leave(transport);
    return new Posted(
        Result.ACCEPTED, ACCEPTED, "The mail server accepted it.", since(began), Optional.empty());
  }

  /** Its failure changes nothing: the server has the message. */
  private static void leave(SMTPTransport transport) {
    try {
      transport.close();
    } catch (MessagingException e) {
      // The socket is closed in any case.
    }
  }

  private MimeMessage message(Lease lease, Claim claim) throws MessagingException {
    var text = MailText.of(lease, claim, settings.publicUrl());
    var id = "<%s.%d@%s>".formatted(claim.receiver(), claim.number(), mail.domain());
    var message =
        new MimeMessage(session) {
          @Override
          protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", id);
          }
        };
    message.setFrom(mail.from());
    message.setRecipient(RecipientType.TO, new InternetAddress(lease.address(), true));
    message.setSubject(text.subject(), UTF_8);
    message.setSentDate(Date.from(claim.at()));
    message.setHeader("Auto-Submitted", "auto-generated");
    message.setHeader("Apogee-Notice", claim.kind());
    message.setHeader("List-Unsubscribe", "<" + text.oneClick() + ">");
    message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    var plain = new MimeBodyPart();
    plain.setText(text.plain(), UTF_8);
    var html = new MimeBodyPart();
    html.setText(text.html(), UTF_8, "html");
    message.setContent(new MimeMultipart("alternative", plain, html));
    message.saveChanges();
    return message;
  }

  /** Our own sentences: messages of libraries name addresses. */
  private Posted failed(Exception failed, long began) {
    boolean isLate = since(began) >= settings.timeout().toMillis();
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      switch (cause) {
        case SocketTimeoutException _ -> isLate = true;
        case MessagingException it when (it.getMessage() + "").startsWith("STARTTLS") -> {
          return Posted.failed("The mail server does not offer encryption.", since(began));
        }
        case SSLException _ -> {
          return Posted.failed("The TLS handshake with the mail server failed.", since(began));
        }
        default -> {}
      }
    }
    return Posted.failed(
        isLate
            ? "The mail server did not answer in time."
            : "The mail server cannot be reached, or broke the connection off.",
        since(began));
  }

  private static long since(long began) {
    return (System.nanoTime() - began) / 1_000_000;
  }

  @Override
  public void close() {
    deadlines.close();
  }
}
