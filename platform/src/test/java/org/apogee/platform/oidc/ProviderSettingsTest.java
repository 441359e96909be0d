package org.apogee.platform.oidc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import java.net.URI;
import java.util.Optional;
import org.apogee.platform.config.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProviderSettingsTest {
  private static final Optional<URI> HERE = Optional.of(URI.create("https://games.example.org"));

  private static Optional<ProviderSettings> read(String text, Optional<URI> publicUrl) {
    var config =
        ConfigFactory.parseString("apogee.oidc { " + text + " }")
            .withFallback(ConfigFactory.parseResources("reference.conf"))
            .resolve();
    return ProviderSettings.from(Configuration.of(config), publicUrl);
  }

  @Test
  void withoutAnIssuerThereIsNone() {
    assertThat(read("", Optional.empty())).isEmpty();
  }

  @Test
  void allIsReadFromTheConfiguration() {
    var settings =
        read(
                "issuer = \"https://login.example.org/realms/games\", client-secret = hidden,"
                    + " role-claim = groups, admins = \"a, b\", sign-up = closed",
                HERE)
            .orElseThrow();
    assertThat(settings.callback()).hasToString("https://games.example.org/sign-in");
    assertThat(settings.scopes()).containsExactly("openid", "profile");
    assertThat(settings.roles().admins()).containsExactlyInAnyOrder("a", "b");
    assertThat(settings.isOpen()).isFalse();
    assertThat(settings.endsThere()).isFalse();
    assertThat(settings.toString()).doesNotContain("hidden");
  }

  @ParameterizedTest
  @CsvSource({
    "issuer = \"http://login.example.org\", https address",
    "issuer = \"login\", https address",
    "'issuer = \"https://a.example\", scopes = profile', must contain openid",
    "'issuer = \"https://a.example\", sign-up = maybe', must be open or closed",
    "'issuer = \"https://a.example\", sign-out = maybe', must be provider or local"
  })
  void mistakesStopTheStart(String text, String sentence) {
    assertThatThrownBy(() -> read(text, HERE)).hasMessageContaining(sentence);
  }

  @Test
  void browsersMustFindTheWayBack() {
    assertThatThrownBy(() -> read("issuer = \"https://a.example\"", Optional.empty()))
        .hasMessageContaining("apogee.http.public-url");
  }
}
