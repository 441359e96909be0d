package org.apogee.node.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apogee.engine.Option;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.http.Access;
import org.apogee.platform.http.Answer;
import org.apogee.platform.http.Json;
import org.apogee.platform.http.Route;
import org.apogee.protocol.reference.GameSchema;

/** The rulesets and the house bots. They never change while a node runs. */
final class RulesetRoutes {
  private final Answer rulesets = Answer.json(shown());
  private final Map<String, Answer> glossaries =
      ofEachGame(ruleset -> Answer.json(glossary(ruleset)));
  private final Map<String, Answer> schemas =
      ofEachGame(ruleset -> Answer.json(GameSchema.of(ruleset)));

  List<Route> routes() {
    return List.of(
        Route.get(NodeApi.ROOT + "/rulesets", Access.ANYBODY, _ -> rulesets),
        Route.get(
            NodeApi.ROOT + "/rulesets/{id}/glossary",
            Access.ANYBODY,
            request -> find(glossaries, request.id("id"))),
        Route.get(
            NodeApi.ROOT + "/rulesets/{id}/schema",
            Access.ANYBODY,
            request -> find(schemas, request.id("id"))));
  }

  /** By the game alone: a name with its edition has a slash. */
  private static Answer find(Map<String, Answer> answers, String game) {
    var answer = answers.get(game);
    if (answer == null) {
      throw RequestRefused.of(
          Kind.NOT_FOUND, "no-such-game", "There is no game '%s' to play.".formatted(game));
    }
    return answer;
  }

  /** In its newest edition. */
  private static Map<String, Answer> ofEachGame(Function<Ruleset, Answer> answer) {
    return Rulesets.all().stream()
        .map(ruleset -> ruleset.id().game())
        .distinct()
        .collect(
            Collectors.toUnmodifiableMap(
                Function.identity(), game -> answer.apply(Rulesets.find(game))));
  }

  private static ObjectNode glossary(Ruleset ruleset) {
    var json = Json.object();
    json.put("ruleset", ruleset.id().toString());
    var entries = json.putArray("entries");
    for (var entry : ruleset.glossary().entries()) {
      var item = entries.addObject();
      item.put("id", entry.id());
      item.put("kind", entry.kind().name());
      item.put("name", entry.name());
      item.put("plural", entry.plural());
      item.put("sentence", entry.sentence());
      item.put("rule", entry.rule());
      var codes = item.putArray("codes");
      entry.codes().forEach(codes::add);
    }
    return json;
  }

  private static ObjectNode shown() {
    var json = Json.object();
    var items = json.putArray("items");
    Rulesets.all().forEach(ruleset -> items.add(shown(ruleset)));
    var bots = json.putArray("bots");
    for (var kind : BotSpec.kinds()) {
      var bot = bots.addObject().put("form", kind.form()).put("text", kind.sentence());
      kind.level().ifPresent(level -> bot.put("level", level));
    }
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
    var presets = json.putArray("presets");
    for (var preset : ruleset.presets()) {
      var item = presets.addObject().put("name", preset.name()).put("text", preset.sentence());
      var values = item.putObject("values");
      new TreeMap<>(preset.values()).forEach(values::put);
    }
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
