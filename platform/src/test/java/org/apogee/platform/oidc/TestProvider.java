package org.apogee.platform.oidc;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import no.nav.security.mock.oauth2.MockOAuth2Server;
import no.nav.security.mock.oauth2.http.OAuth2HttpRequest;
import no.nav.security.mock.oauth2.http.OAuth2HttpResponse;
import no.nav.security.mock.oauth2.http.Route;
import okhttp3.Headers;
import org.apogee.platform.config.Secret;

/** A real provider, with a second issuer whose tokens and keys a test chooses. */
final class TestProvider implements AutoCloseable {
  static final String CLIENT = "apogee";
  static final String SECRET = "a secret of at least thirty-two characters";
  static final String FORGED = "forged";

  private static final RoleClaim ROLES =
      new RoleClaim(Optional.of("groups"), Set.of("league-admins"), Set.of("league-moderators"));

  private final MockOAuth2Server server;
  private final HttpClient client = HttpClient.newHttpClient();
  volatile String idToken = "";
  volatile String userInfo = "{}";
  volatile List<RSAKey> keys = List.of();

  TestProvider() {
    server = new MockOAuth2Server(new Forge());
    server.start();
  }

  MockOAuth2Server server() {
    return server;
  }

  private final class Forge implements Route {
    @Override
    public boolean match(OAuth2HttpRequest request) {
      return List.of("/forged/token", "/forged/jwks", "/forged/userinfo")
          .contains(request.getUrl().encodedPath());
    }

    @Override
    public OAuth2HttpResponse invoke(OAuth2HttpRequest request) {
      var body =
          switch (request.getUrl().encodedPath()) {
            case "/forged/token" ->
                "{\"access_token\":\"x\",\"token_type\":\"Bearer\",\"id_token\":\"%s\"}"
                    .formatted(idToken);
            case "/forged/userinfo" -> userInfo;
            default -> new JWKSet(List.copyOf(keys)).toString(true);
          };
      return new OAuth2HttpResponse(
          Headers.of("Content-Type", "application/json"), 200, body, null);
    }
  }

  Provider provider(String issuer) {
    return new Provider(settings(server.issuerUrl(issuer).uri()), InstantSource.system());
  }

  static ProviderSettings settings(URI issuer) {
    return new ProviderSettings(
        "Acme",
        issuer,
        CLIENT,
        Optional.of(new Secret(SECRET)),
        List.of("openid", "profile"),
        ROLES,
        true,
        true,
        URI.create("https://games.example.org/sign-in"));
  }

  /** Where the provider sends a browser. */
  URI visit(URI address) {
    try {
      var answer = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
      return URI.create(answer.headers().firstValue("location").orElseThrow());
    } catch (IOException broken) {
      throw new IllegalStateException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  static RSAKey key(String id) {
    try {
      return new RSAKeyGenerator(2048).keyID(id).generate();
    } catch (JOSEException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** What an honest provider says of Ada. */
  JWTClaimsSet.Builder claims(Attempt attempt) {
    return new JWTClaimsSet.Builder()
        .issuer(server.issuerUrl(FORGED).toString())
        .subject("ada")
        .audience(CLIENT)
        .claim("nonce", attempt.nonce())
        .claim("preferred_username", "Ada")
        .claim("groups", List.of())
        .issueTime(Date.from(Instant.now()))
        .expirationTime(Date.from(Instant.now().plusSeconds(60)));
  }

  static String signed(JWTClaimsSet claims, RSAKey key) {
    try {
      return signed(claims, JWSAlgorithm.RS256, key.getKeyID(), new RSASSASigner(key));
    } catch (JOSEException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static String signed(JWTClaimsSet claims, JWSAlgorithm algorithm, String key, JWSSigner signer) {
    try {
      var token = new SignedJWT(new JWSHeader.Builder(algorithm).keyID(key).build(), claims);
      token.sign(signer);
      return token.serialize();
    } catch (JOSEException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void close() {
    server.shutdown();
    client.close();
  }
}
