package org.apogee.engine.sol;

import static org.apogee.engine.words.Glossary.Kind.ACTION;
import static org.apogee.engine.words.Glossary.Kind.BUILDING;
import static org.apogee.engine.words.Glossary.Kind.CARD;
import static org.apogee.engine.words.Glossary.Kind.EFFECT;
import static org.apogee.engine.words.Glossary.Kind.ENDING;
import static org.apogee.engine.words.Glossary.Kind.OPTION;
import static org.apogee.engine.words.Glossary.Kind.PHASE;
import static org.apogee.engine.words.Glossary.Kind.PLACE;
import static org.apogee.engine.words.Glossary.Kind.RESOURCE;
import static org.apogee.engine.words.Glossary.Kind.STATE;
import static org.apogee.engine.words.Glossary.Kind.UNIT;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;

/** Everything that views, facts, moves and options name. */
final class SolGlossary {
  private SolGlossary() {}

  private static List<Entry> entries() {
    var entries = new ArrayList<Entry>();
    entries.addAll(PIECES);
    entries.addAll(PLACES);
    for (int suit = 0; suit < SolTables.SUITS_MAX; suit++) {
      entries.add(suit(suit));
    }
    for (int id = 1; id <= SolEffect.COUNT; id++) {
      entries.add(effect(SolEffect.of(id)));
    }
    entries.addAll(PHASES);
    entries.addAll(STATES);
    for (var band : SolBand.values()) {
      entries.add(
          Entry.of(STATE, band.code, band.words, band.sentence(), "R 12.1").plural(band.words));
    }
    entries.addAll(OPTIONS);
    entries.addAll(ENDINGS);
    return entries;
  }

  private static Entry suit(int suit) {
    var name = SolTables.suitName(suit);
    var sentence =
        suit == SolTables.EXPLOSION
            ? "A red card: when it is drawn, the Sun flares and the countdown falls by 1."
            : "A card that can be kept for the effect of its suit.";
    return Entry.of(CARD, SolTables.lowerSuitName(suit), name, sentence, "R 1.3").codes(name);
  }

  private static Entry effect(SolEffect effect) {
    return Entry.of(
            EFFECT, effect.lowerName(), effect.title(), effect.sentence, "R 10.3 " + effect.name())
        .plural(effect.title());
  }

  private static Entry place(int layer, String letter, String sentence) {
    var name = SolTables.layerName(layer);
    var id = name.replace(' ', '-').toLowerCase(Locale.ROOT);
    return Entry.of(PLACE, id, name, sentence, "R 2.1").plural(name).codes(letter, letter + "#");
  }

  private static final List<Entry> PIECES =
      List.of(
          Entry.of(RESOURCE, "energy", "energy", "It pays for foundries and towers.", "R 4.2")
              .plural("energy"),
          Entry.of(RESOURCE, "momentum", "momentum", "It decides the game: most wins.", "R 11.5")
              .plural("momentum"),
          Entry.of(UNIT, "sundiver", "sundiver", "A ship that flies, builds and feeds.", "R 1.6"),
          Entry.of(
              UNIT,
              "mothership",
              "mothership",
              "It launches sundivers and drifts one dock at the end of each turn of its seat.",
              "R 2.10"),
          Entry.of(BUILDING, "node", "node", "When it is activated, it gives energy.", "R 8.3"),
          Entry.of(
              BUILDING,
              "foundry",
              "foundry",
              "When it is activated, it turns energy into sundivers.",
              "R 8.3"),
          Entry.of(
              BUILDING,
              "tower",
              "tower",
              "When it is activated, it turns energy into momentum.",
              "R 8.3"),
          Entry.of(
                  BUILDING,
                  "bridge",
                  "bridge",
                  "It crosses a membrane; others pay a toll, and the track grows by 1.",
                  "R 7.2")
              .codes("bridge", "L#-C#", "C#-R#", "R#-K#"));

  private static final List<Entry> PLACES =
      List.of(
          place(SolTables.UPPER, "U", "The outermost ring; stations here answer a flare."),
          place(SolTables.LOWER, "L", "The ring above the Sun."),
          place(SolTables.CONVECTIVE, "C", "The outer layer of the Sun; a card for each action."),
          place(SolTables.RADIATIVE, "R", "The middle layer of the Sun; 2 cards for each action."),
          place(SolTables.CORE, "K", "The inmost layer, from where sundivers are hurled."));

  private static final List<Entry> PHASES =
      List.of(
          Entry.of(PHASE, "choose", "choice", "The seat chooses an action.", "R 5.3")
              .codes("choose"),
          Entry.of(ACTION, "move", "move", "Launch, fly and hurl sundivers.", "R 6.1"),
          Entry.of(ACTION, "convert", "convert", "Turn sundivers into a piece.", "R 7.1"),
          Entry.of(ACTION, "activate", "activate", "Feed sundivers to stations.", "R 8.1"),
          Entry.of(PHASE, "bonus", "bonus", "A seat may take the bonus of a station.", "R 8.4")
              .plural("bonuses"),
          Entry.of(PHASE, "draw", "draw", "The cards owed are drawn one at a time.", "R 9.2"),
          Entry.of(PHASE, "flare", "flare", "A red card changes energy in all seats.", "R 9.4"),
          Entry.of(PHASE, "keep", "keep", "The seat keeps one of the cards.", "R 9.7"),
          Entry.of(PHASE, "orbit", "orbit", "The mothership drifts one dock.", "R 2.11"),
          Entry.of(PHASE, "last", "last transmission", "A last chance to transmit.", "R 11.3"),
          Entry.of(PHASE, "over", "over", "The game has ended.", "R 11.4").plural("over"));

  private static final List<Entry> STATES =
      List.of(
          Entry.of(STATE, "none", "none", "There is none.", "R 3.5").plural("none"),
          Entry.of(STATE, "converted", "converted", "A piece was built.", "R 3.5")
              .plural("converted"),
          Entry.of(STATE, "deconverted", "deconverted", "A piece was taken apart.", "R 3.5")
              .plural("deconverted"),
          Entry.of(STATE, "invaded", "invaded", "A foreign station was replaced.", "R 3.5")
              .plural("invaded"));

  private static final List<Entry> OPTIONS =
      List.of(
          Entry.of(
                  OPTION,
                  "preset",
                  "preset",
                  "Which values the other options have unless they are given.",
                  "R 12.3")
              .codes("preset", "tournament", "printed"),
          Entry.of(OPTION, "effects", "effects", "Which effect belongs to each suit.", "R 4.4")
              .codes("effects", "FIRST_GAME", "RANDOM")
              .plural("effects"),
          Entry.of(
                  OPTION,
                  "quiet-rounds",
                  "quiet rounds",
                  "After how many rounds without a card the Sun draws by itself; 0 for never.",
                  "R 11.6")
              .codes("quietRounds")
              .plural("quiet rounds"),
          Entry.of(
                  OPTION,
                  "max-rounds",
                  "most rounds",
                  "After how many rounds the game ends without a nova.",
                  "R 11.7")
              .codes("maxRounds")
              .plural("most rounds"));

  private static final List<Entry> ENDINGS =
      List.of(
          Entry.of(ENDING, "nova", "nova", "The countdown reached 0.", "R 11.9"),
          Entry.of(ENDING, "quiet-nova", "quiet nova", "The Sun's own draw caused it.", "R 11.9"),
          Entry.of(ENDING, "round-limit", "round limit", "The last round ended.", "R 11.9"));

  /** Last, because it is made of the lists above. */
  static final Glossary ALL = Glossary.of(entries());
}
