package org.apogee.node.delivery;

import org.apogee.cluster.notice.MailLinks;
import org.apogee.cluster.notice.MailLinks.Purpose;
import org.apogee.cluster.notice.NoticeKind;

/**
 * The words of one e-mail. Pure.
 *
 * @param subject one line
 * @param oneClick where a mail program sends the wish to unsubscribe
 */
record MailText(String subject, String plain, String html, String oneClick) {
  private static final int SUBJECT_MOST = 200;

  static MailText of(Lease lease, Claim claim, String publicUrl) {
    boolean isLink = claim.kind().equals(NoticeKind.CONFIRM.word());
    var page = publicUrl + "/notices";
    var link = isLink ? page + reader("confirm", Purpose.CONFIRM, lease) : publicUrl + claim.path();
    var leave = page + reader("unsubscribe", Purpose.UNSUBSCRIBE, lease);
    var oneClick =
        "%s/api/v1/notices/unsubscribe/%s/%s"
            .formatted(
                publicUrl, lease.receiver(), MailLinks.key(Purpose.UNSUBSCRIBE, lease.secret()));
    return new MailText(
        line(claim.title()),
        plain(claim, link, page, leave),
        html(claim, link, page, leave),
        oneClick);
  }

  private static String reader(String word, Purpose purpose, Lease lease) {
    return "?%s=%s.%s".formatted(word, lease.receiver(), MailLinks.key(purpose, lease.secret()));
  }

  /** A line break would begin another header. */
  private static String line(String text) {
    var one = text.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]+", " ").strip();
    return one.substring(0, one.offsetByCodePoints(0, most(one)));
  }

  private static int most(String text) {
    return Math.min(text.codePointCount(0, text.length()), SUBJECT_MOST);
  }

  private static String plain(Claim claim, String link, String page, String leave) {
    return """
    %s

    %s

    --\s
    Choose what you get: %s
    Unsubscribe: %s
    """
        .formatted(claim.text(), link, page, leave);
  }

  private static String html(Claim claim, String link, String page, String leave) {
    return """
    <!doctype html>
    <html lang="en"><body style="font-family:sans-serif">
    <h1 style="font-size:1.2em">%s</h1>
    <p>%s</p>
    <p><a href="%s">%s</a></p>
    <p style="font-size:0.85em"><a href="%s">Choose what you get</a> or <a href="%s">unsubscribe</a>.</p>
    </body></html>
    """
        .formatted(
            escaped(claim.title()),
            escaped(claim.text()),
            escaped(link),
            escaped(link),
            escaped(page),
            escaped(leave));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
