package org.apogee.platform.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
