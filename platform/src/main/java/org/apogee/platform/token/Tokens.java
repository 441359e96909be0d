package org.apogee.platform.token;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/**
 * Bearer tokens: made, looked up, revoked. What was looked up is remembered, so that a busy client
 * costs no query for each request. A token that any process revokes is forgotten in all of them at
 * once; while this process may not hear of that, it remembers a token for a moment only.
 */
public final class Tokens implements Authenticator, AutoCloseable {
  private static final int ORGANISER_MIN = 32;

  /** The player of the operator's token; always an admin. */
  public static final String ORGANISER = "organiser";

  private final Database database;
  private final InstantSource time;
  private final IssuedCheck issued;
  private final TokenUses uses;
  private final TokenCache cache;
  private final @Nullable Revocations revocations;

  /** Hears of no revocation but its own. */
  public Tokens(Database database, InstantSource time, Duration cacheTime) {
    this(database, time, cacheTime, false);
  }

  private Tokens(Database database, InstantSource time, Duration cacheTime, boolean listens) {
    this.database = database;
    this.time = time;
    this.issued = new IssuedCheck(database, time);
    this.uses = new TokenUses(database, listens);
    this.cache = new TokenCache(time, cacheTime, this::areRevocationsHeard);
    this.revocations = listens ? new Revocations(database, cache::forget, cache::forgetAll) : null;
  }

  /** A process that hears of no others' has nothing to miss. */
  private boolean areRevocationsHeard() {
    return revocations == null || revocations.areHeard();
  }

  /** Hears of revocations by other processes, until it is closed. */
  public static Tokens listening(Database database, InstantSource time, Duration cacheTime) {
    return new Tokens(database, time, cacheTime, true);
  }

  /** With the cache time of {@code apogee.token}. */
  public static Tokens from(Configuration apogee, Database database, InstantSource time) {
    var cacheTime =
        apogee.under("token").duration("cache-time", Duration.ZERO, Duration.ofMinutes(5));
    return listening(database, time, cacheTime);
  }

  private record Row(
      String id,
      String player,
      Player.Kind kind,
      Set<Scope> scopes,
      Optional<Instant> expires,
      boolean revoked,
      String owner,
      boolean guest) {
    Optional<RequestRefused> refusal(Instant now) {
      if (revoked) {
        return Optional.of(bad());
      }
      boolean isOver = expires.isPresent() && !now.isBefore(expires.get());
      return isOver
          ? Optional.of(
              RequestRefused.of(
                  Kind.UNAUTHENTICATED,
                  "expired-token",
                  "The token has expired. Request a new one."))
          : Optional.empty();
    }
  }

  private record Holder(Optional<Instant> ends, Role role) {}

  /** A new token for a player that exists. That of a guest, or of its bot, ends with the guest. */
  public IssuedToken issue(String player, Set<Scope> scopes, Optional<Duration> life) {
    return issue(player, scopes, life, Integer.MAX_VALUE);
  }

  /** The same, with a limit on the valid tokens of the player. */
  public IssuedToken issue(String player, Set<Scope> scopes, Optional<Duration> life, int most) {
    return issue(player, player, scopes, life, most);
  }

  /** The same, made by another player. */
  public IssuedToken issue(
      String by, String player, Set<Scope> scopes, Optional<Duration> life, int most) {
    return issue(by, player, scopes, Optional.empty(), life, most);
  }

  /** The same, with a name. */
  public IssuedToken issue(
      String by,
      String player,
      Set<Scope> scopes,
      Optional<String> name,
      Optional<Duration> life,
      int most) {
    var now = time.instant();
    var secret = issued.seal().freshToken();
    var id = "t-" + RandomTexts.ofBytes(12);
    return database.transaction(sql -> {
      // The row of the player is locked, so that requests at the same time count each other.
      var holder =
          sql.one(
                  "SELECT least(p.ends, o.ends) AS ends, p.role FROM directory.player p"
                      + " LEFT JOIN directory.player o ON o.id = p.owner WHERE p.id = ?"
                      + " AND p.erased IS NULL FOR UPDATE OF p",
                  row ->
                      new Holder(Sql.optionalInstant(row, "ends"), Role.of(row.getString("role"))),
                  player)
              .orElseThrow(Players::unknown);
      if (!scopes.stream().allMatch(holder.role::allows)) {
        throw RequestRefused.of(
            Kind.FORBIDDEN, "wrong-role", "The role of this player does not allow these scopes.");
      }
      if (valid(sql, player, now).size() >= most) {
        throw RequestRefused.of(
            Kind.CONFLICT,
            "too-many-tokens",
            "This player already has " + most + " valid tokens, the maximum; revoke one first.");
      }
      var wished = life.map(now::plus);
      var expires =
          holder
              .ends
              .filter(end -> wished.isEmpty() || end.isBefore(wished.get()))
              .or(() -> wished);
      var token = new IssuedToken(id, secret, player, scopes, name, now, expires);
      store(sql, token, true);
      Audit.record(sql, now, new AuditEntry(by, Area.TOKEN, "issued", id, details(token)));
      return token;
    });
  }

  private static String details(IssuedToken token) {
    var scopes = token.scopes().stream().sorted().map(Scope::word).collect(Collectors.joining(" "));
    return "for " + token.player() + ": " + scopes;
  }

  /** The valid tokens of a player, newest first. */
  public List<HeldToken> validOf(String player) {
    return database.statement(sql -> valid(sql, player, time.instant()));
  }

  private static List<HeldToken> valid(Sql sql, String player, Instant now) throws SQLException {
    return sql.list(
        "SELECT id, scopes, name, created, expires, last_used FROM directory.token"
            + " WHERE player = ? AND kind = 'token' AND revoked IS NULL AND (expires IS NULL OR expires > ?) ORDER BY created DESC, id",
        row ->
            new HeldToken(
                row.getString("id"),
                scopes(row),
                Optional.ofNullable(row.getString("name")),
                Sql.instant(row, "created"),
                Sql.optionalInstant(row, "expires"),
                Sql.optionalInstant(row, "last_used")),
        player,
        now);
  }

  public void revoke(String id) {
    revoke(AuditEntry.ITSELF, id);
  }

  /** No longer valid: here at once, elsewhere within a second. */
  public void revoke(String by, String id) {
    var now = time.instant();
    var told =
        database.transaction(sql -> {
          var revoked =
              sql.list(
                  "WITH revoked AS (UPDATE directory.token SET revoked = ?"
                      + " WHERE id = ? AND revoked IS NULL RETURNING id)"
                      + " SELECT pg_notify(?, id) FROM revoked",
                  row -> true,
                  now,
                  id,
                  Revocations.CHANNEL);
          if (!revoked.isEmpty()) {
            Audit.record(sql, now, new AuditEntry(by, Area.TOKEN, "revoked", id));
          }
          return revoked;
        });
    forget(id);
    if (told.isEmpty()) {
      throw RequestRefused.of(
          Kind.NOT_FOUND, "unknown-token", "There is no valid token with this ID.");
    }
  }

  void forget(String id) {
    cache.forget(id);
  }

  /** Who may revoke it: the player it was made for. */
  public Optional<String> playerOf(String id) {
    return database.statement(sql ->
        sql.one("SELECT player FROM directory.token WHERE id = ?", row -> row.getString(1), id));
  }

  /**
   * Stores the organiser's token of {@code apogee.token.organiser}, if there is one and it is new.
   * Starting again, or on another node, changes nothing.
   */
  public void ensureOrganiser(Configuration apogee, Players players) {
    var settings = apogee.under("token");
    var secret = settings.optionalSecret("organiser");
    if (secret.isEmpty()) {
      return;
    }
    var text = secret.get().reveal();
    if (text.length() < ORGANISER_MIN || !text.chars().allMatch(c -> c > ' ' && c < 127)) {
      throw settings.bad(
          "organiser", "must have at least " + ORGANISER_MIN + " visible ASCII characters");
    }
    if (TokenSeal.hasForm(text)) {
      throw settings.bad("organiser", "looks like a token created by the platform; choose another");
    }
    var organiser = players.ensure(ORGANISER, "Organiser", Player.Kind.PERSON);
    if (organiser.role() != Role.ADMIN) {
      players.setRole(AuditEntry.ITSELF, ORGANISER, Role.ADMIN);
    }
    var id = "t-organiser-" + TokenHash.of(text).hex().substring(0, 12);
    var token =
        new IssuedToken(
            id,
            text,
            organiser.id(),
            Set.of(Scope.values()),
            Optional.empty(),
            time.instant(),
            Optional.empty());
    database.statement(sql -> store(sql, token, false));
  }

  @Override
  public boolean isIssued(String bearer) {
    return issued.isIssued(bearer);
  }

  @Override
  public Optional<Caller> known(String bearer) {
    return cache.find(TokenHash.of(bearer));
  }

  @Override
  public Caller find(String bearer) {
    if (TokenSeal.hasForm(bearer) && !issued.isIssued(bearer)) {
      throw bad(); // nobody but us makes these, so no query is needed
    }
    var hash = TokenHash.of(bearer);
    long before = cache.state();
    var row = row(hash).orElseThrow(Tokens::bad);
    var now = time.instant();
    var refusal = row.refusal(now);
    if (refusal.isPresent()) {
      throw refusal.get();
    }
    uses.note(row.id, now);
    var caller = new Caller(row.player, row.kind, row.scopes, row.id, row.owner, row.guest);
    cache.put(hash, caller, row.expires, now, before);
    return caller;
  }

  /** The secret of something that is stored like a token. */
  String freshSecret() {
    return issued.seal().freshToken();
  }

  /** Writes down what was used lately; a process does so by itself. */
  void writeUses() {
    uses.write();
  }

  @Override
  public void close() {
    uses.close();
    if (revocations != null) {
      revocations.close();
    }
  }

  private int store(Sql sql, IssuedToken token, boolean isSealed) throws SQLException {
    var words = token.scopes().stream().sorted(Comparator.naturalOrder()).map(Scope::word).toList();
    return sql.update(
        "INSERT INTO directory.token (token_hash, id, player, scopes, name, created, expires, sealed)"
            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        TokenHash.of(token.secret()).bytes(),
        token.id(),
        token.player(),
        words,
        token.name().orElse(null),
        token.created(),
        token.expires().orElse(null),
        isSealed);
  }

  private Optional<Row> row(TokenHash hash) {
    return database.statement(sql ->
        sql.one(
            "SELECT t.id, t.player, p.kind, p.role, t.scopes, t.revoked, least(t.expires,"
                + " coalesce(t.last_used, t.created) + make_interval(secs => t.idle_seconds))"
                + " AS expires,"
                + " coalesce(p.owner, p.id) AS owner, coalesce(o.ends, p.ends) IS NOT NULL AS guest"
                + " FROM directory.token t JOIN directory.player p ON p.id = t.player"
                + " LEFT JOIN directory.player o ON o.id = p.owner WHERE t.token_hash = ?",
            Tokens::read,
            hash.bytes()));
  }

  private static Row read(ResultSet row) throws SQLException {
    return new Row(
        row.getString("id"),
        row.getString("player"),
        Player.Kind.of(row.getString("kind")),
        Role.of(row.getString("role")).limit(scopes(row).stream()),
        Sql.optionalInstant(row, "expires"),
        Sql.optionalInstant(row, "revoked").isPresent(),
        row.getString("owner"),
        row.getBoolean("guest"));
  }

  private static Set<Scope> scopes(ResultSet row) throws SQLException {
    var words = (String[]) row.getArray("scopes").getArray();
    // A scope of a newer version means nothing here, and opens nothing.
    return Stream.of(words).map(Scope::of).flatMap(Optional::stream).collect(Collectors.toSet());
  }

  private static RequestRefused bad() {
    return RequestRefused.of(Kind.UNAUTHENTICATED, "bad-token", "The token is not valid.");
  }
}
