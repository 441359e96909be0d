package org.apogee.cluster.notice;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apogee.cluster.notice.MailLinks.Purpose;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/** The addresses of players. Each has one, and gets nothing there before it is confirmed. */
public final class Mailboxes {
  private static final String ADD =
      """
      INSERT INTO notice.receiver
        (id, owner, channel, address, secret, shape, kinds, fast_turns, confirm_until)
      VALUES (?, ?, 'email', ?, ?, '', ?, ?, now() + INTERVAL '1 day')
      """;
  private static final String SECRET =
      "SELECT secret FROM notice.receiver WHERE id = ? AND channel = 'email' FOR UPDATE";
  private static final String CONFIRM =
      """
      UPDATE notice.receiver SET confirm_until = NULL
      WHERE id = ? AND (confirm_until IS NULL OR confirm_until > now())
      """;
  private static final String DROP =
      """
      UPDATE notice.delivery SET state = 'dead', outcome = 'The reader unsubscribed.'
      WHERE receiver = ? AND state = 'pending'
      """;

  private final Database database;
  private final InstantSource clock;
  private final Receivers receivers;

  public Mailboxes(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
    this.receivers = Receivers.ofMail(database, clock);
  }

  public Optional<Receiver> of(String owner) {
    return receivers.of(owner).stream().findFirst();
  }

  /** Refuses if the player has none. */
  public Receiver find(String owner) {
    return of(owner)
        .orElseThrow(() ->
            RequestRefused.of(Kind.NOT_FOUND, "no-address", "You have no address for e-mails."));
  }

  /** True if an address would have to be confirmed before it gets anything. */
  public boolean isNew(String owner, String address) {
    return of(owner).filter(box -> box.address().equals(address)).isEmpty();
  }

  /**
   * Chooses the address and the kinds. Another address replaces the one before with its log, and
   * gets a link.
   */
  public Receiver choose(
      String owner, String address, List<String> kinds, boolean fastTurns, String secret) {
    database.transaction(sql -> {
      // Serialises the choices of one owner.
      sql.list("SELECT pg_advisory_xact_lock(hashtext(?))", _ -> 0, "notice-email " + owner);
      int same =
          sql.update(
              """
              UPDATE notice.receiver SET kinds = ?, fast_turns = ?, disabled_why = NULL
              WHERE owner = ? AND channel = 'email' AND address = ?
              """,
              kinds,
              fastTurns,
              owner,
              address);
      if (same == 0) {
        sql.update("DELETE FROM notice.receiver WHERE owner = ? AND channel = 'email'", owner);
        var id = "e-" + UUID.randomUUID();
        sql.update(ADD, id, owner, address, secret, kinds, fastTurns);
        sendLink(sql, id);
      }
      return true;
    });
    return find(owner);
  }

  /** Sends the link again, which is valid for a day from now. */
  public void sendLinkAgain(String owner) {
    var box = find(owner);
    if (box.confirmed()) {
      throw RequestRefused.of(Kind.CONFLICT, "address-confirmed", "The address is confirmed.");
    }
    database.transaction(sql -> {
      sql.update(
          """
          UPDATE notice.receiver SET confirm_until = now() + INTERVAL '1 day'
          WHERE id = ? AND confirm_until IS NOT NULL
          """,
          box.id());
      sendLink(sql, box.id());
      return true;
    });
  }

  /** It names nobody: whoever asked for it chooses its name freely. */
  private void sendLink(Sql sql, String id) throws SQLException {
    NoticeTable.addFor(
        sql,
        id,
        new Notice(
            "confirm/" + UUID.randomUUID(),
            NoticeKind.CONFIRM,
            null,
            null,
            false,
            "Confirm this address",
            "Somebody asked for notices at this address. If it was you, open the link within a"
                + " day. If not, ignore this e-mail: you get no other.",
            "/notices",
            clock.millis()));
  }

  /** The reader of a mail opened the link that confirms the address. */
  public void confirm(String id, String key) {
    boolean isValid =
        database.transaction(
            sql -> isReader(sql, id, Purpose.CONFIRM, key) && sql.update(CONFIRM, id) == 1);
    checkLink(isValid);
  }

  /** The reader of a mail wants no more; what waits is not sent. */
  public void unsubscribe(String id, String key) {
    boolean isValid =
        database.transaction(sql -> {
          boolean isReader = isReader(sql, id, Purpose.UNSUBSCRIBE, key);
          if (isReader) {
            sql.update(
                "UPDATE notice.receiver SET disabled_why = ?, due_at = NULL WHERE id = ?",
                "The reader of this address unsubscribed.",
                id);
            sql.update(DROP, id);
          }
          return isReader;
        });
    checkLink(isValid);
  }

  private static boolean isReader(Sql sql, String id, Purpose purpose, String key)
      throws SQLException {
    return sql.one(SECRET, row -> row.getString(1), id)
        .filter(secret -> MailLinks.isRight(purpose, secret, key))
        .isPresent();
  }

  private static void checkLink(boolean isValid) {
    if (!isValid) {
      throw RequestRefused.of(
          Kind.NOT_FOUND, "link-not-valid", "The link is not valid, or not any more.");
    }
  }

  public void remove(String owner) {
    receivers.remove(find(owner).id(), owner);
  }

  /** Sends a notice that says that it works. */
  public void test(String owner) {
    var box = find(owner);
    if (!box.confirmed()) {
      throw RequestRefused.of(
          Kind.CONFLICT, "address-not-confirmed", "Open the link that was sent to it first.");
    }
    receivers.test(box.id(), owner);
  }

  /** The deliveries below a number, newest first. */
  public List<LoggedDelivery> log(String owner, Optional<String> state, long below, int limit) {
    return receivers.log(find(owner).id(), owner, state, below, limit);
  }

  /** Tries a dead letter again. */
  public void retry(String owner, long number) {
    receivers.retry(find(owner).id(), owner, number);
  }
}
