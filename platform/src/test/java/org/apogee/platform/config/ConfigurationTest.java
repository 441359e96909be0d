package org.apogee.platform.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.http.HttpSettings;
import org.apogee.platform.kafka.KafkaSettings;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigurationTest {
  @Test
  void theDefaultsCanBeUsedAsTheyAre() {
    var defaults = with("");
    assertThat(HttpSettings.from(defaults).bodyMax()).isEqualTo(64 * 1024);
    assertThat(HttpSettings.from(defaults).heartbeat()).isEqualTo(Duration.ofSeconds(5));
    assertThat(DatabaseSettings.from(defaults).poolSize()).isEqualTo(8);
    assertThat(KafkaSettings.from(defaults).bootstrapServers()).isEqualTo("127.0.0.1:9092");
  }

  @ParameterizedTest
  @CsvSource({
    "http.port = 99999, apogee.http.port",
    "http.port = many, apogee.http.port",
    "http.body-max = 1 byte, apogee.http.body-max",
    "http.heartbeat = soon, apogee.http.heartbeat",
    "http.heartbeat = 0s, apogee.http.heartbeat",
    "http.host = \"\", apogee.http.host",
    "http.host = null, apogee.http.host",
    "http = 7, apogee.http",
    "database.url = \"jdbc:h2:mem\", apogee.database.url",
    "database.url = \"jdbc:postgresql://x/y?password=secret\", apogee.database.url",
    "database.pool-size = 0, apogee.database.pool-size",
    "database.password-file = /no/such/file, apogee.database.password-file",
    "kafka.max-block = 1ms, apogee.kafka.max-block",
  })
  void aBadValueStopsTheStartWithItsKey(String line, String key) {
    ThrowingCallable read =
        () -> {
          var configuration = with("apogee." + line);
          var settings =
              HttpSettings.from(configuration)
                  + ""
                  + DatabaseSettings.from(configuration)
                  + KafkaSettings.from(configuration);
          throw new IllegalStateException("taken: " + settings);
        };
    assertThatThrownBy(read)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("The setting " + key + " ")
        .hasMessageNotContaining("secret")
        .extracting(thrown -> ((BadInput) thrown).code())
        .isEqualTo("bad-configuration");
  }

  @Test
  void aSecretComesFromItsKeyOrAFileAndShowsItselfToNobody(@TempDir Path home) throws IOException {
    var file = Files.writeString(home.resolve("password"), "from-file\n");
    assertThat(passwordOf("password = hidden")).isEqualTo("hidden");
    assertThat(passwordOf("password-file = \"" + file + "\"")).isEqualTo("from-file");
    var settings = DatabaseSettings.from(with("apogee.database.password = hidden"));
    assertThat(settings.toString()).doesNotContain("hidden");
    assertThat(with("apogee.database.password = hidden").toString()).doesNotContain("hidden");
  }

  @ParameterizedTest
  @CsvSource({
    "apogee.http.prot = 8080, The setting apogee.http.prot does not exist; did you mean apogee.http.port?",
    "apogee.htp.port = 8080, The setting apogee.htp.port does not exist; did you mean apogee.http.port?",
    "apogee.http.port.number = 8080, The setting apogee.http.port.number does not exist; did you mean apogee.http.port?",
    "APOGEE_HTTP_PRT = 8080, The environment variable APOGEE_HTTP_PRT does not exist; did you mean APOGEE_HTTP_PORT?",
  })
  void anUnknownNameStopsTheStartWithTheNearestKnownOne(String line, String sentence) {
    assertThatThrownBy(() -> with(line))
        .isInstanceOfSatisfying(
            BadInput.class, refusal -> assertThat(refusal.code()).isEqualTo(KnownSettings.UNKNOWN))
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "APOGEE_HTP_PORT, 8080, APOGEE_HTTP_PORT",
    "APOGEE_DATABASE_PASWORD, secret, APOGEE_DATABASE_PASSWORD",
    "APOGEE_NODE_PORT, 8080, APOGEE_",
  })
  void anUnknownVariableOfTheEnvironmentIsRejectedWithoutItsValue(
      String name, String value, String near) {
    assertThatThrownBy(() -> KnownSettings.check(ConfigFactory.empty(), Map.of(name, value)))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("The environment variable " + name + " does not exist")
        .hasMessageContaining(near)
        .hasMessageNotContaining("secret");
  }

  @ParameterizedTest
  @CsvSource({
    "APOGEE_HTTP_PORT, 8080",
    "APOGEE_ANALYTICS_GROUP, the setting of another process",
    "APOGEE_TOKEN, a variable of the command",
    "APOGEE_NODE_SERVICE_HOST, 10.0.0.7",
    "APOGEE_NODE_SERVICE_PORT_HTTP, 8080",
    "APOGEE_NODE_PORT, tcp://10.0.0.7:8080",
    "APOGEE_NODE_PORT_8080_TCP_ADDR, 10.0.0.7",
    "HOME, /root",
  })
  void knownVariablesAndThoseOfKubernetesAreTaken(String name, String value) {
    assertThatCode(() -> KnownSettings.check(ConfigFactory.empty(), Map.of(name, value)))
        .doesNotThrowAnyException();
  }

  private static String passwordOf(String line) {
    return DatabaseSettings.from(with("apogee.database { " + line + " }")).password().reveal();
  }

  private static Configuration with(String overrides) {
    return Configuration.of(
        ConfigFactory.parseString(overrides)
            .withFallback(ConfigFactory.parseResources("reference.conf"))
            .resolve());
  }
}
