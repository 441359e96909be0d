package org.apogee.platform.account;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.oidc.Person;
import org.apogee.platform.oidc.ProviderRefusals;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Role;

/** The players of people whom a provider knows. */
final class Identities {
  private final Database database;

  Identities(Database database) {
    this.database = database;
  }

  /**
   * A person of a provider and its player.
   *
   * @param granted the role that the provider gave last
   */
  record Known(String player, Optional<Role> granted) {}

  Optional<Known> find(Person person) {
    return database.statement(sql -> find(sql, person));
  }

  private static Optional<Known> find(Sql sql, Person person) throws SQLException {
    return sql.one(
        "SELECT player, role FROM directory.identity WHERE issuer = ? AND subject = ?",
        row ->
            new Known(
                row.getString("player"), Optional.ofNullable(row.getString("role")).map(Role::of)),
        person.issuer(),
        person.subject());
  }

  /** Refuses a sign-in whose link to the player was removed meanwhile; the player is locked. */
  static Known checkLinked(Sql sql, Person person, String player) throws SQLException {
    return find(sql, person)
        .filter(known -> known.player().equals(player))
        .orElseThrow(ProviderRefusals::unknownAttempt);
  }

  /** Zero if the person has a player already. */
  static int insert(Sql sql, Person person, String player, Instant now) throws SQLException {
    return sql.update(
        "INSERT INTO directory.identity (issuer, subject, player, created)"
            + " VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        person.issuer(),
        person.subject(),
        player,
        now);
  }

  /**
   * Gives or takes the role of which the provider says that the person has it, if that is another
   * than at the last sign-in.
   */
  void grant(Person person, String player, Role role, Instant now) {
    database.transaction(sql -> {
      Players.lock(sql, player);
      var before = checkLinked(sql, person, player).granted().orElse(Role.PLAYER);
      if (before != role) {
        Players.changeGrantedRole(sql, player, before, role, now);
        sql.update(
            "UPDATE directory.identity SET role = ? WHERE issuer = ? AND subject = ?",
            role.word(),
            person.issuer(),
            person.subject());
      }
      return 0;
    });
  }

  /** Whether a player signs in at this provider. */
  boolean isLinked(String player, String issuer) {
    return database.statement(sql -> isLinked(sql, player, issuer));
  }

  static boolean isLinked(Sql sql, String player, String issuer) throws SQLException {
    return sql.one(
            "SELECT 1 FROM directory.identity WHERE player = ? AND issuer = ? LIMIT 1",
            row -> 1,
            player,
            issuer)
        .isPresent();
  }

  /** Removes the people of a provider from a player; the roles that the provider gave last. */
  static List<Role> remove(Sql sql, String player, String issuer) throws SQLException {
    return sql.list(
        "WITH gone AS (DELETE FROM directory.identity WHERE player = ? AND issuer = ?"
            + " RETURNING role) SELECT role FROM gone WHERE role IS NOT NULL",
        row -> Role.of(row.getString(1)),
        player,
        issuer);
  }
}
