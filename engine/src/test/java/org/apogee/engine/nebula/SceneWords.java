package org.apogee.engine.nebula;

import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The sentences of a scene. {@link #put} makes one true; {@link #read} takes one and says what is
 * true instead, in the same form, so that a scene compares sentence with sentence.
 */
final class SceneWords {
  private static final String TECH =
      "(" + String.join("|", Tech.all().stream().map(Tech::word).toList()) + ")";
  private static final String RESOURCE = "(metal|gas|crystal)";
  private static final String BUILDING = "(academy|hangar|laboratory)";
  private static final List<String> BUILDING_STATES = List.of("none", "begun", "owned");
  private static final List<String> PLAYER_MARKS =
      List.of("exchanged", "balanced", "clone", "free-exchange", "battle-speed");
  private static final List<String> SHIP_MARKS =
      List.of("new", "emp", "loaded", "unloaded", "pathfinder", "ring");

  private static final Pattern MOVE =
      Pattern.compile(
          "pass|end (progress|turn)|(extractor|specialise) "
              + RESOURCE
              + "|construct "
              + BUILDING
              + "|(research|advance|use|choose) "
              + TECH
              + "|(regiment|ship|choose|keep) P[0-5]|choose [SN][1-6]|choose [01][A-J]\\d+"
              + "|(exchange|choose) "
              + RESOURCE
              + " "
              + RESOURCE
              + "|choose (yellow|red|green)|amount \\d+|move [SN][1-6] [01][A-J]\\d+|(load|unload)"
              + " [SN][1-6] \\d");

  private record Sentence(
      Pattern form,
      BiConsumer<NebulaPosition, MatchResult> put,
      BiFunction<NebulaPosition, MatchResult, String> read) {}

  private static final List<Sentence> SENTENCES =
      List.of(
          triple("reserves", p -> p.players.reserves),
          triple("extractors", p -> p.players.extractors),
          triple("penalties", p -> p.players.penalties),
          sentence(
              "seat (\\d) " + TECH + " (unknown|ready|(?:research|cooldown) \\d)",
              SceneWords::putTech,
              (p, m) ->
                  "seat %s %s %s"
                      .formatted(
                          m.group(1), m.group(2), stateOf(p, number(m, 1), tech(m.group(2))))),
          sentence(
              "seat (\\d) " + TECH + " (?:not )?(jammed|frozen)",
              SceneWords::putStruck,
              SceneWords::readStruck),
          sentence(
              "seat (\\d) " + BUILDING + " (none|begun|owned)",
              (p, m) -> p.players.buildings[building(m)] = BUILDING_STATES.indexOf(m.group(3)),
              (p, m) ->
                  "seat %s %s %s"
                      .formatted(
                          m.group(1),
                          m.group(2),
                          BUILDING_STATES.get(p.players.buildings[building(m)]))),
          sentence(
              "seat (\\d) turns (\\d+)",
              (p, m) -> p.players.turnsTaken[number(m, 1)] = number(m, 2),
              (p, m) ->
                  "seat %s turns %d".formatted(m.group(1), p.players.turnsTaken[number(m, 1)])),
          sentence(
              "seat (\\d) cannon uses (\\d)",
              (p, m) -> p.players.supernovaUses[number(m, 1)] = number(m, 2),
              (p, m) ->
                  "seat %s cannon uses %d"
                      .formatted(m.group(1), p.players.supernovaUses[number(m, 1)])),
          sentence(
              "seat (\\d) marks((?: [a-z-]+)*)",
              (p, m) -> p.players.marks[number(m, 1)] = bits(m.group(2), PLAYER_MARKS),
              (p, m) ->
                  "seat %s marks%s"
                      .formatted(m.group(1), words(p.players.marks[number(m, 1)], PLAYER_MARKS))),
          sentence(
              "P(\\d) (?:of seat (\\d)|neutral|free) with (\\d+)",
              SceneWords::putPlanet,
              SceneWords::readPlanet),
          sentence(
              "P(\\d) fresh (\\d+)",
              (p, m) -> p.planets.fresh[number(m, 1)] = number(m, 2),
              (p, m) -> "P%s fresh %d".formatted(m.group(1), p.planets.fresh[number(m, 1)])),
          sentence(
              "([SN]\\d) at ([01][A-J]\\d+) with (\\d)", SceneWords::putShip, SceneWords::readShip),
          sentence("([SN]\\d) gone()()", SceneWords::reject, SceneWords::readShip),
          sentence(
              "([SN]\\d) (durability|capacity|arrival|steps) (\\d+)",
              (p, m) -> column(p, m)[ship(m)] = number(m, 3),
              (p, m) -> "%s %s %d".formatted(m.group(1), m.group(2), column(p, m)[ship(m)])),
          sentence(
              "([SN]\\d) marks((?: [a-z-]+)*)",
              (p, m) -> p.ships.marks[ship(m)] = bits(m.group(2), SHIP_MARKS),
              (p, m) -> m.group(1) + " marks" + words(p.ships.marks[ship(m)], SHIP_MARKS)),
          sentence(
              "zone (0|1)([A-J]\\d+) (?:un)?explored",
              SceneWords::putZone,
              (p, m) ->
                  "zone %s%s %sexplored"
                      .formatted(
                          m.group(1), m.group(2), (p.explored() >>> zone(m) & 1) != 0 ? "" : "un")),
          sentence(
              "seat \\d asked [a-z]+",
              SceneWords::reject,
              (p, _) -> "seat %d asked %s".formatted(p.seatToAct(), stepOf(p))),
          sentence(
              "(?:goes on|[a-z-]+: (?:seat \\d|nobody) wins)",
              SceneWords::reject,
              SceneWords::end));

  private SceneWords() {}

  /** So that a scene that says a move is refused cannot have misspelt it. */
  static boolean isMove(String text) {
    return MOVE.matcher(text).matches();
  }

  static void put(NebulaPosition p, String text) {
    var sentence = find(text);
    sentence.put.accept(p, match(sentence, text));
  }

  static String read(NebulaPosition p, String text) {
    var sentence = find(text);
    return sentence.read.apply(p, match(sentence, text));
  }

  private static Sentence find(String text) {
    return SENTENCES.stream()
        .filter(sentence -> sentence.form.matcher(text).matches())
        .findFirst()
        .orElseThrow(() -> new AssertionError("no scene has the sentence: " + text));
  }

  private static MatchResult match(Sentence sentence, String text) {
    var matcher = sentence.form.matcher(text);
    if (!matcher.matches()) {
      throw new AssertionError(text);
    }
    return matcher.toMatchResult();
  }

  private static Sentence sentence(
      String form,
      BiConsumer<NebulaPosition, MatchResult> put,
      BiFunction<NebulaPosition, MatchResult, String> read) {
    return new Sentence(Pattern.compile(form), put, read);
  }

  private static Sentence triple(String name, Function<NebulaPosition, int[]> array) {
    return sentence(
        "seat (\\d) " + name + " (\\d+)/(\\d+)/(\\d+)",
        (p, m) -> {
          for (int i = 0; i < Resource.COUNT; i++) {
            array.apply(p)[Players.of(number(m, 1), i)] = number(m, 2 + i);
          }
        },
        (p, m) -> {
          var values = array.apply(p);
          int base = Players.of(number(m, 1), 0);
          return "seat %s %s %d/%d/%d"
              .formatted(m.group(1), name, values[base], values[base + 1], values[base + 2]);
        });
  }

  private static void putTech(NebulaPosition p, MatchResult m) {
    int seat = number(m, 1);
    int bit = 1 << tech(m.group(2));
    var state = m.group(3).split(" ", -1);
    int[] set =
        switch (state[0]) {
          case "research" -> p.techs.researching;
          case "cooldown" -> p.techs.cooling;
          default -> p.techs.ready;
        };
    set[seat] |= bit;
    if (state.length > 1) {
      p.techs.indicators[TechStates.of(seat, tech(m.group(2)))] = Integer.parseInt(state[1]);
    }
  }

  private static String stateOf(NebulaPosition p, int seat, int tech) {
    int bit = 1 << tech;
    if ((p.techs.ready[seat] & bit) != 0) {
      return "ready";
    }
    int indicator = p.techs.indicator(seat, tech);
    return (p.techs.cooling[seat] & bit) != 0
        ? "cooldown " + indicator
        : (p.techs.researching[seat] & bit) != 0 ? "research " + indicator : "unknown";
  }

  private static void putStruck(NebulaPosition p, MatchResult m) {
    var set = m.group(3).equals("jammed") ? p.techs.jammed : p.techs.frozen;
    set[number(m, 1)] |= 1 << tech(m.group(2));
  }

  private static String readStruck(NebulaPosition p, MatchResult m) {
    var set = m.group(3).equals("jammed") ? p.techs.jammed : p.techs.frozen;
    boolean is = (set[number(m, 1)] >>> tech(m.group(2)) & 1) != 0;
    return "seat %s %s %s%s".formatted(m.group(1), m.group(2), is ? "" : "not ", m.group(3));
  }

  private static void putPlanet(NebulaPosition p, MatchResult m) {
    int planet = number(m, 1);
    int controller = m.group(2) == null ? Planets.NOBODY : number(m, 2);
    boolean isFree = m.group().contains(" free ");
    p.planets.controllers[planet] = controller;
    p.planets.colonised[planet] = isFree ? 0 : 1;
    p.planets.regiments[planet] = number(m, 3);
  }

  private static String readPlanet(NebulaPosition p, MatchResult m) {
    int planet = number(m, 1);
    int controller = p.planets.controllers[planet];
    var state =
        controller >= 0
            ? "of seat " + controller
            : p.planets.colonised[planet] == 1 ? "neutral" : "free";
    return "P%d %s with %d".formatted(planet, state, p.planets.regiments[planet]);
  }

  private static void putShip(NebulaPosition p, MatchResult m) {
    int ship = ship(m);
    p.ships.create(ship, GalacticMap.byName(m.group(2)), p.nextArrival());
    p.ships.marks[ship] = 0;
    p.ships.regiments[ship] = number(m, 3);
  }

  private static String readShip(NebulaPosition p, MatchResult m) {
    int ship = ship(m);
    return p.ships.exists(ship)
        ? "%s at %s with %d"
            .formatted(m.group(1), GalacticMap.name(p.ships.blocks[ship]), p.ships.regiments[ship])
        : m.group(1) + " gone";
  }

  private static void putZone(NebulaPosition p, MatchResult m) {
    if (m.group().endsWith(" explored")) {
      p.explore(1 << zone(m));
    }
  }

  private static int zone(MatchResult m) {
    return GalacticMap.zone(GalacticMap.byName(m.group(1) + m.group(2)));
  }

  private static int[] column(NebulaPosition p, MatchResult m) {
    return switch (m.group(2)) {
      case "durability" -> p.ships.durability;
      case "capacity" -> p.ships.capacity;
      case "arrival" -> p.ships.arrivals;
      default -> p.ships.stepsUsed;
    };
  }

  private static String stepOf(NebulaPosition p) {
    return p.isOver() ? "nothing" : p.frames.top().name().toLowerCase(Locale.ROOT);
  }

  private static String end(NebulaPosition p, MatchResult m) {
    if (!p.isOver()) {
      return "goes on";
    }
    return "%s: %s wins"
        .formatted(p.ending().code, p.winner() < 0 ? "nobody" : "seat " + p.winner());
  }

  private static int bits(String words, List<String> names) {
    int bits = 0;
    for (var word : words.strip().split(" ", -1)) {
      bits |= word.isEmpty() ? 0 : 1 << names.indexOf(word);
    }
    return bits;
  }

  private static String words(int bits, List<String> names) {
    var text = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      text.append((bits >>> i & 1) != 0 ? " " + names.get(i) : "");
    }
    return text.toString();
  }

  private static int tech(String word) {
    return Tech.all().stream()
        .filter(tech -> tech.word().equals(word))
        .findFirst()
        .orElseThrow()
        .id;
  }

  private static int building(MatchResult m) {
    var names = List.of("academy", "hangar", "laboratory");
    return Players.of(number(m, 1), names.indexOf(m.group(2)));
  }

  private static int ship(MatchResult m) {
    return Ships.of(m.group(1).charAt(0) == 'S' ? 0 : 1, m.group(1).charAt(1) - '1');
  }

  private static int number(MatchResult m, int group) {
    return Integer.parseInt(m.group(group));
  }

  private static void reject(NebulaPosition p, MatchResult m) {
    throw new AssertionError("a scene cannot make this true: " + m.group());
  }
}
