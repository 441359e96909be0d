package org.apogee.stack.routes;

import java.util.Set;
import org.apogee.platform.http.OpenApi;

/** A kind of process with an HTTP API, and the document that lists its paths. */
public enum Part {
  NODE("node", "/org/apogee/node/api/openapi.json"),
  MATCHMAKER("matchmaker", "/org/apogee/match/api/openapi.json"),
  ANALYTICS("analytics", "/org/apogee/analytics/api/openapi.json");

  private final String label;
  private final String document;

  Part(String label, String document) {
    this.label = label;
    this.document = document;
  }

  /** Its name in the compose file and the label of its pods. */
  public String label() {
    return label;
  }

  /** Where its OpenAPI document is on the class path. */
  public String document() {
    return document;
  }

  /** The templates of its documented paths, such as {@code /api/v1/games/{id}}. */
  public Set<String> documentedPaths() {
    return OpenApi.load(document).paths();
  }

  /** Those that a client upgrades to a WebSocket. */
  public Set<String> documentedUpgrades() {
    return OpenApi.load(document).upgrades();
  }
}
