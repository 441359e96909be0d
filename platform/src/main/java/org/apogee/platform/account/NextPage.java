package org.apogee.platform.account;

import java.net.URI;
import org.apogee.engine.BadInput;

/** The page to open after a sign-in: one of ours, so that no link leads through it elsewhere. */
final class NextPage {
  private NextPage() {}

  static String checked(String next) {
    try {
      var address = URI.create(next);
      // Browsers read a backslash, and "//", as the start of another host; URI refuses the first.
      // A "//" further on can become the start, once "/." before it is left out.
      boolean isOurs =
          next.startsWith("/")
              && !next.startsWith("//")
              && !address.getPath().contains("//")
              && address.getScheme() == null
              && address.getRawAuthority() == null;
      if (isOurs) {
        return next;
      }
    } catch (IllegalArgumentException unreadable) {
      // The same refusal as for the page of another site.
    }
    throw new BadInput("bad-next", "'next' must be the path of a page of this platform.");
  }
}
