package org.apogee.node.delivery;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** Addresses of e-mails as players write them. */
public final class MailAddress {
  /** RFC 5321 allows no longer one. */
  public static final int LONGEST = 254;

  /**
   * One plain address in ASCII. What RFC 5322 permits beyond it (quotes, comments, lists) has no
   * use here and could name a second reader.
   */
  private static final Pattern PLAIN =
      Pattern.compile(
          "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
              + "([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z0-9-]{1,63}");

  private MailAddress() {}

  /** The address with its domain in lower case, or a refusal. */
  public static String parse(String text) {
    if (text.length() <= LONGEST && PLAIN.matcher(text).matches()) {
      try {
        new InternetAddress(text, true).validate();
        int at = text.indexOf('@');
        return text.substring(0, at) + text.substring(at).toLowerCase(Locale.ROOT);
      } catch (AddressException notAnAddress) {
        // The same refusal.
      }
    }
    throw new BadInput("bad-email-address", "This is not an e-mail address.");
  }
}
