package org.apogee.platform.token;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/**
 * Bearer tokens: made, looked up, revoked. What was looked up is remembered for seconds, so that a
 * busy client costs no query for each request; that is also how long a revoked one may still work.
 */
public final class Tokens implements Authenticator {
  private static final int CACHE_MAX = 50_000;
  private static final int SECRET_BYTES = 32;
  private static final int ORGANISER_MIN = 32;
  private static final String PREFIX = "apogee_";

  private final Database database;
  private final InstantSource time;
  private final Duration cacheTime;
  private final ConcurrentHashMap<TokenHash, Found> cache = new ConcurrentHashMap<>();

  public Tokens(Database database, InstantSource time, Duration cacheTime) {
    this.database = database;
    this.time = time;
    this.cacheTime = cacheTime;
  }

  /** With the cache time of {@code apogee.token}. */
  public static Tokens from(Configuration apogee, Database database, InstantSource time) {
    var cacheTime =
        apogee.under("token").duration("cache-time", Duration.ZERO, Duration.ofMinutes(5));
    return new Tokens(database, time, cacheTime);
  }

  private record Found(Caller caller, Optional<Instant> expires, Instant at) {}

  private record Row(
      String id,
      String player,
      Player.Kind kind,
      Set<Scope> scopes,
      Optional<Instant> expires,
      boolean revoked) {}

  /** A new token for a player that exists. */
  public IssuedToken issue(String player, Set<Scope> scopes, Optional<Duration> life) {
    var secret = PREFIX + RandomTexts.ofBytes(SECRET_BYTES);
    var expires = life.map(time.instant()::plus);
    var token = new IssuedToken("t-" + RandomTexts.ofBytes(12), secret, player, scopes, expires);
    store(token);
    return token;
  }

  /** No longer valid, here at once and elsewhere when the cache has forgotten it. */
  public void revoke(String id) {
    int revoked =
        database.statement(sql ->
            sql.update(
                "UPDATE directory.token SET revoked = ? WHERE id = ? AND revoked IS NULL",
                time.instant(),
                id));
    cache.values().removeIf(found -> found.caller.key().equals(id));
    if (revoked == 0) {
      throw new BadInput("unknown-token", "There is no valid token with this id.");
    }
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
    var organiser = players.ensure("organiser", "Organiser", Player.Kind.PERSON);
    var id = "t-organiser-" + TokenHash.of(text).hex().substring(0, 12);
    store(new IssuedToken(id, text, organiser.id(), Set.of(Scope.values()), Optional.empty()));
  }

  @Override
  public Optional<Caller> known(String bearer) {
    var found = cache.get(TokenHash.of(bearer));
    return found != null && isFresh(found) ? Optional.of(found.caller) : Optional.empty();
  }

  @Override
  public Caller find(String bearer) {
    var hash = TokenHash.of(bearer);
    var row = row(hash).filter(found -> !found.revoked).orElseThrow(Tokens::bad);
    var now = time.instant();
    if (row.expires.isPresent() && !now.isBefore(row.expires.get())) {
      throw new BadInput("expired-token", "This token has expired; ask for a new one.");
    }
    var caller = new Caller(row.player, row.kind, row.scopes, row.id);
    remember(hash, new Found(caller, row.expires, now));
    return caller;
  }

  private void remember(TokenHash hash, Found found) {
    if (cache.size() >= CACHE_MAX) {
      cache.values().removeIf(old -> !isFresh(old));
    }
    if (cache.size() < CACHE_MAX) {
      cache.put(hash, found);
    }
  }

  private boolean isFresh(Found found) {
    var now = time.instant();
    return now.isBefore(found.at.plus(cacheTime))
        && (found.expires.isEmpty() || now.isBefore(found.expires.get()));
  }

  private void store(IssuedToken token) {
    var words = token.scopes().stream().sorted(Comparator.naturalOrder()).map(Scope::word).toList();
    database.statement(sql ->
        sql.update(
            "INSERT INTO directory.token (token_hash, id, player, scopes, created, expires)"
                + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            TokenHash.of(token.secret()).bytes(),
            token.id(),
            token.player(),
            words,
            time.instant(),
            token.expires().orElse(null)));
  }

  private Optional<Row> row(TokenHash hash) {
    return database.statement(sql ->
        sql.one(
            "SELECT t.id, t.player, p.kind, t.scopes, t.expires, t.revoked FROM directory.token t"
                + " JOIN directory.player p ON p.id = t.player WHERE t.token_hash = ?",
            Tokens::read,
            hash.bytes()));
  }

  private static Row read(ResultSet row) throws SQLException {
    var words = (String[]) row.getArray("scopes").getArray();
    // A scope of a newer version means nothing here, and opens nothing.
    var scopes =
        Stream.of(words).map(Scope::of).flatMap(Optional::stream).collect(Collectors.toSet());
    return new Row(
        row.getString("id"),
        row.getString("player"),
        Player.Kind.of(row.getString("kind")),
        scopes,
        Sql.optionalInstant(row, "expires"),
        Sql.optionalInstant(row, "revoked").isPresent());
  }

  private static BadInput bad() {
    return new BadInput("bad-token", "This token is not valid.");
  }
}
