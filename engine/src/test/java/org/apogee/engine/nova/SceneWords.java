package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The sentences of a scene. {@link #put} makes one true; {@link #read} takes one and says what is
 * true instead, in the same form, so that a scene compares sentence with sentence.
 */
final class SceneWords {
  private static final String SYSTEM = "([HABCDKM][0-3]|Z)";
  private static final String PLANET = "((?:[HABCDKM][0-3]|Z)\\.[01])";
  private static final String PARTY = "(P[0-3]|I[0-3])";
  private static final String MARKER = "(outpost|factory|settlement|colony|capital)";

  private interface Put {
    void accept(NovaPosition p, MatchResult m);
  }

  private interface Read {
    Object apply(NovaPosition p, MatchResult m);
  }

  /** What is read replaces the last group of the sentence. */
  private record Sentence(Pattern form, Put put, Read read) {}

  private static final List<Sentence> SENTENCES =
      List.of(
          sentence("(no units)", (p, m) -> clearUnits(p), (p, m) -> "no units"),
          sentence(PLANET + " (free)", (p, m) -> p.board.clear(planet(p, m)), SceneWords::marker),
          sentence(
              PLANET + " (" + PARTY + " " + MARKER + ")", SceneWords::mark, SceneWords::marker),
          sentence(
              PLANET + " (terran|barren)",
              (p, m) -> p.board.makeTerran(planet(p, m)),
              (p, m) -> (p.board.terran() >>> planet(p, m) & 1) != 0 ? "terran" : "barren"),
          sentence(
              PLANET + " damage (\\d)",
              (p, m) -> p.board.addDamage(planet(p, m), Integer.parseInt(m.group(2))),
              (p, m) -> p.board.damage(planet(p, m))),
          sentence(
              SYSTEM + " tile ([a-ehv]|m[123])",
              (p, m) -> SceneGalaxy.turnUp(p, system(p, m), m.group(2)),
              (p, m) -> Tile.of(p.board.tile(system(p, m))).word),
          sentence(
              SYSTEM + " (explored|unexplored)",
              (p, m) -> SceneGalaxy.explore(p, system(p, m)),
              (p, m) -> p.board.isExplored(system(p, m)) ? "explored" : "unexplored"),
          sentence(
              SYSTEM + " units " + PARTY + " ([LlEeFf.!01]+|none)",
              SceneUnits::put,
              (p, m) -> SceneUnits.read(p, system(p, m), party(m.group(2)))),
          sentence(
              SYSTEM + " siege (none|P[0-3] [PI][0-3])",
              (p, m) ->
                  p.board.lay(
                      system(p, m),
                      party(m.group(2).substring(0, 2)),
                      party(m.group(2).substring(3))),
              SceneWords::siege),
          sentence(
              "tension P(\\d) P(\\d) (\\d)",
              (p, m) -> p.powers.setTension(number(m, 1), number(m, 2), number(m, 3)),
              (p, m) -> p.powers.tension(number(m, 1), number(m, 2))),
          sentence(
              "P\\d AP (\\d+)",
              (p, m) -> p.impulse.points = number(m, 1),
              (p, m) -> p.impulse.points),
          sentence(
              "P(\\d) (naval|base|VP) (-?\\d+)",
              (p, m) -> column(p, m)[number(m, 1)] = number(m, 3),
              (p, m) -> column(p, m)[number(m, 1)]),
          sentence(
              "P(\\d) hand((?: [EW]\\d+)*)",
              (p, m) -> p.decks.setHand(number(m, 1), bag(m.group(2))),
              (p, m) -> words(p.decks.hand(number(m, 1)))),
          sentence(
              "P(\\d) development ([EW]\\d+) (\\d)",
              SceneWords::layOut,
              (p, m) -> p.powers.life(number(m, 1), development(m))),
          sentence(
              "I(\\d) relation P(\\d) (\\d)",
              (p, m) -> p.independents.relate(number(m, 1), number(m, 2), number(m, 3)),
              (p, m) -> p.independents.relation(number(m, 1), number(m, 2))),
          sentence(
              "I(\\d) reserve ([Mm]+|none)",
              (p, m) -> SceneUnits.setReserve(p, number(m, 1), m.group(2)),
              (p, m) -> SceneUnits.reserve(p, number(m, 1))),
          sentence("I(\\d) (at " + SYSTEM + ")", SceneWords::enter, (p, m) -> "at ?"),
          sentence(
              "I(\\d) (in play|away)",
              (p, m) -> {},
              (p, m) -> p.independents.isInPlay(number(m, 1)) ? "in play" : "away"),
          sentence(
              "deck ([EW])((?: [EW]\\d+)*) X (\\d)",
              SceneWords::setDeck,
              (p, m) -> p.decks.crosses(deck(m))),
          sentence(
              "discarded ([EW])((?: [EW]\\d+)*)",
              (p, m) -> {},
              (p, m) -> words(Cards.ofDeck(p.decks.discards(), deck(m)))),
          sentence("turn (\\d+)", (p, m) -> p.setTurn(number(m, 1)), (p, m) -> p.turn()),
          sentence("active P(\\d)", (p, m) -> p.setActive(number(m, 1)), (p, m) -> p.active()),
          sentence("asked P(\\d|-1)", (p, m) -> {}, (p, m) -> p.seatToAct()),
          sentence("decision ([a-z-]+)", (p, m) -> {}, (p, m) -> decision(p)),
          sentence("ending ([a-z-]+)", (p, m) -> {}, (p, m) -> p.ending().code),
          sentence("P(\\d) place (\\d)", (p, m) -> {}, (p, m) -> p.place(number(m, 1))));

  private SceneWords() {}

  private static Sentence sentence(String form, Put put, Read read) {
    return new Sentence(Pattern.compile(form), put, read);
  }

  static void put(NovaPosition p, String text) {
    var sentence = find(text);
    sentence.put.accept(p, match(sentence, text));
  }

  static String read(NovaPosition p, String text) {
    var sentence = find(text);
    var m = match(sentence, text);
    boolean isMarker = sentence.form.pattern().endsWith(MARKER + ")");
    int group = isMarker ? 2 : m.groupCount();
    return text.substring(0, m.start(group))
        + sentence.read.apply(p, m)
        + text.substring(m.end(group));
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

  static int number(MatchResult m, int group) {
    return Integer.parseInt(m.group(group));
  }

  static int system(NovaPosition p, MatchResult m) {
    return SceneGalaxy.system(p, m.group(1));
  }

  private static int planet(NovaPosition p, MatchResult m) {
    return SceneGalaxy.planet(p, m.group(1));
  }

  /** P0 to I3. */
  static int party(String name) {
    int number = name.charAt(1) - '0';
    return name.charAt(0) == 'P' ? number : Party.ofIndependent(number);
  }

  private static void clearUnits(NovaPosition p) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      p.units.remove(unit);
    }
  }

  private static void mark(NovaPosition p, MatchResult m) {
    for (var marker : Marker.values()) {
      if (marker.word.equals(m.group(4))) {
        p.board.put(planet(p, m), party(m.group(3)), marker.level);
      }
    }
  }

  private static String marker(NovaPosition p, MatchResult m) {
    int planet = planet(p, m);
    int owner = p.board.owner(planet);
    return owner < 0 ? "free" : Party.name(owner) + " " + Marker.of(p.board.level(planet)).word;
  }

  private static String siege(NovaPosition p, MatchResult m) {
    int system = system(p, m);
    return (p.board.besieged() >>> system & 1) == 0
        ? "none"
        : Party.name(p.board.besieger(system)) + " " + Party.name(p.board.target(system));
  }

  private static int[] column(NovaPosition p, MatchResult m) {
    return switch (m.group(2)) {
      case "naval" -> p.powers.naval;
      case "base" -> p.powers.base;
      default -> p.powers.points;
    };
  }

  static long bag(String words) {
    long bag = 0;
    for (var word : words.trim().split(" ", -1)) {
      bag += word.isEmpty() ? 0 : Cards.one(Card.valueOf(word).number);
    }
    return bag;
  }

  private static String words(long bag) {
    var words = new ArrayList<String>();
    for (int card = 0; card < Card.COUNT; card++) {
      for (int i = 0; i < Cards.copies(bag, card); i++) {
        words.add(" " + Card.of(card).name());
      }
    }
    return String.join("", words);
  }

  private static Development development(MatchResult m) {
    return Development.ofCard(Card.valueOf(m.group(2)).number);
  }

  private static void layOut(NovaPosition p, MatchResult m) {
    int card = Card.valueOf(m.group(2)).number;
    int seat = number(m, 1);
    p.decks.setHand(seat, p.decks.hand(seat) + Cards.one(card));
    p.decks.takeFromHand(seat, card);
    p.powers.setLife(seat, development(m), number(m, 3));
  }

  private static int deck(MatchResult m) {
    return m.group(1).equals("E") ? Cards.EXPANSION : Cards.WAR;
  }

  private static void setDeck(NovaPosition p, MatchResult m) {
    p.decks.setPile(deck(m), bag(m.group(2)), number(m, 3));
  }

  /** As if it had just been found there. */
  private static void enter(NovaPosition p, MatchResult m) {
    int minor = number(m, 1);
    int system = SceneGalaxy.system(p, m.group(3));
    SceneGalaxy.explore(p, system);
    int party = Party.ofIndependent(minor);
    boolean isStrong = minor == 2;
    p.board.put(2 * system, party, isStrong ? Marker.COLONY.level : Marker.SETTLEMENT.level);
    p.board.put(2 * system + 1, party, Marker.OUTPOST.level);
    p.independents.enter(minor, p.map().region(system), isStrong ? 2 : 1, 1);
  }

  private static String decision(NovaPosition p) {
    return NovaViews.of(p, 0).decision();
  }
}
