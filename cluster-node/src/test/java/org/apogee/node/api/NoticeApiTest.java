package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Map;
import org.apogee.cluster.notice.MailLinks;
import org.apogee.cluster.notice.MailLinks.Purpose;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeKind;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.local.LocalPorts;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.platform.http.Json;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How players choose notices; what arrives is tested with the senders. */
@Timeout(60)
final class NoticeApiTest {
  private static Api api;
  private static Someone ada;
  private static Someone eve;

  @BeforeAll
  static void start() {
    api =
        new Api(
            Map.of(
                "apogee.notices.public-url", "https://league.example.org",
                "apogee.notices.mail.host", "127.0.0.1",
                "apogee.notices.mail.port", LocalPorts.free(),
                "apogee.notices.mail.from", "notices@league.example.org"));
    ada = api.player("Ada");
    eve = api.player("Eve");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static Got choose(Someone player, String address) {
    var body = "{\"address\":\"" + address + "\",\"kinds\":[\"your-turn\"],\"fastTurns\":true}";
    return api.put("/me/email", body, player.token());
  }

  private static String column(String column, Someone player) {
    return api.node
        .node()
        .database()
        .statement(sql ->
            sql.one(
                "SELECT " + column + " FROM notice.receiver WHERE channel = 'email' AND owner = ?",
                row -> row.getString(1),
                player.id()))
        .orElseThrow();
  }

  /** Without a token, as everybody can. */
  private static Got open(String path, String body) {
    return api.send(
        api.request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  /** As mail programs do. */
  private static Got oneClick(String path) {
    return api.send(
        api.request(path)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString("List-Unsubscribe=One-Click")));
  }

  @Test
  void anAddressIsChosenConfirmedAndUnsubscribedByOneClick() {
    assertThat(api.get("/me/email", ada.token()).json().has("address")).isFalse();
    var chosen = choose(ada, "ada@Example.ORG").json();
    assertThat(chosen.path("address").asText()).isEqualTo("ada@example.org");
    assertThat(chosen.path("confirmed").asBoolean()).isFalse();
    assertThat(api.post("/me/email/test", ada.token()).code()).isEqualTo("address-not-confirmed");
    var id = column("id", ada);
    var key = MailLinks.key(Purpose.CONFIRM, column("secret", ada));
    var link = "{\"id\":\"%s\",\"key\":\"%s\"}";
    var confirm = "/notices/confirm";
    assertThat(open(confirm, link.formatted(id, "0".repeat(32))).code())
        .isEqualTo("link-not-valid");
    assertThat(open(confirm, link.formatted(id, key)).status()).isEqualTo(204);
    assertThat(api.get("/me/email", ada.token()).json().path("confirmed").asBoolean()).isTrue();
    assertThat(api.post("/me/email/test", ada.token()).status()).isEqualTo(204);
    assertThat(api.get("/me/email/deliveries", ada.token()).json().path("items")).hasSize(2);
    assertThat(api.get("/me/webhooks", ada.token()).json().path("items")).isEmpty();
    assertThat(api.post("/me/webhooks/" + id + "/test", ada.token()).code())
        .isEqualTo("unknown-webhook");
    var oneClick =
        "/notices/unsubscribe/%s/%s"
            .formatted(id, MailLinks.key(Purpose.UNSUBSCRIBE, column("secret", ada)));
    var page = api.get(oneClick);
    assertThat(page.status()).isEqualTo(303);
    assertThat(page.headers())
        .containsEntry(
            "location",
            "/notices?unsubscribe="
                + id
                + "."
                + MailLinks.key(Purpose.UNSUBSCRIBE, column("secret", ada)));
    assertThat(api.get("/me/email", ada.token()).json().has("disabledWhy")).isFalse();
    assertThat(oneClick(oneClick).status()).isEqualTo(204);
    var after = api.get("/me/email", ada.token()).json();
    assertThat(after.path("disabledWhy").asText()).contains("unsubscribed");
    assertThat(after.path("waiting").asInt()).as("what waited is not sent").isZero();
    assertThat(api.delete("/me/email", ada.token()).status()).isEqualTo(204);
    assertThat(oneClick(oneClick).code()).isEqualTo("link-not-valid");
  }

  @Test
  void anOpenPageGetsTheKindsThatItsPlayerChose() {
    var kinds = "{\"kinds\":[\"message\"]}";
    assertThat(api.put("/me/notices", kinds, eve.token()).status()).isEqualTo(204);
    api.node
        .node()
        .database()
        .transaction(sql -> {
          NoticeTable.add(
              sql.connection(), List.of(notice(NoticeKind.GAME_OVER), notice(NoticeKind.MESSAGE)));
          return 0;
        });
    try (var lines = api.lines("/me/notices/stream", eve.token())) {
      var line = lines.filter(one -> one.contains("\"notice\"")).findFirst().orElseThrow();
      assertThat(line).contains("\"kind\":\"message\"", "\"sequence\":1", "\"path\":\"/games/g\"");
    }
  }

  private static Notice notice(NoticeKind kind) {
    return new Notice("n/" + kind, kind, eve.id(), null, false, "Title", "Text", "/games/g", 0);
  }

  @Test
  void aPlayerCanChooseEveryKindAndTheDocumentListsThem() {
    var choices = NoticeKind.choices();
    var documented = api.get("/openapi.json").json().at("/components/schemas/NoticeKinds");
    assertThat(documented.at("/items/enum").valueStream().map(JsonNode::asText))
        .containsExactlyElementsOf(choices);
    assertThat(documented.get("maxItems").asInt()).isEqualTo(choices.size());
    var all = Json.object();
    all.set("kinds", Json.tree(choices));
    assertThat(api.put("/me/notices", Json.line(all), ada.token()).status()).isEqualTo(204);
    var shown = api.get("/me/notices", ada.token()).json();
    assertThat(shown.get("kinds")).hasSameSizeAs(choices);
    assertThat(shown.get("choices")).hasSameSizeAs(choices);
  }

  @Test
  void nobodyCanSendLinksToTheWholeWorld() {
    for (int i = 1; i <= 5; i++) {
      assertThat(choose(eve, "eve" + i + "@example.org").status()).isEqualTo(200);
    }
    assertThat(choose(eve, "eve6@example.org").code()).isEqualTo("too-many-links");
    assertThat(choose(eve, "eve5@example.org").status()).as("the same address").isEqualTo(200);
    assertThat(api.post("/me/email/link", eve.token()).code()).isEqualTo("too-many-links");
  }
}
