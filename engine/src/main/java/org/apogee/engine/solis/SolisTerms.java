package org.apogee.engine.solis;

import java.util.List;
import java.util.Locale;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** The part of the glossary that is in no table: seats, units, places, phases, options. */
final class SolisTerms {
  static final List<Entry> ENTRIES =
      List.of(
          Entry.of(Kind.SEAT, "seat", "seat", "A player, who rules an empire.", "R 1.1").codes("#"),
          Entry.of(
                  Kind.SEAT,
                  "entity",
                  "Entity",
                  "The enemy of all seats, which no seat plays.",
                  "R 1.6")
              .codes("Entity"),
          Entry.of(
                  Kind.RESOURCE,
                  "energy",
                  "energy",
                  "Pays actions; a reset brings it back.",
                  "R 6.1")
              .plural("energy"),
          Entry.of(Kind.RESOURCE, "credit", "credit", "Pays technologies; 20 at most.", "R 12.1"),
          Entry.of(
              Kind.UNIT, "ship", "ship", "Moves, fights with one die and holds sectors.", "R 1.4"),
          Entry.of(
              Kind.UNIT,
              "disabled-ship",
              "disabled ship",
              "Neither moves nor fights until its seat's next reset.",
              "R 1.4"),
          Entry.of(Kind.UNIT, "unit", "unit", "A ship or a station.", "R 11.16"),
          Entry.of(
              Kind.BUILDING, "station", "station", "Fights with two dice where it is.", "R 9.3"),
          Entry.of(Kind.BUILDING, "gate", "gate", "Makes its sector a jump point.", "R 9.4"),
          Entry.of(Kind.BUILDING, "colony", "colony", "Owns a sector for its seat.", "R 7.4"),
          Entry.of(
              Kind.BUILDING, "improvement", "improvement", "Adds 1 to a sector's value.", "R 7.6"),
          Entry.of(
              Kind.TOKEN,
              "artifact",
              "artifact",
              "Gives an Omega particle and 5 ★ or more.",
              "R 8.8"),
          Entry.of(
                  Kind.TOKEN,
                  "entity-gate",
                  "gate of the Entity",
                  "Ships of the Entity come out of it; it wanders over the map.",
                  "R 14.13")
              .plural("gates of the Entity")
              .codes("A", "B", "C", "AB", "AC", "BC", "ABC"),
          Entry.of(Kind.TOKEN, "red", "red star", "The rarest tiles, for red slots.", "R 2.9")
              .codes("red"),
          Entry.of(Kind.TOKEN, "yellow", "yellow star", "Tiles for yellow and red slots.", "R 2.9")
              .codes("yellow"),
          Entry.of(Kind.TOKEN, "blue", "blue star", "Tiles for slots of all colours.", "R 2.9")
              .codes("blue"),
          Entry.of(Kind.TOKEN, "die", "die", "Becomes an attack or a defence in combat.", "R 11.5")
              .plural("dice"),
          Entry.of(
              Kind.TOKEN, "hit", "hit", "Destroys a unit, or a gate after all units.", "R 11.13"),
          Entry.of(
                  Kind.PLACE,
                  "sector",
                  "sector",
                  "A hex of the map, which a seat can own.",
                  "R 1.2")
              .codes("s#"),
          Entry.of(
                  Kind.PLACE, "central-sector", "central sector", "The middle of the map.", "R 2.4")
              .codes("X0"),
          Entry.of(Kind.PLACE, "core-sector", "core sector", "Next to the central sector.", "R 2.4")
              .codes("C#"),
          Entry.of(Kind.PLACE, "disc-sector", "disc sector", "Between core and rim.", "R 2.4")
              .codes("D#"),
          Entry.of(Kind.PLACE, "rim-sector", "rim sector", "At the edge of the map.", "R 2.4")
              .codes("M#"),
          Entry.of(
              Kind.PLACE, "homeworld", "homeworld", "A seat's own sector, which is safe.", "R 2.5"),
          Entry.of(
              Kind.PLACE,
              "jump-point",
              "jump point",
              "A sector with a gate or a wormhole.",
              "R 1.10"),
          Entry.of(
              Kind.TILE,
              "tile",
              "tile",
              "Lies in a slot of a sector and brings something.",
              "R 2.8"),
          Entry.of(
              Kind.TILE,
              "location-tile",
              "location tile",
              "Lies in a slot of a sector and brings something.",
              "R 2.8"),
          Entry.of(Kind.CARD, "action-card", "action card", "Says what the Entity does.", "R 2.25"),
          Entry.of(
              Kind.CARD,
              "advance",
              "advance",
              "A gate wanders and ships come out of it.",
              "R 14.14"),
          Entry.of(
              Kind.CARD, "flare", "flare", "Seats lose ships, and the power rises.", "R 14.11"),
          Entry.of(Kind.CARD, "malice", "malice", "Each advance brings one ship more.", "R 14.12"),
          Entry.of(
              Kind.CARD,
              "presence",
              "presence",
              "A gate opens; one card more is drawn.",
              "R 14.12"),
          Entry.of(
              Kind.CARD, "supernova", "supernova", "Ends the game when it is drawn.", "R 14.10"),
          Entry.of(
              Kind.CARD, "step", "step", "A random move of a gate to the next sector.", "R 14.13"),
          Entry.of(
                  Kind.CARD,
                  "secret-objective",
                  "secret objective",
                  "A seat shows it when it holds, for ☆.",
                  "R 15.6")
              .codes("secret"),
          Entry.of(
              Kind.PHASE,
              "set-up",
              "set-up",
              "Races, homeworlds and objectives are chosen.",
              "R 4.1"),
          Entry.of(Kind.PHASE, "turn", "turn", "A seat takes one action.", "R 5.1"),
          Entry.of(Kind.PHASE, "combat", "combat", "Dice become attacks and defences.", "R 11.1"),
          Entry.of(Kind.PHASE, "logistics", "logistics", "A seat's reset.", "R 13.2"),
          Entry.of(Kind.PHASE, "entity-phase", "Entity phase", "The Entity acts.", "R 14.1")
              .codes("Entity phase"),
          Entry.of(Kind.STATE, "turn-state", "turn", "A seat takes one action.", "R 5.2"),
          Entry.of(Kind.STATE, "abandoning", "abandoning", "Tokens leave a sector.", "R 7.7"),
          Entry.of(
              Kind.STATE, "discovering", "discovering", "Cards are claimed or archived.", "R 12.2"),
          Entry.of(Kind.STATE, "over", "over", "The game has ended.", "R 15.3"),
          Entry.of(
              Kind.STATE, "power", "power", "How strong the Entity's dice are, 1 to 12.", "R 2.24"),
          action("settle", "Colonize, improve or abandon.", "R 7.1"),
          action("explore", "Scan for tiles or reveal them.", "R 8.1"),
          action("build", "Build ships, a station or a gate.", "R 9.1"),
          action("move", "Move ships, or warp them.", "R 10.6"),
          action("combat", "Attack in a sector.", "R 11.1"),
          action("science", "Research, discover or synthesize.", "R 12.1"),
          action("logistics", "Take back energy and begin a new cycle.", "R 13.1"),
          action("attack", "A die becomes an attack.", "R 11.9"),
          action("defend", "A die becomes a defence.", "R 11.9"),
          action("both", "A die becomes an attack and a defence, for 1 energy.", "R 11.9"),
          action("waste", "A die becomes nothing.", "R 11.9"),
          action("shield", "Blocks damage.", "R 11.12"),
          action("all-ships", "All ships of a sector together.", "R 10.7").codes("all"),
          option("preset", "Which values the other options have unless they are given."),
          option("mode", "What the seats play for."),
          option("difficulty", "How much the seats need together."),
          option("entityPower", "How strong the Entity is at first."),
          option("raceAssignment", "How races are given out."),
          option("homePlacement", "How homeworlds are placed."),
          option("startSeat", "The seat that has the first turn."),
          option("secretObjectives", "Whether there are secret objectives."),
          option("supernovaLast", "Whether the supernova is the last card."),
          option("truce", "Whether seats may attack each other."),
          option("demand", "Where the points and artifacts demanded come from."),
          option("homeworlds", "Where the slots of homeworlds come from."),
          value("tournament", "Measured to be fair and quick.", "R 16.4"),
          Entry.of(Kind.OPTION, "preset-printed", "printed", "As the source prints it.", "R 16.4")
              .plural("printed")
              .codes("printed"),
          value("MASTERS", "Measured with the strongest bots.", "R 16.4"),
          value("MEASURED", "Measured to be fair.", "R 16.4"),
          Entry.of(
                  Kind.OPTION,
                  "value-printed",
                  "printed numbers",
                  "As the source prints them.",
                  "R 16.4")
              .plural("printed numbers")
              .codes("PRINTED"),
          value("SURVIVAL", "One winner, if the Entity is beaten.", "R 16.2"),
          value("COOP", "All win together, or none.", "R 16.2"),
          value("EXPLORATION", "Points alone decide.", "R 16.2"),
          value("NOVICE", "The lowest demand.", "R 2.26"),
          value("MODERATE", "The usual demand.", "R 2.26"),
          value("HARD", "A high demand.", "R 2.26"),
          value("EXTREME", "The highest demand.", "R 2.26"),
          value("AUTO", "The usual value of the mode.", "R 16.1"),
          value("DRAFT", "Seats choose.", "R 4.2"),
          value("CHOOSE", "Seats choose.", "R 4.3"),
          value("FIXED", "In the order of the seats.", "R 4.3"),
          value("RANDOM", "By lot.", "R 16.1"),
          value("ON", "Yes.", "R 16.1"),
          value("OFF", "No.", "R 16.1"));

  private SolisTerms() {}

  private static Entry action(String name, String sentence, String rule) {
    return Entry.of(Kind.ACTION, "action-" + name, name.replace('-', ' '), sentence, rule)
        .codes(name);
  }

  private static Entry option(String name, String sentence) {
    return Entry.of(
            Kind.OPTION, "option-" + name.toLowerCase(Locale.ROOT), name, sentence, "R 16.1")
        .plural(name)
        .codes(name);
  }

  private static Entry value(String code, String sentence, String rule) {
    var lower = code.toLowerCase(Locale.ROOT);
    return Entry.of(Kind.OPTION, "value-" + lower, code, sentence, rule).plural(code).codes(code);
  }
}
