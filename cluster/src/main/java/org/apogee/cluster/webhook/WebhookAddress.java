package org.apogee.cluster.webhook;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.BadInput;

/** The address of a webhook, and the addresses of its host that may be reached. */
public record WebhookAddress(URI uri) {
  private static final int LONGEST = 1000;

  /** Refuses an address that could never be sent to. */
  public static WebhookAddress parse(String text, WebhookRules rules) {
    if (text.length() > LONGEST) {
      throw bad("The address has more than " + LONGEST + " characters.");
    }
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) {
      throw bad("The address is not a URL.");
    }
    var scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    if ((!scheme.equals("https") && !scheme.equals("http")) || uri.getHost() == null) {
      throw bad("The address must begin with https:// or http:// and name a host.");
    }
    if (!text.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
      throw bad("The address may contain only ASCII characters; encode all others.");
    }
    if (uri.getRawUserInfo() != null || uri.getRawFragment() != null) {
      throw bad("The address may contain neither a user name nor a fragment.");
    }
    if (uri.getPort() == 0 || uri.getPort() > WebhookRules.PORTS) {
      throw bad("The port of the address must be from 1 to " + WebhookRules.PORTS + ".");
    }
    var address = new WebhookAddress(uri);
    if (!rules.ports().isEmpty() && !rules.ports().contains(address.port())) {
      throw new BadInput(
          "port-not-allowed",
          "Webhooks may use only these ports: %s."
              .formatted(String.join(", ", rules.ports().stream().map(String::valueOf).toList())));
    }
    return address;
  }

  public boolean isSecure() {
    return uri.getScheme().equalsIgnoreCase("https");
  }

  public int port() {
    if (uri.getPort() > 0) {
      return uri.getPort();
    }
    return isSecure() ? 443 : 80;
  }

  /** Without the brackets of IPv6. */
  public String host() {
    return uri.getHost().replaceAll("[\\[\\]]", "");
  }

  public String pathAndQuery() {
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
  }

  /**
   * The host's addresses. If one of them is internal, all are refused: a name that points to both
   * has no honest use.
   */
  public List<InetAddress> resolve(WebhookRules rules) {
    InetAddress[] found;
    try {
      found = InetAddress.getAllByName(host());
    } catch (UnknownHostException e) {
      throw new BadInput("unknown-host", "The host of the address cannot be found.");
    }
    for (var address : found) {
      if (!rules.allowInternal() && !PublicAddresses.contain(address)) {
        throw new BadInput(
            "internal-address",
            "The address belongs to a private network; webhooks cannot use it.");
      }
    }
    return List.of(found);
  }

  private static BadInput bad(String sentence) {
    return new BadInput("bad-address", sentence);
  }
}
