package org.apogee.node.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.directory.ListedGame;
import org.apogee.node.game.GameHistory;
import org.apogee.node.picture.GamePicture;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.PageInfo;
import org.apogee.platform.http.Request;
import org.apogee.platform.token.Caller;
import org.apogee.protocol.game.GameId;

/** What a link to a game shows elsewhere: a title, a sentence and a picture. */
final class Previews {
  private static final Pattern PAGE = Pattern.compile("/(?:games|embed)/([^/]{1,100})");
  private static final String[] ORDINALS = {"", "1st", "2nd", "3rd", "4th", "5th", "6th"};

  private final GameDirectory directory;
  private final GameHistory history;
  private final GamePicture picture = new GamePicture();

  Previews(GameDirectory directory, GameHistory history) {
    this.directory = directory;
    this.history = history;
  }

  /** Empty for pages that are not about one game, and for games that are not listed. */
  Optional<PageInfo> about(String path) {
    var page = PAGE.matcher(path);
    if (!page.matches()) {
      return Optional.empty();
    }
    try {
      return directory.find(new GameId(page.group(1))).map(Previews::info);
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  private static PageInfo info(ListedGame game) {
    var names = String.join(", ", game.seats().stream().map(ListedGame.ListedSeat::name).toList());
    var picture = "%s/games/%s/picture".formatted(NodeApi.ROOT, game.id());
    return new PageInfo(title(game) + ": " + names, state(game), picture);
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
    return Rulesets.find(game.ruleset().replaceFirst("/.*", "")).title();
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
      return "The Entity wins";
    }
    return String.join(" and ", first) + (first.size() == 1 ? " wins" : " share first place");
  }

  private static String result(ListedGame game, int seat) {
    return game.places().isEmpty() ? "" : ORDINALS[game.places().get(seat)];
  }
}
