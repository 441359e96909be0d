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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where a provider is, and by which keys it signs. Found when first needed, hourly again, and
 * before a browser is sent there.
 */
final class Discovery {
  static final int CONNECT_MILLIS = 3000;
  static final int READ_MILLIS = 5000;

  private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);
  private static final Duration FRESH = Duration.ofHours(1);
  private static final Duration RECENT = Duration.ofSeconds(15);
  private static final int KEYS_MAX = 256 * 1024;

  private final ProviderSettings settings;
  private final InstantSource time;
  private volatile @Nullable Found last;

  /** A provider as it described itself. */
  record Found(OIDCProviderMetadata metadata, IDTokenValidator validator, Instant at) {
    private boolean isSignedAs(OIDCProviderMetadata other) {
      return other.getJWKSetURI().equals(metadata.getJWKSetURI())
          && algorithms(other).equals(algorithms(metadata));
    }
  }

  Discovery(ProviderSettings settings, InstantSource time) {
    this.settings = settings;
    this.time = time;
  }

  /** If the provider is away, what was found before is still true. */
  Found get() {
    var known = last;
    return known == null || isOlder(known, FRESH)
        ? find(known).or(() -> Optional.ofNullable(known)).orElseThrow(ProviderRefusals::away)
        : known;
  }

  /** Refused if the provider is away: the browser would show an error of its own. */
  Found present() {
    var known = last;
    return known == null || isOlder(known, RECENT)
        ? find(known).orElseThrow(ProviderRefusals::away)
        : known;
  }

  private boolean isOlder(Found known, Duration age) {
    return !time.instant().isBefore(known.at.plus(age));
  }

  private Optional<Found> find(@Nullable Found known) {
    try {
      var found = read(known);
      last = found;
      return Optional.of(found);
    } catch (GeneralException | IOException away) {
      LOG.warn("The identity provider cannot be found at {}", settings.issuer(), away);
      return Optional.empty();
    }
  }

  private Found read(@Nullable Found known) throws GeneralException, IOException {
    var issuer = new Issuer(settings.issuer());
    var metadata = OIDCProviderMetadata.resolve(issuer, CONNECT_MILLIS, READ_MILLIS);
    if (metadata.getAuthorizationEndpointURI() == null
        || metadata.getTokenEndpointURI() == null
        || metadata.getJWKSetURI() == null) {
      throw new GeneralException("The provider does not name all of its endpoints.");
    }
    // The validator keeps the keys that it has read.
    var validator =
        known != null && known.isSignedAs(metadata) ? known.validator : validator(issuer, metadata);
    return new Found(metadata, validator, time.instant());
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
