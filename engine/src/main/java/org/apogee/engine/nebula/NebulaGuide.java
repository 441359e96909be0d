package org.apogee.engine.nebula;

import java.util.Locale;
import org.apogee.engine.MoveGuide;
import org.apogee.engine.MoveHint;
import org.apogee.engine.Position;
import org.apogee.engine.words.Words;

/** Each move with its cost and effect, for the person who is about to choose. */
final class NebulaGuide implements MoveGuide {
  static final NebulaGuide INSTANCE = new NebulaGuide();

  private NebulaGuide() {}

  @Override
  public MoveHint hint(Position position, long move) {
    var p = (NebulaPosition) position;
    int a = NebulaMoves.a(move);
    int b = NebulaMoves.b(move);
    return switch (NebulaMoves.kind(move)) {
      case NebulaMoves.PASS -> pass(p);
      case NebulaMoves.END_PHASE -> endPhase(p);
      case NebulaMoves.BUILD_EXTRACTOR ->
          MoveHint.of(
              "Build %s extractor for %d %s: each Harvest gives more of it."
                  .formatted(Words.a(title(a)), Progress.BASE_PRICE, title(a)));
      case NebulaMoves.UPGRADE_EXTRACTOR ->
          MoveHint.of(
              "Specialise your %s extractor for %d %s: each Harvest gives still more of it."
                  .formatted(title(a), Progress.SPECIALISED_PRICE, title(a)));
      case NebulaMoves.CONSTRUCT -> construct(a);
      case NebulaMoves.RESEARCH -> research(a);
      case NebulaMoves.PRODUCE_REGIMENT -> regiment(p, a);
      case NebulaMoves.PRODUCE_SHIP ->
          MoveHint.of(
              "Build ship %s at %s for %d Gas; it can move from your next turn on."
                  .formatted(
                      Ships.name(p.ships.free(p.active())), Planets.title(a), Progress.SHIP_PRICE),
              Planets.name(a));
      case NebulaMoves.LAB_ADVANCE ->
          MoveHint.of(
              "Pay %d Crystal to shorten the cooldown of %s by a turn."
                  .formatted(Progress.ADVANCE_PRICE, Tech.of(a).title()),
              Tech.of(a).word());
      case NebulaMoves.EXCHANGE -> exchange(p, a, b);
      case NebulaMoves.AMOUNT -> amount(p, a);
      case NebulaMoves.USE_TECH ->
          MoveHint.of(
              "Use %s: %s.".formatted(Tech.of(a).title(), lower(TechGlossary.sentence(Tech.of(a)))),
              Tech.of(a).word());
      case NebulaMoves.CHOOSE_TECH -> chooseTech(p, a);
      case NebulaMoves.CHOOSE_SHIP -> chooseShip(p, Ships.of(b, a));
      case NebulaMoves.CHOOSE_PLANET ->
          MoveHint.of(
              TechUse.tech(p) == Tech.SUPERNOVA_CANNON
                  ? "Fire the Supernova Cannon at %s: it loses up to 10 of its %s."
                      .formatted(Planets.title(a), regiments(p.planets.regiments[a]))
                  : "Take the regiments for Mothership from %s, which has %d."
                      .formatted(Planets.title(a), p.planets.regiments[a]),
              Planets.name(a));
      case NebulaMoves.CHOOSE_PAIR ->
          MoveHint.of(
              "Balance: your %s, now %d, becomes equal to your %s, %d."
                  .formatted(
                      title(b),
                      p.players.reserve(p.seatToAct(), b),
                      title(a),
                      p.players.reserve(p.seatToAct(), a)));
      case NebulaMoves.CHOOSE_BLOCK ->
          MoveHint.of(
              "Jump to block %s%s.".formatted(GalacticMap.name(b), danger(p, b)),
              GalacticMap.name(b));
      case NebulaMoves.MOVE -> move(p, Ships.of(p.active(), a), b);
      case NebulaMoves.LOAD -> load(p, Ships.of(p.active(), a), b);
      case NebulaMoves.UNLOAD -> unload(p, Ships.of(p.active(), a), b);
      case NebulaMoves.KEEP ->
          MoveHint.of(
              "Keep %s; %s becomes neutral and keeps at most %s."
                  .formatted(
                      Planets.title(a),
                      Planets.title(Planets.twin(a)),
                      regiments(Planets.POOL_MAX)),
              Planets.name(a));
      case NebulaMoves.CHOOSE_COLOUR ->
          MoveHint.of(
              "Let the other seat draw its tech among the %s techs that it lacks."
                  .formatted(NebulaWords.colour(a)));
      default -> throw new IllegalArgumentException("no move has this code: " + move);
    };
  }

  private static String title(int resource) {
    return Resource.of(resource).title();
  }

  private static String regiments(int count) {
    return Words.count(count, "regiment");
  }

  /** A name of two words keeps its capitals; a sentence of the glossary loses its own. */
  private static String lower(String sentence) {
    return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
  }

  private static MoveHint pass(NebulaPosition p) {
    return MoveHint.of(
        switch (Windows.current(p)) {
          case OPENING -> "Pass: use no tech before the other seat begins its Conflict.";
          case BEFORE_COMBAT -> "Pass: use no tech before this combat.";
          case ROUND -> "Pass: use no tech in this round of the combat.";
          case LOSS ->
              "Pass: let ship %s lose 1 durability."
                  .formatted(Ships.name(p.frames.get(p.frames.depth() - 1, 1)));
          case PROGRESS, CONFLICT -> "Pass.";
        });
  }

  private static MoveHint endPhase(NebulaPosition p) {
    return p.frames.isAt(Step.PROGRESS)
        ? MoveHint.ending("End Progress: no more orders this turn; then ships move in Conflict.")
        : MoveHint.ending("End your turn; the other seat is next.");
  }

  private static MoveHint construct(int building) {
    var row = Resource.of(building);
    var use =
        switch (row) {
          case METAL -> "produces regiments and researches Yellow techs";
          case GAS -> "builds ships and researches Red techs";
          case CRYSTAL -> "shortens cooldowns and researches Green techs";
        };
    return MoveHint.of(
        "Begin %s for %s; from your next turn on it %s."
            .formatted(Words.a(row.building()), NebulaWords.amounts(row::buildingPrice), use));
  }

  private static MoveHint research(int id) {
    var tech = Tech.of(id);
    int colour = Tech.colour(id);
    return MoveHint.of(
        "Research %s for %s, ready after %s: %s."
            .formatted(
                tech.title(),
                NebulaWords.amounts(resource -> tech.tier().price(colour, resource)),
                Words.count(tech.tier().turns, "turn"),
                lower(TechGlossary.sentence(tech))),
        tech.word());
  }

  private static MoveHint regiment(NebulaPosition p, int planet) {
    int ordered = p.players.has(p.active(), Players.CLONE_ACTIVE) ? 2 : 1;
    int now = p.planets.regiments[planet];
    int made = Math.min(ordered, Planets.REGIMENTS_MAX - now);
    return MoveHint.of(
        "Produce %s on %s for %d Metal, which makes %d there."
            .formatted(regiments(made), Planets.title(planet), Progress.REGIMENT_PRICE, now + made),
        Planets.name(planet));
  }

  /** R 8.8. */
  private static MoveHint exchange(NebulaPosition p, int from, int to) {
    int most =
        Math.min(
            p.players.reserve(p.active(), from),
            Players.RESERVE_MAX - p.players.reserve(p.active(), to));
    return MoveHint.of(
        "Exchange %s for %s, up to %d%s.".formatted(title(from), title(to), most, price(p, from)));
  }

  private static String price(NebulaPosition p, int from) {
    return p.players.has(p.active(), Players.FREE_EXCHANGE_ACTIVE)
        ? ""
        : "; your next Harvest of %s is only a d6".formatted(title(from));
  }

  private static MoveHint amount(NebulaPosition p, int amount) {
    if (!p.frames.isAt(Step.AMOUNT)) {
      return MoveHint.of(
          "Carry %s from the planet to the ship%s."
              .formatted(regiments(amount), ifLost(p, TechUse.second(p), amount)));
    }
    int from = p.frames.get(1);
    return MoveHint.of(
        "Exchange %d %s for %d %s%s."
            .formatted(amount, title(from), amount, title(p.frames.get(2)), price(p, from)));
  }

  private static MoveHint chooseTech(NebulaPosition p, int id) {
    var title = Tech.of(id).title();
    var word = Tech.of(id).word();
    if (p.frames.isAt(Step.FREEZE)) {
      return MoveHint.of(
          "Freeze %s: its cooldown stops for one Maintenance.".formatted(title), word);
    }
    return TechUse.tech(p) == Tech.HACK
        ? MoveHint.of(
            "Copy %s: %s.".formatted(title, lower(TechGlossary.sentence(Tech.of(id)))), word)
        : MoveHint.of(
            "Aim Electric Charge at %s: a d6 of 1 to 3 jams it, 4 to 6 freezes a cooldown."
                .formatted(title),
            word);
  }

  private static MoveHint chooseShip(NebulaPosition p, int ship) {
    var name = Ships.name(ship);
    var form =
        switch (TechUse.tech(p)) {
          case EMP -> "Strike ship %s with EMP: it makes no steps in its owner's next turn.";
          case SUICIDE -> "Destroy your own ship %s, and every ship adjacent to it.";
          case RADIOACTIVE_RAY ->
              "Aim at ship %s: it loses 1 durability, and ships beside it on a d6 of 1 to 3.";
          case REPAIR -> "Repair ship %s to full durability.";
          case IMPROVED_CARGO -> "Let ship %s hold 8 regiments for good.";
          case PATHFINDER -> "Let ship %s enter or leave open space once this turn.";
          case JUMPGATE -> "Send ship %s through the Jumpgate to a block 7 away.";
          case MOTHERSHIP -> "Carry regiments to ship %s.";
          default -> "Choose ship %s.";
        };
    return MoveHint.of(form.formatted(name), name);
  }

  private static MoveHint move(NebulaPosition p, int ship, int block) {
    boolean stops = p.planets.isInRingAgainst(Ships.owner(ship), block); // R 9.6
    int left = stops ? 0 : Movement.allowance(p, ship) - p.ships.stepsUsed[ship] - 1;
    return MoveHint.of(
        "Move ship %s to block %s%s; %s %s left."
            .formatted(
                Ships.name(ship),
                GalacticMap.name(block),
                danger(p, block),
                Words.count(Math.max(0, left), "step"),
                Words.agree(Math.max(0, left), "is", "are")),
        Ships.name(ship),
        GalacticMap.name(block));
  }

  /** R 9.5, R 9.6 and R 10.2: what waits on a block for the seat to act. */
  private static String danger(NebulaPosition p, int block) {
    var text = new StringBuilder();
    int enemy = 1 - p.seatToAct();
    int planet = p.planets.at(block);
    if (planet != Planets.NOBODY) {
      text.append(", at ").append(Planets.title(planet));
    }
    if (GalacticMap.isRadioactive(block)) {
      text.append(", where radiation takes a regiment on a d6 of 1 to 3");
    }
    int zone = GalacticMap.zone(block);
    if (zone != GalacticMap.NO_ZONE && (p.explored() >>> zone & 1) == 0) {
      boolean lacks = Integer.bitCount(p.techs.owned(p.seatToAct())) < Tech.COUNT;
      text.append(", an unexplored zone").append(lacks ? " with a tech for you" : "");
    }
    if (p.planets.isInRingAgainst(p.seatToAct(), block)) {
      text.append(", within a defensive ring");
    }
    for (int ship = Ships.first(enemy); ship < Ships.end(enemy); ship++) {
      if (p.ships.exists(ship) && GalacticMap.isAdjacent(block, p.ships.blocks[ship])) {
        text.append(", next to ship ").append(Ships.name(ship));
      }
    }
    return text.toString();
  }

  private static MoveHint load(NebulaPosition p, int ship, int count) {
    int planet = p.planets.at(p.ships.blocks[ship]);
    return MoveHint.of(
        "Load %s of %s onto ship %s%s."
            .formatted(
                regiments(count),
                Planets.title(planet),
                Ships.name(ship),
                ifLost(p, planet, count)),
        Ships.name(ship),
        Planets.name(planet));
  }

  /** R 13.4, when so many regiments leave. */
  private static String ifLost(NebulaPosition p, int planet, int count) {
    int left = p.planets.regiments[planet] - count;
    return !p.planets.isRoot(planet) && left < Planets.GARRISON
        ? "; the planet becomes neutral"
        : "";
  }

  private static MoveHint unload(NebulaPosition p, int ship, int count) {
    int planet = p.planets.at(p.ships.blocks[ship]);
    int there = p.planets.regiments[planet] + count;
    boolean isTaken =
        p.planets.controllers[planet] == Planets.NOBODY
            && (there >= Planets.GARRISON
                || (p.planets.isRoot(planet) && p.planets.isNeutral(planet)));
    return MoveHint.of(
        "Unload %s of ship %s on %s%s."
            .formatted(
                regiments(count),
                Ships.name(ship),
                Planets.title(planet),
                isTaken ? taken(p, planet) : ", which makes %d there".formatted(there)),
        Ships.name(ship),
        Planets.name(planet));
  }

  /** R 13.2. */
  private static String taken(NebulaPosition p, int planet) {
    int twin = Planets.twin(planet);
    return p.planets.isControlledBy(twin, p.active())
        ? "; then you keep this planet or %s, and the other becomes neutral"
            .formatted(Planets.title(twin))
        : " and take the planet";
  }
}
