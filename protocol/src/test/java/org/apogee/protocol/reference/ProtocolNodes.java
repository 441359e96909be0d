package org.apogee.protocol.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.protocol.bot.ToBot;

/** Messages of the bot protocol as JSON. */
final class ProtocolNodes {
  private ProtocolNodes() {}

  static ObjectNode empty() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ArrayNode listOf(JsonNode value) {
    return JsonNodeFactory.instance.arrayNode().add(value);
  }

  static JsonNode question(Ruleset ruleset, Position position, int seat, MoveList legal) {
    var moves = new ArrayList<ToBot.LegalMove>();
    for (int i = 0; i < legal.size(); i++) {
      var text = ruleset.notation().describe(position, legal.get(i));
      moves.add(ToBot.LegalMove.of(legal.get(i), text));
    }
    ToBot question = new ToBot.Question("g-7", 14, 39, 5000, List.of(), position.view(seat), moves);
    return Checked.json(question);
  }

  /** With at most so many entries in each list. */
  static JsonNode cut(JsonNode json, int most) {
    if (json instanceof ArrayNode list) {
      var shorter = JsonNodeFactory.instance.arrayNode();
      for (int i = 0; i < Math.min(most, list.size()); i++) {
        shorter.add(cut(list.get(i), most));
      }
      return shorter;
    }
    if (json instanceof ObjectNode object) {
      var shorter = empty();
      object
          .properties()
          .forEach(field -> shorter.set(field.getKey(), cut(field.getValue(), most)));
      return shorter;
    }
    return json;
  }
}
