package org.apogee.platform.erasure;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.platform.database.Database;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The players whose personal data were erased. Journals and the feed still hold the names that
 * these players once had, because they are never changed; so every name is looked up here before it
 * is shown or written elsewhere.
 *
 * <p>Static, because names are resolved deep inside the states of games and tournaments, which
 * Pekko creates. It only grows: nobody comes back.
 */
public final class FormerPlayers {
  private static final Logger LOG = LoggerFactory.getLogger(FormerPlayers.class);

  /** How late another process shows the neutral name. */
  private static final Duration EVERY = Duration.ofSeconds(2);

  private static final int SUFFIX_BYTES = 4;
  private static final Set<String> IDS = ConcurrentHashMap.newKeySet();

  private FormerPlayers() {}

  /** The name to show of a player: its own, or a neutral one if the player was erased. */
  public static String shown(String player, String name) {
    return IDS.contains(player) ? neutral(player) : name;
  }

  /** How many there are: what was written with fewer may show an erased name. */
  public static int count() {
    return IDS.size();
  }

  /** Such as {@code Former player 1a2b3c4d}: the same for the same player, everywhere. */
  static String neutral(String player) {
    try {
      var hash =
          MessageDigest.getInstance("SHA-256").digest(player.getBytes(StandardCharsets.UTF_8));
      return "Former player " + HexFormat.of().formatHex(hash, 0, SUFFIX_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /** From a transaction that is committed. */
  static void add(String player) {
    IDS.add(player);
  }

  /** Reads all of them once. */
  public static void load(Database database) {
    IDS.addAll(
        database.statement(sql ->
            sql.list(
                "SELECT id FROM directory.player WHERE erased IS NOT NULL",
                row -> row.getString(1))));
  }

  /** Reads them now and every moment until it is closed. */
  public static AutoCloseable follow(Database database) {
    load(database);
    var thread = Thread.ofVirtual().name("former-players").start(() -> run(database));
    return thread::interrupt;
  }

  private static void run(Database database) {
    while (true) {
      try {
        Thread.sleep(EVERY);
        load(database);
      } catch (InterruptedException closed) {
        return;
      } catch (RuntimeException away) {
        LOG.debug("erased players cannot be read now", away);
      }
    }
  }
}
