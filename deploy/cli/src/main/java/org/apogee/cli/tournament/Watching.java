package org.apogee.cli.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import org.apogee.cli.api.StreamFollower;
import org.apogee.engine.BadInput;

/** Says each step of a tournament as it comes, and the standings after each round. */
final class Watching implements StreamFollower.Listener {
  private final Platform platform;
  private final String id;
  private final PrintWriter out;
  private final StreamFollower stream;

  /**
   * @param out where steps are said; the last standings are somebody else's business
   */
  Watching(Platform platform, String id, PrintWriter out, StreamFollower stream) {
    this.platform = platform;
    this.id = id;
    this.out = out;
    this.stream = stream;
  }

  @Override
  public void line(JsonNode line) throws InterruptedException {
    switch (line.path("type").asText()) {
      case "step" -> {
        say(line.path("text").asText());
        if (line.path("what").asText().equals("round-ended")) {
          standings();
        }
      }
      case "end" -> {
        if (!line.path("reason").asText().equals("shutdown")) {
          stream.close();
        }
      }
      default -> {} // heartbeats, and what later versions say
    }
  }

  private void standings() throws InterruptedException {
    try {
      say("");
      say(StandingsText.of(platform.part(id, "standings")));
      say("");
    } catch (BadInput away) {
      say(away.sentence());
    }
  }

  @Override
  public void lost(String why) {
    say("The connection is lost (%s); reconnecting.".formatted(why));
  }

  @Override
  public void connected() {}

  private void say(String text) {
    out.println(text);
    out.flush();
  }
}
