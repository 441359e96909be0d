package org.apogee.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.api.StreamFollower;
import org.apogee.cli.tournament.FakePlatform;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.bot.FromBot;
import org.junit.jupiter.api.Test;

class OffersTest {
  private static final String DECLINE = "POST /games/g-1/offer/decline";
  private static final String OFFER = "POST /games/g-1/offer";

  @Test
  void anOfferWaitsForTheAnswerBeforeIt() throws Exception {
    var status = new StatusLines(new PrintWriter(new StringWriter()));
    try (var platform = new FakePlatform().failing(1).says(DECLINE, "{}").says(OFFER, "{}");
        var api = new ApiClient(List.of(platform.address()))) {
      var session = StreamFollower.ofPlayer(platform.address(), "token", Duration.ofSeconds(15));
      var client = new PlayerClient(api, session, "token", status);
      var offers = new Offers(client, status);
      offers.begin("g-1");
      var draw = ProtocolJson.MAPPER.createObjectNode().put("number", 4).put("offer", "draw");

      offers.offered("g-1", draw, null);
      assertThat(offers.hear(new FromBot.Offer("g-1", "pause", 7))).isTrue();

      await().atMost(Duration.ofMinutes(1)).until(() -> platform.asked().size() == 3);
      assertThat(platform.asked())
          .extracting(line -> line.replaceFirst(" Bearer .*", ""))
          .as("the first one had no answer")
          .containsExactly(DECLINE, DECLINE, OFFER);
    }
  }
}
