package org.apogee.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * A broker that only speaks TLS, and whose clients have a name and a password.
 *
 * @param certificate a folder of {@link LocalAuthority}
 * @param user the one user, of the mechanism SCRAM-SHA-512
 * @param more settings of the broker, which override the others
 */
public record BrokerSecurity(
    Path certificate, String user, String password, Map<String, String> more) {
  static final String LISTENER = "SASL_SSL";

  private static final String MECHANISM = "SCRAM-SHA-512";

  public BrokerSecurity {
    more = Map.copyOf(more);
  }

  public BrokerSecurity(Path certificate, String user, String password) {
    this(certificate, user, password, Map.of());
  }

  /** For the first start on a directory: users are part of the records. */
  List<String> users() {
    return List.of("%s=[name=%s,password=%s]".formatted(MECHANISM, user, password));
  }

  void addTo(Properties settings) throws IOException {
    settings.put("inter.broker.listener.name", LISTENER);
    settings.put("sasl.enabled.mechanisms", MECHANISM);
    settings.put("sasl.mechanism.inter.broker.protocol", MECHANISM);
    settings.put(
        "listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config",
        "org.apache.kafka.common.security.scram.ScramLoginModule required"
            + " username=\"%s\" password=\"%s\";".formatted(user, password));
    settings.put("ssl.keystore.type", "PEM");
    settings.put("ssl.keystore.key", text(LocalAuthority.KEY));
    settings.put("ssl.keystore.certificate.chain", text(LocalAuthority.CERTIFICATE));
    settings.put("ssl.truststore.type", "PEM");
    settings.put("ssl.truststore.certificates", text(LocalAuthority.AUTHORITY));
    settings.putAll(more);
  }

  private String text(String file) throws IOException {
    return Files.readString(certificate.resolve(file));
  }

  /** For a client on this machine. */
  Map<String, Object> client() throws IOException {
    return Map.of(
        "security.protocol",
        LISTENER,
        "sasl.mechanism",
        MECHANISM,
        "sasl.jaas.config",
        "org.apache.kafka.common.security.scram.ScramLoginModule required"
            + " username=\"%s\" password=\"%s\";".formatted(user, password),
        "ssl.truststore.type",
        "PEM",
        "ssl.truststore.certificates",
        text(LocalAuthority.AUTHORITY));
  }

  @Override
  public String toString() {
    return "BrokerSecurity[" + user + "]";
  }
}
