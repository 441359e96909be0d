package org.apogee.engine.nova;

import java.util.Locale;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** Everything that NOVA names, in words. Cards, events, markers and tiles come from their rows. */
final class NovaGlossary {
  private static final int FIRST_EXPANSION = 11; // R 17.11 is E1
  private static final int FIRST_WAR = 31; // R 17.31 is W1
  private static final int FIRST_EVENT = 10; // R 19.11 is V1

  private NovaGlossary() {}

  static Glossary build() {
    var rows = new GlossaryRows();
    parties(rows);
    resources(rows);
    units(rows);
    markers(rows);
    GlossaryOfTheMap.addTo(rows);
    cards(rows);
    events(rows);
    GlossaryOfPlay.addTo(rows);
    return rows.build();
  }

  private static void parties(GlossaryRows rows) {
    rows.add(
        Entry.of(
                Kind.SEAT,
                "power",
                "power",
                "A player: a power builds, moves and fights in its impulse.",
                "R 2.2")
            .codes("P#"));
    String[] sentences = {
      "A minor power whose home lies in the Rim.",
      "A minor power whose home lies in a neutral sector or in the Rim.",
      "A minor power whose home lies in the Core; it begins with a colony.",
      "An independent without a home region that an event brings into play."
    };
    for (int independent = 0; independent < Party.INDEPENDENTS; independent++) {
      int party = Party.ofIndependent(independent);
      var noun = Party.noun(party);
      rows.addOne(
          Kind.RACE,
          noun.toLowerCase(Locale.ROOT).replace(' ', '-'),
          noun,
          sentences[independent],
          independent == Party.CORSAIRS ? "R 19.16" : "R 9.6",
          Party.name(party));
    }
    rows.add(
        Kind.RACE,
        "independent",
        "independent",
        "A party that no player has: it acts by a die when an X card is drawn.",
        "R 15.2");
    rows.add(
        Kind.RACE,
        "minor",
        "minor",
        "An independent with a home region, which may make treaties and alliances.",
        "R 15.1");
  }

  private static void resources(GlossaryRows rows) {
    rows.addOne(
        Kind.RESOURCE,
        "action-point",
        "AP",
        "Action points pay for the actions of an impulse; unused ones are lost at its end.",
        "R 9.1",
        "AP");
    rows.addOne(
        Kind.RESOURCE,
        "victory-point",
        "VP",
        "Victory points decide the game; most of them come from markers in each Interphase.",
        "R 18.3",
        "VP");
    rows.addOne(
        Kind.RESOURCE,
        "naval-power",
        "naval power",
        "Reinforces line fleets and keeps treaties; a power has 0 to 6 of it.",
        "R 3.6",
        "naval-power");
    rows.add(
        Kind.RESOURCE,
        "economic-base",
        "economic base",
        "Action points for every impulse, from income and upkeep at the last Interphase.",
        "R 16.1");
    rows.add(
        Kind.RESOURCE,
        "income",
        "income",
        "What held markers, treaties, alliances and Fusion Industry bring.",
        "R 16.1");
    rows.addOne(
        Kind.RESOURCE,
        "upkeep",
        "upkeep",
        "All units and outposts of a power; they lower its economic base.",
        "R 16.1",
        "upkeep");
    rows.addOne(
        Kind.RESOURCE,
        "tension",
        "tension",
        "From 0 to 6 between two powers; it decides which attacks are allowed.",
        "R 13.1",
        "tension");
  }

  private static void units(GlossaryRows rows) {
    unit(
        rows,
        UnitType.LINE,
        "Strong in space, above all where it is attacked; weak against planets.");
    unit(rows, UnitType.ESCORT, "Weak in space, strong against planets, and cheap.");
    unit(rows, UnitType.FORTRESS, "Defends one planet and its system and never moves.");
    unit(rows, UnitType.MIXED, "A fleet of an independent, in its reserve until it fights.");
    rows.add(
        Entry.of(
                Kind.UNIT,
                "militia-die",
                "militia die",
                "Fires for a planet of settlement level and above; it cannot be hit.",
                "R 12.4")
            .plural("militia dice"));
  }

  /** The small letter is the reduced side. */
  private static void unit(GlossaryRows rows, int type, String sentence) {
    rows.add(
        Entry.of(Kind.UNIT, UnitType.word(type), UnitType.title(type), sentence, "R 1.4")
            .codes(
                UnitType.word(type),
                String.valueOf(UnitType.letter(type, UnitType.FULL)),
                String.valueOf(UnitType.letter(type, UnitType.REDUCED))));
  }

  private static void markers(GlossaryRows rows) {
    for (int level = 1; level <= Marker.HIGHEST; level++) {
      var marker = Marker.of(level);
      rows.add(
          Kind.BUILDING,
          marker.word,
          marker.word,
          "A control marker of level %d: income %d, %d VP each Interphase, militia %d, resistance %d."
              .formatted(level, marker.income, marker.points, marker.militia, marker.resistance),
          "R 3.5");
    }
  }

  private static void cards(GlossaryRows rows) {
    for (var card : Card.values()) {
      int rule =
          card.number < Card.W1.number
              ? FIRST_EXPANSION + card.number
              : FIRST_WAR + card.number - Card.W1.number;
      rows.addOne(
          Kind.CARD,
          card.word().toLowerCase(Locale.ROOT),
          card.title,
          card.sentence,
          "R 17." + rule,
          card.name(),
          card.word());
    }
    rows.addOne(
        Kind.CARD,
        "expansion-deck",
        "deck E",
        "The expansion deck: events and developments for growth.",
        "R 14.2",
        "E");
    rows.addOne(
        Kind.CARD,
        "war-deck",
        "deck W",
        "The war deck: events and cards for combat.",
        "R 14.2",
        "W");
    rows.add(
        Kind.CARD,
        "x-card",
        "X card",
        "Brings an event and lets independents act; the third of a deck brings the Interphase.",
        "R 14.3");
  }

  private static void events(GlossaryRows rows) {
    for (var event : ScenarioEvent.values()) {
      int number = Integer.parseInt(event.name().substring(1));
      rows.addOne(
          Kind.EVENT,
          event.title.toLowerCase(Locale.ROOT).replace(' ', '-') + "-event",
          event.title,
          event.sentence,
          "R 19." + (FIRST_EVENT + number),
          event.name());
    }
  }
}
