package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolPosition.QUIET_ROUNDS_MAX;
import static org.apogee.engine.sol.SolPosition.ROUNDS_MAX;

import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Notation;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.RulesetId;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.apogee.engine.snapshot.SnapshotReader;

/**
 * SOL: Last Days of a Star. Motherships circle a dying Sun; the one that gathers most momentum
 * before the nova escapes best.
 */
public final class SolRuleset implements Ruleset {
  static final int SEATS_MAX = 5;

  private static final RulesetId ID = new RulesetId("sol", 1);
  private static final String FIRST_GAME = "FIRST_GAME";
  private static final String RANDOM = "RANDOM";

  private static final List<Option> OPTIONS =
      List.of(
          new Option(
              "effects",
              "Which effect belongs to each suit: those of a first game, random ones, or a list of"
                  + " their numbers (1 to 21, one for each suit in play).",
              FIRST_GAME,
              new Option.Text(
                  "FIRST_GAME, RANDOM or a list of effect numbers such as 7,3,3,21",
                  "FIRST_GAME|RANDOM|[1-9][0-9]?(,[1-9][0-9]?)*")),
          new Option(
              "quietRounds",
              "After how many rounds without a card the Sun draws by itself.",
              "5",
              new Option.Whole(2, QUIET_ROUNDS_MAX)),
          new Option(
              "maxRounds",
              "After how many rounds the game ends even without a nova.",
              "50",
              new Option.Whole(10, ROUNDS_MAX)));

  @Override
  public RulesetId id() {
    return ID;
  }

  @Override
  public String title() {
    return "SOL: Last Days of a Star";
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return SEATS_MAX;
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  /** R 12: a list of effects has one for each suit in play. */
  @Override
  public void check(Setup setup) {
    var text = setup.text("effects");
    if (text.equals(FIRST_GAME) || text.equals(RANDOM)) {
      return;
    }
    var effects = listed(text);
    int suits = SolTables.suitsInPlay(setup.seats());
    if (effects.length != suits) {
      throw new BadInput(
          "bad-option-value",
          "Option effects must list %d effects for %d %s, not %d."
              .formatted(
                  suits, setup.seats(), setup.seats() == 1 ? "seat" : "seats", effects.length));
    }
    for (int effect : effects) {
      if (effect > SolEffect.COUNT) {
        throw new BadInput(
            "bad-option-value",
            "Option effects must list numbers from 1 to %d, not %d."
                .formatted(SolEffect.COUNT, effect));
      }
    }
  }

  private static int[] listed(String text) {
    var parts = text.split(",", -1);
    var effects = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      effects[i] = Integer.parseInt(parts[i]);
    }
    return effects;
  }

  /** R 14: nobody sees what another does not, and the order of the pile does not exist yet. */
  @Override
  public boolean hasSecrets() {
    return false;
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    var effects = effects(setup.text("effects"), chance);
    return SolPosition.setUp(
        setup.seats(), effects, setup.whole("quietRounds"), setup.whole("maxRounds"));
  }

  /** R 4.4 and 4.5: at least one effect for each suit in play; more are ignored. */
  private static int[] effects(String text, Chance chance) {
    return switch (text) {
      case FIRST_GAME -> inOrder();
      case RANDOM -> shuffled(chance);
      default -> listed(text);
    };
  }

  private static int[] inOrder() {
    var effects = new int[SolEffect.COUNT];
    for (int i = 0; i < effects.length; i++) {
      effects[i] = i + 1;
    }
    return effects;
  }

  private static int[] shuffled(Chance chance) {
    var effects = inOrder();
    for (int last = effects.length - 1; last > 0; last--) {
      int other = chance.below(last + 1);
      int swapped = effects[last];
      effects[last] = effects[other];
      effects[other] = swapped;
    }
    return effects;
  }

  @Override
  public Position decode(SnapshotReader in) {
    return SolPosition.decode(in);
  }

  @Override
  public Notation notation() {
    return SolNotation.INSTANCE;
  }

  @Override
  public Evaluation evaluation() {
    return new SolEvaluation();
  }

  @Override
  public String draw(View view) {
    return SolSketch.draw((SolView) view);
  }
}
