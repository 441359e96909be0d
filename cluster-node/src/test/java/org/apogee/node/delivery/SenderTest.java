package org.apogee.node.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apogee.cluster.notice.LoggedDelivery;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.cluster.notice.Receiver;
import org.apogee.cluster.notice.Receivers;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.erasure.PersonalData;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
final class SenderTest {
  private static final String SECRET = "a-secret";
  private static String url;
  private static Database database;
  private static Receivers receivers;
  private final List<AutoCloseable> open = new ArrayList<>();

  @BeforeAll
  static void start() {
    url = LocalDatabase.forTests().freshDatabase();
    database = pool();
    NoticeTable.migrate(database);
    receivers = new Receivers(database, InstantSource.system());
  }

  @AfterAll
  static void stop() {
    database.close();
  }

  @AfterEach
  void closeAll() throws Exception {
    for (var each : open.reversed()) {
      each.close();
    }
    database.statement(sql -> sql.update("DELETE FROM notice.receiver"));
  }

  private static Database pool() {
    return Database.open(
        new DatabaseSettings(url, LocalDatabase.USER, new Secret(LocalDatabase.PASSWORD), 4),
        "test",
        new SimpleMeterRegistry());
  }

  private TestReceiver receiver(TestReceiver.Mood mood) {
    var receiver = new TestReceiver(mood);
    open.add(receiver);
    return receiver;
  }

  private Receiver webhook(String owner, String address) {
    var kinds = NoticeKind.choices();
    return receivers.add(owner, owner, new Receivers.Wish(address, "apogee", kinds, true), SECRET);
  }

  private static Notice notice(String player, int number) {
    return new Notice(
        player + "/" + number,
        NoticeKind.YOUR_TURN,
        player,
        null,
        true,
        "Your turn",
        "Number " + number,
        "/games/g",
        0);
  }

  private static void add(String player, int from, int to) {
    var notices = IntStream.rangeClosed(from, to).mapToObj(n -> notice(player, n)).toList();
    database.transaction(sql -> {
      NoticeTable.add(sql.connection(), notices);
      return 0;
    });
  }

  /** A process of its own as far as the database can tell: closing its pool kills it. */
  private final class MortalSender {
    private final Database own = pool();

    MortalSender() {
      this(TestReceiver.settings());
    }

    MortalSender(DeliverySettings settings) {
      open.add(
          Sender.start(
              own, settings, Optional.empty(), new SimpleMeterRegistry(), InstantSource.system()));
      open.add(own);
    }

    void kill() {
      own.close();
    }
  }

  @Test
  void killedSendersLoseNothingAndRepeatAtMostWhatWasOnItsWay() throws Exception {
    int all = 60;
    int kills = 4;
    var processes = new LinkedBlockingQueue<MortalSender>();
    var dead = new LinkedBlockingQueue<Integer>();
    var receiver =
        receiver((request, got) -> {
          if (request % 13 == 0) {
            return 503;
          }
          if (request % 29 == 0) {
            return 0; // hangs
          }
          if (got.sequence() % 12 == 0
              && dead.size() < kills
              && !dead.contains((int) got.sequence())) {
            // The worst moment: accepted here, and never recorded there.
            processes.remove().kill();
            dead.add((int) got.sequence());
          }
          return 200;
        });
    webhook("ada", receiver.address());
    add("ada", 1, all / 2);
    processes.add(new MortalSender());
    for (int kill = 1; kill <= kills; kill++) {
      int expected = kill;
      if (kill == 2) {
        add("ada", 1, all); // half of them for the second time
      }
      await().atMost(Duration.ofSeconds(30)).until(() -> dead.size() >= expected);
      processes.add(new MortalSender());
    }
    await().atMost(Duration.ofSeconds(30)).until(() -> distinct(receiver).size() == all);
    assertThat(distinct(receiver)).isEqualTo(LongStream.rangeClosed(1, all).boxed().toList());
    assertThat(receiver.accepted()).hasSize(all + kills);
    assertThat(receiver.accepted().stream().map(TestReceiver.Got::key).distinct()).hasSize(all);
  }

  /** In the order in which they were accepted first. */
  private static List<Long> distinct(TestReceiver receiver) {
    return receiver.accepted().stream().map(TestReceiver.Got::sequence).distinct().toList();
  }

  @Test
  void aBodyIsSignedAndTheLogSaysWhatHappened() {
    var receiver = receiver((request, _) -> request == 1 ? 500 : 204);
    var webhook = webhook("eve", receiver.address());
    new MortalSender();
    receivers.test(webhook.id(), "eve");
    await().until(() -> state(webhook, 1).equals("sent"));
    var got = receiver.accepted().getFirst();
    var body = got.body().getBytes(StandardCharsets.UTF_8);
    assertThat(got.signature())
        .isEqualTo(Signature.of(SECRET, Long.parseLong(got.timestamp()), body));
    assertThat(got.body())
        .contains("\"kind\":\"test\"", "\"url\":\"https://league.example.org/notices\"");
    assertThat(log(webhook).getFirst())
        .satisfies(line -> assertThat(line.attempts()).isEqualTo(2))
        .satisfies(line -> assertThat(line.status()).isEqualTo(204));
  }

  @Test
  void aDeadLetterIsSentWhenItsOwnerRetriesIt() {
    var receiver = receiver((request, _) -> request <= 5 ? 422 : 200);
    var webhook = webhook("bob", receiver.address());
    new MortalSender();
    add("bob", 1, 2);
    await().until(() -> state(webhook, 2).equals("sent"));
    assertThat(state(webhook, 1)).isEqualTo("dead");
    receivers.retry(webhook.id(), "bob", 1);
    await().until(() -> state(webhook, 1).equals("sent"));
    assertThat(distinct(receiver)).containsExactly(2L, 1L);
  }

  @Test
  void aBacklogIsGivenUpByTheAgeOfEachNotice() {
    var receiver = receiver((_, _) -> 500);
    var webhook = webhook("liz", receiver.address());
    add("liz", 1, 5);
    makeOlder(webhook, 4);
    new MortalSender();
    await().until(() -> states(webhook).equals(List.of("pending", "dead", "dead", "dead", "dead")));
    receivers.retry(webhook.id(), "liz", 2);
    await().until(() -> state(webhook, 2).equals("pending") && attempts(webhook, 2) > 1);
  }

  @Test
  void whatWaitsForADisabledReceiverDoesNotWaitForEver() {
    var webhook = webhook("ned", receiver((_, _) -> 200).address());
    add("ned", 1, 3);
    makeOlder(webhook, 2);
    var store = new DeliveryStore(database, TestReceiver.settings());
    store.forget(Duration.ofDays(30));
    assertThat(states(webhook)).as("not disabled").containsOnly("pending");
    database.statement(sql -> sql.update("UPDATE notice.receiver SET disabled_why = 'Gone.'"));
    store.forget(Duration.ofDays(30));
    assertThat(states(webhook)).containsExactly("pending", "dead", "dead");
  }

  /** The first deliveries of a receiver become older than a delivery is tried. */
  private static void makeOlder(Receiver webhook, int upTo) {
    var age = TestReceiver.settings().giveUpAfter().plusMinutes(1).toSeconds();
    database.statement(sql ->
        sql.update(
            "UPDATE notice.delivery SET created_at = now() - make_interval(secs => ?)"
                + " WHERE receiver = ? AND number <= ?",
            (double) age,
            webhook.id(),
            upTo));
  }

  @Test
  void aLargeLogOfLongAgoIsForgottenAtOnce() {
    var webhook = webhook("ida", receiver((_, _) -> 200).address());
    database.statement(sql ->
        sql.update(
            """
            WITH old AS (
              INSERT INTO notice.notice (id, kind, title, body, path, at)
              SELECT 'old' || n, 'test', 'T', 'B', '/', now() - interval '31 days'
              FROM generate_series(1, 12000) AS n RETURNING id)
            INSERT INTO notice.delivery (receiver, number, notice, state, created_at)
            SELECT ?, row_number() OVER (), id, 'sent', now() - interval '31 days' FROM old
            """,
            webhook.id()));
    new MortalSender();
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> count("notice.delivery") == 0 && count("notice.notice WHERE id ~ 'old'") == 0);
  }

  private static int count(String rows) {
    return database
        .statement(sql -> sql.one("SELECT count(*) FROM " + rows, row -> row.getInt(1)))
        .orElseThrow();
  }

  @Test
  void aReceiverThatIsNeverDoneLetsOthersHaveTheirTurn() {
    var busy =
        receiver((request, _) -> {
          add("amy", request + 1, request + 1);
          return 200;
        });
    var quiet = receiver((_, _) -> 200);
    webhook("amy", busy.address());
    add("amy", 1, 1);
    new MortalSender(TestReceiver.oneAtOnce());
    await().until(() -> !busy.accepted().isEmpty());
    webhook("ben", quiet.address());
    add("ben", 1, 1);
    await().until(() -> !quiet.accepted().isEmpty());
  }

  @Test
  void anAttemptThatBreaksInsideIsAFailedOne() {
    var receiver = receiver((_, _) -> 200);
    // Nothing can be signed with an empty secret.
    var wish = new Receivers.Wish(receiver.address(), "apogee", NoticeKind.choices(), true);
    var webhook = receivers.add("kit", "kit", wish, "");
    add("kit", 1, 1);
    new MortalSender();
    await().until(() -> log(webhook).getFirst().outcome() != null);
    assertThat(log(webhook).getFirst().outcome()).isEqualTo("The platform could not send it.");
    assertThat(state(webhook, 1)).as("tried again").isEqualTo("pending");
    assertThat(receiver.accepted()).isEmpty();
  }

  @Test
  void aReceiverThatIsGoneIsDisabledUntilItsOwnerChangesIt() {
    var receiver = receiver((request, _) -> request == 1 ? 410 : 200);
    var webhook = webhook("zoe", receiver.address());
    new MortalSender();
    add("zoe", 1, 1);
    await().until(() -> receivers.find(webhook.id(), "zoe").disabledWhy() != null);
    add("zoe", 2, 2);
    assertThat(log(webhook)).hasSize(1);
    receivers.change(webhook.id(), "zoe", NoticeKind.choices(), true);
    add("zoe", 3, 3);
    await().until(() -> state(webhook, 2).equals("sent"));
  }

  @Test
  void anErasureReplacesANameWhereANoticeNamesAPlayerAndNoOtherWords() {
    webhook("max", "http://127.0.0.1:9/");
    notice(NoticeKind.ROUND_PAIRED, "You play against A.d, Ada Lovelace, You and Ada.");
    notice(NoticeKind.YOUR_TURN, "It is your turn in a game of sol against You and A d.");
    notice(NoticeKind.CHALLENGE, "You challenges you to a game of sol.");
    notice(
        NoticeKind.CHALLENGE_DECLINED,
        "Your challenge to A.d and Ada to a game of sol was declined: You are late.");
    notice(NoticeKind.MESSAGE, "Thanks to Ada, You and all.");
    erase("A.d", "Former player 1");
    erase("Ada", "Former player 2");
    erase("You", "Former player 3");
    erase("It", "Former player 4");
    assertThat(body(NoticeKind.ROUND_PAIRED))
        .isEqualTo(
            "You play against Former player 1, Ada Lovelace, Former player 3 and Former player 2.");
    assertThat(body(NoticeKind.YOUR_TURN))
        .isEqualTo("It is your turn in a game of sol against Former player 3 and A d.");
    assertThat(body(NoticeKind.CHALLENGE))
        .isEqualTo("Former player 3 challenges you to a game of sol.");
    assertThat(body(NoticeKind.CHALLENGE_DECLINED))
        .isEqualTo(
            "Your challenge to Former player 1 and Former player 2 to a game of sol was declined:"
                + " You are late.");
    assertThat(body(NoticeKind.MESSAGE)).isEqualTo("Thanks to Ada, You and all.");
  }

  private static void notice(NoticeKind kind, String text) {
    var id = "max/" + kind.word();
    NoticeTable.add(database, new Notice(id, kind, "max", null, false, "Title", text, "/", 0));
  }

  private static void erase(String name, String neutral) {
    var place =
        PersonalData.PLACES.stream()
            .filter(each -> each.table().equals("notice.notice"))
            .findFirst()
            .orElseThrow();
    var given =
        place.values().stream()
            .map(value ->
                switch (value) {
                  case ID -> "p-1";
                  case NAME -> name;
                  case NEUTRAL -> neutral;
                })
            .toArray();
    database.statement(sql -> sql.update(place.statement(), given));
  }

  private static String body(NoticeKind kind) {
    return database
        .statement(sql ->
            sql.one(
                "SELECT body FROM notice.notice WHERE id = ?",
                row -> row.getString(1),
                "max/" + kind.word()))
        .orElseThrow();
  }

  private static List<LoggedDelivery> log(Receiver webhook) {
    return receivers.log(webhook.id(), webhook.owner(), Optional.empty(), Long.MAX_VALUE, 100);
  }

  /** Newest first. */
  private static List<String> states(Receiver webhook) {
    return log(webhook).stream().map(LoggedDelivery::state).toList();
  }

  private static int attempts(Receiver webhook, long number) {
    return line(webhook, number).map(LoggedDelivery::attempts).orElse(0);
  }

  private static String state(Receiver webhook, long number) {
    return line(webhook, number).map(LoggedDelivery::state).orElse("");
  }

  private static Optional<LoggedDelivery> line(Receiver webhook, long number) {
    return log(webhook).stream().filter(line -> line.number() == number).findFirst();
  }
}
