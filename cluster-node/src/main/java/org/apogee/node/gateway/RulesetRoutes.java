package org.apogee.node.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.apogee.engine.Option;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.bot.BotSpec;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Route;

/** What can be played here, and against which house bots. It never changes while a node runs. */
final class RulesetRoutes {
  private final Answer rulesets = Answer.json(shown());

  List<Route> routes() {
    return List.of(Route.get(Gateway.ROOT + "/rulesets", Access.ANYBODY, _ -> rulesets));
  }

  private static ObjectNode shown() {
    var json = Json.object();
    var items = json.putArray("items");
    Rulesets.all().forEach(ruleset -> items.add(shown(ruleset)));
    var bots = json.putArray("bots");
    BotSpec.kinds()
        .forEach(kind -> bots.addObject().put("form", kind.form()).put("text", kind.sentence()));
    return json;
  }

  private static ObjectNode shown(Ruleset ruleset) {
    var json = Json.object();
    json.put("id", ruleset.id().toString());
    json.put("game", ruleset.id().game());
    json.put("edition", ruleset.id().edition());
    json.put("title", ruleset.title());
    json.put("minSeats", ruleset.minSeats());
    json.put("maxSeats", ruleset.maxSeats());
    var options = json.putArray("options");
    ruleset.options().forEach(option -> options.add(shown(option)));
    return json;
  }

  private static ObjectNode shown(Option option) {
    var json = Json.object();
    json.put("name", option.name());
    json.put("text", option.sentence());
    json.put("default", option.byDefault());
    json.put("values", option.values().described());
    if (option.values() instanceof Option.OneOf(var names)) {
      var choices = json.putArray("choices");
      names.forEach(choices::add);
    }
    return json;
  }
}
