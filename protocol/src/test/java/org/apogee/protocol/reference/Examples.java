package org.apogee.protocol.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.View;
import org.apogee.protocol.bot.ToBot;
import org.jspecify.annotations.Nullable;

/**
 * The first example of each field, move, fact, argument and counter in some games. Fields prefer a
 * value that says something to an empty one.
 */
final class Examples implements SampleGame.Reader {
  /** Legal moves and views are read at one decision in so many. */
  private static final int STRIDE = 13;

  /** A decision of the first game that is far enough from set-up to show something. */
  private static final int SHOWN = 40;

  private final Ruleset ruleset;
  private final Map<String, JsonNode> found = new LinkedHashMap<>();
  private JsonNode question = ProtocolNodes.empty();
  private int decisions;
  private boolean isNew;

  private Examples(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  /** From games by number. */
  static Examples of(Ruleset ruleset, List<Integer> games) {
    var examples = new Examples(ruleset);
    games.forEach(number -> new SampleGame(ruleset, number).play(examples));
    return examples;
  }

  /** The games below a number that show a field, a kind or an argument for the first time. */
  static List<Integer> hunt(Ruleset ruleset, int below) {
    var examples = new Examples(ruleset);
    var games = new ArrayList<Integer>();
    for (int number = 0; number < below; number++) {
      examples.isNew = false;
      new SampleGame(ruleset, number).play(examples);
      if (examples.isNew) {
        games.add(number);
      }
    }
    return games;
  }

  /** By a path such as {@code fact/card-drawn/seat}; null if the games show none. */
  @Nullable JsonNode get(String path) {
    return found.get(path);
  }

  /** Of the first path of a form. */
  Optional<JsonNode> first(String regex) {
    return found.entrySet().stream()
        .filter(each -> each.getKey().matches(regex))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  JsonNode question() {
    return question;
  }

  @Override
  public void decision(Position position, int seat, MoveList legal) {
    if (++decisions == SHOWN) {
      question = ProtocolNodes.question(ruleset, position, seat, legal);
    }
    for (int i = 0; i < legal.size(); i++) {
      var text = ruleset.notation().describe(position, legal.get(i));
      if (decisions % STRIDE == 0 || !found.containsKey("move/" + text.kind())) {
        var json = Checked.json(ToBot.LegalMove.of(legal.get(i), text));
        arguments("move/" + text.kind(), json, json.get("text"));
        keep("rule/" + text.kind(), Checked.json(text.rule()));
      }
    }
    if (decisions % STRIDE == 0) {
      view(position.view(seat));
    }
  }

  @Override
  public void told(List<Fact> facts) {
    for (var fact : facts) {
      var json = Checked.json(ToBot.Heard.of(fact));
      arguments("fact/" + fact.kind(), json, json.get("text"));
    }
  }

  @Override
  public void ended(Position position) {
    view(position.view(View.OBSERVER));
    var outcome = Checked.json(position.outcome());
    keep("ending/" + outcome.get("ending").asText(), outcome.get("ending"));
    outcome
        .get("counters")
        .properties()
        .forEach(counter -> keep("counter/" + counter.getKey(), counter.getValue()));
  }

  private void arguments(String kind, JsonNode json, JsonNode text) {
    keep(kind, text);
    json.get("args").properties().forEach(arg -> keep(kind + "/" + arg.getKey(), arg.getValue()));
  }

  private void view(View view) {
    record(view.getClass(), "", (ObjectNode) Checked.json(view));
  }

  private void record(Class<?> type, String name, ObjectNode json) {
    for (var component : type.getRecordComponents()) {
      var value = json.get(component.getName());
      keep("view/" + name + "/" + component.getName(), value);
      if (ViewTypes.element(component.getGenericType()) instanceof Class<?> inner
          && inner.isRecord()) {
        var all = value.isArray() ? value : ProtocolNodes.listOf(value);
        all.forEach(one -> record(inner, inner.getSimpleName(), (ObjectNode) one));
      }
    }
  }

  private void keep(String path, JsonNode value) {
    var old = found.get(path);
    if (old == null || (says(value) && !says(old))) {
      found.put(path, value);
      isNew |= old == null;
    }
  }

  private static boolean says(JsonNode value) {
    return switch (value.getNodeType()) {
      case ARRAY, OBJECT -> !value.isEmpty();
      case STRING -> !value.asText().isEmpty() && !value.asText().equals("none");
      case NUMBER -> value.asInt() > 0;
      case BOOLEAN -> value.asBoolean();
      default -> false;
    };
  }
}
