package org.apogee.match.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;
import org.apogee.platform.picture.LinkPicture;

/** A tournament as a picture for link previews: its podium, or who leads, or who takes part. */
public final class EventPicture {
  private static final int ROWS = 5;
  private static final int END = LinkPicture.WIDTH - LinkPicture.MARGIN;

  /** Gold, silver, bronze, and the colour of all others. */
  private static final List<Integer> COLOURS = List.of(0xffc94d, 0xc9d3e6, 0xd08b52, 0x58a9ff);

  private static final int ENTITY = 0xff4f63;
  private static final int LARGE = 7;
  private static final int MEDIUM = 5;
  private static final int ROW = 80;

  private EventPicture() {}

  public static byte[] of(JsonNode whole, JsonNode standings) {
    var picture = new LinkPicture(whole.path("name").asText(), state(whole));
    boolean isBegun = whole.path("round").asInt() > 0;
    var podium = whole.path("podium");
    int top = LinkPicture.TOP + 24;
    for (var row : first(standings.path("items"), podium.isMissingNode() ? ROWS : ROWS - 1)) {
      int place = isBegun ? row.path("place").asInt() : COLOURS.size();
      var result = isBegun ? place + ". " + points(row) : "";
      picture.row(
          top,
          COLOURS.get(Math.min(place, COLOURS.size()) - 1),
          row.path("name").asText(),
          result,
          END,
          place == 1 ? LARGE : MEDIUM);
      top += ROW;
    }
    if (podium.has("entity")) {
      var entity = podium.path("entity");
      var result = "(" + entity.path("place").asText() + ".) " + points(entity);
      picture.row(top, ENTITY, "The Entity", result, END, MEDIUM);
    }
    return picture.png();
  }

  private static List<JsonNode> first(JsonNode items, int most) {
    return StreamSupport.stream(items.spliterator(), false).limit(most).toList();
  }

  private static String points(JsonNode row) {
    return row.path("points").asText() + " pts";
  }

  private static String state(JsonNode whole) {
    var game = whole.path("game").asText().replaceFirst("/.*", "");
    var what = "%s, %s, ".formatted(game, whole.path("format").asText());
    var entrants = whole.path("entrants").size() + " entrants, ";
    int round = whole.path("round").asInt();
    var state = whole.path("state").asText();
    return what
        + entrants
        + switch (state) {
          case "open" -> "open";
          case "running", "paused" -> "round " + round;
          case "played" -> "provisional result";
          default -> state;
        };
  }
}
