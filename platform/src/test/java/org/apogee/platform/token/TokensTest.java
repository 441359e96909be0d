package org.apogee.platform.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.apogee.engine.BadInput;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.TestDatabases;
import org.apogee.platform.token.Player.Kind;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TokensTest {
  private static final String ORGANISER = "0123456789abcdef0123456789abcdef";

  private final Database database = TestDatabases.open();
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private final Players players = new Players(database, () -> now);
  private final Tokens tokens = new Tokens(database, () -> now, Duration.ofSeconds(5));

  TokensTest() {
    Players.migrate(database);
  }

  @AfterAll
  void close() {
    database.close();
  }

  @Test
  void aTokenOpensWhatItsScopesSay() {
    var ada = players.create("Ada", Kind.PERSON, Optional.empty());
    var token = tokens.issue(ada.id(), Set.of(Scope.PLAY), Optional.empty());
    var caller = tokens.find(token.secret());
    assertThat(caller.player()).isEqualTo(ada.id());
    assertThat(caller.may(Scope.PLAY)).isTrue();
    assertThat(codeOf(() -> need(caller, Scope.ADMIN))).isEqualTo("wrong-scope");
  }

  @Test
  void aBotsTokenBelongsToTheAccountOfItsOwner() {
    var fay = players.create("Fay", Kind.PERSON, Optional.empty());
    var bot = players.create("Fay's bot", Kind.BOT, Optional.of(fay.id()));
    var ofBot = tokens.find(tokens.issue(bot.id(), Set.of(Scope.PLAY), Optional.empty()).secret());
    assertThat(ofBot.owner()).isEqualTo(fay.id());
    assertThat(ofBot.guest()).isFalse();
    var own = tokens.find(tokens.issue(fay.id(), Set.of(Scope.PLAY), Optional.empty()).secret());
    assertThat(own.owner()).isEqualTo(fay.id());
  }

  @Test
  void everyTokenOfAGuestAndItsBotsEndsWithTheGuest() {
    var guest = players.createGuest("Gil", Duration.ofDays(7));
    var bot = players.create("Gil's bot", Kind.BOT, Optional.of(guest.id()));
    var end = Optional.of(now.plus(Duration.ofDays(7)));
    var year = Optional.of(Duration.ofDays(365));
    for (var player : Set.of(guest, bot)) {
      var endless = tokens.issue(player.id(), Set.of(Scope.PLAY), Optional.empty());
      assertThat(endless.expires()).isEqualTo(end);
      assertThat(tokens.issue(player.id(), Set.of(Scope.PLAY), year).expires()).isEqualTo(end);
      assertThat(tokens.find(endless.secret()).guest()).isTrue();
    }
    var day = tokens.issue(guest.id(), Set.of(Scope.PLAY), Optional.of(Duration.ofDays(1)));
    assertThat(day.expires()).contains(now.plus(Duration.ofDays(1)));
    now = now.plus(Duration.ofDays(7));
    assertThat(tokens.validOf(bot.id())).isEmpty();
  }

  @Test
  void aPlayerHasSoManyValidTokensAndNoMore() {
    var hal = players.create("Hal", Kind.PERSON, Optional.empty());
    var first = tokens.issue(hal.id(), Set.of(Scope.PLAY), Optional.empty(), 2);
    tokens.issue(hal.id(), Set.of(Scope.PLAY), Optional.of(Duration.ofDays(1)), 2);
    assertThat(codeOf(() -> tokens.issue(hal.id(), Set.of(Scope.PLAY), Optional.empty(), 2)))
        .isEqualTo("too-many-tokens");
    tokens.revoke(first.id());
    var third = tokens.issue(hal.id(), Set.of(Scope.PLAY), Optional.empty(), 2);
    assertThat(tokens.validOf(hal.id())).extracting(HeldToken::id).contains(third.id()).hasSize(2);
    now = now.plus(Duration.ofDays(1));
    tokens.issue(hal.id(), Set.of(Scope.PLAY), Optional.empty(), 2);
  }

  @Test
  void aTokenIsToldFromAGuessWithoutTheDatabase() {
    var ida = players.create("Ida", Kind.PERSON, Optional.empty());
    var secret = tokens.issue(ida.id(), Set.of(Scope.PLAY), Optional.empty()).secret();
    assertThat(tokens.isIssued(secret)).isTrue();
    var last = secret.charAt(secret.length() - 1) == 'A' ? 'B' : 'A';
    var forged = secret.substring(0, secret.length() - 1) + last;
    assertThat(tokens.isIssued(forged)).isFalse();
    assertThat(tokens.isIssued("apogee_guess")).isFalse();
    var away = TestDatabases.open();
    Players.migrate(away);
    var there = new Tokens(away, () -> now, Duration.ofSeconds(5));
    assertThat(there.isIssued(secret)).as("another installation, another key").isFalse();
    away.close();
    assertThat(there.isIssued(forged)).isFalse();
    assertThat(codeOf(() -> there.find(forged))).isEqualTo("bad-token");
  }

  @Test
  void tokensWithoutASealAreKnownByTheirHashes() {
    var organiser = "an-organiser-who-came-later-0123456789";
    assertThat(tokens.isIssued(organiser)).isFalse();
    var elsewhere = new Tokens(database, () -> now, Duration.ofSeconds(5));
    elsewhere.ensureOrganiser(settings("organiser = " + organiser), players);
    assertThat(elsewhere.isIssued(organiser)).isTrue();
    now = now.plusSeconds(10);
    assertThat(tokens.isIssued(organiser)).as("seconds later, at the other process").isTrue();
  }

  @Test
  void aPlayerThatIsDeletedLeavesNoToken() {
    var guest = players.createGuest("Jo", Duration.ofDays(7));
    var secret = tokens.issue(guest.id(), Set.of(Scope.PLAY), Optional.empty()).secret();
    database.statement(sql -> sql.update("DELETE FROM directory.player WHERE id = ?", guest.id()));
    assertThat(codeOf(() -> tokens.find(secret))).isEqualTo("bad-token");
  }

  @Test
  void onlyTheHashIsStored() {
    var bob = players.create("Bob", Kind.BOT, Optional.empty());
    var token = tokens.issue(bob.id(), Set.of(Scope.PLAY), Optional.empty());
    var stored =
        database.statement(
            sql -> sql.list("SELECT t::text FROM directory.token t", row -> row.getString(1)));
    assertThat(stored).isNotEmpty().noneMatch(row -> row.contains(token.secret()));
    assertThat(token.toString()).doesNotContain(token.secret());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "apogee_guess", "' OR 1=1 --", "ünïcode"})
  void whatIsNoTokenIsABadToken(String guess) {
    assertThat(codeOf(() -> tokens.find(guess))).isEqualTo("bad-token");
    assertThat(tokens.known(guess)).isEmpty();
  }

  @Test
  void aTokenExpiresAlsoWhileItIsRemembered() {
    var cid = players.create("Cid", Kind.PERSON, Optional.empty());
    var life = Optional.of(Duration.ofSeconds(3));
    var token = tokens.issue(cid.id(), Set.of(Scope.PLAY), life);
    var unused = tokens.find(token.secret());
    assertThat(tokens.known(token.secret())).contains(unused);
    now = now.plusSeconds(3);
    assertThat(tokens.known(token.secret())).isEmpty();
    assertThat(codeOf(() -> tokens.find(token.secret()))).isEqualTo("expired-token");
  }

  @Test
  void aRevokedTokenIsBadHereAtOnceAndElsewhereSoon() {
    var dee = players.create("Dee", Kind.PERSON, Optional.empty());
    var token = tokens.issue(dee.id(), Set.of(Scope.PLAY), Optional.empty());
    var elsewhere = new Tokens(database, () -> now, Duration.ofSeconds(5));
    assertThat(tokens.find(token.secret())).isEqualTo(elsewhere.find(token.secret()));
    assertThat(tokens.playerOf(token.id())).contains(dee.id());
    tokens.revoke(token.id());
    assertThat(tokens.known(token.secret())).isEmpty();
    assertThat(codeOf(() -> tokens.find(token.secret()))).isEqualTo("bad-token");
    assertThat(elsewhere.known(token.secret())).isPresent();
    now = now.plusSeconds(5);
    assertThat(elsewhere.known(token.secret())).isEmpty();
    assertThatThrownBy(() -> tokens.revoke(token.id())).hasMessageContaining("no valid token");
  }

  @Test
  void aTokenThatAnotherProcessRevokesIsForgottenByWhoeverListens() {
    var uma = players.create("Uma", Kind.PERSON, Optional.empty());
    var token = tokens.issue(uma.id(), Set.of(Scope.PLAY), Optional.empty());
    try (var elsewhere = Tokens.listening(database, () -> now, Duration.ofDays(1))) {
      await().until(() -> remembersForLong(elsewhere, token.secret()));
      tokens.revoke(token.id());
      await().until(() -> elsewhere.known(token.secret()).isEmpty());
      assertThat(codeOf(() -> elsewhere.find(token.secret()))).isEqualTo("bad-token");
    }
  }

  @Test
  void aRoleThatIsTakenAwayIsHeardByWhoeverListens() {
    var mod = players.create("Moe", Kind.PERSON, Optional.empty());
    players.setRole("organiser", mod.id(), Role.MODERATOR);
    var scopes = Set.of(Scope.PLAY, Scope.MODERATE);
    var token = tokens.issue(mod.id(), scopes, Optional.empty());
    assertThat(codeOf(() -> tokens.issue(mod.id(), Set.of(Scope.ADMIN), Optional.empty())))
        .isEqualTo("wrong-role");
    try (var elsewhere = Tokens.listening(database, () -> now, Duration.ofDays(1))) {
      await().until(() -> remembersForLong(elsewhere, token.secret()));
      assertThat(elsewhere.find(token.secret()).scopes()).isEqualTo(scopes);
      players.setRole("organiser", mod.id(), Role.PLAYER);
      await().until(() -> elsewhere.known(token.secret()).isEmpty());
      assertThat(elsewhere.find(token.secret()).scopes()).containsExactly(Scope.PLAY);
    }
  }

  @Test
  void aTokenRevokedWhileTheListeningConnectionIsCutIsForgottenAllTheSame() {
    var vic = players.create("Vic", Kind.PERSON, Optional.empty());
    var token = tokens.issue(vic.id(), Set.of(Scope.PLAY), Optional.empty());
    try (var elsewhere = Tokens.listening(database, () -> now, Duration.ofDays(1))) {
      await().until(() -> remembersForLong(elsewhere, token.secret()));
      cutListeners();
      database.statement(sql ->
          sql.update("UPDATE directory.token SET revoked = ? WHERE id = ?", now, token.id()));
      await().until(() -> elsewhere.known(token.secret()).isEmpty());
      await().until(() -> !remembersForLong(elsewhere, token.secret()));
      assertThat(codeOf(() -> elsewhere.find(token.secret()))).isEqualTo("bad-token");
    }
  }

  @Test
  void whoeverDoesNotListenAnyMoreRemembersATokenForAMomentOnly() {
    var wes = players.create("Wes", Kind.PERSON, Optional.empty());
    var token = tokens.issue(wes.id(), Set.of(Scope.PLAY), Optional.empty());
    var elsewhere = Tokens.listening(database, () -> now, Duration.ofDays(1));
    await().until(() -> remembersForLong(elsewhere, token.secret()));
    elsewhere.close();
    await().until(() -> !remembersForLong(elsewhere, token.secret()));
  }

  private boolean remembersForLong(Tokens elsewhere, String secret) {
    try {
      elsewhere.find(secret);
    } catch (RequestRefused revoked) {
      return false;
    }
    var before = now;
    now = now.plusSeconds(1);
    boolean isKnown = elsewhere.known(secret).isPresent();
    now = before;
    return isKnown;
  }

  private void cutListeners() {
    database.statement(sql ->
        sql.list(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                + " WHERE application_name LIKE '%-listens' AND datname = current_database()",
            row -> row.getBoolean(1)));
  }

  @Test
  void theOrganisersTokenIsStoredOnceHoweverOftenTheProcessStarts(@TempDir Path home)
      throws IOException {
    var file = Files.writeString(home.resolve("token"), ORGANISER + "\n");
    tokens.ensureOrganiser(settings("organiser-file = \"" + file + "\""), players);
    tokens.ensureOrganiser(settings("organiser = " + ORGANISER), players);
    var caller = tokens.find(ORGANISER);
    assertThat(caller.player()).isEqualTo("organiser");
    assertThat(caller.scopes()).containsExactlyInAnyOrder(Scope.values());
  }

  @Test
  void aRevokedOrganisersTokenDoesNotComeBackAtTheNextStart() {
    var secret = ORGANISER + "-second";
    tokens.ensureOrganiser(settings("organiser = " + secret), players);
    tokens.revoke(tokens.find(secret).key());
    tokens.ensureOrganiser(settings("organiser = " + secret), players);
    assertThat(codeOf(() -> tokens.find(secret))).isEqualTo("bad-token");
  }

  @Test
  void aShortOrganisersTokenStopsTheStartWithoutShowingIt() {
    assertThatThrownBy(() -> tokens.ensureOrganiser(settings("organiser = sesame"), players))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("apogee.token.organiser")
        .hasMessageNotContaining("sesame");
  }

  @Test
  void namesAreTakenOnceWhateverTheirCase() {
    var eve = players.create("Eve", Kind.PERSON, Optional.empty());
    assertThat(codeOf(() -> players.create("EVE", Kind.PERSON, Optional.empty())))
        .isEqualTo("name-taken");
    var bot = players.create("Eve's bot", Kind.BOT, Optional.of(eve.id()));
    assertThat(players.ownedBy(eve.id())).containsExactly(bot);
    assertThat(players.find(bot.id())).contains(bot);
    assertThat(players.find("nobody")).isEmpty();
    assertThat(players.findAll(Set.of(eve.id(), bot.id(), "nobody")))
        .containsExactlyInAnyOrder(eve, bot);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " Ada",
        "Ada\n",
        "<b>",
        "a\u202Eb",
        "0123456789012345678901234567890123456789x"
      })
  void namesThatCouldFoolSomebodyAreRefused(String name) {
    assertThat(codeOf(() -> players.create(name, Kind.PERSON, Optional.empty())))
        .isEqualTo("bad-name");
  }

  @Test
  void aPlayerWithAFixedIdIsMadeOnce() {
    var first = players.ensure("house-greedy", "Greedy", Kind.HOUSE);
    assertThat(players.ensure("house-greedy", "Greedy", Kind.HOUSE)).isEqualTo(first);
  }

  private static Configuration settings(String token) {
    return Configuration.of(
        ConfigFactory.parseString("apogee.token { " + token + " }")
            .withFallback(ConfigFactory.parseResources("reference.conf"))
            .resolve());
  }

  private static String need(Caller caller, Scope scope) {
    caller.need(scope);
    return "";
  }

  private static String codeOf(Supplier<?> call) {
    try {
      return "no refusal: " + call.get();
    } catch (RequestRefused refused) {
      return refused.code();
    }
  }
}
