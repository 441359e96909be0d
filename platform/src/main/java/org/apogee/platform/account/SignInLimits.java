package org.apogee.platform.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;

/**
 * How often a password may be guessed: at one account from one address, at one account, and from
 * one address. An attempt takes its place before the password is checked, so that attempts at the
 * same time count each other; one that ends with anything but a wrong password gives it back.
 */
final class SignInLimits {
  private static final String CODE = "too-many-attempts";

  private final Quotas quotas;
  private final Quota ofBoth;
  private final Quota ofAccount;
  private final Quota ofAddress;

  SignInLimits(Quotas quotas, AccountSettings settings) {
    this.quotas = quotas;
    this.ofBoth = quota("sign-in-of-both", settings.failuresOfBoth());
    this.ofAccount = quota("sign-in-of-account", settings.failuresOfAccount());
    this.ofAddress = quota("sign-in-of-address", settings.failuresOfAddress());
  }

  private static Quota quota(String what, int perHour) {
    return new Quota(what, perHour, CODE, "Too many failed attempts to sign in. Try again later.");
  }

  private record Counted(Quota quota, String subject) {}

  /** An attempt under way. */
  final class Attempt implements AutoCloseable {
    private final List<Counted> counted;
    private boolean wasWrong;

    private Attempt(List<Counted> counted) {
      this.counted = counted;
    }

    void wrongPassword() {
      wasWrong = true;
    }

    @Override
    public void close() {
      if (!wasWrong) {
        counted.forEach(each -> quotas.giveBack(each.quota, each.subject));
      }
    }
  }

  Attempt begin(String name, String address) {
    var account = digest(name.strip().toLowerCase(Locale.ROOT));
    var counted =
        List.of(
            new Counted(ofAddress, address),
            new Counted(ofBoth, account + " " + address),
            new Counted(ofAccount, account));
    counted.forEach(each -> quotas.take(each.quota, each.subject));
    return new Attempt(counted);
  }

  /** Not the name itself: sometimes people type a password there. */
  private static String digest(String name) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 16);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
