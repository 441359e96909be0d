package org.apogee.platform.kafka;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.config.Secret;
import org.jspecify.annotations.Nullable;

/** A user of the brokers. The password is read again whenever a client is made. */
record KafkaLogin(Configuration kafka, String user, String mechanism) {
  private static final String MODULES = "org.apache.kafka.common.security.";
  private static final String OAUTH = "OAUTHBEARER";
  private static final List<String> MECHANISMS =
      List.of("SCRAM-SHA-512", "SCRAM-SHA-256", "PLAIN", OAUTH);

  /** Kafka's clients ask no address for tokens or keys that this property does not name. */
  private static final String ALLOWED = "org.apache.kafka.sasl.oauthbearer.allowed.urls";

  static @Nullable KafkaLogin from(Configuration kafka) {
    if (!kafka.has("user")) {
      return null;
    }
    var mechanism = kafka.text("mechanism");
    if (!MECHANISMS.contains(mechanism)) {
      throw kafka.bad("mechanism", "must be one of " + String.join(", ", MECHANISMS));
    }
    kafka.secret("password");
    return new KafkaLogin(kafka, kafka.text("user"), mechanism);
  }

  /**
   * The properties of the login.
   *
   * @param other a mechanism that overrides ours
   */
  Map<String, String> properties(@Nullable String other) {
    var used = Objects.requireNonNullElse(other, mechanism);
    var password = kafka.secret("password");
    var properties = new LinkedHashMap<String, String>();
    properties.put("sasl.mechanism", used);
    if (!used.equals(OAUTH)) {
      properties.put("sasl.jaas.config", jaas(used, password));
    } else {
      properties.put("sasl.jaas.config", MODULES + "oauthbearer.OAuthBearerLoginModule required;");
      properties.put("sasl.oauthbearer.client.credentials.client.id", user);
      properties.put("sasl.oauthbearer.client.credentials.client.secret", password.reveal());
      properties.put(
          "sasl.login.callback.handler.class",
          MODULES + "oauthbearer.OAuthBearerLoginCallbackHandler");
    }
    return properties;
  }

  private String jaas(String used, Secret password) {
    var module = used.equals("PLAIN") ? "plain.PlainLoginModule" : "scram.ScramLoginModule";
    return "%s%s required username=%s password=%s;"
        .formatted(MODULES, module, quoted(user), quoted(password.reveal()));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** An operator who sets an address allows it; a property of the JVM still takes precedence. */
  static void allowAddresses(Map<String, String> properties) {
    var addresses = new TreeSet<String>();
    for (var name :
        List.of("sasl.oauthbearer.token.endpoint.url", "sasl.oauthbearer.jwks.endpoint.url")) {
      if (properties.containsKey(name)) {
        addresses.add(properties.get(name));
      }
    }
    if (!addresses.isEmpty() && System.getProperty(ALLOWED) == null) {
      System.setProperty(ALLOWED, String.join(",", addresses));
    }
  }

  @Override
  public String toString() {
    return "KafkaLogin[" + user + ", " + mechanism + "]";
  }
}
