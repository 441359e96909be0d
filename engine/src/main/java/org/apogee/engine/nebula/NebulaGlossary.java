package org.apogee.engine.nebula;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.Preset;
import org.apogee.engine.words.Glossary;
import org.apogee.engine.words.Glossary.Entry;
import org.apogee.engine.words.Glossary.Kind;

/** Everything that the game names, in words; what a tech does is in {@link TechGlossary}. */
final class NebulaGlossary {
  private static final String PRESET_RULE = "R 17.7";

  static final Glossary ALL = Glossary.of(all());

  private NebulaGlossary() {}

  private static List<Entry> all() {
    var all = new ArrayList<Entry>();
    addPieces(all);
    addPlaces(all);
    all.addAll(TechGlossary.entries());
    addTurn(all);
    addStates(all);
    addOptions(all);
    addEndings(all);
    return all;
  }

  private static void addPieces(List<Entry> all) {
    all.add(
        Entry.of(
            Kind.SEAT,
            "seat",
            "seat",
            "A player; seat 0 has the south field and ships S1 to S6, seat 1 the north field and"
                + " ships N1 to N6.",
            "R 3.1"));
    for (var row : Resource.ALL) {
      all.add(
          entry(
              Kind.RESOURCE,
              row.title(),
              "%s pays for what belongs to the colour %s; a reserve holds up to %d."
                  .formatted(row.title(), row.colour(), Players.RESERVE_MAX),
              "R 2.1"));
    }
    for (var row : Resource.ALL) {
      all.add(
          entry(
              Kind.TOKEN,
              row.colour(),
              "%s is the colour of %s, of the %s and of six techs; a player controls one planet of it."
                  .formatted(row.colour(), row.title(), row.building()),
              "R 1.3"));
    }
    building(
        all, Resource.METAL, "Produces regiments and allows research of Yellow techs.", "R 8.5");
    building(all, Resource.GAS, "Builds ships and allows research of Red techs.", "R 8.6");
    building(
        all, Resource.CRYSTAL, "Shortens cooldowns and allows research of Green techs.", "R 8.7");
    all.add(
        Entry.of(
            Kind.TOKEN,
            "extractor",
            "extractor",
            "Adds a d10 to the Harvest of its resource, or 10 once it is specialised.",
            "R 7.2"));
    all.add(
        Entry.of(
                Kind.UNIT,
                "ship",
                "ship",
                "Carries up to 6 regiments 4 steps a turn and fights with 2 durability.",
                "R 9.3")
            .codes("ship", "S#", "N#"));
    all.add(
        Entry.of(
            Kind.UNIT,
            "regiment",
            "regiment",
            "Takes a planet in fives and adds 1 to the totals of the ship it is aboard.",
            "R 9.8"));
    all.add(
        Entry.of(
                Kind.TOKEN,
                "durability",
                "durability",
                "A ship is destroyed when it loses its second durability.",
                "R 10.6")
            .plural("durability"));
    die(all, "d6", "A die of 6 sides: Harvest, radiation, combat and several techs.", "R 7.2");
    die(all, "d10", "A die of 10 sides: what a base extractor adds.", "R 7.2");
    die(all, "d20", "A die of 20 sides: the column of a planet at set-up.", "R 5.3");
  }

  private static void building(List<Entry> all, Resource row, String sentence, String rule) {
    all.add(entry(Kind.BUILDING, row.building(), sentence, rule));
  }

  private static void die(List<Entry> all, String name, String sentence, String rule) {
    all.add(Entry.of(Kind.TOKEN, name, name, sentence, rule).plural(name));
  }

  /** A proper name that views write in either case, such as {@code Metal} and {@code metal}. */
  private static Entry entry(Kind kind, String title, String sentence, String rule) {
    var word = title.toLowerCase(Locale.ROOT);
    return Entry.of(kind, word, title, sentence, rule).plural(title);
  }

  private static void addPlaces(List<Entry> all) {
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      var title = Planets.title(planet);
      all.add(
          Entry.of(
                  Kind.PLACE,
                  title.toLowerCase(Locale.ROOT).replace(' ', '-'),
                  title,
                  "The %s planet of the %s field; five regiments take it."
                      .formatted(
                          Resource.of(Planets.colour(planet)).colour(),
                          Planets.field(planet) == 0 ? "south" : "north"),
                  "R 4.4")
              .codes(Planets.name(planet))
              .plural(title));
    }
    place(
        all,
        "block",
        "A place on the map, named by its field (0 south, 1 north), a row A to J and a column 1 to"
            + " 20.",
        "R 3.2",
        "block",
        "#@#");
    place(
        all,
        "open space",
        "Blocks without paths; only Pathfinder and Jumpgate lead there.",
        "R 3.5");
    place(
        all,
        "radioactive block",
        "A ship that arrives loses a regiment on a roll of 1 to 3.",
        "R 9.5.1");
    place(
        all,
        "unexplored zone",
        "The first ship there brings its owner a tech of a colour that the opponent picks.",
        "R 9.5.1 ZONE");
    place(
        all,
        "defensive ring",
        "Blocks within 1 to 3 of a planet with 10, 15 or 20 regiments, where an enemy ship makes 1"
            + " step a turn.",
        "R 9.6");
    place(all, "root planet", "The first planet of a player, which needs no garrison.", "R 5.5");
  }

  private static void place(
      List<Entry> all, String name, String sentence, String rule, String... codes) {
    var entry = Entry.of(Kind.PLACE, name.replace(' ', '-'), name, sentence, rule);
    all.add(codes.length == 0 ? entry : entry.codes(codes));
  }

  private static void addTurn(List<Entry> all) {
    phase(all, "maintenance", "Cooldowns, research and construction advance.", "R 7.1");
    phase(all, "harvest", "Dice and extractors fill the reserves.", "R 7.2");
    phase(all, "progress", "The active player builds, researches and produces.", "R 6.2");
    phase(all, "conflict", "The active player's ships move, load and fight.", "R 9.2");
    phase(all, "combat", "Two ships fight in rounds until one is destroyed.", "R 10.4");
    action(all, "amount", "How many are exchanged or carried.", "R 8.8");
    action(all, "opening", "The passive player may use techs before Conflict.", "R 9.1");
    action(all, "tech", "The targets of a tech are chosen.", "R 11.3");
    action(all, "freeze", "A cooldown that stands still is chosen.", "R 11.4 CHARGE");
    action(all, "ray", "Radioactive Ray strikes beside its target.", "R 11.4 RAY");
    action(all, "loss", "A ship is about to lose durability.", "R 10.6");
    action(all, "arrival", "A ship arrives on a block.", "R 9.5");
    action(all, "keep", "Which of two planets of one colour is kept.", "R 13.2");
    action(all, "explore", "The opponent picks the colour of a tech.", "R 9.5.1 ZONE");
    action(all, "over", "The game has ended.", "R 12.5");
    action(all, "turn", "The four phases of one player.", "R 6.1");
    effect(
        all,
        "Specialty",
        "A cooldown is one turn shorter with a planet and the building of its colour.",
        "R 11.1");
  }

  private static void phase(List<Entry> all, String word, String sentence, String rule) {
    var title = Character.toUpperCase(word.charAt(0)) + word.substring(1);
    all.add(Entry.of(Kind.PHASE, word, title, sentence, rule).plural(title));
  }

  private static void action(List<Entry> all, String word, String sentence, String rule) {
    all.add(
        Entry.of(Kind.ACTION, "decision." + word, word, sentence, rule).codes(word).plural(word));
  }

  private static void effect(List<Entry> all, String title, String sentence, String rule) {
    all.add(entry(Kind.EFFECT, title, sentence, rule));
  }

  private static void addStates(List<Entry> all) {
    state(all, "unknown", "A tech under research that its owner keeps secret.", "R 14.2");
    state(all, "research", "A tech that is ready when its indicator reaches 0.", "R 8.4");
    state(all, "ready", "A tech that can be used.", "R 11.1");
    state(all, "cooldown", "A used tech that is ready when its indicator reaches 0.", "R 11.1");
    state(all, "basic", "A tech of 2 turns of research and cooldown.", "R 2.1");
    state(all, "advanced", "A tech of 3 turns of research and cooldown.", "R 2.1");
    state(all, "exchanged", "The player has used the exchange of this turn.", "R 8.8");
    state(all, "balanced", "The player has used Balance this turn.", "R 11.5");
    state(all, "new", "A ship that was built this turn and cannot move.", "R 8.11");
    state(all, "loaded", "A ship that took regiments aboard this turn.", "R 9.7");
    state(all, "unloaded", "A ship that put regiments ashore this turn.", "R 9.8");
    state(all, "ring", "A ship that a defensive ring limits to 1 step this turn.", "R 9.6");
  }

  private static void state(List<Entry> all, String word, String sentence, String rule) {
    all.add(Entry.of(Kind.STATE, word, word, sentence, rule).plural(word));
  }

  /** R 17: the preset is the last row of its table and the first option. */
  private static void addOptions(List<Entry> all) {
    int row = 0;
    for (var option : NebulaOptions.ALL) {
      var id = option.name().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
      var rule = option.name().equals(Preset.OPTION) ? PRESET_RULE : "R 17." + ++row;
      all.add(
          Entry.of(Kind.OPTION, "option." + id, option.name(), option.sentence(), rule)
              .codes(option.name()));
    }
    for (var preset : NebulaOptions.PRESETS) {
      all.add(
          Entry.of(
                  Kind.OPTION,
                  "preset." + preset.name(),
                  preset.name(),
                  preset.sentence(),
                  PRESET_RULE)
              .codes(preset.name()));
    }
  }

  private static void addEndings(List<Entry> all) {
    ending(all, NebulaEnding.NONE, "The game goes on.", "R 12.5");
    ending(
        all,
        NebulaEnding.THREE_PLANETS,
        "A player controls a planet of each colour, with the own root and one of the other field.",
        "R 12.1");
    ending(all, NebulaEnding.NO_PLANET, "A player controls no planet and has lost.", "R 12.2");
    ending(
        all, NebulaEnding.TURN_LIMIT, "The turns are over; planets and strength decide.", "R 12.4");
  }

  private static void ending(List<Entry> all, NebulaEnding ending, String sentence, String rule) {
    all.add(
        Entry.of(
                Kind.ENDING, "ending." + ending.code, ending.code.replace('-', ' '), sentence, rule)
            .codes(ending.code));
  }
}
