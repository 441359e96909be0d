package org.apogee.node.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.cluster.notice.LoggedDelivery;
import org.apogee.cluster.notice.MailLinks;
import org.apogee.cluster.notice.MailLinks.Purpose;
import org.apogee.cluster.notice.Mailboxes;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.local.LocalDatabase;
import org.apogee.node.delivery.MailSettings.Security;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.token.Players;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** E-mails through a real mail server, while it and the sender fail. */
@Timeout(120)
final class MailSenderTest {
  private static final String SECRET = "a-secret-of-the-receiver";
  private static final Pattern LINK = Pattern.compile("\\?confirm=([\\w-]+)\\.([0-9a-f]+)");
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static String url;
  private static Database database;
  private static Mailboxes boxes;
  private final List<AutoCloseable> open = new ArrayList<>();

  @BeforeAll
  static void start() {
    url = LocalDatabase.forTests().freshDatabase();
    database = pool();
    Players.migrate(database);
    NoticeTable.migrate(database);
    boxes = new Mailboxes(database, InstantSource.system());
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

  /** A process of its own as far as the database can tell; the returned pool kills it. */
  private Database send(MailSettings settings) {
    var own = pool();
    open.add(own);
    open.add(
        Sender.start(
            own,
            TestReceiver.settings(),
            Optional.of(settings),
            new SimpleMeterRegistry(),
            InstantSource.system()));
    return own;
  }

  private TestMailServer server(TestMailServer server) {
    open.add(server);
    return server;
  }

  private static void choose(String player) {
    boxes.choose(player, player + "@example.org", NoticeKind.choices(), true, SECRET);
  }

  private static void chooseAndConfirm(String player) {
    choose(player);
    boxes.confirm(boxes.find(player).id(), MailLinks.key(Purpose.CONFIRM, SECRET));
    database.statement(sql -> sql.update("DELETE FROM notice.delivery"));
  }

  private static void add(String player, int from, int to) {
    var notices =
        IntStream.rangeClosed(from, to)
            .mapToObj(number ->
                new Notice(
                    player + "/" + number,
                    NoticeKind.YOUR_TURN,
                    player,
                    null,
                    true,
                    "Turn " + number,
                    "Against Ève & <Bob>.",
                    "/games/g",
                    0))
            .toList();
    database.transaction(sql -> {
      NoticeTable.add(sql.connection(), notices);
      return 0;
    });
  }

  private static List<LoggedDelivery> log(String player) {
    return boxes.log(player, Optional.empty(), Long.MAX_VALUE, 100);
  }

  private static String outcome(String player) {
    return log(player).stream().map(line -> line.outcome() + "").findFirst().orElse("");
  }

  @Test
  void anAddressGetsOnlyTheLinkUntilItsReaderOpensIt() throws Exception {
    var server = server(TestMailServer.started());
    choose("ada");
    add("ada", 1, 2);
    send(server.settings());
    await().atMost(PATIENCE).until(() -> server.accepted().size() == 1);
    var link = LINK.matcher(text(server.accepted().getFirst()));
    assertThat(link.find()).isTrue();
    assertThat(server.subjects()).containsExactly("Confirm this address");
    var leave = MailLinks.key(Purpose.UNSUBSCRIBE, SECRET);
    assertThatThrownBy(() -> boxes.confirm(link.group(1), leave)).hasMessageContaining("not valid");
    assertThatThrownBy(() -> boxes.test("ada")).hasMessageContaining("Open the link");
    boxes.confirm(link.group(1), link.group(2));
    add("ada", 3, 4);
    await().atMost(PATIENCE).until(() -> server.accepted().size() == 3);
    assertThat(server.subjects()).endsWith("Turn 3", "Turn 4");
  }

  @Test
  void anEmailHasOneIdTwoBodiesAndTwoWaysToUnsubscribe() throws Exception {
    var server = server(TestMailServer.started());
    chooseAndConfirm("eve");
    var box = boxes.find("eve").id();
    send(server.settings());
    add("eve", 1, 1);
    await().atMost(PATIENCE).until(() -> server.accepted().size() == 1);
    var message = server.accepted().getFirst();
    var key = MailLinks.key(Purpose.UNSUBSCRIBE, SECRET);
    assertThat(TestMailServer.header(message, "Message-ID"))
        .isEqualTo("<%s.2@league.example.org>".formatted(box));
    assertThat(TestMailServer.header(message, "List-Unsubscribe"))
        .isEqualTo(
            "<https://league.example.org/api/v1/notices/unsubscribe/%s/%s>".formatted(box, key));
    assertThat(TestMailServer.header(message, "List-Unsubscribe-Post"))
        .isEqualTo("List-Unsubscribe=One-Click");
    assertThat(text(message))
        .contains("Against Ève & <Bob>.", "Against Ève &amp; &lt;Bob&gt;.")
        .contains("https://league.example.org/games/g");
    boxes.unsubscribe(box, key);
    add("eve", 2, 2);
    assertThat(log("eve")).hasSize(1);
    assertThat(boxes.find("eve").disabledWhy()).contains("unsubscribed");
    choose("eve");
    add("eve", 3, 3);
    await().atMost(PATIENCE).until(() -> server.subjects().contains("Turn 3"));
    assertThat(server.subjects()).as("the address needs no second link").hasSize(2);
  }

  @Test
  void killedSendersAndARestartingServerLoseNothing() {
    int all = 60;
    int kills = 4;
    var server = server(TestMailServer.started());
    chooseAndConfirm("bob");
    add("bob", 1, all);
    for (int kill = 1; kill <= kills; kill++) {
      int goal = all * kill / (kills + 1);
      var process = send(server.settings());
      await().atMost(PATIENCE).until(() -> server.accepted().size() >= goal);
      process.close();
      if (kill % 2 == 0) {
        server.stop();
        server.start();
      }
    }
    send(server.settings());
    await().atMost(PATIENCE).until(() -> server.ids().stream().distinct().count() == all);
    var expected = IntStream.rangeClosed(1, all).mapToObj(number -> "Turn " + number).toList();
    assertThat(server.subjects().stream().distinct()).isEqualTo(expected);
    assertThat(server.accepted()).hasSizeLessThanOrEqualTo(all + kills);
  }

  @Test
  void aServerThatHangsIsTriedAgain() throws Exception {
    var server = server(TestMailServer.stopped());
    chooseAndConfirm("max");
    add("max", 1, 1);
    try (var _ = new ServerSocket(server.port(), 9, InetAddress.getLoopbackAddress())) {
      send(server.settings());
      await().atMost(PATIENCE).until(() -> outcome("max").contains("did not answer in time"));
    }
    await().atMost(PATIENCE).until(() -> outcome("max").contains("cannot be reached"));
    server.start();
    await().atMost(PATIENCE).until(() -> log("max").getFirst().state().equals("sent"));
  }

  @Test
  void aWrongPasswordIsReportedWithoutIt() {
    var server = server(TestMailServer.started());
    chooseAndConfirm("zoe");
    add("zoe", 1, 1);
    var stopped = send(server.settings(Security.NONE, "wrong-password", 9));
    await().atMost(PATIENCE).until(() -> outcome("zoe").equals("The mail server answered 535."));
    stopped.close();
    send(server.settings(Security.NONE, TestMailServer.PASSWORD, 9));
    await().atMost(PATIENCE).until(() -> log("zoe").getFirst().state().equals("sent"));
  }

  @Test
  void nothingIsSentInTheClearIfTheServerMustEncrypt() {
    var server = server(TestMailServer.started());
    chooseAndConfirm("kim");
    add("kim", 1, 1);
    send(server.settings(Security.STARTTLS, TestMailServer.PASSWORD, 9));
    await().atMost(PATIENCE).until(() -> outcome("kim").contains("does not offer encryption"));
    assertThat(server.accepted()).isEmpty();
  }

  @Test
  void anAddressGetsSoManyInAnHour() {
    var server = server(TestMailServer.started());
    chooseAndConfirm("lea");
    add("lea", 1, 3);
    send(server.settings(Security.NONE, null, 2));
    await().atMost(PATIENCE).until(() -> outcome("lea").contains("got enough this hour"));
    assertThat(server.subjects()).containsExactly("Turn 1", "Turn 2");
  }

  private static String text(MimeMessage message) throws Exception {
    var parts = (jakarta.mail.internet.MimeMultipart) message.getContent();
    var all = new ByteArrayOutputStream();
    for (int i = 0; i < parts.getCount(); i++) {
      all.writeBytes(parts.getBodyPart(i).getInputStream().readAllBytes());
    }
    return all.toString(StandardCharsets.UTF_8);
  }
}
