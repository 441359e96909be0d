package org.apogee.platform.oidc;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.MalformedURLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where a provider is, and by which keys it signs. Found when first needed, and hourly again. */
final class Discovery {
  static final int CONNECT_MILLIS = 3000;
  static final int READ_MILLIS = 5000;

  private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);
  private static final Duration FRESH = Duration.ofHours(1);
  private static final int KEYS_MAX = 256 * 1024;

  private final ProviderSettings settings;
  private final InstantSource time;
  private volatile @Nullable Found last;

  /** A provider as it described itself. */
  record Found(OIDCProviderMetadata metadata, IDTokenValidator validator, Instant until) {}

  Discovery(ProviderSettings settings, InstantSource time) {
    this.settings = settings;
    this.time = time;
  }

  /** If the provider is away, what was found before is still true. */
  Found get() {
    var known = last;
    if (known != null && time.instant().isBefore(known.until)) {
      return known;
    }
    try {
      var found = find();
      last = found;
      return found;
    } catch (GeneralException | IOException away) {
      LOG.warn("The identity provider cannot be found at {}", settings.issuer(), away);
      if (known != null) {
        return known;
      }
      throw ProviderRefusals.away();
    }
  }

  private Found find() throws GeneralException, IOException {
    var issuer = new Issuer(settings.issuer());
    var metadata = OIDCProviderMetadata.resolve(issuer, CONNECT_MILLIS, READ_MILLIS);
    if (metadata.getAuthorizationEndpointURI() == null
        || metadata.getTokenEndpointURI() == null
        || metadata.getJWKSetURI() == null) {
      throw new GeneralException("The provider does not name all of its endpoints.");
    }
    return new Found(metadata, validator(issuer, metadata), time.instant().plus(FRESH));
  }

  /** A key that is not known yet makes it read the keys again: providers change theirs. */
  private IDTokenValidator validator(Issuer issuer, OIDCProviderMetadata metadata)
      throws MalformedURLException {
    var keys =
        JWKSourceBuilder.<SecurityContext>create(
                metadata.getJWKSetURI().toURL(),
                new DefaultResourceRetriever(CONNECT_MILLIS, READ_MILLIS, KEYS_MAX))
            .refreshAheadCache(false)
            .retrying(true)
            .build();
    var selector = new JWSVerificationKeySelector<>(algorithms(metadata), keys);
    return new IDTokenValidator(issuer, new ClientID(settings.clientId()), selector, null);
  }

  /** Only those with a public key: otherwise whoever knows the secret could sign. */
  private static Set<JWSAlgorithm> algorithms(OIDCProviderMetadata metadata) {
    var offered = metadata.getIDTokenJWSAlgs();
    var safe =
        offered == null
            ? Set.<JWSAlgorithm>of()
            : offered.stream()
                .filter(JWSAlgorithm.Family.SIGNATURE::contains)
                .collect(Collectors.toUnmodifiableSet());
    return safe.isEmpty() ? Set.of(JWSAlgorithm.RS256) : safe;
  }
}
