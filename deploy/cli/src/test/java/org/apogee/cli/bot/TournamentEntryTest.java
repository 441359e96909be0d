package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.tournament.FakePlatform;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A bot's way into a tournament, against answers as docs/api.md shows them. */
class TournamentEntryTest {
  private static final String ENTER = "POST /tournaments/t1/entrants";
  private static final String REGISTRATION = "GET /tournaments/t1/registration";

  private final StringWriter said = new StringWriter();
  private FakePlatform platform;
  private ApiClient api;
  private PlayerClient client;
  private TournamentEntry entry;

  @BeforeEach
  void begin() throws IOException {
    platform = new FakePlatform();
    api = new ApiClient(List.of(platform.address()));
    var session = StreamFollower.ofPlayer(platform.address(), "token", Duration.ofSeconds(15));
    var status = new StatusLines(new PrintWriter(said));
    client = new PlayerClient(api, session, "token", status);
    platform.says("GET /tournaments/t1/stream", json("{'type':'heartbeat'}\n"));
    entry = new TournamentEntry("t1", "p-1", platform.address(), client, status);
  }

  @AfterEach
  void end() {
    client.close();
    entry.close();
    api.close();
    platform.close();
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void aFullTournamentHasAWaitingListAndNoPlaceForIt() throws Exception {
    platform
        .says(ENTER, json("{'entrant':'p-1','waiting':2,'repeated':false}"))
        .says("GET /tournaments/t1/standings", json("{'items':[{'entrant':'p-2','place':1}]}"));
    entry.enter();
    assertThat(said.toString()).contains("Entered the waiting list of tournament t1, as number 2.");

    var report = ProtocolJson.MAPPER.createObjectNode();
    entry.report(report);
    assertThat(report.has("place")).isFalse();
  }

  @Test
  void aTournamentWhoseRoundsAreAllPlayedIsFollowedToItsEndByItsEntrants() throws Exception {
    platform
        .refuses(ENTER, "all-played")
        .says(REGISTRATION, json("{'state':'played','you':{'status':'seated'}}"));
    entry.enter();
    assertThat(said.toString()).contains("Already in tournament t1.");

    platform.says(REGISTRATION, json("{'state':'played','you':{'status':'outside'}}"));
    assertThatThrownBy(() -> entry.enter())
        .isInstanceOfSatisfying(
            BadInput.class, refused -> assertThat(refused.code()).isEqualTo("all-played"));
  }

  @Test
  void itChecksInWhenTheCheckInIsOpen() {
    platform
        .says(REGISTRATION, json("{'state':'open','you':{'mayCheckIn':true,'checkedIn':false}}"))
        .says("POST /tournaments/t1/entrants/p-1/check-in", json("{'repeated':false}"));
    entry.follow(() -> {});

    await().until(() -> said.toString().contains("Checked in to tournament t1."));
  }

  @Test
  void aChangeOfTheSettingsMayOpenTheCheckIn() throws Exception {
    var closed = json("{'state':'open','you':{'mayCheckIn':false,'checkedIn':false}}");
    platform.says(REGISTRATION, closed);
    entry.follow(() -> {});
    await().until(() -> platform.asked().stream().anyMatch(line -> line.startsWith(REGISTRATION)));

    platform
        .says("POST /tournaments/t1/entrants/p-1/check-in", json("{'repeated':false}"))
        .says(REGISTRATION, json("{'state':'open','you':{'mayCheckIn':true,'checkedIn':false}}"));
    entry.line(ProtocolJson.MAPPER.readTree(json("{'type':'step','what':'changed'}")));

    await().until(() -> said.toString().contains("Checked in to tournament t1."));
  }
}
