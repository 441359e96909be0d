package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.GLOSSARY;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.words.Glossary;
import org.jspecify.annotations.Nullable;

/**
 * The texts in a view and in the details of facts and moves name things of the game, and the
 * glossary has them all: see {@link Named}.
 */
final class GlossaryLaw implements MomentLaw {
  private static final int MOVES_MAX = 6;

  @Override
  public void check(Moment moment) {
    var glossary = moment.ruleset().glossary();
    var position = moment.fresh();
    for (int viewer : moment.viewers()) {
      check(moment, glossary, Moment.view(viewer), position.view(viewer));
    }
    if (moment.isOver()) {
      check(moment, glossary, "the ending", position.outcome().ending());
      return;
    }
    var legal = new MoveList();
    position.legalMoves(legal);
    for (int i = 0; i < legal.size(); i++) {
      var move = moment.ruleset().notation().describe(position, legal.get(i));
      checkArgs(moment, glossary, "move '%s'".formatted(move.text()), move.args());
    }
    for (long move : moment.someMoves(GLOSSARY, MOVES_MAX)) {
      facts(moment, move)
          .forEach(fact -> {
            checkArgs(moment, glossary, fact.toString(), fact.args());
            check(moment, glossary, "the phase of " + fact, fact.phase());
          });
    }
  }

  private static List<Fact> facts(Moment moment, long move) {
    var facts = new ArrayList<Fact>();
    var chance = Chance.of(new SplittableRandom(moment.story().seed() + moment.ply()));
    moment.fresh().play(move, chance, Chronicle.into(facts));
    return facts;
  }

  private static void checkArgs(
      Moment moment, Glossary glossary, String where, Map<String, Object> args) {
    args.forEach((name, value) -> check(moment, glossary, where + ", " + name, value));
  }

  private static void check(
      Moment moment, Glossary glossary, String where, @Nullable Object value) {
    switch (value) {
      case String text -> checkText(moment, glossary, where, text);
      case Enum<?> constant -> checkText(moment, glossary, where, constant.name());
      case List<?> list -> list.forEach(each -> check(moment, glossary, where, each));
      case Map<?, ?> map ->
          map.forEach((key, each) -> {
            check(moment, glossary, where, key);
            check(moment, glossary, where + "." + key, each);
          });
      case Record parts -> {
        for (var component : parts.getClass().getRecordComponents()) {
          var name = where + "." + component.getName();
          check(moment, glossary, name, JsonReady.component(parts, component));
        }
      }
      case null, default -> {}
    }
  }

  private static void checkText(Moment moment, Glossary glossary, String where, String text) {
    Named.unknown(glossary, text)
        .ifPresent(word -> {
          throw moment.broken(
              GLOSSARY, "%s names '%s' in '%s', which it lacks".formatted(where, word, text));
        });
  }
}
