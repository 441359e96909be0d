package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisMoves.a;
import static org.apogee.engine.solis.SolisMoves.b;
import static org.apogee.engine.solis.SolisMoves.c;
import static org.apogee.engine.solis.SolisWords.energy;
import static org.apogee.engine.solis.SolisWords.sector;

import org.apogee.engine.MoveHint;
import org.apogee.engine.words.Words;

/** The moves of set-up and of what an action leads to, for {@link SolisGuide}. */
final class StepGuide {
  private static final String[] REMOVED = {
    "a ship", "a disabled ship", "a station", "the gate", "the sector with its colonies"
  };

  private StepGuide() {}

  static MoveHint hint(SolisPosition p, long move) {
    int seat = p.asked();
    var at = sector(a(move));
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.SETUP_RACE ->
          MoveHint.of("Play the %s.".formatted(Race.of(a(move)).label), Race.of(a(move)).label);
      case SolisMoves.SETUP_HOME -> MoveHint.of("Put your homeworld in %s.".formatted(at), at);
      case SolisMoves.SETUP_OBJECTIVE_GOLD -> {
        var gold = Objective.of(a(move) - 1);
        yield MoveHint.of("Keep one objective: %s.".formatted(wanted(gold)), gold.label);
      }
      case SolisMoves.SETUP_OBJECTIVE_PAIR -> {
        var bronze = Objective.of(a(move) - 1);
        var silver = Objective.of(b(move) - 1);
        yield MoveHint.of(
            "Keep two objectives: %s; and %s.".formatted(wanted(bronze), wanted(silver)),
            bronze.label,
            silver.label);
      }
      case SolisMoves.IMPROVE_MORE ->
          MoveHint.of("Improve %s as well, at no further cost.".formatted(at), at);
      case SolisMoves.ABANDON_REMOVE ->
          MoveHint.ending(
              "Remove %s from %s."
                  .formatted(REMOVED[a(move)], sector(p.turn.get(TurnRecord.PLACE))));
      case SolisMoves.SCAN_SET_ASIDE ->
          tile(p.empires.stored(seat, a(move)), "Set %s aside to draw one more tile (%s).");
      case SolisMoves.SCAN_DRAW ->
          MoveHint.of(
              "Draw %s."
                  .formatted(
                      Words.count(
                          Scan.DRAWS
                              + p.wealth.passive(seat, Passive.SCAN_DRAW)
                              + p.turn.get(TurnRecord.ASIDE_COUNT),
                          "tile")));
      case SolisMoves.SCAN_KEEP -> keep(p, seat, p.turn.get(TurnRecord.ROW + a(move)));
      case SolisMoves.SCAN_DROP ->
          tile(p.empires.stored(seat, a(move)), "Drop %s from your full storage (%s).");
      case SolisMoves.REVEAL_TILE ->
          tile(p.empires.stored(seat, a(move)), "Reveal %s (%s); choose where next.");
      case SolisMoves.REVEAL_AT -> {
        var location = Location.of(p.turn.get(TurnRecord.TILE));
        yield MoveHint.of(
            "Place %s in the %s slot of %s: %s."
                .formatted(location.label, Star.name(b(move)), at, brings(location)),
            at);
      }
      case SolisMoves.PLACE_SHIP ->
          MoveHint.of(
              "Build a ship in %s, then up to %d more."
                  .formatted(at, p.turn.get(TurnRecord.LEFT) - 1),
              at);
      case SolisMoves.MOVE_PICK -> pick(p, seat, move);
      case SolisMoves.WARP_OUT_TO -> warpOut(p, seat, move);
      case SolisMoves.DEFICIT_ABANDON ->
          MoveHint.ending(
              "Give up %s with its colonies, because your population is too small.".formatted(at),
              at);
      case SolisMoves.FLARE_LOSE ->
          MoveHint.of(
              "Lose a %sship in %s to the flare.".formatted(b(move) == 1 ? "disabled " : "", at),
              at);
      case SolisMoves.FLARE_DISABLE ->
          MoveHint.of("Let the flare disable a ship in %s.".formatted(at), at);
      case SolisMoves.DONE -> MoveHint.of(done(p, seat));
      default -> fightOrScience(p, seat, move);
    };
  }

  private static String wanted(Objective objective) {
    return "%s (%s, %d ☆)".formatted(objective.label, objective.wanted, objective.tier.points);
  }

  private static String brings(Location location) {
    return "value %d, %s".formatted(location.value, location.gift());
  }

  private static MoveHint tile(int tile, String form) {
    var location = Location.of(tile);
    return MoveHint.of(form.formatted(location.label, brings(location)), location.label);
  }

  private static MoveHint keep(SolisPosition p, int seat, int tile) {
    var location = Location.of(tile);
    int kept = p.turn.get(TurnRecord.COUNT) + 1;
    return MoveHint.of(
        "Keep %s (%s); the scan then costs %s."
            .formatted(
                location.label,
                brings(location),
                energy(Energy.cost(p, seat, Energy.EXPLORE, Scan.cost(p, seat, kept)))),
        location.label);
  }

  /** Who flies, from where to where, and with which stars. */
  private static String flight(SolisPosition p, int seat, long move, int from, int to) {
    int ships = b(move) == 1 ? p.galaxy.ships(seat, from) : 1;
    var stars = c(move) == 1 ? " and carry %d ★".formatted(p.galaxy.loose(from)) : "";
    return "Fly %s from %s to %s%s"
        .formatted(Words.some(ships, "ship"), sector(from), sector(to), stars);
  }

  private static MoveHint pick(SolisPosition p, int seat, long move) {
    int to = p.turn.get(TurnRecord.PLACE);
    int ships = p.turn.get(TurnRecord.COUNT) + (b(move) == 1 ? p.galaxy.ships(seat, a(move)) : 1);
    int cost = Energy.cost(p, seat, Energy.MOVE, Movement.cost(p, seat, ships));
    return MoveHint.of(
        "%s; the move then costs %s.".formatted(flight(p, seat, move, a(move), to), energy(cost)),
        sector(a(move)),
        sector(to));
  }

  private static MoveHint warpOut(SolisPosition p, int seat, long move) {
    int from = p.turn.get(TurnRecord.PLACE);
    return MoveHint.of(flight(p, seat, move, from, a(move)) + ".", sector(from), sector(a(move)));
  }

  private static String done(SolisPosition p, int seat) {
    return switch (p.frames.top()) {
      case IMPROVE_MORE -> "Improve nothing more.";
      case ABANDON_REMOVE -> "Remove nothing more.";
      case SCAN_KEEP ->
          "End the scan with %s for %s; the other tiles go back into the bag."
              .formatted(
                  Words.count(p.turn.get(TurnRecord.COUNT), "tile"),
                  energy(
                      Energy.cost(
                          p,
                          seat,
                          Energy.EXPLORE,
                          Scan.cost(p, seat, p.turn.get(TurnRecord.COUNT)))));
      case PLACE_SHIP ->
          "Build no more ships and pay %s."
              .formatted(
                  energy(
                      Energy.cost(
                          p,
                          seat,
                          Energy.BUILD,
                          Build.shipsBase(p, seat, p.galaxy.shipsOf(seat)))));
      case MOVE_PICK, WARP_IN_PICK, WARP_OUT_TO ->
          "Move no more ships and pay %s."
              .formatted(
                  energy(
                      Energy.cost(
                          p,
                          seat,
                          Energy.MOVE,
                          Movement.cost(p, seat, p.turn.get(TurnRecord.COUNT)))));
      case COMBAT_ABILITY -> "Use no more powers in this combat.";
      case ABILITY_DIE -> "Choose no more dice for this power.";
      case DISCOVER -> "End the discovery; the other cards are discarded.";
      case FLIP -> "Turn no more race cards; then activate technologies.";
      case ACTIVATE -> "Activate no more technologies; then lay combat tiles.";
      default -> "Choose no more.";
    };
  }

  private static MoveHint fightOrScience(SolisPosition p, int seat, long move) {
    int face = a(move);
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.COMBAT_ABILITY -> {
        var tech = p.empires.tech(seat, Techs.byReference(a(move)));
        var power = tech.itsPower();
        yield MoveHint.of(
            "Use %s for %s: %s."
                .formatted(
                    tech.label, energy(power.cost()), TechWords.deed(power.deed(), power.amount())),
            tech.label);
      }
      case SolisMoves.ABILITY_DIE -> die(p, seat, face, b(move));
      case SolisMoves.ALLOCATE -> allocate(p, seat, face, b(move));
      case SolisMoves.ION_REFLECT ->
          MoveHint.of(
              face == 1
                  ? "Reflect the ion attack: it strikes the enemy."
                  : "Do not reflect the ion attack.");
      case SolisMoves.ION_DISCARD ->
          MoveHint.of("Lose a die showing %d to the ion attack.".formatted(face));
      case SolisMoves.ION_NEGATE ->
          MoveHint.of(
              "Negate the weakest %s of the Entity.".formatted(face == 0 ? "attack" : "shield"));
      default -> science(p, seat, move);
    };
  }

  private static MoveHint die(SolisPosition p, int seat, int face, int become) {
    return MoveHint.of(
        switch (CombatPowers.power(p, seat, p.fight.get(Fight.POWER)).deed()) {
          case SETDIE -> "Turn a die from %d to %d.".formatted(face, become);
          case JAM -> "Remove an enemy die showing %d.".formatted(face);
          default -> "Roll a die showing %d again.".formatted(face);
        });
  }

  private static MoveHint allocate(SolisPosition p, int seat, int face, int way) {
    var attack = place(p.empires.attackPlace(seat, face));
    var defence = place(p.empires.defencePlace(seat, face));
    return MoveHint.of(
        switch (way) {
          case SolisMoves.AS_ATTACK ->
              "Use a die showing %d to attack: %s.".formatted(face, attack);
          case SolisMoves.AS_DEFENCE ->
              "Use a die showing %d to defend: %s.".formatted(face, defence);
          case SolisMoves.AS_BOTH ->
              "Use a die showing %d for both, for %s: %s and %s."
                  .formatted(face, energy(Allocate.OVERCHARGE), attack, defence);
          default -> "Waste a die showing %d, which fits nowhere.".formatted(face);
        });
  }

  private static String place(int kind) {
    return kind == Panel.EMPTY ? "nothing" : Words.a(TileKind.of(kind).noun);
  }

  private static MoveHint science(SolisPosition p, int seat, long move) {
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.DISCOVER_BUY ->
          MoveHint.of(
              "Buy a further card to look at for %s."
                  .formatted(Words.count(Discovery.CARD_PRICE, "credit")));
      case SolisMoves.CLAIM -> claim(p, seat, move);
      case SolisMoves.ARCHIVE -> archive(p, seat, move);
      case SolisMoves.FLIP -> {
        long sides = p.empires.known[seat] & (3L << Techs.race(a(move), 0));
        int tech = Long.numberOfTrailingZeros(sides);
        var other = p.empires.tech(seat, Techs.turned(tech));
        yield MoveHint.of(
            "Turn your race card to %s for %s: %s"
                .formatted(
                    other.label,
                    Words.count(p.empires.tech(seat, tech).cost, "credit"),
                    lower(TechWords.sentence(other))),
            other.label);
      }
      case SolisMoves.ACTIVATE -> {
        var tech = p.empires.tech(seat, Techs.byReference(a(move)));
        yield MoveHint.of(
            "Activate %s: %s".formatted(tech.label, lower(TechWords.sentence(tech))), tech.label);
      }
      case SolisMoves.PLACE_TILE -> {
        var kind = TileKind.of(a(move));
        yield MoveHint.of(
            b(move) == 0
                ? "Leave %s out of your panel.".formatted(Words.a(kind.noun))
                : "Lay %s on face %d of your panel.".formatted(Words.a(kind.noun), b(move)));
      }
      default -> throw SolisMoves.notOffered(p, move);
    };
  }

  private static String lower(String sentence) {
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }

  private static MoveHint claim(SolisPosition p, int seat, long move) {
    int reference = a(move);
    int id;
    var from = "";
    if (reference < SolisMoves.FROM_ARCHIVE) {
      id = p.turn.get(TurnRecord.CARDS + reference);
    } else if (reference < SolisMoves.FROM_RACE) {
      id = p.empires.archived(seat, reference - SolisMoves.FROM_ARCHIVE);
      from = " from your archive";
    } else if (reference < SolisMoves.FROM_ANCIENT) {
      id = Techs.race(reference - SolisMoves.FROM_RACE, b(move));
    } else {
      id = Techs.ancient(reference - SolisMoves.FROM_ANCIENT, b(move));
    }
    var tech = p.empires.tech(seat, id);
    return MoveHint.of(
        "Claim %s%s for %s: %s"
            .formatted(
                tech.label,
                from,
                Words.count(Discovery.cost(p, seat, id), "credit"),
                lower(TechWords.sentence(tech))),
        tech.label);
  }

  private static MoveHint archive(SolisPosition p, int seat, long move) {
    var label = Techs.basic(p.turn.get(TurnRecord.CARDS + a(move))).label;
    if (b(move) == 0) {
      return MoveHint.of("Put %s into your archive.".formatted(label), label);
    }
    var other = Techs.basic(p.empires.archived(seat, b(move) - 1)).label;
    return MoveHint.of(
        "Put %s into your archive and discard %s.".formatted(label, other), label, other);
  }
}
