package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.engine.Rulesets;
import org.apogee.node.api.Api.Someone;
import org.apogee.platform.http.OpenApi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the API says about players, tokens, rulesets and itself. */
class DirectoryTest {
  private static Api api;
  private static Someone ada;
  private static Someone bob;
  private static Someone eve;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
    bob = api.botOf(ada, "Ada's bot");
    eve = api.player("Eve");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void theDocumentTellsOfTheRoutesAndNothingElse() {
    var settings =
        new ApiSettings(1, Duration.ofSeconds(1), 1, 1, 1, Duration.ZERO, 1, 1, 1, 1, 1, 1, 1);
    var routes = NodeApi.routes(settings, api.parts(), new SimpleMeterRegistry());
    assertThat(OpenApi.load(NodeApi.DOCUMENT).differences(routes)).isEmpty();
    var served = api.get("/openapi.json");
    assertThat(served.json().get("openapi").asText()).isEqualTo("3.1.0");
  }

  @Test
  void tokensAreIssuedUsedAndRevoked() {
    var token = api.post("/players/" + bob.id() + "/tokens", "{\"days\":3}", ada.token());
    assertThat(token.status()).isEqualTo(201);
    assertFits("Token", token);
    var secret = token.json().get("secret").asText();
    var me = api.get("/me", secret);
    assertThat(me.json().at("/player/id").asText()).isEqualTo(bob.id());
    assertFits("Player", me.json().get("player"));
    var path = "/tokens/" + token.json().get("id").asText();
    assertThat(api.delete(path, eve.token()).code()).isEqualTo("not-your-player");
    assertThat(api.delete(path, ada.token()).status()).isEqualTo(204);
    assertThat(api.get("/me", secret).code()).isEqualTo("bad-token");
    assertThat(api.delete(path, ada.token()).code()).isEqualTo("unknown-token");
  }

  @Test
  void aVersionOfABotIsABotOfItsOwn() {
    var body = "{\"versionOf\":\"%s\",\"version\":\"2\"}".formatted(bob.id());
    var made = api.post("/me/bots", body, ada.token());
    assertFits("NewPlayer", made);
    var second = made.json().get("player");
    assertThat(second.get("name").asText()).isEqualTo(bob.name() + " 2");
    assertThat(second.get("versionOf").asText()).isEqualTo(bob.id());
    assertThat(second.get("owner").asText()).isEqualTo(ada.id());
    var third =
        "{\"versionOf\":\"%s\",\"version\":\"3\",\"name\":\"Bobby\"}"
            .formatted(second.get("id").asText());
    var made3 = api.post("/me/bots", third, ada.token());
    assertThat(made3.json().at("/player/versionOf").asText()).isEqualTo(bob.id());
    assertThat(api.post("/me/bots", body, ada.token()).code()).isEqualTo("name-taken");
    assertThat(api.post("/me/bots", body, eve.token()).code()).isEqualTo("not-your-player");
    assertThat(api.post("/me/bots", "{\"version\":\"2\"}", ada.token()).code())
        .isEqualTo("missing-field");
    var nobody = "{\"versionOf\":\"p-nobody\",\"version\":\"2\"}";
    assertThat(api.post("/me/bots", nobody, ada.token()).code()).isEqualTo("unknown-player");
  }

  @Test
  void playersAreListedInPages() {
    var zoe = api.player("Zoe");
    var bots = new ArrayList<String>();
    for (var name : List.of("Zoe one", "Zoe two", "Zoe three")) {
      bots.addFirst(api.botOf(zoe, name).id());
    }
    var mine = "/players?kind=bot&owner=" + zoe.id() + "&limit=2";
    var first = api.get(mine).json();
    var second = api.get(mine + "&cursor=" + first.get("next").asText()).json();
    var seen = new ArrayList<String>();
    first.get("items").forEach(player -> seen.add(player.get("id").asText()));
    second.get("items").forEach(player -> seen.add(player.get("id").asText()));
    assertThat(seen).isEqualTo(bots);
    assertThat(second.has("next")).isFalse();
    assertFits("Player", first.get("items").get(0));
    assertThat(api.get("/players?kind=house").json().get("items"))
        .extracting(player -> player.get("id").asText())
        .contains("house:cadet", "house:master", "house:random", "house:greedy", "house:mcts:100");
    assertThat(api.get("/players?cursor=x").code()).isEqualTo("bad-cursor");
    assertThat(api.get("/players?kind=dog").code()).isEqualTo("bad-parameter");
    assertThat(api.get("/players?limit=0").code()).isEqualTo("bad-parameter");
  }

  @Test
  void rulesetsTellWhatCanBePlayed() {
    var rulesets = api.get("/rulesets");
    assertFits("Rulesets", rulesets);
    assertThat(rulesets.body()).contains("\"id\":\"sol/1\"", "mcts:1000");
  }

  @Test
  void houseBotsAreListedByStrengthWithASentence() {
    var bots = api.get("/rulesets").json().get("bots");
    assertThat(bots.get(0).get("form").asText()).isEqualTo("cadet");
    assertThat(bots.get(0).get("level").asInt()).isEqualTo(1);
    assertThat(bots.get(7).get("form").asText()).isEqualTo("master");
    assertThat(bots.get(7).get("level").asInt()).isEqualTo(8);
    assertThat(bots.get(8).has("level")).as("random has no level").isFalse();
    assertThat(bots).allMatch(bot -> !bot.get("text").asText().isBlank());
  }

  @Test
  void aGlossaryExplainsWhatAGameNames() {
    var glossary = api.get("/rulesets/sol/glossary");
    assertFits("Glossary", glossary);
    assertThat(glossary.json().get("ruleset").asText()).isEqualTo("sol/1");
    assertThat(glossary.json().get("entries"))
        .hasSameSizeAs(Rulesets.find("sol").glossary().entries());
    assertThat(api.get("/rulesets/chess/glossary").code()).isEqualTo("no-such-game");

    var schema = api.get("/rulesets/sol/schema");
    assertThat(schema.status()).isEqualTo(200);
    assertThat(schema.json().at("/$defs/view/properties/countdown/type").asText())
        .isEqualTo("integer");
    assertThat(schema.json().at("/$defs/view/additionalProperties").asBoolean(true)).isFalse();
    assertThat(api.get("/rulesets/chess/schema").code()).isEqualTo("no-such-game");
  }
}
