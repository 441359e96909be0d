package org.apogee.node.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.journal.StoredEvents;
import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.protocol.game.Deal;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.RoundEnd;
import org.jspecify.annotations.Nullable;

/**
 * Which games share their deal with tables that may still play it. Until their round has ended,
 * only their players see them, and nobody gets the seed.
 */
public final class SharedDeals {
  public static final Refusal IN_PLAY =
      new Refusal(
          "deal-in-play",
          Kind.CONFLICT,
          "Other tables play the same deal. This is available once the round has ended.");

  /** Only tables of tournaments share deals, and their games have such IDs. */
  private static final Pattern OF_TABLE = Pattern.compile(".+-r[0-9]+-t[0-9]+-g[0-9]+");

  private static final String ENDS =
      "SELECT event_ser_manifest, event_payload FROM journal.event_journal"
          + " WHERE persistence_id = ? AND event_ser_manifest IN (?, 'finished.1', 'cancelled.1')";

  /** Bounds a cache: a game that was evicted is looked up again. */
  private static final int KNOWN_MAX = 20_000;

  private final Database database;
  private final StoredEvents stored;

  /** Games whose deal is nobody's secret, which never changes again. */
  private final Map<GameId, Boolean> published =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<GameId, Boolean> eldest) {
              return size() > KNOWN_MAX;
            }
          });

  /** Where the order of a game says that its deal comes from. */
  private record Source(@Nullable Deal deal, Origin origin) {}

  public SharedDeals(Database database, StoredEvents stored) {
    this.database = database;
    this.stored = stored;
  }

  /**
   * Refuses what contains the seed.
   *
   * @throws RequestRefused {@code deal-in-play}
   */
  void checkPublished(GameId id) {
    if (isSecret(id)) {
      throw new RequestRefused(IN_PLAY);
    }
  }

  boolean isSecret(GameId id) {
    if (!isOfTable(id) || published.containsKey(id)) {
      return false;
    }
    var source = source(id);
    if (source.isEmpty()) {
      return false;
    }
    var deal = source.get().deal();
    boolean isSecret = deal != null && !hasEnded(source.get().origin().by(), deal.round());
    if (!isSecret) {
      published.put(id, true);
    }
    return isSecret;
  }

  private Optional<Source> source(GameId id) {
    return stored
        .first(GameActor.ENTITY + "|" + id.text())
        .map(row -> {
          var opened = (Opened) GameEventCodec.decode(row.manifest(), row.payload());
          return new Source(opened.order().deal(), opened.order().origin());
        });
  }

  /** Whether the ID is that of a game of a tournament. */
  public static boolean isOfTable(GameId id) {
    return OF_TABLE.matcher(id.text()).matches();
  }

  /** A tournament that is complete or cancelled plays no round any more. */
  public boolean hasEnded(String tournament, int round) {
    List<Boolean> ends =
        database.statement(sql ->
            sql.list(
                ENDS,
                row ->
                    !row.getString(1).equals(RoundEnd.MANIFEST)
                        || RoundEnd.ofJournal(row.getBytes(2)) == round,
                "tournament|" + tournament,
                RoundEnd.MANIFEST));
    return ends.contains(true);
  }
}
