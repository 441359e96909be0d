package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Map;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What roles allow, and what is taken from players. */
class RightsTest {
  private static Api api;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static Got role(Someone who, String role, String token) {
    return api.put("/players/" + who.id() + "/role", "{\"role\":\"" + role + "\"}", token);
  }

  private static String token(Someone of, String scopes, String by) {
    var made = api.post("/players/" + of.id() + "/tokens", "{\"scopes\":[" + scopes + "]}", by);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    return made.json().get("secret").asText();
  }

  @Test
  void aTokenHasNoMoreRightsThanTheRoleOfItsPlayer() {
    var mia = api.player("Mia");
    var nils = api.player("Nils");
    var game = api.open("sol", nils, nils.id(), api.botOf(nils, "Nils bot").id());
    var wish = "{\"scopes\":[\"play\",\"moderate\"]}";
    var path = "/players/" + mia.id() + "/tokens";
    assertThat(api.post(path, wish, mia.token()).code()).isEqualTo("wrong-scope");
    assertThat(api.post(path, wish, Api.ORGANISER).code()).isEqualTo("wrong-role");
    assertThat(role(mia, "moderator", mia.token()).code()).isEqualTo("wrong-scope");

    var changed = role(mia, "moderator", Api.ORGANISER);
    assertFits("Player", changed);
    assertThat(changed.json().get("role").asText()).isEqualTo("moderator");
    var moderating = token(mia, "\"play\",\"moderate\"", Api.ORGANISER);
    assertThat(api.get("/me", moderating).json().get("scopes")).hasSize(2);
    assertThat(api.post("/games/" + game + "/cancel", "{\"reason\":\"x\"}", mia.token()).code())
        .isEqualTo("not-your-game");
    assertThat(api.post("/games/" + game + "/cancel", "{\"reason\":\"x\"}", moderating).status())
        .isEqualTo(200);

    assertThat(role(mia, "player", Api.ORGANISER).status()).isEqualTo(200);
    await()
        .atMost(Duration.ofSeconds(10))
        .until(() -> api.get("/me", moderating).json().get("scopes").size() == 1);
  }

  @Test
  void theOperatorsPlayerStaysAnAdminAndABotHasNoRole() {
    var ben = api.player("Ben");
    var bot = api.botOf(ben, "Bens bot");
    var operator = new Someone("organiser", "Organiser", "", "");
    assertThat(role(operator, "player", Api.ORGANISER).code()).isEqualTo("bad-role");
    assertThat(role(bot, "moderator", Api.ORGANISER).code()).isEqualTo("bad-role");
    assertThat(role(ben, "king", Api.ORGANISER).code()).isEqualTo("out-of-range");
    var nobody = new Someone("p-0", "Nobody", "", "");
    assertThat(role(nobody, "admin", Api.ORGANISER).code()).isEqualTo("unknown-player");
  }
}
