package org.apogee.platform.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.database.TestDatabases;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A database that an older version filled. */
class OlderDirectoryTest {
  private static final Instant CAME = Instant.parse("2026-01-01T00:00:00Z");

  @Test
  void guestsOfAnOlderVersionEndWithAllTheirTokensAndOthersStay() {
    try (var database = TestDatabases.open()) {
      Flyway.configure()
          .dataSource(database.dataSource())
          .schemas("directory")
          .createSchemas(true)
          .locations("classpath:db/directory")
          .target("2")
          .load()
          .migrate();
      fill(database);
      Players.migrate(database);

      var now = CAME.plusSeconds(60);
      var tokens = new Tokens(database, () -> now, Duration.ZERO);
      var week = CAME.plus(Duration.ofDays(7));
      assertThat(tokens.find("secret-of-guest").guest()).isTrue();
      assertThat(tokens.validOf("guest")).allSatisfy(t -> assertThat(t.expires()).contains(week));
      assertThat(tokens.validOf("bot-of-guest"))
          .singleElement()
          .satisfies(t -> assertThat(t.expires()).contains(week));
      assertThat(tokens.find("of-bots-bot"))
          .satisfies(caller -> assertThat(caller.owner()).isEqualTo("guest"))
          .satisfies(caller -> assertThat(caller.guest()).isTrue());
      assertThat(tokens.validOf("bot-of-bots-bot"))
          .singleElement()
          .satisfies(t -> assertThat(t.expires()).contains(week));
      assertThat(tokens.find("secret-of-ada").guest()).isFalse();
      assertThat(tokens.validOf("ada"))
          .extracting(HeldToken::expires)
          .containsExactlyInAnyOrder(Optional.empty(), Optional.of(week.plusSeconds(30)));
      assertThat(tokens.isIssued("secret-of-ada")).as("without a seal").isTrue();
    }
  }

  /** Ada was made by an organiser; she has a token for a week as well, made later. */
  private static void fill(Database database) {
    database.transaction(sql -> {
      player(sql, "guest", "person", null);
      player(sql, "bot-of-guest", "bot", "guest");
      player(sql, "bot-of-bot", "bot", "bot-of-guest");
      player(sql, "bot-of-bots-bot", "bot", "bot-of-bot");
      player(sql, "ada", "person", null);
      var week = CAME.plus(Duration.ofDays(7));
      token(sql, "guest", "secret-of-guest", CAME.plusMillis(0), week);
      token(sql, "guest", "endless", CAME.plusSeconds(40), null);
      token(sql, "bot-of-guest", "of-bot", CAME.plusSeconds(41), null);
      token(sql, "bot-of-bots-bot", "of-bots-bot", CAME.plusSeconds(42), null);
      token(sql, "ada", "secret-of-ada", CAME, null);
      token(sql, "ada", "for-a-week", CAME.plusSeconds(30), week.plusSeconds(30));
      return 0;
    });
  }

  private static void player(Sql sql, String id, String kind, @Nullable String owner)
      throws SQLException {
    sql.update(
        "INSERT INTO directory.player (id, name, kind, owner, created) VALUES (?, ?, ?, ?, ?)",
        id,
        id,
        kind,
        owner,
        CAME);
  }

  private static void token(
      Sql sql, String player, String secret, Instant created, @Nullable Instant expires)
      throws SQLException {
    sql.update(
        "INSERT INTO directory.token (token_hash, id, player, scopes, created, expires)"
            + " VALUES (?, ?, ?, ARRAY['play'], ?, ?)",
        TokenHash.of(secret).bytes(),
        "t-" + secret,
        player,
        created,
        expires);
  }
}
