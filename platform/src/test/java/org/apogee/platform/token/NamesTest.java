package org.apogee.platform.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.TestDatabases;
import org.apogee.platform.token.Player.Kind;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NamesTest {
  private final Database database = TestDatabases.open();
  private final Players players = new Players(database, Instant::now);

  NamesTest() {
    Players.migrate(database);
  }

  @AfterAll
  void close() {
    database.close();
  }

  @ParameterizedTest
  @CsvSource({
    "PaypaI, paypal",
    "Zer0, zero",
    "Modern, Modem",
    "Ada., Ada",
    "Ada Lovelace, ada-lovelace",
    "Ａｎｎａ, Anna",
    "Оса, Oca",
    "ΑΒΕ, ABE"
  })
  void namesThatLookAlikeHaveOneSkeleton(String one, String other) {
    assertThat(NameSkeleton.of(one)).isEqualTo(NameSkeleton.of(other));
  }

  @ParameterizedTest
  @CsvSource({
    "Ada, Eda",
    "Bot 1, Bot 2",
    "House mcts 100, House mcts 1000",
    "Bob 1.1, Bob 11",
    "Anna, Änna",
    "林, 森"
  })
  void namesThatDoNotLookAlikeDiffer(String one, String other) {
    assertThat(NameSkeleton.of(one)).isNotEqualTo(NameSkeleton.of(other));
  }

  @Test
  void aNameThatLooksLikeAnotherIsRefusedWithThatName() {
    players.create("Marlow", Kind.PERSON, Optional.empty());
    assertThat(codeOf(() -> players.create("MarIow", Kind.PERSON, Optional.empty())))
        .isEqualTo("name-confusable");
    assertThat(codeOf(() -> players.create("MARLOW", Kind.PERSON, Optional.empty())))
        .isEqualTo("name-taken");
    players.create("Harlow", Kind.PERSON, Optional.empty());
  }

  @Test
  void lettersOfSeveralScriptsAreRefused() {
    assertThat(codeOf(() -> players.create("Аdam", Kind.PERSON, Optional.empty())))
        .as("a Cyrillic letter among Latin ones")
        .isEqualTo("bad-name");
    assertThatCode(() -> Player.checkName("Søren")).doesNotThrowAnyException();
    assertThatCode(() -> Player.checkName("Анна 2")).doesNotThrowAnyException();
    assertThatCode(() -> Player.checkName("田中 Taro")).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Organiser",
        "0rganiser",
        "ORGANIZER 2",
        "OrganIser",
        "The Organiser",
        "OrganiserTeam",
        "Admin",
        "admin1",
        "Apogee",
        "Apogee Support",
        "Tournament Director",
        "House greedy",
        "Моd"
      })
  void namesOfOfficesAreReserved(String name) {
    assertThat(codeOf(() -> checked(name))).isEqualTo("name-reserved");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Badminton", "Modesty", "Rooter", "Full House", "Guest", "Staffan"})
  void namesThatOnlyContainAnOfficeAreFree(String name) {
    assertThatCode(() -> ReservedNames.check(name)).doesNotThrowAnyException();
  }

  @Test
  void playersOfAnOlderVersionKeepTheirNamesAndTheOldestTheSkeleton() {
    var first = players.create("Ludo One", Kind.PERSON, Optional.empty());
    var second = players.create("Somebody", Kind.PERSON, Optional.empty());
    database.statement(sql ->
        sql.update(
            "UPDATE directory.player SET skeleton = NULL,"
                + " name = CASE WHEN id = ? THEN 'LudO 0ne' ELSE name END WHERE id IN (?, ?)",
            second.id(),
            first.id(),
            second.id()));
    Players.migrate(database);
    Players.migrate(database);
    assertThat(players.find(second.id()).orElseThrow().name()).isEqualTo("LudO 0ne");
    var skeletons =
        database.statement(sql ->
            sql.list(
                "SELECT skeleton FROM directory.player WHERE id IN (?, ?) ORDER BY number",
                row -> row.getString(1),
                first.id(),
                second.id()));
    assertThat(skeletons)
        .containsExactly(
            NameSkeleton.of("Ludo One"), NameSkeleton.of("Ludo One") + "/" + second.id());
    assertThat(codeOf(() -> players.create("Lud0 One", Kind.PERSON, Optional.empty())))
        .isEqualTo("name-confusable");
  }

  private static String checked(String name) {
    ReservedNames.check(name);
    return name;
  }

  private static String codeOf(Supplier<?> call) {
    try {
      return "none: " + call.get();
    } catch (RequestRefused refused) {
      return refused.code();
    }
  }
}
