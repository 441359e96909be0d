package org.apogee.platform.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.KafkaException;
import org.apogee.engine.BadInput;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.tls.TlsFolder;
import org.jspecify.annotations.Nullable;

/**
 * The properties of Kafka's clients that an operator decides: how they connect, and anything else
 * that Kafka has a name for. Files are read again for each new client, so that a client that is
 * made after a failure has the newest passwords and certificates.
 */
public final class ClientProperties {
  public static final ClientProperties NONE =
      new ClientProperties(Optional.empty(), null, Map.of(), null);

  static final Set<String> PRODUCER = ProducerConfig.configNames();
  static final Set<String> CONSUMER = ConsumerConfig.configNames();
  static final Set<String> ADMIN = AdminClientConfig.configNames();

  private static final String VARIABLE = "APOGEE_KAFKA_PROPERTY_";

  private final Optional<TlsFolder> tls;
  private final @Nullable KafkaLogin login;
  private final Map<String, String> given;
  private final @Nullable Path file;

  private ClientProperties(
      Optional<TlsFolder> tls,
      @Nullable KafkaLogin login,
      Map<String, String> given,
      @Nullable Path file) {
    this.tls = tls;
    this.login = login;
    this.given = Map.copyOf(given);
    this.file = file;
  }

  /** Reads the settings and, once, all files, so that a mistake stops the start. */
  static ClientProperties from(Configuration kafka) {
    var tls = TlsFolder.from(kafka, "tls");
    tls.ifPresent(folder -> folder.checkTrust(kafka, "tls"));
    var given = new TreeMap<>(kafka.entries("properties"));
    PropertyNames.check(given.keySet()).ifPresent(wrong -> refuse(kafka, "properties", wrong));
    kafka
        .variables(VARIABLE)
        .forEach((end, value) -> {
          given.put(PropertyNames.ofVariable(VARIABLE, end), value.strip());
        });
    var properties =
        new ClientProperties(
            tls,
            KafkaLogin.from(kafka),
            given,
            kafka.has("properties-file") ? Path.of(kafka.text("properties-file")) : null);
    try {
      var all = properties.current();
      PropertyNames.check(all.keySet()).ifPresent(wrong -> refuse(kafka, "properties-file", wrong));
      KafkaLogin.allowAddresses(all);
    } catch (IOException unreadable) {
      throw kafka.bad(
          "properties-file", "refers to the file " + properties.file + ", which cannot be read");
    }
    return properties;
  }

  private static void refuse(Configuration kafka, String key, String wrong) {
    throw kafka.bad(key, "contains " + wrong);
  }

  /**
   * Adds what this kind of client knows.
   *
   * @throws KafkaException if a file cannot be read now: like a broker that refuses, it may pass
   */
  void addTo(Properties client, Set<String> known) {
    if (this == NONE) {
      return;
    }
    try {
      current()
          .forEach((name, value) -> {
            if (known.contains(name)) {
              client.setProperty(name, value);
            }
          });
    } catch (IOException | BadInput unreadable) {
      throw new KafkaException("a file with properties for Kafka cannot be read", unreadable);
    }
  }

  /** Changes when a password, a certificate or a property in a file has changed. */
  public String version() {
    if (this == NONE) {
      return "";
    }
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      current()
          .forEach((name, value) -> digest.update((name + '=' + value + '\n').getBytes(UTF_8)));
      if (tls.isPresent()) {
        digest.update(Files.readAllBytes(tls.get().authority()));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException | BadInput unreadable) {
      return "unreadable";
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  private Map<String, String> current() throws IOException {
    var properties = new TreeMap<String, String>();
    if (tls.isPresent()) {
      addTls(properties, tls.get());
    }
    var later = new TreeMap<String, String>();
    if (file != null) {
      later.putAll(read(file));
    }
    later.putAll(given);
    if (login != null) {
      properties.putAll(login.properties(later.get("sasl.mechanism")));
    }
    if (tls.isPresent() || login != null) {
      properties.put("security.protocol", protocol(tls.isPresent(), login != null));
    }
    properties.putAll(later);
    return properties;
  }

  private static String protocol(boolean isEncrypted, boolean hasLogin) {
    if (hasLogin) {
      return isEncrypted ? "SASL_SSL" : "SASL_PLAINTEXT";
    }
    return "SSL";
  }

  private static void addTls(Map<String, String> properties, TlsFolder folder) throws IOException {
    properties.put("ssl.truststore.type", "PEM");
    properties.put("ssl.truststore.location", folder.authority().toString());
    if (folder.hasCertificate()) {
      properties.put("ssl.keystore.type", "PEM");
      properties.put("ssl.keystore.certificate.chain", Files.readString(folder.certificate()));
      properties.put("ssl.keystore.key", Files.readString(folder.key()));
    }
  }

  private static Map<String, String> read(Path file) throws IOException {
    var read = new Properties();
    try (Reader text = Files.newBufferedReader(file)) {
      read.load(text);
    } catch (IllegalArgumentException malformed) {
      throw new IOException("malformed", malformed);
    }
    var properties = new TreeMap<String, String>();
    for (var name : List.copyOf(read.stringPropertyNames())) {
      properties.put(name, read.getProperty(name).strip());
    }
    return properties;
  }

  /** Names only: values may be secret. */
  @Override
  public String toString() {
    return "ClientProperties" + given.keySet();
  }
}
