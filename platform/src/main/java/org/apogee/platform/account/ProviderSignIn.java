package org.apogee.platform.account;

import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.account.Accounts.SignedIn;
import org.apogee.platform.account.PendingSignIns.Pending;
import org.apogee.platform.database.Database;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.oidc.Attempt;
import org.apogee.platform.oidc.Person;
import org.apogee.platform.oidc.Provider;
import org.apogee.platform.oidc.ProviderRefusals;
import org.apogee.platform.token.Caller;

/**
 * Signs people in by an identity provider. A person of the provider has the same player every time:
 * the one it was linked to, that of the guest who signed in, or a new one.
 */
public final class ProviderSignIn {
  private final Provider provider;
  private final Accounts accounts;
  private final Identities identities;
  private final PendingSignIns pending;
  private final Quotas quotas;
  private final InstantSource time;
  private final Quota ofAddress;

  public ProviderSignIn(
      Provider provider,
      Accounts accounts,
      Database database,
      Quotas quotas,
      InstantSource time,
      AccountSettings settings) {
    this.provider = provider;
    this.accounts = accounts;
    this.identities = new Identities(database);
    this.pending = new PendingSignIns(database, time);
    this.quotas = quotas;
    this.time = time;
    this.ofAddress =
        new Quota(
            "provider-of-address",
            settings.failuresOfAddress(),
            "too-many-attempts",
            "Too many failed attempts to sign in. Try again later.");
  }

  /** For the button of the page. */
  public String name() {
    return provider.settings().name();
  }

  public boolean isLinked(String player) {
    return identities.isLinked(player, provider.settings().issuer().toString());
  }

  /**
   * A sign-in that began.
   *
   * @param address where the browser goes
   * @param secret for a cookie of the browser
   */
  public record Begun(URI address, String secret, Duration life) {
    @Override
    public String toString() {
      return "Begun";
    }
  }

  /**
   * Begins a sign-in.
   *
   * @param caller a guest keeps its player
   * @param links whether the caller, who has an account, wants to sign in so too from now on
   */
  public Begun begin(Optional<Caller> caller, boolean links, String next, String from) {
    var page = NextPage.checked(next);
    if (links) {
      accounts.checkMayStay(caller.orElseThrow(ProviderSignIn::notSignedIn));
    }
    var attempt = Attempt.fresh();
    var address = provider.address(attempt);
    quotas.take(ofAddress, from);
    var secret = pending.store(new Pending(attempt, page, caller.map(Caller::player), links));
    return new Begun(address, secret, PendingSignIns.LIFE);
  }

  /** A complete sign-in, and the page to open. */
  public record Completed(SignedIn signedIn, String next) {}

  /**
   * Completes a sign-in.
   *
   * @param secret the cookie of the browser
   */
  public Completed complete(
      Optional<String> secret, Optional<Caller> caller, Provider.Return returned, String from) {
    var began = secret.flatMap(pending::take).orElseThrow(ProviderRefusals::unknownAttempt);
    // Somebody else may sit at the browser by now.
    if (began.player().isPresent() && !began.player().equals(caller.map(Caller::player))) {
      throw ProviderRefusals.unknownAttempt();
    }
    var person = provider.identify(began.attempt(), returned);
    var player = playerOf(person, began, caller, from);
    person.role().ifPresent(role -> identities.grant(person, player, role, time.instant()));
    quotas.giveBack(ofAddress, from);
    var idToken = Optional.of(person.idToken()).filter(_ -> provider.settings().endsThere());
    return new Completed(accounts.openBy(person, player, idToken), began.next());
  }

  /** Removes the caller's link; the caller keeps its password. */
  public SignedIn unlink(Caller caller) {
    return accounts.unlink(caller, provider.settings().issuer().toString());
  }

  /**
   * Where the browser ends its session at the provider, after the one here has ended. A provider
   * that does not answer must not keep anybody signed in here.
   */
  public Optional<URI> signOutAddress(String idToken) {
    if (!provider.settings().endsThere()) {
      return Optional.empty();
    }
    try {
      return provider.signOutAddress(idToken);
    } catch (RequestRefused away) {
      return Optional.empty();
    }
  }

  private String playerOf(Person person, Pending began, Optional<Caller> caller, String from) {
    var known = identities.find(person).map(Identities.Known::player);
    if (began.links()) {
      return link(person, known, caller.orElseThrow(ProviderSignIn::notSignedIn));
    }
    if (known.isPresent()) {
      return known.get();
    }
    if (!provider.settings().isOpen()) {
      throw Accounts.noSignUp();
    }
    accounts.takeRoom(from);
    var guest =
        caller
            .filter(_ -> began.player().isPresent())
            .filter(each -> accounts.kindOf(each.player()) == AccountRows.Kind.NONE);
    if (guest.isPresent()) {
      accounts.keep(
          guest.get(),
          Optional.empty(),
          Optional.empty(),
          (sql, id) -> accounts.link(sql, person, id));
      return guest.get().player();
    }
    return NewNames.first(
            person.names(),
            name -> accounts.create(name, (sql, id) -> accounts.link(sql, person, id)))
        .id();
  }

  private String link(Person person, Optional<String> known, Caller caller) {
    if (known.isPresent()) {
      if (!known.get().equals(caller.player())) {
        throw taken();
      }
      return caller.player();
    }
    accounts.linkOrKeep(caller, person);
    return caller.player();
  }

  static RequestRefused taken() {
    return RequestRefused.of(
        Kind.CONFLICT,
        "identity-taken",
        "This identity belongs to another player here. Sign out, and sign in with it.");
  }

  private static RequestRefused notSignedIn() {
    return RequestRefused.of(
        Kind.UNAUTHENTICATED, "no-token", "Sign in first; then link the identity provider.");
  }
}
