package org.apogee.analytics.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.apogee.analytics.rating.Rating;
import org.apogee.analytics.store.Store;
import org.apogee.engine.BadInput;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.jspecify.annotations.Nullable;

/** Queries of ratings. */
final class RatingQueries {
  private static final String POOLS =
      """
      SELECT pool, results, (SELECT count(*) FROM rating AS r WHERE r.pool = p.pool) AS participants
      FROM pool AS p WHERE pool > ? ORDER BY pool LIMIT ?\
      """;
  private static final String POOLS_OF =
      """
      SELECT p.pool, p.results,
        (SELECT count(*) FROM rating AS r WHERE r.pool = p.pool) AS participants,
        one.participant, one.name, one.is_entity, one.mean, one.deviation, one.games,
        one.last_millis,
        (SELECT count(*) FROM rating AS better
          WHERE better.pool = one.pool AND better.is_entity = one.is_entity
            AND (better.mean - 3 * better.deviation, one.participant)
              >= (one.mean - 3 * one.deviation, better.participant)) AS rank
      FROM rating AS one JOIN pool AS p ON p.pool = one.pool
      WHERE one.participant = ? AND p.pool > ? ORDER BY p.pool LIMIT ?\
      """;
  private static final String LEADERS =
      """
      WITH ranked AS (
        SELECT participant, name, is_entity, mean, deviation, games, last_millis,
          row_number() OVER (ORDER BY mean - 3 * deviation DESC, participant) AS rank
        FROM rating WHERE pool = ? AND (?::bool IS NULL OR is_entity = ?))
      SELECT * FROM ranked WHERE rank > ? ORDER BY rank LIMIT ?\
      """;
  private static final String RANK_OF =
      """
      SELECT count(*) FROM rating AS better, rating AS one
      WHERE one.pool = ? AND one.participant = ? AND better.pool = one.pool
        AND (?::bool IS NULL OR better.is_entity = ?)
        AND (better.mean - 3 * better.deviation, one.participant)
          >= (one.mean - 3 * one.deviation, better.participant)\
      """;
  private static final String CHANGES =
      """
      SELECT pool, number, game, at_millis, place, entrants, mean_before, deviation_before,
        mean_after, deviation_after, kind, reason
      FROM rating_change\
      """;
  private static final String IN_POOL =
      CHANGES + " WHERE pool = ? AND participant = ? AND number < ? ORDER BY number DESC LIMIT ?";
  private static final String OF_PLAYER =
      CHANGES
          + """
           WHERE participant = ? AND (at_millis, game) < (?, ?)
          ORDER BY at_millis DESC, game DESC LIMIT ?\
          """;
  private static final String KNOWN = "SELECT 1 FROM rating WHERE pool = ? AND participant = ?";
  private static final String MET =
      """
      SELECT CASE WHEN one = ? THEN other ELSE one END AS opponent,
        CASE WHEN one = ? THEN better ELSE worse END AS better,
        CASE WHEN one = ? THEN worse ELSE better END AS worse, ties
      FROM meeting WHERE pool = ? AND (one = ? OR other = ?)\
      """;
  private static final String MEETINGS =
      "SELECT met.*, r.name FROM ("
          + MET
          + ") AS met JOIN rating AS r ON r.pool = ? AND r.participant = met.opponent"
          + " WHERE (?::text IS NULL OR opponent = ?) AND opponent COLLATE \"C\" > ?"
          + " ORDER BY opponent COLLATE \"C\" LIMIT ?";

  private final Store store;

  RatingQueries(Store store) {
    this.store = store;
  }

  /**
   * A pool.
   *
   * @param standing of the participant that was asked about, in the leaderboard of its kind
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Pool(String pool, long results, long participants, @Nullable Leader standing) {}

  record Leader(
      long rank,
      String participant,
      String name,
      String kind,
      double rating,
      double uncertainty,
      double cautious,
      long games,
      Instant lastGame) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Change(
      String pool,
      long number,
      String game,
      Instant at,
      int place,
      int entrants,
      Point before,
      Point after,
      String kind,
      @Nullable String reason) {}

  record Point(double rating, double uncertainty) {}

  record Meeting(String opponent, String name, long better, long worse, long ties) {}

  List<Pool> pools(String after, int limit) {
    return store.in(sql ->
        sql.list(
            POOLS,
            row -> new Pool(row.getString(1), row.getLong(2), row.getLong(3), null),
            after,
            limit));
  }

  /** The pools in which a participant has a rating. */
  List<Pool> poolsOf(String participant, String after, int limit) {
    return store.in(sql ->
        sql.list(
            POOLS_OF,
            row -> new Pool(row.getString(1), row.getLong(2), row.getLong(3), leader(row)),
            participant,
            after,
            limit));
  }

  /**
   * A page of the leaderboard.
   *
   * @param entities whether to list them, players only, or null for both
   * @param after the participant at the end of the page before
   */
  List<Leader> leaders(String pool, @Nullable Boolean entities, @Nullable String after, int limit) {
    return store.in(sql -> {
      mustExist(sql.one("SELECT 1 FROM pool WHERE pool = ?", row -> true, pool).isPresent());
      long from = 0;
      if (after != null) {
        from = sql.one(RANK_OF, row -> row.getLong(1), pool, after, entities, entities).orElse(0L);
        if (from == 0) {
          throw new BadInput("bad-cursor", "The cursor does not come from this list.");
        }
      }
      return sql.list(LEADERS, RatingQueries::leader, pool, entities, entities, from, limit);
    });
  }

  private static void mustExist(boolean is) {
    if (!is) {
      throw RequestRefused.of(Kind.NOT_FOUND, "no-such-pool", "The pool has no rated games.");
    }
  }

  private static Leader leader(ResultSet row) throws SQLException {
    var rating = new Rating(row.getDouble("mean"), row.getDouble("deviation"));
    return new Leader(
        row.getLong("rank"),
        row.getString("participant"),
        row.getString("name"),
        row.getBoolean("is_entity") ? "entity" : "player",
        rating.mean(),
        rating.deviation(),
        rating.cautious(),
        row.getLong("games"),
        Instant.ofEpochMilli(row.getLong("last_millis")));
  }

  /** Changes in one pool, newest first. */
  List<Change> changes(String pool, String participant, long before, int limit) {
    return store.in(sql -> {
      mustKnow(sql.one(KNOWN, row -> true, pool, participant).isPresent());
      return sql.list(IN_POOL, RatingQueries::change, pool, participant, before, limit);
    });
  }

  /** Changes in all pools, newest first; none for somebody without a rated game. */
  List<Change> changes(String participant, long beforeMillis, String beforeGame, int limit) {
    return store.in(sql ->
        sql.list(OF_PLAYER, RatingQueries::change, participant, beforeMillis, beforeGame, limit));
  }

  private static void mustKnow(boolean is) {
    if (!is) {
      throw RequestRefused.of(
          Kind.NOT_FOUND, "no-such-participant", "The participant has no rated game in this pool.");
    }
  }

  private static Change change(ResultSet row) throws SQLException {
    return new Change(
        row.getString("pool"),
        row.getLong("number"),
        row.getString("game"),
        Instant.ofEpochMilli(row.getLong("at_millis")),
        row.getInt("place"),
        row.getInt("entrants"),
        new Point(row.getDouble("mean_before"), row.getDouble("deviation_before")),
        new Point(row.getDouble("mean_after"), row.getDouble("deviation_after")),
        row.getString("kind"),
        row.getString("reason").isEmpty() ? null : row.getString("reason"));
  }

  /** How somebody did against others of a pool, by the others' ids. */
  List<Meeting> meetings(
      String pool, String participant, @Nullable String opponent, String after, int limit) {
    return store.in(sql -> {
      mustKnow(sql.one(KNOWN, row -> true, pool, participant).isPresent());
      return sql.list(
          MEETINGS,
          RatingQueries::meeting,
          participant,
          participant,
          participant,
          pool,
          participant,
          participant,
          pool,
          opponent,
          opponent,
          after,
          limit);
    });
  }

  private static Meeting meeting(ResultSet row) throws SQLException {
    return new Meeting(
        row.getString("opponent"),
        row.getString("name"),
        row.getLong("better"),
        row.getLong("worse"),
        row.getLong("ties"));
  }
}
