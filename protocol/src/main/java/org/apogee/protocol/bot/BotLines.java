package org.apogee.protocol.bot;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.apogee.engine.BadInput;
import org.apogee.protocol.ProtocolJson;

/**
 * Messages as lines of JSON, and back.
 *
 * <p>Messages of the platform are mapped by their records, views included. Messages of a bot are
 * read field by field, so that its author receives one sentence about the error. Unknown fields are
 * ignored; everything else must be valid.
 */
public final class BotLines {
  /** Grows when an existing bot could misunderstand; new fields and new types do not count. */
  public static final int VERSION = 1;

  /** The longest line that a bot may say, in bytes of UTF-8 without the line end. */
  public static final int LINE_MAX = 64 * 1024;

  /** The code of the {@link BadInput} that refuses a line, and of the game that is lost by it. */
  public static final String GARBAGE = "bot-garbage";

  private static final int EXCERPT_MAX = 80;

  private BotLines() {}

  /** The line without its end; JSON escapes line ends inside texts, so it is one line. */
  public static String write(ToBot message) {
    return ProtocolJson.write(message);
  }

  /** Reads a line of a bot, or refuses it by {@link BadInput} with {@link #GARBAGE}. */
  public static FromBot read(byte[] line) {
    return read(text(line));
  }

  public static FromBot read(String line) {
    if (line.length() > LINE_MAX) {
      throw garbage("a line of %,d characters; %,d are allowed".formatted(line.length(), LINE_MAX));
    }
    var fields = new Fields(object(line));
    return switch (fields.text("type")) {
      case "ready" ->
          new FromBot.Ready(
              fields.name("name"), fields.optionalText("version"), fields.flag("offers"));
      case "move" ->
          new FromBot.Move(fields.text("game"), fields.whole("question"), fields.text("move"));
      case "resign" -> new FromBot.Resign(fields.text("game"));
      case "offer" ->
          new FromBot.Offer(
              fields.text("game"), fields.text("offer"), fields.optionalWhole("minutes"));
      case "offer-answer" ->
          new FromBot.OfferAnswer(
              fields.text("game"), fields.whole("offer"), fields.isTrue("accept"));
      case String other ->
          throw garbage(
              "a line of type '%s'; a bot sends ready, move, resign, offer or offer-answer"
                  .formatted(excerpt(other)));
    };
  }

  /** An excerpt of a bot's line for a sentence: short, without control characters. */
  public static String excerpt(String words) {
    var visible = words.replaceAll("\\p{C}", "?");
    if (visible.length() <= EXCERPT_MAX) {
      return visible;
    }
    boolean isSplit = Character.isHighSurrogate(visible.charAt(EXCERPT_MAX - 1));
    return visible.substring(0, isSplit ? EXCERPT_MAX - 1 : EXCERPT_MAX) + "...";
  }

  static BadInput garbage(String what) {
    return new BadInput(GARBAGE, "It wrote " + what + ".");
  }

  private static String text(byte[] line) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
    } catch (CharacterCodingException _) {
      throw garbage("a line that is not UTF-8");
    }
  }

  private static JsonNode object(String line) {
    try {
      var node = ProtocolJson.MAPPER.readTree(line);
      if (node != null && node.isObject()) {
        return node;
      }
    } catch (JsonProcessingException _) {
      // Falls through: the parser's own words would not help a bot's author more than the line.
    }
    throw garbage("'%s', which is not a JSON object".formatted(excerpt(line)));
  }
}
