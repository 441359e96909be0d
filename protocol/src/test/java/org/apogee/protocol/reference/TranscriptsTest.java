package org.apogee.protocol.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.View;
import org.apogee.engine.words.Reference;
import org.apogee.engine.words.Reference.Shape;
import org.apogee.protocol.bot.ToBot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games of all seat counts and options fit the schemas. {@code -Dtranscripts=10000} takes as many
 * games in all instead of a few, and {@code -Dtranscripts.of=sol} only the share of one game.
 */
final class TranscriptsTest {
  private static final int SOME = 150;
  private static final int GAMES = Integer.getInteger("transcripts", SOME);
  private static final int FAULTS_MAX = 20;

  /** One decision in so many is checked with its view and all its legal moves. */
  private static final int STRIDE = 101;

  static Stream<Ruleset> rulesets() {
    var only = System.getProperty("transcripts.of", "");
    return Rulesets.all().stream()
        .filter(ruleset -> only.isEmpty() || only.equals(ruleset.id().game()));
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void transcriptsFitTheSchemas(Ruleset ruleset) {
    var check = new Check(ruleset);
    for (int number = 0; number < GAMES / Rulesets.all().size(); number++) {
      new SampleGame(ruleset, number).play(check);
    }
    assertThat(check.faults).as(ruleset.id().toString()).isEmpty();
    check.print();
    assertThat(check.views).isGreaterThan(GAMES / Rulesets.all().size());
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aFieldOfAnotherNameIsRefused(Ruleset ruleset) {
    var schema = new Checked(ruleset);
    var view = (ObjectNode) Checked.json(start(ruleset).view(0));
    assertThat(schema.faults("view", view)).isEmpty();
    for (var name : List.copyOf(view.properties().stream().map(Map.Entry::getKey).toList())) {
      var renamed = view.deepCopy();
      renamed.set(name + "s", renamed.remove(name));
      assertThat(schema.faults("view", (JsonNode) renamed)).as(name).isNotEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void wholeQuestionsFitTheSchema(Ruleset ruleset) {
    var position = start(ruleset);
    int seat = position.seatToAct();
    var legal = new MoveList();
    position.legalMoves(legal);
    var moves = new ArrayList<ToBot.LegalMove>();
    for (int i = 0; i < legal.size(); i++) {
      moves.add(
          ToBot.LegalMove.of(legal.get(i), ruleset.notation().describe(position, legal.get(i))));
    }
    ToBot question =
        new ToBot.Question("game-1", 1, 0, 5000, List.of(), position.view(seat), moves);
    assertThat(new Checked(ruleset).faults("toBot", question)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aTakeBackIsAFactOfEachGame(Ruleset ruleset) {
    var args = Map.<String, Object>of("seat", 1, "ply", 12);
    var fact = new ToBot.Heard("taken-back", args, "Seat 1 takes back.", null, null);
    assertThat(new Checked(ruleset).faults("fact", fact)).isEmpty();
  }

  private static Position start(Ruleset ruleset) {
    var started = new ArrayList<Position>();
    new SampleGame(ruleset, 0)
        .play(
            new SampleGame.Reader() {
              @Override
              public void decision(Position position, int seat, MoveList legal) {
                if (started.isEmpty()) {
                  started.add(position.copy());
                }
              }

              @Override
              public void told(List<Fact> facts) {}

              @Override
              public void ended(Position position) {}
            });
    return started.getFirst();
  }

  /** Views now and then; every fact and move, but equal shapes only once. */
  private static final class Check implements SampleGame.Reader {
    private final Ruleset ruleset;
    private final Reference reference;
    private final Checked schema;
    private final Set<List<Object>> seen = new HashSet<>();
    private final Set<String> faults = new HashSet<>();
    private int decisions;
    private int views;

    Check(Ruleset ruleset) {
      this.ruleset = ruleset;
      this.reference = ruleset.reference();
      this.schema = new Checked(ruleset);
    }

    @Override
    public void decision(Position position, int seat, MoveList legal) {
      if (++decisions % STRIDE == 0) {
        view(position.view(seat));
        for (int i = 0; i < legal.size(); i++) {
          var text = ruleset.notation().describe(position, legal.get(i));
          if (seen.add(shape(reference.moves(), text.kind(), text.args()))) {
            add(text.text(), schema.faults("legalMove", ToBot.LegalMove.of(legal.get(i), text)));
          }
        }
      }
    }

    @Override
    public void told(List<Fact> facts) {
      for (var fact : facts) {
        if (seen.add(shape(reference.facts(), fact.kind(), fact.args()))) {
          add(fact.text(), schema.faults("fact", ToBot.Heard.of(fact)));
        }
      }
    }

    @Override
    public void ended(Position position) {
      view(position.view(View.OBSERVER));
      var outcome = position.outcome();
      add("ending", schema.faults("ending", outcome.ending()));
      add("counters", schema.faults("counters", outcome.counters()));
    }

    /** What a long run held to the schema. */
    void print() {
      if (GAMES > SOME) {
        System.out.printf(
            "%s: %d decisions, %d views, %d shapes of moves and facts fit.%n",
            ruleset.id(), decisions, views, seen.size());
      }
    }

    private void view(View view) {
      views++;
      add("view", schema.faults("view", view));
    }

    private void add(String what, List<String> found) {
      if (faults.size() < FAULTS_MAX) {
        found.forEach(fault -> faults.add(what + ": " + fault));
      }
    }

    /** The names and types of the arguments, and their values where the reference lists all. */
    private static List<Object> shape(List<Shape> shapes, String kind, Map<String, Object> args) {
      var shape = new ArrayList<Object>();
      shape.add(shapes.isEmpty() ? "" : shapes.getFirst().name());
      shape.add(kind);
      var known = Reference.find(shapes, kind);
      args.forEach((name, value) -> {
        shape.add(name);
        shape.add(value.getClass());
        if (known
            .flatMap(found -> found.part(name))
            .filter(part -> !part.values().isEmpty())
            .isPresent()) {
          shape.add(value);
        }
      });
      return shape;
    }
  }
}
