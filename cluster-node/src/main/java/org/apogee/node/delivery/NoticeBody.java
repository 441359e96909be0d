package org.apogee.node.delivery;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.platform.http.Json;

/** The request that a webhook receives. */
final class NoticeBody {
  static final String APOGEE = "apogee";
  static final String DISCORD = "discord";

  /** The body that Discord accepts. */
  private static final int CONTENT_MOST = 2000;

  private NoticeBody() {}

  static byte[] of(Claim claim, String shape, String publicUrl) {
    var url = publicUrl.isEmpty() ? claim.path() : publicUrl + claim.path();
    return shape.equals(DISCORD) ? discord(claim, publicUrl.isEmpty() ? "" : url) : own(claim, url);
  }

  private static byte[] own(Claim claim, String url) {
    var body = Json.object();
    body.put("id", claim.notice());
    body.put("kind", claim.kind());
    body.put("sequence", claim.number());
    body.put("title", claim.title());
    body.put("text", claim.text());
    body.put("url", url);
    body.put("at", claim.at().toString());
    return Json.bytes(body);
  }

  /** Names of players must not ring everybody's bell. */
  private static byte[] discord(Claim claim, String url) {
    var text = "**%s**\n%s\n%s".formatted(claim.title(), claim.text(), url).strip();
    var body = Json.object();
    body.put("content", text.substring(0, Math.min(text.length(), CONTENT_MOST)));
    body.set("allowed_mentions", Json.tree(Map.of("parse", List.of())));
    return Json.bytes(body);
  }

  static Map<String, String> headers(Claim claim, String secret, long seconds, byte[] body) {
    var headers = new TreeMap<String, String>();
    headers.put("Content-Type", "application/json");
    headers.put("User-Agent", "Apogee");
    headers.put("Apogee-Notice", claim.kind());
    headers.put("Apogee-Sequence", Long.toString(claim.number()));
    headers.put("Apogee-Timestamp", Long.toString(seconds));
    headers.put("Apogee-Signature", Signature.of(secret, seconds, body));
    headers.put("Idempotency-Key", claim.receiver() + ":" + claim.number());
    return headers;
  }
}
