package org.apogee.engine.toy;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveText;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.engine.laws.Law;
import org.apogee.engine.words.Glossary;

/** Mistakes in what leaves a position: views, facts, names, places, values. */
enum BrokenWords implements Twist {
  VIEW_IS_OF_SOMEBODY_ELSE(Law.VIEWS) {
    @Override
    public View view(DriftPosition position, int viewer) {
      return super.view(position, viewer == View.OBSERVER ? 0 : viewer);
    }
  },
  VIEW_HOLDS_AN_ARRAY(Law.VIEWS) {
    @SuppressWarnings("ArrayRecordComponent") // the mistake
    record Bare(int viewer, int[] distances) implements View {}

    @Override
    public View view(DriftPosition position, int viewer) {
      return new Bare(viewer, position.distances);
    }

    @Override
    public String draw(View view) {
      return "a race";
    }
  },
  VIEW_IS_A_WINDOW(Law.VIEWS) {
    record Window(int viewer, List<Integer> distances) implements View {}

    @Override
    public View view(DriftPosition position, int viewer) {
      return new Window(
          viewer,
          new AbstractList<>() {
            @Override
            public Integer get(int seat) {
              return position.distances[seat];
            }

            @Override
            public int size() {
              return position.distances.length;
            }
          });
    }

    @Override
    public String draw(View view) {
      return "a race";
    }
  },
  VIEW_SHOWS_ANOTHER_HAND(Law.SECRETS) {
    @Override
    public View view(DriftPosition position, int viewer) {
      var honest = (DriftView) super.view(position, viewer);
      var peeked = new ArrayList<>(honest.hand());
      peeked.addAll(((DriftView) super.view(position, 1)).hand());
      return with(honest, peeked);
    }
  },
  DETERMINIZE_DEALS_THE_OWN_HAND_ANEW(Law.DETERMINIZE) {
    @Override
    public void determinize(DriftPosition position, int viewer, Chance chance) {
      super.determinize(position, View.OBSERVER, chance);
    }
  },
  DETERMINIZE_DOES_NOTHING(Law.DETERMINIZE) {
    @Override
    public void determinize(DriftPosition position, int viewer, Chance chance) {}
  },
  DETERMINIZE_FORGES_A_CARD(Law.DETERMINIZE) {
    @Override
    public void determinize(DriftPosition position, int viewer, Chance chance) {
      super.determinize(position, viewer, chance);
      position.pile[1]++;
      position.pile[2]--;
    }
  },
  DENIES_ITS_SECRETS(Law.DETERMINIZE) {
    @Override
    public boolean hasSecrets() {
      return false;
    }
  },
  TELLS_EVERYBODY_WHAT_WAS_DRAWN(Law.FACTS) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      super.play(position, move, chance, altered(chronicle, BrokenWords::toEverybody));
    }
  },
  TELLS_OBSERVERS_ALONE(Law.FACTS) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      super.play(
          position,
          move,
          chance,
          altered(
              chronicle,
              fact -> new Fact(fact.kind(), new Audience(0, true), fact.args(), fact.text())));
    }
  },
  TELLS_WITHOUT_WORDS(Law.FACTS) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      super.play(
          position,
          move,
          chance,
          altered(chronicle, fact -> new Fact(fact.kind(), fact.audience(), fact.args(), "")));
    }
  },
  TELLS_WHO_DOES_NOT_LISTEN(Law.CHRONICLE) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      chronicle.tell(Fact.forEverybody("turn", Args.none(), "A turn is taken."));
      super.play(position, move, chance, chronicle);
    }
  },
  NAMES_TWO_MOVES_ALIKE(Law.NOTATION) {
    @Override
    public MoveText describe(Position position, long move) {
      var honest = super.describe(position, move);
      return new MoveText(honest.kind(), honest.args(), honest.kind(), honest.rule());
    }
  },
  NAMES_DIFFER_BY_CASE_ALONE(Law.NOTATION) {
    @Override
    public MoveText describe(Position position, long move) {
      var text = move % 2 == 0 ? "go" : "go".toUpperCase(Locale.ROOT);
      return new MoveText("go", Args.none(), move < 2 ? text : text + move / 2, "R 2.1");
    }
  },
  READS_NONSENSE_AS_A_MOVE(Law.NOTATION) {
    @Override
    public long guess() {
      return DriftPosition.COAST;
    }
  },
  CITES_NO_RULE(Law.NOTATION) {
    @Override
    public MoveText describe(Position position, long move) {
      var honest = super.describe(position, move);
      return new MoveText(honest.kind(), honest.args(), honest.text(), "");
    }
  },
  NAMES_WHAT_THE_GLOSSARY_LACKS(Law.GLOSSARY) {
    @Override
    public MoveText describe(Position position, long move) {
      var honest = super.describe(position, move);
      var args = new LinkedHashMap<>(honest.args());
      args.put("engine", "WARP");
      return new MoveText(honest.kind(), args, honest.text(), honest.rule());
    }
  },
  LEAVES_AN_OPTION_OUT_OF_THE_GLOSSARY(Law.GLOSSARY) {
    @Override
    public Glossary glossary() {
      return Glossary.of(
          super.glossary().entries().stream()
              .filter(entry -> !entry.codes().contains("goal"))
              .toList());
    }
  },
  NOBODY_IS_FIRST(Law.PLACES) {
    @Override
    public int place(DriftPosition position, int seat) {
      return super.place(position, seat) + 1;
    }

    @Override
    public Outcome outcome(DriftPosition position) {
      var honest = super.outcome(position);
      return placed(honest, honest.places().stream().map(place -> place + 1).toList());
    }
  },
  OUTCOME_TURNS_THE_PLACES_ROUND(Law.PLACES) {
    @Override
    public Outcome outcome(DriftPosition position) {
      var honest = super.outcome(position);
      return placed(honest, honest.places().reversed());
    }
  },
  OUTCOME_COMES_EARLY(Law.PLACES) {
    @Override
    public Outcome outcome(DriftPosition position) {
      return new Outcome("early", List.of(1, 1), List.of(0, 0), 0, new LinkedHashMap<>());
    }
  },
  COUNTS_BELOW_NOTHING(Law.PLACES) {
    @Override
    public Outcome outcome(DriftPosition position) {
      var honest = super.outcome(position);
      var counters = new LinkedHashMap<>(honest.counters());
      counters.replaceAll((_, count) -> -1 - count);
      return new Outcome(honest.ending(), honest.places(), honest.scores(), 0, counters);
    }
  },
  VALUES_BEYOND_ONE(Law.EVALUATION) {
    @Override
    public double evaluate(DriftPosition position, int seat) {
      return position.score(seat) / 10.0;
    }
  },
  VALUES_BY_PEEKING(Law.EVALUATION) {
    @Override
    public double evaluate(DriftPosition position, int seat) {
      return 1.0 / (1 + position.hands[1 - seat % 2][5]);
    }
  },
  TURNS_GO_DOWN(Law.EVALUATION) {
    @Override
    public int turn(DriftPosition position) {
      return position.seats() - position.seatToAct;
    }
  },
  DRAWS_TOO_WIDE(Law.DRAWING) {
    @Override
    public String draw(View view) {
      return super.draw(view) + " ".repeat(100);
    }
  };

  private final Law broken;

  BrokenWords(Law broken) {
    this.broken = broken;
  }

  @Override
  public Law broken() {
    return broken;
  }

  private static Chronicle altered(Chronicle chronicle, UnaryOperator<Fact> how) {
    return new Chronicle() {
      @Override
      public boolean listens() {
        return chronicle.listens();
      }

      @Override
      public void tell(Fact fact) {
        chronicle.tell(how.apply(fact));
      }
    };
  }

  private static Fact toEverybody(Fact fact) {
    return Fact.forEverybody(fact.kind(), fact.args(), fact.text());
  }

  private static DriftView with(DriftView view, List<Integer> hand) {
    return new DriftView(
        view.viewer(),
        view.round(),
        view.rounds(),
        view.goal(),
        view.seatToAct(),
        view.probes(),
        view.pile(),
        view.burned(),
        hand);
  }

  private static Outcome placed(Outcome outcome, List<Integer> places) {
    return new Outcome(
        outcome.ending(), places, outcome.scores(), Outcome.NO_ENTITY, outcome.counters());
  }
}
