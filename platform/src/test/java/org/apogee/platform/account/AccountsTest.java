package org.apogee.platform.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.TestDatabases;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.limit.Quotas;
import org.apogee.platform.oidc.Person;
import org.apogee.platform.token.Player.Kind;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Scope;
import org.apogee.platform.token.Tokens;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccountsTest {
  private static final String PASSWORD = "correct horse battery";
  private static final String HERE = "address:192.0.2.1";
  private static final AccountSettings SETTINGS =
      new AccountSettings(true, 100, true, 3, 100, 100, Duration.ofDays(30), Duration.ofDays(7), 1);

  private final Database database = TestDatabases.open();
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private final Players players = new Players(database, () -> now);
  private final Tokens tokens = new Tokens(database, () -> now, Duration.ofMinutes(1));
  private final AtomicInteger checked = new AtomicInteger();
  private Runnable duringCheck = () -> {};
  private final Passwords passwords =
      new Passwords(1) {
        @Override
        boolean isOf(String password, String stored) {
          checked.incrementAndGet();
          duringCheck.run();
          return super.isOf(password, stored);
        }
      };
  private final Accounts accounts;
  private final PasswordLinks links;

  AccountsTest() {
    Players.migrate(database);
    accounts =
        new Accounts(
            database, players, tokens, new Quotas(database), () -> now, SETTINGS, passwords);
    links = new PasswordLinks(database, players, accounts, () -> now);
  }

  @AfterAll
  void close() {
    tokens.close();
    database.close();
  }

  @Test
  void eachSignInIsANewSession() {
    var first = accounts.signUp("Vera", PASSWORD, HERE);
    var second = accounts.signIn(" vera", PASSWORD, HERE);
    assertThat(second.player()).isEqualTo(first.player());
    assertThat(second.secret()).isNotEqualTo(first.secret());
    var caller = tokens.find(second.secret());
    assertThat(caller.isSession()).isTrue();
    assertThat(caller.scopes()).containsExactlyInAnyOrder(Scope.PLAY, Scope.ORGANISE);
    assertThat(tokens.validOf(first.player())).isEmpty();
  }

  @Test
  void guessesEndAfterAFew() {
    accounts.signUp("Wilma", PASSWORD, HERE);
    for (int i = 0; i < 3; i++) {
      accounts.signIn("Wilma", PASSWORD, HERE);
      assertThat(codeOf(() -> accounts.signIn("Wilma", "a wrong one", HERE)))
          .isEqualTo("wrong-password");
    }
    assertThat(codeOf(() -> accounts.signIn("Wilma", PASSWORD, HERE)))
        .isEqualTo("too-many-attempts");
    assertThat(accounts.signIn("Wilma", PASSWORD, "address:192.0.2.2").player()).isNotEmpty();
  }

  @Test
  void onlyAWrongPasswordIsAFailedAttempt() {
    var caller = tokens.find(accounts.signUp("Ulla", PASSWORD, HERE).secret());
    var other = "another long password";
    var full = RequestRefused.of(Refusal.Kind.UNAVAILABLE, "unavailable", "Retry.");
    duringCheck =
        () -> {
          throw full;
        };
    for (int i = 0; i < 3; i++) {
      assertThat(codeOf(() -> accounts.signIn("Ulla", PASSWORD, HERE))).isEqualTo("unavailable");
      assertThat(codeOf(() -> accounts.changePassword(caller, Optional.of(PASSWORD), other, HERE)))
          .isEqualTo("unavailable");
    }
    duringCheck = () -> {};
    assertThat(accounts.signIn("Ulla", PASSWORD, HERE).player()).isEqualTo(caller.player());
  }

  @Test
  void aSignInUnderWayEndsWithItsPassword() {
    var owner = accounts.signUp("Petra", PASSWORD, HERE);
    var caller = tokens.find(owner.secret());
    var chosen = "another long password";
    // Of another node, whose hashes do not wait for those here.
    var there = new Accounts(database, players, tokens, new Quotas(database), () -> now, SETTINGS);
    duringCheck = () -> there.changePassword(caller, Optional.of(PASSWORD), chosen, HERE);
    assertThat(codeOf(() -> accounts.signIn("Petra", PASSWORD, HERE))).isEqualTo("wrong-password");
    assertThat(accounts.sessions().of(owner.player())).as("that of the change").hasSize(1);

    var link = links.create("p-admin", owner.player());
    var linksThere = new PasswordLinks(database, players, there, () -> now);
    duringCheck = () -> linksThere.use(link.secret(), PASSWORD);
    assertThat(codeOf(() -> accounts.signIn("Petra", chosen, HERE))).isEqualTo("wrong-password");
    assertThat(accounts.sessions().of(owner.player())).as("that of the link").hasSize(1);
    duringCheck = () -> {};
  }

  @Test
  void aSignInAtAProviderUnderWayEndsWithItsLink() {
    var caller = tokens.find(accounts.signUp("Runa", PASSWORD, HERE).secret());
    var person = new Person("https://login.example", "s", List.of(), Optional.empty(), "");
    accounts.linkOrKeep(caller, person);
    assertThat(accounts.openBy(person, caller.player(), Optional.empty()).player())
        .isEqualTo(caller.player());
    accounts.unlink(caller, person.issuer());
    assertThat(codeOf(() -> accounts.openBy(person, caller.player(), Optional.empty())))
        .isEqualTo("no-such-sign-in");
    var identities = new Identities(database);
    assertThat(codeOf(() -> identities.grant(person, caller.player(), Role.ADMIN, now)))
        .isEqualTo("no-such-sign-in");
    assertThat(accounts.sessions().of(caller.player())).hasSize(1);
    assertThat(players.find(caller.player()).orElseThrow().role()).isEqualTo(Role.PLAYER);
  }

  @Test
  void aGuestHasNoPasswordToChange() {
    var guest = players.createGuest("Gero", Duration.ofDays(7));
    var session = accounts.sessions().open(guest.id(), false, Optional.empty());
    var caller = tokens.find(session);
    assertThat(codeOf(() -> accounts.changePassword(caller, Optional.empty(), PASSWORD, HERE)))
        .isEqualTo("no-account");
    List<String> trail =
        database.statement(sql ->
            sql.list(
                "SELECT action FROM directory.audit WHERE actor = ? AND area = 'account'",
                row -> row.getString(1),
                guest.id()));
    assertThat(trail).isEmpty();
    assertThat(tokens.find(session).player()).isEqualTo(guest.id());
  }

  @Test
  void aNameThatNobodyHasIsRefusedLikeAWrongPassword() {
    accounts.signUp("Xenia", PASSWORD, HERE);
    int before = checked.get();
    var wrong =
        catchThrowableOfType(
            RequestRefused.class, () -> accounts.signIn("Xenia", "a wrong one", HERE));
    int ofWrong = checked.get() - before;
    var unknown =
        catchThrowableOfType(
            RequestRefused.class, () -> accounts.signIn("Nobody at all", PASSWORD, HERE));
    assertThat(unknown.refusal()).isEqualTo(wrong.refusal());
    assertThat(ofWrong).isEqualTo(1);
    assertThat(checked.get() - before - ofWrong).as("hashes of an unknown name").isEqualTo(1);
  }

  @Test
  void aSessionEndsThoughItIsInUse() {
    var session = accounts.signUp("Carla", PASSWORD, HERE);
    for (int day = 0; day < 30; day += 5) {
      assertThat(tokens.find(session.secret()).player()).isEqualTo(session.player());
      now = now.plus(Duration.ofDays(5));
      // As the look-up by another process would note it.
      database.statement(sql ->
          sql.update(
              "UPDATE directory.token SET last_used = ? WHERE player = ?", now, session.player()));
    }
    assertThat(codeOf(() -> tokens.find(session.secret()))).isEqualTo("expired-token");
    assertThat(accounts.sessions().of(session.player())).isEmpty();
  }

  @Test
  void theSessionOfAGuestEndsWithTheGuest() {
    var guest = players.createGuest("Gina", Duration.ofDays(7));
    var secret = accounts.sessions().open(guest.id(), false, Optional.empty());
    var caller = tokens.find(secret);
    assertThat(caller.guest()).isTrue();
    assertThat(caller.scopes()).containsExactly(Scope.PLAY);
    now = now.plus(Duration.ofDays(6));
    database.statement(sql ->
        sql.update("UPDATE directory.token SET last_used = ? WHERE player = ?", now, guest.id()));
    now = now.plus(Duration.ofDays(1));
    assertThat(codeOf(() -> tokens.find(secret))).isEqualTo("expired-token");
  }

  @Test
  void aLinkChoosesAPasswordOnce() {
    var before = accounts.signUp("Dora", PASSWORD, HERE);
    var older = links.create("p-admin", before.player());
    var link = links.create("p-admin", before.player());
    var chosen = "another long password";
    assertThat(codeOf(() -> links.use(older.secret(), chosen))).isEqualTo("no-such-link");
    assertThatThrownBy(() -> links.use(link.secret(), "short")).hasMessageContaining("8");
    assertThat(links.use(link.secret(), chosen).player()).isEqualTo(before.player());
    assertThat(codeOf(() -> links.use(link.secret(), chosen))).isEqualTo("no-such-link");
    assertThat(codeOf(() -> tokens.find(before.secret()))).isEqualTo("bad-token");
    assertThat(accounts.signIn("Dora", chosen, HERE).player()).isEqualTo(before.player());
  }

  @Test
  void aLinkMakesAnAccountOfSomebodyWithTokensOnlyAndExpires() {
    var player = players.create("Elif", Kind.PERSON, Optional.empty());
    var late = links.create("p-admin", player.id());
    now = now.plus(Duration.ofDays(1));
    assertThat(codeOf(() -> links.use(late.secret(), PASSWORD))).isEqualTo("no-such-link");
    links.use(links.create("p-admin", player.id()).secret(), PASSWORD);
    assertThat(accounts.signIn("Elif", PASSWORD, HERE).player()).isEqualTo(player.id());
    var bot = players.create("A bot", Kind.BOT, Optional.of(player.id()));
    assertThat(codeOf(() -> links.create("p-admin", bot.id()))).isEqualTo("unknown-player");
  }

  @Test
  void aGuestStaysTheSamePlayer() {
    var guest = players.createGuest("Xaver", Duration.ofDays(7));
    var bot = players.create("Xaver's bot", Kind.BOT, Optional.of(guest.id()));
    var own = tokens.issue(guest.id(), Set.of(Scope.PLAY), Optional.empty());
    var ofBot = tokens.issue(bot.id(), Set.of(Scope.PLAY), Optional.empty());
    var stayed =
        accounts.stay(tokens.find(own.secret()), Optional.of("Xaver Lund"), PASSWORD, HERE);
    assertThat(stayed.player()).isEqualTo(guest.id());
    assertThat(players.find(guest.id()).orElseThrow().name()).isEqualTo("Xaver Lund");
    assertThat(tokens.find(stayed.secret()).guest()).isFalse();
    now = now.plus(Duration.ofDays(8));
    assertThat(tokens.find(ofBot.secret()).player()).isEqualTo(bot.id());
    assertThat(accounts.signIn("Xaver Lund", PASSWORD, HERE).player()).isEqualTo(guest.id());
  }

  @Test
  void aTokenWithFewerRightsThanTheRoleOpensNoSession() {
    var admin = players.create("Yara", Kind.PERSON, Optional.empty());
    players.setRole("apogee", admin.id(), Role.ADMIN);
    var token = tokens.issue(admin.id(), Set.of(Scope.PLAY), Optional.empty());
    var caller = tokens.find(token.secret());
    assertThat(codeOf(() -> accounts.stay(caller, Optional.empty(), PASSWORD, HERE)))
        .isEqualTo("wrong-scope");
  }

  @Test
  void signingOutEverywhereEndsSessionsOnOtherProcesses() {
    var session = accounts.signUp("Zoe", PASSWORD, HERE);
    try (var elsewhere = Tokens.listening(database, () -> now, Duration.ofMinutes(5))) {
      assertThat(elsewhere.find(session.secret()).player()).isEqualTo(session.player());
      accounts.sessions().endAll(session.player());
      assertThat(codeOf(() -> tokens.find(session.secret()))).isEqualTo("bad-token");
      await().until(() -> elsewhere.known(session.secret()).isEmpty());
      assertThat(codeOf(() -> elsewhere.find(session.secret()))).isEqualTo("bad-token");
    }
  }

  @Test
  void anotherPasswordEndsTheSessionsBefore() {
    var before = accounts.signUp("Anouk", PASSWORD, HERE);
    var caller = tokens.find(before.secret());
    var other = "another long password";
    assertThat(codeOf(() -> accounts.changePassword(caller, Optional.empty(), other, HERE)))
        .isEqualTo("wrong-password");
    var after = accounts.changePassword(caller, Optional.of(PASSWORD), other, HERE);
    assertThat(codeOf(() -> tokens.find(before.secret()))).isEqualTo("bad-token");
    assertThat(tokens.find(after.secret()).player()).isEqualTo(before.player());
    assertThat(codeOf(() -> accounts.signIn("Anouk", PASSWORD, HERE))).isEqualTo("wrong-password");
  }

  @Test
  void aSessionThatNobodyUsesEnds() {
    var session = accounts.signUp("Bruno", PASSWORD, HERE);
    now = now.plus(Duration.ofDays(7));
    assertThat(codeOf(() -> tokens.find(session.secret()))).isEqualTo("expired-token");
    assertThat(accounts.sessions().of(session.player())).isEmpty();
  }

  @Test
  void anErasedPlayerGetsNoTokenNoRoleNoSessionAndNoAccount() {
    var gone = players.create("Emil", Kind.PERSON, Optional.empty());
    var caller =
        tokens.find(tokens.issue(gone.id(), Set.of(Scope.PLAY), Optional.empty()).secret());
    new Erasure(database, () -> now).erase("p-admin", gone.id());
    var neutral = players.find(gone.id()).orElseThrow();

    assertUnknown(() -> tokens.issue(gone.id(), Set.of(Scope.PLAY), Optional.empty()));
    assertUnknown(() -> players.setRole("p-admin", gone.id(), Role.ADMIN));
    assertUnknown(() -> accounts.sessions().open(gone.id(), true, Optional.empty()));
    // With what a process still remembers of the token.
    assertUnknown(() -> accounts.stay(caller, Optional.of("Emil"), PASSWORD, HERE));
    assertUnknown(() -> accounts.stay(caller, Optional.empty(), PASSWORD, HERE));
    assertThat(players.find(gone.id())).contains(neutral);
    assertThat(accounts.kindOf(gone.id())).isEqualTo(AccountRows.Kind.NONE);
  }

  private static void assertUnknown(ThrowingCallable request) {
    assertThat(codeOf(request)).isEqualTo("unknown-player");
  }

  private static String codeOf(ThrowingCallable work) {
    var refused = new String[1];
    assertThatThrownBy(work)
        .isInstanceOfSatisfying(RequestRefused.class, e -> refused[0] = e.code());
    return String.valueOf(refused[0]);
  }
}
