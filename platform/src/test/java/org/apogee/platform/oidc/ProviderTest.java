package org.apogee.platform.oidc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import no.nav.security.mock.oauth2.token.DefaultOAuth2TokenCallback;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.oidc.Provider.Return;
import org.apogee.platform.token.Role;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The conversation with a real provider, and tokens that must not be believed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProviderTest {
  private static final RSAKey KEY = TestProvider.key("first");
  private static final RSAKey OTHER = TestProvider.key("other");

  private final TestProvider test = new TestProvider();
  private final Provider provider = test.provider(TestProvider.FORGED);

  @AfterAll
  void close() {
    test.close();
  }

  private static Map<String, String> query(URI address) {
    return Stream.of(address.getRawQuery().split("&", -1))
        .map(part -> part.split("=", 2))
        .collect(
            Collectors.toMap(
                part -> part[0], part -> URLDecoder.decode(part[1], StandardCharsets.UTF_8)));
  }

  private static Return returned(URI address) {
    var query = query(address);
    return new Return(
        query.getOrDefault("state", ""),
        Optional.ofNullable(query.get("code")),
        Optional.ofNullable(query.get("iss")));
  }

  private static String codeOf(ThrowingCallable work) {
    return catchThrowableOfType(RequestRefused.class, work).code();
  }

  @Test
  void aPersonSignsInAndIsTheSameNextTime() {
    var honest = test.provider("acme");
    test.server()
        .enqueueCallback(
            new DefaultOAuth2TokenCallback(
                "acme",
                "ada",
                "JWT",
                List.of(TestProvider.CLIENT),
                Map.of(
                    "preferred_username",
                    "ada@acme.example",
                    "groups",
                    List.of("league-moderators", "chess"))));
    var attempt = Attempt.fresh();
    var address = honest.address(attempt);
    var asked = query(address);
    assertThat(asked.get("code_challenge_method")).isEqualTo("S256");
    assertThat(asked.get("code_challenge")).isNotEqualTo(attempt.verifier());
    assertThat(asked.get("redirect_uri")).isEqualTo("https://games.example.org/sign-in");
    assertThat(asked.get("scope")).isEqualTo("openid profile");
    var person = honest.identify(attempt, returned(test.visit(address)));
    assertThat(person)
        .isEqualTo(
            new Person(
                test.server().issuerUrl("acme").toString(),
                "ada",
                List.of("ada"),
                Optional.of(Role.MODERATOR),
                person.idToken()));
    var signOut = query(honest.signOutAddress(person.idToken()).orElseThrow());
    assertThat(signOut)
        .containsEntry("id_token_hint", person.idToken())
        .containsEntry("client_id", TestProvider.CLIENT)
        .containsEntry("post_logout_redirect_uri", "https://games.example.org/sign-in");
  }

  @Test
  void onlyATokenOfThisProviderIsSentToIt() {
    var attempt = Attempt.fresh();
    var ours = signed(claims(attempt));
    assertThat(query(provider.signOutAddress(ours).orElseThrow()))
        .containsEntry("id_token_hint", ours);
    var foreign = signed(claims(attempt).issuer("https://other.example"));
    assertThat(provider.signOutAddress(foreign)).isEmpty();
    assertThat(provider.signOutAddress("nonsense")).isEmpty();
  }

  @Test
  void anIdTokenThatMakesTheAddressTooLongIsLeftOut() {
    var groups = IntStream.range(0, 500).mapToObj("group-%d"::formatted).toList();
    var big = signed(claims(Attempt.fresh()).claim("groups", groups));
    assertThat(query(provider.signOutAddress(big).orElseThrow()))
        .doesNotContainKey("id_token_hint")
        .containsEntry("client_id", TestProvider.CLIENT);
  }

  @Test
  void aCodeIsWorthlessWithoutItsVerifier() {
    var honest = test.provider("acme");
    var attempt = Attempt.fresh();
    var back = returned(test.visit(honest.address(attempt)));
    var stolen = new Attempt(attempt.state(), attempt.nonce(), Attempt.fresh().verifier());
    assertThat(codeOf(() -> honest.identify(stolen, back))).isEqualTo("provider-refused");
  }

  @Test
  void anotherNonceOfTheProviderIsRefused() {
    var honest = test.provider("acme");
    var attempt = Attempt.fresh();
    var other = Attempt.fresh();
    var address = honest.address(attempt).toString().replace(attempt.nonce(), other.nonce());
    var back = returned(test.visit(URI.create(address)));
    assertThat(codeOf(() -> honest.identify(attempt, back))).isEqualTo("bad-identity");
  }

  private Return back(Attempt attempt) {
    return new Return(attempt.state(), Optional.of("a-code"), Optional.empty());
  }

  private Person identify(Attempt attempt, String idToken) {
    test.idToken = idToken;
    return provider.identify(attempt, back(attempt));
  }

  @Test
  void onlyAnIntactTokenForUsIsBelieved() throws JOSEException {
    test.keys = List.of(KEY.toPublicJWK());
    var attempt = Attempt.fresh();
    assertThat(identify(attempt, signed(claims(attempt))).subject()).isEqualTo("ada");
    var now = Instant.now();
    var bad =
        Map.of(
            "unsigned", new PlainJWT(claims(attempt).build()).serialize(),
            "of another key", TestProvider.signed(claims(attempt).build(), OTHER),
            "of a key with our name for it",
                TestProvider.signed(
                    claims(attempt).build(), new RSAKey.Builder(OTHER).keyID("first").build()),
            "by the client's secret",
                TestProvider.signed(
                    claims(attempt).build(),
                    JWSAlgorithm.HS256,
                    "first",
                    new MACSigner(TestProvider.SECRET)),
            "for another client", signed(claims(attempt).audience("somebody-else")),
            "of another issuer", signed(claims(attempt).issuer("https://evil.example")),
            "expired", signed(claims(attempt).expirationTime(Date.from(now.minusSeconds(120)))),
            "of another sign-in", signed(claims(attempt).claim("nonce", "another")),
            "without a nonce", signed(claims(attempt).claim("nonce", null)),
            "without a subject", signed(claims(attempt).subject(null)));
    bad.forEach((what, token) ->
        assertThat(codeOf(() -> identify(attempt, token))).as(what).isEqualTo("bad-identity"));
  }

  private JWTClaimsSet.Builder claims(Attempt attempt) {
    return test.claims(attempt);
  }

  private static String signed(JWTClaimsSet.Builder claims) {
    return TestProvider.signed(claims.build(), KEY);
  }

  @Test
  void aProviderMayChangeItsKeys() {
    var rotating = test.provider(TestProvider.FORGED);
    var attempt = Attempt.fresh();
    test.keys = List.of(KEY.toPublicJWK());
    test.idToken = signed(claims(attempt));
    assertThat(rotating.identify(attempt, back(attempt)).subject()).isEqualTo("ada");
    var next = TestProvider.key("next");
    test.keys = List.of(next.toPublicJWK());
    test.idToken = TestProvider.signed(claims(attempt).build(), next);
    assertThat(rotating.identify(attempt, back(attempt)).subject()).isEqualTo("ada");
  }

  @Test
  void namesAndRolesMayComeFromTheUserInfo() {
    test.keys = List.of(KEY.toPublicJWK());
    var attempt = Attempt.fresh();
    var bare = claims(attempt).claim("preferred_username", null).claim("groups", null);
    test.userInfo = "{\"sub\":\"ada\",\"name\":\"Ada L.\",\"groups\":\"league-admins\"}";
    var person = identify(attempt, signed(bare));
    assertThat(person.names()).containsExactly("Ada L.");
    assertThat(person.role()).contains(Role.ADMIN);
    test.userInfo = "{\"sub\":\"eve\",\"name\":\"Ada L.\"}";
    assertThat(codeOf(() -> identify(attempt, signed(bare)))).isEqualTo("bad-identity");
  }

  @Test
  void aReturnFromElsewhereIsRefused() {
    var attempt = Attempt.fresh();
    assertThat(
            codeOf(() ->
                provider.identify(
                    attempt, new Return("another", Optional.of("code"), Optional.empty()))))
        .isEqualTo("no-such-sign-in");
    assertThat(
            codeOf(() ->
                provider.identify(
                    attempt,
                    new Return(
                        attempt.state(),
                        Optional.of("code"),
                        Optional.of("https://evil.example")))))
        .isEqualTo("bad-identity");
    assertThat(
            codeOf(() ->
                provider.identify(
                    attempt, new Return(attempt.state(), Optional.empty(), Optional.empty()))))
        .isEqualTo("provider-refused");
  }

  @Test
  void aProviderThatIsAwayIsSaidToBe() {
    var gone = new TestProvider();
    var away =
        new Provider(
            TestProvider.settings(gone.server().issuerUrl("acme").uri()), InstantSource.system());
    gone.close();
    assertThat(codeOf(() -> away.address(Attempt.fresh()))).isEqualTo("provider-unavailable");
  }

  @Test
  void nobodyIsSentToAProviderThatHasGone() {
    var gone = new TestProvider();
    var now = new AtomicReference<>(Instant.now());
    var known =
        new Provider(TestProvider.settings(gone.server().issuerUrl("acme").uri()), now::get);
    assertThat(known.address(Attempt.fresh())).hasPath("/acme/authorize");
    gone.close();
    now.updateAndGet(before -> before.plusSeconds(60));
    assertThat(codeOf(() -> known.address(Attempt.fresh()))).isEqualTo("provider-unavailable");
  }

  @Test
  void rolesAreFoundByNameOrPath() {
    var claim = new RoleClaim(Optional.of("realm_access.roles"), Set.of("boss"), Set.of());
    assertThat(claim.roleIn(Map.of("realm_access", Map.of("roles", List.of("boss")))))
        .contains(Role.ADMIN);
    assertThat(claim.roleIn(Map.of("realm_access.roles", "boss"))).contains(Role.ADMIN);
    assertThat(claim.roleIn(Map.of("realm_access", "boss"))).contains(Role.PLAYER);
    assertThat(claim.isMissingIn(Map.of("realm_access", Map.of()))).isTrue();
  }
}
