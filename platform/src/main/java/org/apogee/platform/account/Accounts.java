package org.apogee.platform.account;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Optional;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.limit.Quota;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.oidc.Person;
import org.apogee.platform.token.BrowserSessions;
import org.apogee.platform.token.Caller;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.ReservedNames;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Tokens;

/** Accounts: players who sign in with a name and a password, or by a provider. */
public final class Accounts {
  private final Database database;
  private final Players players;
  private final BrowserSessions sessions;
  private final InstantSource time;
  private final AccountSettings settings;
  private final Passwords passwords;
  private final SignInLimits limits;
  private final Quotas quotas;
  private final Quota ofAddress;

  public Accounts(
      Database database,
      Players players,
      Tokens tokens,
      Quotas quotas,
      InstantSource time,
      AccountSettings settings) {
    this(database, players, tokens, quotas, time, settings, new Passwords(settings.hashesAtOnce()));
  }

  Accounts(
      Database database,
      Players players,
      Tokens tokens,
      Quotas quotas,
      InstantSource time,
      AccountSettings settings,
      Passwords passwords) {
    this.database = database;
    this.players = players;
    this.sessions =
        new BrowserSessions(database, tokens, time, settings.sessionTime(), settings.sessionIdle());
    this.time = time;
    this.settings = settings;
    this.passwords = passwords;
    this.limits = new SignInLimits(quotas, settings);
    this.quotas = quotas;
    this.ofAddress =
        new Quota(
            "account-of-address",
            settings.perAddress(),
            "too-many-accounts",
            "Too many new accounts from your address. Try again later.");
  }

  /**
   * Somebody whose browser has a new session.
   *
   * @param secret of the session, for the cookie
   */
  public record SignedIn(String player, String secret) {
    @Override
    public String toString() {
      return "SignedIn[" + player + "]";
    }
  }

  public BrowserSessions sessions() {
    return sessions;
  }

  public boolean isOpen() {
    return settings.isOpen();
  }

  /** A new player with an account. */
  public SignedIn signUp(String name, String password, String address) {
    checkNew(name, password, address);
    var hash = passwords.hash(password);
    return open(create(name, Optional.of(hash), (sql, id) -> 0).id());
  }

  /** A new player with an account without a password. */
  Player create(String name, Players.Together more) {
    return create(name, Optional.empty(), more);
  }

  private Player create(String name, Optional<String> hash, Players.Together more) {
    return players.createPerson(
        name,
        (sql, id) -> {
          int inserted = AccountRows.insert(sql, id, hash, time.instant());
          more.store(sql, id);
          return inserted;
        });
  }

  /** A guest who stays from now on, as the same player with the same games and bots. */
  public SignedIn stay(Caller caller, Optional<String> name, String password, String address) {
    var player = checkMayStay(caller);
    var wanted = name.filter(other -> !other.equals(player.name()));
    checkNew(wanted.orElse(player.name()), password, address);
    keep(caller, wanted, Optional.of(passwords.hash(password)), (sql, id) -> 0);
    return open(player.id());
  }

  /** The player of a token; refuses who must not turn it into a session. */
  Player checkMayStay(Caller caller) {
    if (caller.kind() != Player.Kind.PERSON) {
      throw RequestRefused.of(Kind.FORBIDDEN, "not-a-person", "A bot cannot have an account.");
    }
    var player = players.findPresent(caller.player()).orElseThrow(Players::unknown);
    // A session has all rights of the role, so a token with fewer must not open one.
    if (!caller.scopes().containsAll(player.role().scopes())) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "wrong-scope", "The token must have all scopes of your role.");
    }
    return player;
  }

  /** Makes an account of a player that has none. */
  void keep(Caller caller, Optional<String> name, Optional<String> hash, Players.Together more) {
    checkMayStay(caller);
    var id = caller.player();
    var now = time.instant();
    database.transaction(sql -> {
      if (AccountRows.lock(sql, id)) {
        throw RequestRefused.of(
            Kind.CONFLICT, "has-account", "You have an account already. Sign in with it.");
      }
      Players.keep(sql, id);
      if (name.isPresent()) {
        Players.rename(sql, id, name.get());
      }
      Audit.record(sql, now, new AuditEntry(id, Area.ACCOUNT, "created", id));
      more.store(sql, id);
      return AccountRows.insert(sql, id, hash, now);
    });
  }

  /** Links a person of a provider to a player, which becomes an account if it is none. */
  void linkOrKeep(Caller caller, Person person) {
    if (kindOf(caller.player()) == AccountRows.Kind.NONE) {
      keep(caller, Optional.empty(), Optional.empty(), (sql, id) -> link(sql, person, id));
    } else {
      checkMayStay(caller);
      database.transaction(sql -> link(sql, person, caller.player()));
    }
  }

  /** Stores whose player a person of a provider is. */
  int link(Sql sql, Person person, String player) throws SQLException {
    var now = time.instant();
    if (Identities.insert(sql, person, player, now) == 0) {
      throw ProviderSignIn.taken();
    }
    var entry = new AuditEntry(player, Area.ACCOUNT, "linked", player, person.issuer());
    Audit.record(sql, now, entry);
    return 1;
  }

  /**
   * Removes the link to a provider, with the role that it gave. All sessions end, because somebody
   * else may have opened one there; the answer is a new one.
   */
  SignedIn unlink(Caller caller, String issuer) {
    checkMayStay(caller);
    var id = caller.player();
    var now = time.instant();
    database.transaction(sql -> {
      AccountRows.lock(sql, id);
      if (!Identities.isLinked(sql, id, issuer)) {
        throw RequestRefused.of(
            Kind.CONFLICT, "not-linked", "You are not linked to the identity provider.");
      }
      if (!AccountRows.hasPassword(sql, id)) {
        throw RequestRefused.of(
            Kind.CONFLICT,
            "no-password",
            "Choose a password first. Without one, you could not sign in any more.");
      }
      for (var role : Identities.remove(sql, id, issuer)) {
        Players.changeGrantedRole(sql, id, role, Role.PLAYER, now);
      }
      Audit.record(sql, now, new AuditEntry(id, Area.ACCOUNT, "unlinked", id, issuer));
      return 0;
    });
    sessions.endAll(id);
    return open(id);
  }

  private void checkNew(String name, String password, String address) {
    if (!settings.isOpen()) {
      throw noSignUp();
    }
    ReservedNames.check(name);
    Passwords.check(password, name);
    takeRoom(address);
  }

  static RequestRefused noSignUp() {
    return RequestRefused.of(
        Kind.FORBIDDEN, "no-sign-up", "This platform does not take new accounts.");
  }

  String hash(String password) {
    return passwords.hash(password);
  }

  /** One more account from an address. */
  void takeRoom(String address) {
    quotas.take(ofAddress, address);
  }

  /** Answers alike, and after the same time, for a wrong password and a name that nobody has. */
  public SignedIn signIn(String name, String password, String address) {
    try (var attempt = limits.begin(name, address)) {
      var found =
          database.statement(sql ->
              sql.one(
                  "SELECT p.id, a.password FROM directory.account a"
                      + " JOIN directory.player p ON p.id = a.player"
                      + " WHERE lower(p.name) = lower(?) AND a.password IS NOT NULL",
                  row -> new AccountRows.Login(row.getString("id"), row.getString("password")),
                  name.strip()));
      if (!passwords.fits(password, found.map(AccountRows.Login::hash))) {
        attempt.wrongPassword();
        throw wrongPassword();
      }
      return openBy(found.orElseThrow());
    }
  }

  private static RequestRefused wrongPassword() {
    return RequestRefused.of(
        Kind.UNAUTHENTICATED, "wrong-password", "The name or the password is wrong.");
  }

  /**
   * Sets the password and ends all sessions; the answer is a new one.
   *
   * @param current may be missing only if there is none
   */
  public SignedIn changePassword(
      Caller caller, Optional<String> current, String fresh, String address) {
    var player = players.find(caller.player()).orElseThrow();
    Passwords.check(fresh, player.name());
    var stored = AccountRows.password(database, player.id());
    if (stored.isPresent()) {
      checkCurrent(player.name(), current.orElse(""), stored, address);
    } else if (!caller.isSession()) {
      throw noAccount();
    }
    var hash = passwords.hash(fresh);
    var now = time.instant();
    database.transaction(sql -> {
      if (!AccountRows.lock(sql, player.id())) {
        throw noAccount();
      }
      int changed =
          sql.update(
              "UPDATE directory.account SET password = ?"
                  + " WHERE player = ? AND password IS NOT DISTINCT FROM ?",
              hash,
              player.id(),
              stored.orElse(null));
      if (changed == 0) {
        throw RequestRefused.of(
            Kind.CONFLICT,
            "password-changed",
            "The password was changed meanwhile. Sign in again.");
      }
      Audit.record(
          sql, now, new AuditEntry(player.id(), Area.ACCOUNT, "password-changed", player.id()));
      return changed;
    });
    sessions.endAll(player.id());
    return openBy(new AccountRows.Login(player.id(), hash));
  }

  private void checkCurrent(String name, String current, Optional<String> stored, String address) {
    try (var attempt = limits.begin(name, address)) {
      if (!passwords.fits(current, stored)) {
        attempt.wrongPassword();
        throw RequestRefused.of(Kind.FORBIDDEN, "wrong-password", "The current password is wrong.");
      }
    }
  }

  private static RequestRefused noAccount() {
    return RequestRefused.of(
        Kind.CONFLICT, "no-account", "Make an account first, or sign in with your provider.");
  }

  /** Whether a player has an account, and whether it has a password. */
  public AccountRows.Kind kindOf(String player) {
    return AccountRows.kindOf(database, player);
  }

  SignedIn open(String id) {
    return open(id, Optional.empty(), BrowserSessions.Proof.NONE);
  }

  /** A new session, unless the password is another one by now. */
  SignedIn openBy(AccountRows.Login login) {
    return open(
        login.player(),
        Optional.empty(),
        (sql, player) -> {
          if (!AccountRows.hasPassword(sql, player, login.hash())) {
            throw wrongPassword();
          }
        });
  }

  /**
   * A new session, unless the link to the provider was removed meanwhile.
   *
   * @param idToken with which it began at the provider
   */
  SignedIn openBy(Person person, String player, Optional<String> idToken) {
    return open(player, idToken, (sql, id) -> Identities.checkLinked(sql, person, id));
  }

  private SignedIn open(String id, Optional<String> idToken, BrowserSessions.Proof proof) {
    var player = players.find(id).orElseThrow();
    boolean organises = settings.everybodyOrganises() || player.role() != Role.PLAYER;
    return new SignedIn(id, sessions.open(id, organises, idToken, proof));
  }
}
