package org.apogee.match.registration;

import java.util.Optional;
import org.apogee.platform.database.Database;
import org.jspecify.annotations.Nullable;

/**
 * What the database knows about players who want to enter: accounts from the directory, ratings
 * from the analytics. Where there are no analytics yet, nobody has a rating.
 */
public final class EntryFactsTable {
  private static final String ACCOUNT =
      """
      SELECT p.id, coalesce(o.id, p.id) AS account, p.kind,
        extract(epoch FROM coalesce(o.created, p.created)) * 1000 AS since,
        coalesce(o.ends, p.ends) IS NOT NULL AS guest
      FROM directory.player p LEFT JOIN directory.player o ON o.id = p.owner WHERE p.id = ?
      """;
  private static final String RATING =
      "SELECT mean, games FROM analytics.rating"
          + " WHERE pool = ? AND NOT is_entity AND participant = ?";

  private final Database database;

  private record Account(String account, EntrantKind kind, long since, boolean guest) {}

  private record Rated(@Nullable Double mean, long games) {}

  public EntryFactsTable(Database database) {
    this.database = database;
  }

  /**
   * The facts of now.
   *
   * @param pool the rating pool of the game
   */
  public EntryFacts of(String player, String pool) {
    var account =
        database
            .statement(sql ->
                sql.one(
                    ACCOUNT,
                    row ->
                        new Account(
                            row.getString("account"),
                            kind(row.getString("kind")),
                            row.getLong("since"),
                            row.getBoolean("guest")),
                    player))
            // A house bot that has never played is not in the directory.
            .orElseGet(() -> new Account(player, EntrantKind.HOUSE, 0, false));
    var rated = rated(player, pool).orElseGet(() -> new Rated(null, 0));
    return new EntryFacts(
        player,
        account.account(),
        account.kind(),
        rated.mean(),
        rated.games(),
        account.since(),
        account.guest());
  }

  private static EntrantKind kind(String word) {
    return switch (word) {
      case "person" -> EntrantKind.PEOPLE;
      case "bot" -> EntrantKind.BOTS;
      default -> EntrantKind.HOUSE;
    };
  }

  private Optional<Rated> rated(String player, String pool) {
    boolean isThere = database.statement(sql -> sql.has("analytics.rating"));
    return isThere
        ? database.statement(sql ->
            sql.one(
                RATING,
                row -> new Rated(row.getDouble("mean"), row.getLong("games")),
                pool,
                player))
        : Optional.empty();
  }
}
