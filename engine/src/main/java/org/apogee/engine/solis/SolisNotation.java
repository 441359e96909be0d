package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisMoves.a;
import static org.apogee.engine.solis.SolisMoves.b;
import static org.apogee.engine.solis.SolisMoves.c;
import static org.apogee.engine.solis.SolisWords.sector;

import org.apogee.engine.Args;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;
import org.apogee.engine.words.Phrase;

/** Moves of Nova Solis in words: {@code colonize s7}, {@code attack Entity in s8}, {@code scan}. */
final class SolisNotation implements Notation {
  private static final String[] REMOVED = {"ship", "disabled ship", "station", "gate", "colonies"};
  private static final String[] WAYS = {"attack", "defend", "both", "waste"};

  @Override
  public MoveText describe(Position position, long move) {
    var p = (SolisPosition) position;
    return switch (p.frames.top()) {
      case TURN -> turn(p, move);
      case COMBAT_ABILITY,
          ABILITY_DIE,
          ALLOCATE,
          ION_REFLECT,
          ION_DISCARD,
          ION_NEGATE,
          FLARE_LOSE,
          FLARE_DISABLE ->
          conflict(p, move);
      case DISCOVER, FLIP, ACTIVATE, PLACE_TILE -> science(p, move);
      default -> step(p, move);
    };
  }

  private static MoveText plain(String text, String rule) {
    return new MoveText(text.replace(' ', '-'), Args.none(), text, rule);
  }

  private static MoveText named(
      String kind, String field, String value, String before, String rule) {
    return new MoveText(kind, Args.of(field, value), before + " " + value, rule);
  }

  private static MoveText at(String kind, String before, long move, String rule) {
    return named(kind, "sector", sector(a(move)), before, rule);
  }

  private static String tech(SolisPosition p, long move) {
    return p.empires.tech(p.asked(), Techs.byReference(a(move))).label;
  }

  private static MoveText turn(SolisPosition p, long move) {
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.DECLARE_VICTORY -> plain("declare victory", "R 15.1");
      case SolisMoves.REVEAL_OBJECTIVE -> {
        int card = p.empires.get(p.asked(), Empires.OBJECTIVES + a(move));
        var label = Objective.of(card).label;
        yield named("complete-objective", "objective", label, "complete", "R 15.6");
      }
      case SolisMoves.TURN_ABILITY ->
          named("use-power", "technology", tech(p, move), "use", "R 2.19");
      case SolisMoves.ACTION_ABILITY -> power(p, move);
      case SolisMoves.COLONIZE -> at("colonize", "colonize", move, "R 7.1");
      case SolisMoves.IMPROVE -> at("improve", "improve", move, "R 7.5");
      case SolisMoves.ABANDON -> at("abandon", "abandon", move, "R 7.7");
      case SolisMoves.SCAN -> plain("scan", "R 8.1");
      case SolisMoves.REVEAL -> named("reveal", "star", Star.name(a(move)), "reveal", "R 8.5");
      case SolisMoves.BUILD_SHIPS -> plain("build ships", "R 9.2");
      case SolisMoves.BUILD_STATION -> at("build-station", "build station", move, "R 9.3");
      case SolisMoves.BUILD_GATE -> at("build-gate", "build gate", move, "R 9.4");
      case SolisMoves.MOVE -> at("move", "move to", move, "R 10.6");
      case SolisMoves.WARP_IN -> at("warp-in", "warp in to", move, "R 10.7");
      case SolisMoves.WARP_OUT -> at("warp-out", "warp out of", move, "R 10.8");
      case SolisMoves.ATTACK -> {
        var at = sector(a(move));
        var target = target(b(move));
        yield new MoveText(
            "attack",
            Args.of("sector", at, "target", target),
            Phrase.of("attack %s in %s", target, at),
            "R 11.1");
      }
      case SolisMoves.RESEARCH -> plain("research", "R 12.1");
      case SolisMoves.DISCOVER -> plain("discover", "R 12.2");
      case SolisMoves.SYNTHESIZE ->
          named("synthesize", "resource", Good.name(a(move)), "synthesize", "R 12.6");
      case SolisMoves.LOGISTICS -> plain("logistics", "R 13.1");
      default -> throw SolisMoves.notOffered(p, move);
    };
  }

  private static String target(int who) {
    return who == Entity.SEAT ? "Entity" : "seat " + who;
  }

  private static MoveText power(SolisPosition p, long move) {
    var label = tech(p, move);
    var at = sector(b(move));
    var power = p.empires.tech(p.asked(), Techs.byReference(a(move))).power;
    if (power != null && power.deed() == Effect.Deed.FOLD_JUMP) {
      return new MoveText(
          "use-power",
          Args.of("technology", label, "sector", at),
          Phrase.of("use %s to %s", label, at),
          "R 19.6");
    }
    var target = target(c(move));
    return new MoveText(
        "use-power",
        Args.of("technology", label, "sector", at, "target", target),
        Phrase.of("use %s on %s in %s", label, target, at),
        "R 2.19");
  }

  /** Steps of set-up and of actions. */
  private static MoveText step(SolisPosition p, long move) {
    int seat = p.asked();
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.SETUP_RACE ->
          named("choose-race", "race", Race.of(a(move)).label, "race", "R 4.2");
      case SolisMoves.SETUP_HOME -> at("choose-home", "home", move, "R 4.3");
      case SolisMoves.SETUP_OBJECTIVE_GOLD ->
          named("keep-objective", "gold", Objective.of(a(move) - 1).label, "keep", "R 4.6");
      case SolisMoves.SETUP_OBJECTIVE_PAIR -> {
        var bronze = Objective.of(a(move) - 1).label;
        var silver = Objective.of(b(move) - 1).label;
        yield new MoveText(
            "keep-objectives",
            Args.of("bronze", bronze, "silver", silver),
            Phrase.of("keep %s and %s", bronze, silver),
            "R 4.6");
      }
      case SolisMoves.IMPROVE_MORE -> at("improve", "improve", move, "R 7.5");
      case SolisMoves.ABANDON_REMOVE ->
          named("remove", "what", REMOVED[a(move)], "remove", "R 7.7");
      case SolisMoves.SCAN_SET_ASIDE -> tile(p.empires.stored(seat, a(move)), "set aside", "R 8.1");
      case SolisMoves.SCAN_DRAW -> plain("draw", "R 8.1");
      case SolisMoves.SCAN_KEEP -> tile(p.turn.get(TurnRecord.ROW + a(move)), "keep", "R 8.2");
      case SolisMoves.SCAN_DROP -> tile(p.empires.stored(seat, a(move)), "drop", "R 8.3");
      case SolisMoves.REVEAL_TILE -> tile(p.empires.stored(seat, a(move)), "take", "R 8.5");
      case SolisMoves.REVEAL_AT -> {
        var star = Star.name(b(move));
        yield new MoveText(
            "place",
            Args.of("sector", sector(a(move)), "slot", star),
            Phrase.of("place in %s, %s", sector(a(move)), star),
            "R 8.6");
      }
      case SolisMoves.PLACE_SHIP -> at("place-ship", "ship at", move, "R 9.2");
      case SolisMoves.MOVE_PICK -> ships(move, "from", "R 10.6");
      case SolisMoves.WARP_OUT_TO -> ships(move, "to", "R 10.8");
      case SolisMoves.DEFICIT_ABANDON -> at("give-up", "give up", move, "R 7.9");
      case SolisMoves.DONE -> plain("done", "R 19.4");
      default -> throw SolisMoves.notOffered(p, move);
    };
  }

  private static MoveText tile(int tile, String verb, String rule) {
    return named(verb.replace(' ', '-'), "tile", Location.of(tile).label, verb, rule);
  }

  private static MoveText ships(long move, String where, String rule) {
    var ships = b(move) == 1 ? "all" : "ship";
    var text = Phrase.of("%s %s %s", ships, where, sector(a(move)));
    return new MoveText(
        "fly",
        Args.of("ships", ships, "sector", sector(a(move)), "stars", c(move) == 1),
        c(move) == 1 ? text + " with stars" : text,
        rule);
  }

  private static MoveText conflict(SolisPosition p, long move) {
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.COMBAT_ABILITY ->
          named("use-power", "technology", tech(p, move), "use", "R 11.7");
      case SolisMoves.ABILITY_DIE ->
          b(move) == 0
              ? named("choose-die", "face", "" + a(move), "die", "R 11.7")
              : new MoveText(
                  "turn-die",
                  Args.of("face", a(move), "to", b(move)),
                  Phrase.of("die %d to %d", a(move), b(move)),
                  "R 11.7");
      case SolisMoves.ALLOCATE ->
          new MoveText(
              "allocate",
              Args.of("face", a(move), "as", WAYS[b(move)]),
              Phrase.of("%d %s", a(move), WAYS[b(move)]),
              "R 11.9");
      case SolisMoves.ION_REFLECT -> plain(a(move) == 1 ? "reflect" : "do not reflect", "R 11.11");
      case SolisMoves.ION_DISCARD ->
          named("discard-die", "face", "" + a(move), "discard die", "R 11.11");
      case SolisMoves.ION_NEGATE ->
          named("negate", "what", a(move) == 0 ? "attack" : "shield", "negate", "R 11.11");
      case SolisMoves.FLARE_LOSE ->
          at("lose-ship", b(move) == 1 ? "lose disabled ship in" : "lose ship in", move, "R 14.11");
      case SolisMoves.FLARE_DISABLE -> at("disable-ship", "disable ship in", move, "R 14.11");
      case SolisMoves.DONE -> plain("done", "R 19.4");
      default -> throw SolisMoves.notOffered(p, move);
    };
  }

  private static MoveText science(SolisPosition p, long move) {
    int seat = p.asked();
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.DISCOVER_BUY -> plain("buy card", "R 12.2");
      case SolisMoves.CLAIM -> claim(p, seat, move);
      case SolisMoves.ARCHIVE -> {
        var label = Techs.basic(p.turn.get(TurnRecord.CARDS + a(move))).label;
        yield b(move) == 0
            ? named("archive", "technology", label, "archive", "R 12.4")
            : new MoveText(
                "archive",
                Args.of("technology", label, "instead-of", archived(p, seat, b(move) - 1)),
                Phrase.of("archive %s instead of %s", label, archived(p, seat, b(move) - 1)),
                "R 12.4");
      }
      case SolisMoves.FLIP -> {
        long sides = p.empires.known[seat] & (3L << Techs.race(a(move), 0));
        int tech = Techs.turned(Long.numberOfTrailingZeros(sides));
        var label = p.empires.tech(seat, tech).label;
        yield named("turn-card", "technology", label, "turn to", "R 13.2");
      }
      case SolisMoves.ACTIVATE ->
          named("activate", "technology", tech(p, move), "activate", "R 13.2");
      case SolisMoves.PLACE_TILE -> {
        var label = TileKind.of(a(move)).label;
        yield b(move) == 0
            ? named("leave-out", "tile", label, "leave out", "R 13.2")
            : new MoveText(
                "lay-tile",
                Args.of("tile", label, "face", b(move)),
                Phrase.of("lay %s on %d", label, b(move)),
                "R 13.2");
      }
      case SolisMoves.DONE -> plain("done", "R 19.4");
      default -> throw SolisMoves.notOffered(p, move);
    };
  }

  private static String archived(SolisPosition p, int seat, int place) {
    return Techs.basic(p.empires.archived(seat, place)).label;
  }

  private static MoveText claim(SolisPosition p, int seat, long move) {
    int reference = a(move);
    if (reference < SolisMoves.FROM_ARCHIVE) {
      var label = Techs.basic(p.turn.get(TurnRecord.CARDS + reference)).label;
      return named("claim", "technology", label, "claim", "R 12.3");
    }
    if (reference < SolisMoves.FROM_RACE) {
      var label = archived(p, seat, reference - SolisMoves.FROM_ARCHIVE);
      return named("claim-archived", "technology", label, "claim archived", "R 12.3");
    }
    int tech =
        reference < SolisMoves.FROM_ANCIENT
            ? Techs.race(reference - SolisMoves.FROM_RACE, b(move))
            : Techs.ancient(reference - SolisMoves.FROM_ANCIENT, b(move));
    return named("claim", "technology", p.empires.tech(seat, tech).label, "claim", "R 12.3");
  }
}
