package org.apogee.node.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.directory.ListedGame;
import org.apogee.node.game.GameHistory;
import org.apogee.node.picture.GamePicture;
import org.apogee.platform.Unavailable;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.PageInfo;
import org.apogee.platform.http.Request;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.game.GameId;

/** What a link to a game or a tournament shows elsewhere: a title, a sentence and a picture. */
final class Previews {
  private static final Pattern PAGE = Pattern.compile("/(?:games|embed)/([^/]{1,100})");
  private static final Pattern EVENT =
      Pattern.compile("/(?:embed/)?tournaments/([A-Za-z0-9][A-Za-z0-9._:-]{0,63})");

  private final GameDirectory directory;
  private final GameHistory history;
  private final GamePicture picture = new GamePicture();

  Previews(GameDirectory directory, GameHistory history) {
    this.directory = directory;
    this.history = history;
  }

  /** Empty for pages that are not about one game or tournament, and for what is not listed. */
  Optional<PageInfo> about(String path) {
    var page = PAGE.matcher(path);
    var event = EVENT.matcher(path);
    try {
      if (event.matches()) {
        return directory.tournaments().find(event.group(1)).map(Previews::info);
      }
      return page.matches()
          ? directory.find(new GameId(page.group(1))).map(Previews::info)
          : Optional.empty();
    } catch (BadInput | Unavailable _) {
      return Optional.empty(); // the page itself says what is wrong
    }
  }

  private static PageInfo info(ListedGame game) {
    var names = String.join(", ", game.seats().stream().map(ListedGame.ListedSeat::name).toList());
    var picture = "%s/games/%s/picture".formatted(NodeApi.ROOT, game.id());
    return new PageInfo(title(game) + ": " + names, state(game), picture);
  }

  private static PageInfo info(JsonNode event) {
    var format = event.path("format").asText();
    int entrants = event.path("entrants").asInt();
    return new PageInfo(
        event.path("name").asText(),
        "%s %s, %s, %d %s."
            .formatted(
                progress(event),
                title(event.path("game").asText()),
                format,
                entrants,
                entrants == 1 ? "entrant" : "entrants"),
        "%s/tournaments/%s/picture".formatted(NodeApi.ROOT, event.path("id").asText()));
  }

  private static String progress(JsonNode event) {
    var leader = event.path("leader").asText();
    int round = event.path("round").asInt();
    return switch (event.path("state").asText()) {
      case "open" -> "Open.";
      case "played" -> leader + " is first; the result is provisional.";
      case "finished" -> "Won by " + leader + ".";
      case "cancelled" -> "Cancelled.";
      default -> round == 0 ? "Begins." : "Round %d, led by %s.".formatted(round, leader);
    };
  }

  Answer picture(Request request) {
    var id = new GameId(request.id("id"));
    var game = directory.find(id).orElseThrow(GameDesk::noSuchGame);
    history.checkVisible(id, request.caller().map(Caller::player).orElse(null));
    var curves = history.curves(id);
    var seats = new ArrayList<GamePicture.Seat>();
    for (int seat = 0; seat < game.seats().size(); seat++) {
      seats.add(new GamePicture.Seat(game.seats().get(seat).name(), result(game, seat)));
    }
    return new Answer.Bytes(
        "image/png",
        picture.draw(new GamePicture.Content(title(game), state(game), seats, curves)));
  }

  private static String title(ListedGame game) {
    return title(game.ruleset());
  }

  private static String title(String ruleset) {
    return Rulesets.find(ruleset.replaceFirst("/.*", "")).title();
  }

  private static String state(ListedGame game) {
    return switch (game.stage()) {
      case "live" -> "Live after %d decisions.".formatted(game.plies());
      case "over" -> winners(game) + " after %d decisions.".formatted(game.plies());
      default -> "Cancelled.";
    };
  }

  private static String winners(ListedGame game) {
    List<String> first =
        IntStream.range(0, game.places().size())
            .filter(seat -> game.places().get(seat) == 1)
            .mapToObj(seat -> game.seats().get(seat).name())
            .toList();
    if (first.isEmpty()) {
      return Objects.equals(game.entityPlace(), 1) ? "The Entity wins" : "Given up";
    }
    return String.join(" and ", first) + (first.size() == 1 ? " wins" : " share first place");
  }

  private static String result(ListedGame game, int seat) {
    if (game.places().isEmpty()) {
      return "";
    }
    var place = ordinal(game.places().get(seat));
    return game.scores().isEmpty() ? place : place + ", " + game.scores().get(seat);
  }

  /** Places go one beyond the seats, where the Entity is first. */
  private static String ordinal(int place) {
    return place
        + switch (place) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }
}
