package org.apogee.engine.sol;

import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * R 12, what was chosen at set-up and stays. The effects of the suits are chosen too, but lie in
 * the position, because they may be random.
 */
record SolOptions(int quietRounds, int maxRounds) {
  private static final int QUIET_ROUNDS_MAX = 10;
  private static final int ROUNDS_MAX = 200;
  private static final String FIRST_GAME = "FIRST_GAME";
  private static final String RANDOM = "RANDOM";

  /** R 12.3: the source prints no rule against a Sun that nobody provokes. */
  static final List<Preset> PRESETS =
      List.of(Preset.TOURNAMENT, Preset.printed(Map.of("quietRounds", "0")));

  static final List<Option> ALL =
      List.of(
          Preset.option(PRESETS),
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
              "After how many rounds without a card the Sun draws by itself; 0 for never.",
              "10",
              new Option.Whole(0, QUIET_ROUNDS_MAX)),
          new Option(
              "maxRounds",
              "After how many rounds the game ends even without a nova.",
              "120",
              new Option.Whole(10, ROUNDS_MAX)));

  static SolOptions of(Setup setup) {
    return new SolOptions(setup.whole("quietRounds"), setup.whole("maxRounds"));
  }

  /** R 12: a list of effects has one for each suit in play. */
  static void check(Setup setup) {
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

  /** R 4.4 and 4.5: at least one effect for each suit in play; more are ignored. */
  static int[] effects(Setup setup, Chance chance) {
    var text = setup.text("effects");
    return switch (text) {
      case FIRST_GAME -> inOrder();
      case RANDOM -> shuffled(chance);
      default -> listed(text);
    };
  }

  private static int[] listed(String text) {
    var parts = text.split(",", -1);
    var effects = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      effects[i] = Integer.parseInt(parts[i]);
    }
    return effects;
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

  void encode(SnapshotWriter out) {
    out.writeInt(quietRounds);
    out.writeInt(maxRounds);
  }

  static SolOptions decode(SnapshotReader in) {
    return new SolOptions(in.readInt(0, QUIET_ROUNDS_MAX), in.readInt(10, ROUNDS_MAX));
  }
}
