package org.apogee.platform.oidc;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jwt.JWT;
import com.nimbusds.jwt.JWTParser;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.oauth2.sdk.token.AccessToken;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.LogoutRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.UserInfoRequest;
import com.nimbusds.openid.connect.sdk.UserInfoResponse;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import java.io.IOException;
import java.net.URI;
import java.security.MessageDigest;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Signs people in by OpenID Connect: authorization code with PKCE, and an ID token that is checked
 * completely (issuer, audience, nonce, time, signature by a key of the provider).
 */
public final class Provider {
  private static final Logger LOG = LoggerFactory.getLogger(Provider.class);
  private static final int SERVER_ERROR = 500;

  /** Many servers refuse more. Without the ID token, the provider asks the person first. */
  private static final int ADDRESS_MAX = 4000;

  private final ProviderSettings settings;
  private final ClientID client;
  private final Discovery discovery;

  public Provider(ProviderSettings settings, InstantSource time) {
    this.settings = settings;
    this.client = new ClientID(settings.clientId());
    this.discovery = new Discovery(settings, time);
  }

  public ProviderSettings settings() {
    return settings;
  }

  /** Where the browser goes to sign in. */
  public URI address(Attempt attempt) {
    var metadata = discovery.present().metadata();
    return new AuthenticationRequest.Builder(
            ResponseType.CODE,
            new Scope(settings.scopes().toArray(String[]::new)),
            client,
            settings.callback())
        .endpointURI(metadata.getAuthorizationEndpointURI())
        .state(new State(attempt.state()))
        .nonce(new Nonce(attempt.nonce()))
        .codeChallenge(new CodeVerifier(attempt.verifier()), CodeChallengeMethod.S256)
        .build()
        .toURI();
  }

  /**
   * What a browser brings back.
   *
   * @param code missing if the provider refused
   * @param issuer who sent the browser back, if the provider says so
   */
  public record Return(String state, Optional<String> code, Optional<String> issuer) {
    public boolean fits(String expected) {
      return MessageDigest.isEqual(expected.getBytes(UTF_8), state.getBytes(UTF_8));
    }
  }

  /** Who came back. */
  public Person identify(Attempt attempt, Return returned) {
    if (!returned.fits(attempt.state())) {
      throw ProviderRefusals.unknownAttempt();
    }
    var code = returned.code().orElseThrow(ProviderRefusals::refused);
    var provider = discovery.get();
    checkSender(provider, returned.issuer());
    var tokens = exchange(provider, code, attempt);
    var identity = validated(provider, tokens.getIDToken(), new Nonce(attempt.nonce()));
    var subject = identity.getSubject().getValue();
    var claims = new HashMap<String, Object>(identity.toJSONObject());
    if (Person.names(claims).isEmpty() || settings.roles().isMissingIn(claims)) {
      userInfo(provider, tokens.getAccessToken(), subject).forEach(claims::putIfAbsent);
    }
    return new Person(
        settings.issuer().toString(),
        subject,
        Person.names(claims),
        settings.roles().roleIn(claims),
        tokens.getIDTokenString());
  }

  /**
   * Where the browser goes to end the session of this ID token.
   *
   * @return empty if the provider has no such address, or if another one issued the token
   */
  public Optional<URI> signOutAddress(String idToken) {
    try {
      var token = JWTParser.parse(idToken);
      var endpoint = discovery.present().metadata().getEndSessionEndpointURI();
      if (endpoint == null
          || !settings.issuer().toString().equals(token.getJWTClaimsSet().getIssuer())) {
        return Optional.empty();
      }
      var whole = signOut(endpoint, token);
      return Optional.of(
          whole.toString().length() <= ADDRESS_MAX ? whole : signOut(endpoint, null));
    } catch (java.text.ParseException unreadable) {
      LOG.warn("A stored ID token is unreadable", unreadable);
      return Optional.empty();
    }
  }

  private URI signOut(URI endpoint, @Nullable JWT token) {
    return new LogoutRequest(endpoint, token, null, client, settings.callback(), null, null)
        .toURI();
  }

  /** A browser that another provider sent must not bring its code to this one (RFC 9207). */
  private void checkSender(Discovery.Found provider, Optional<String> issuer) {
    boolean isMissing =
        issuer.isEmpty() && provider.metadata().supportsAuthorizationResponseIssuerParam();
    if (isMissing
        || issuer.filter(text -> !text.equals(settings.issuer().toString())).isPresent()) {
      throw ProviderRefusals.badIdentity();
    }
  }

  private OIDCTokens exchange(Discovery.Found provider, String code, Attempt attempt) {
    var grant =
        new AuthorizationCodeGrant(
            new AuthorizationCode(code), settings.callback(), new CodeVerifier(attempt.verifier()));
    var endpoint = provider.metadata().getTokenEndpointURI();
    var methods = provider.metadata().getTokenEndpointAuthMethods();
    var builder =
        settings
            .secret()
            .map(secret ->
                new TokenRequest.Builder(endpoint, authentication(methods, secret.reveal()), grant))
            .orElseGet(() -> new TokenRequest.Builder(endpoint, client, grant));
    try {
      var response = OIDCTokenResponseParser.parse(send(builder.build().toHTTPRequest()));
      if (response.indicatesSuccess()) {
        var tokens = response.toSuccessResponse().getTokens();
        if (tokens instanceof OIDCTokens ofOpenId) {
          return ofOpenId;
        }
        throw ProviderRefusals.badIdentity();
      }
      LOG.warn(
          "The identity provider refused a code: {}",
          response.toErrorResponse().getErrorObject().getCode());
      throw ProviderRefusals.refused();
    } catch (ParseException unreadable) {
      LOG.warn("The identity provider's token response is unreadable", unreadable);
      throw ProviderRefusals.badIdentity();
    }
  }

  private ClientAuthentication authentication(
      List<ClientAuthenticationMethod> methods, String secret) {
    boolean isByPost =
        methods != null
            && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST)
            && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC);
    return isByPost
        ? new ClientSecretPost(client, new Secret(secret))
        : new ClientSecretBasic(client, new Secret(secret));
  }

  private static IDTokenClaimsSet validated(Discovery.Found provider, JWT token, Nonce nonce) {
    try {
      return provider.validator().validate(token, nonce);
    } catch (KeySourceException away) {
      LOG.warn("The identity provider's keys cannot be read", away);
      throw ProviderRefusals.away();
    } catch (BadJOSEException | JOSEException bad) {
      LOG.warn("An ID token of the identity provider is not valid: {}", bad.getMessage());
      throw ProviderRefusals.badIdentity();
    }
  }

  /** Many providers keep the names out of the ID token. */
  private static Map<String, Object> userInfo(
      Discovery.Found provider, AccessToken token, String subject) {
    var endpoint = provider.metadata().getUserInfoEndpointURI();
    if (endpoint == null) {
      return Map.of();
    }
    try {
      var response =
          UserInfoResponse.parse(send(new UserInfoRequest(endpoint, token).toHTTPRequest()));
      if (!response.indicatesSuccess()) {
        throw ProviderRefusals.away();
      }
      var info = response.toSuccessResponse().getUserInfo();
      if (info == null) {
        return Map.of(); // signed or encrypted: not asked for
      }
      if (!info.getSubject().getValue().equals(subject)) {
        throw ProviderRefusals.badIdentity();
      }
      return info.toJSONObject();
    } catch (ParseException unreadable) {
      LOG.warn("The identity provider's user info is unreadable", unreadable);
      throw ProviderRefusals.badIdentity();
    }
  }

  private static HTTPResponse send(HTTPRequest request) {
    request.setConnectTimeout(Discovery.CONNECT_MILLIS);
    request.setReadTimeout(Discovery.READ_MILLIS);
    request.setFollowRedirects(false);
    try {
      var response = request.send();
      if (response.getStatusCode() >= SERVER_ERROR) {
        LOG.warn("The identity provider answers with status {}", response.getStatusCode());
        throw ProviderRefusals.away();
      }
      return response;
    } catch (IOException away) {
      LOG.warn("The identity provider does not answer", away);
      throw ProviderRefusals.away();
    }
  }
}
