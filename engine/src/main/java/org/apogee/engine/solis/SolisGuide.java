package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisMoves.a;
import static org.apogee.engine.solis.SolisMoves.b;
import static org.apogee.engine.solis.SolisMoves.c;
import static org.apogee.engine.solis.SolisWords.energy;
import static org.apogee.engine.solis.SolisWords.sector;
import static org.apogee.engine.solis.SolisWords.who;

import org.apogee.engine.MoveGuide;
import org.apogee.engine.MoveHint;
import org.apogee.engine.Position;
import org.apogee.engine.words.Words;

/**
 * Each move with its cost and effect, for the person who is about to choose. {@link StepGuide} has
 * those of the steps that a turn leads to.
 */
final class SolisGuide implements MoveGuide {
  static final SolisGuide INSTANCE = new SolisGuide();

  private SolisGuide() {}

  @Override
  public MoveHint hint(Position position, long move) {
    var p = (SolisPosition) position;
    return p.frames.isAt(Step.TURN) ? turn(p, p.asked(), move) : StepGuide.hint(p, move);
  }

  /** {@code for 2 energy (5 left)}. */
  static String price(SolisPosition p, int seat, int space, int base) {
    int cost = Energy.cost(p, seat, space, base);
    return "for %s (%d left)".formatted(energy(cost), Energy.of(p, seat) - cost);
  }

  private static MoveHint turn(SolisPosition p, int seat, long move) {
    var at = sector(a(move));
    return switch (SolisMoves.kind(move)) {
      case SolisMoves.DECLARE_VICTORY ->
          MoveHint.ending(
              "Declare the victory of the empires: you gain %d ★, and the game ends."
                  .formatted(Victory.DECLARATION));
      case SolisMoves.REVEAL_OBJECTIVE -> objective(p, seat, a(move));
      case SolisMoves.TURN_ABILITY -> power(p, seat, Techs.byReference(a(move)));
      case SolisMoves.ACTION_ABILITY -> action(p, seat, move);
      case SolisMoves.COLONIZE ->
          MoveHint.of(
              "Colonize %s with %s %s."
                  .formatted(
                      at,
                      Words.count(p.galaxy.tile(a(move)).colonies, "colony"),
                      price(p, seat, Energy.SETTLE, Settle.colonizeBase(p, seat, a(move)))),
              at);
      case SolisMoves.IMPROVE ->
          MoveHint.of(
              "Improve %s, which adds 1 to its value, %s."
                  .formatted(at, price(p, seat, Energy.SETTLE, Settle.IMPROVE_BASE)),
              at);
      case SolisMoves.ABANDON ->
          MoveHint.ending(
              "Abandon something of yours in %s %s."
                  .formatted(at, price(p, seat, Energy.SETTLE, Settle.ABANDON_BASE)),
              at);
      case SolisMoves.SCAN ->
          MoveHint.of(
              "Scan: draw %d location tiles and keep one %s."
                  .formatted(
                      Scan.DRAWS + p.wealth.passive(seat, Passive.SCAN_DRAW),
                      price(p, seat, Energy.EXPLORE, Scan.BASE)));
      case SolisMoves.REVEAL ->
          MoveHint.of(
              "Reveal %s in your sectors %s."
                  .formatted(
                      Words.count(
                          Reveal.count(p, seat, a(move)),
                          "stored %s tile".formatted(Star.name(a(move)))),
                      price(p, seat, Energy.EXPLORE, Reveal.base(p, seat, a(move)))));
      case SolisMoves.BUILD_SHIPS -> ships(p, seat);
      case SolisMoves.BUILD_STATION ->
          MoveHint.of(
              "Build a station in %s %s."
                  .formatted(at, price(p, seat, Energy.BUILD, Build.stationBase(p, seat, a(move)))),
              at);
      case SolisMoves.BUILD_GATE ->
          MoveHint.of(
              "Build a gate in %s %s: a jump point for your ships."
                  .formatted(at, price(p, seat, Energy.BUILD, Build.gateBase(p, seat))),
              at);
      case SolisMoves.MOVE ->
          MoveHint.of(
              "Move ships to %s %s; choose them next, more cost more."
                  .formatted(at, price(p, seat, Energy.MOVE, Movement.BASE)),
              at);
      case SolisMoves.WARP_IN ->
          MoveHint.of(
              "Warp in ships to your jump point %s %s; choose them next."
                  .formatted(at, price(p, seat, Energy.MOVE, Movement.BASE)),
              at);
      case SolisMoves.WARP_OUT ->
          MoveHint.of(
              "Warp out ships from your jump point %s %s; choose where next."
                  .formatted(at, price(p, seat, Energy.MOVE, Movement.BASE)),
              at);
      case SolisMoves.ATTACK ->
          MoveHint.of(
              "Attack %s in %s %s."
                  .formatted(who(b(move)), at, price(p, seat, Energy.COMBAT, Combat.BASE)),
              at);
      case SolisMoves.RESEARCH ->
          MoveHint.of(
              "Research: gain %s %s."
                  .formatted(
                      Words.count(Science.income(p, seat), "credit"),
                      price(p, seat, Energy.SCIENCE, Science.RESEARCH_BASE)));
      case SolisMoves.DISCOVER ->
          MoveHint.of(
              "Discover: see %s and claim technologies; you have %s, and it costs no energy."
                  .formatted(
                      Words.count(
                          Discovery.DRAWS + p.wealth.passive(seat, Passive.DISCOVER_DRAW), "card"),
                      Words.count(p.empires.get(seat, Empires.CREDITS), "credit")));
      case SolisMoves.SYNTHESIZE ->
          MoveHint.of(
              "Synthesize 1 %s %s."
                  .formatted(
                      Good.name(a(move)),
                      price(p, seat, Energy.SCIENCE, Science.PANEL[p.empires.madeInAll(seat)])));
      case SolisMoves.LOGISTICS ->
          MoveHint.ending(
              "Logistics: end your cycle, renew your energy to %d and choose technologies anew."
                  .formatted(p.wealth.value(seat, Track.ENERGY) + Math.min(1, Energy.of(p, seat))));
      default -> throw SolisMoves.notOffered(p, move);
    };
  }

  private static MoveHint ships(SolisPosition p, int seat) {
    int fleet = Track.value(Track.FLEET, p.wealth.level(seat, Track.FLEET));
    return MoveHint.of(
        "Build up to %s %s; choose where next, more cost more."
            .formatted(
                Words.count(fleet + p.wealth.passive(seat, Passive.BUILD_CAP), "ship"),
                price(
                    p, seat, Energy.BUILD, Build.shipsBase(p, seat, p.galaxy.shipsOf(seat) + 1))));
  }

  private static MoveHint objective(SolisPosition p, int seat, int index) {
    var objective = Objective.of(p.empires.get(seat, Empires.OBJECTIVES + index));
    return MoveHint.of(
        "Complete your objective %s for everybody to see: %d ☆ at the end."
            .formatted(objective.label, objective.tier.points),
        objective.label);
  }

  private static MoveHint power(SolisPosition p, int seat, int id) {
    var tech = p.empires.tech(seat, id);
    var power = tech.itsPower();
    return MoveHint.of(
        "Use %s for %s beside your action: %s."
            .formatted(
                tech.label, energy(power.cost()), TechWords.deed(power.deed(), power.amount())),
        tech.label);
  }

  private static MoveHint action(SolisPosition p, int seat, long move) {
    int id = Techs.byReference(a(move));
    var tech = p.empires.tech(seat, id);
    var power = tech.itsPower();
    var at = sector(b(move));
    if (power.deed() == Effect.Deed.FOLD_JUMP) {
      return MoveHint.of(
          "Use %s to %s: ships jump there, past enemies, %s."
              .formatted(tech.label, at, price(p, seat, Energy.MOVE, power.cost())),
          tech.label,
          at);
    }
    return MoveHint.of(
        "Use %s on %s in %s: %s, %s."
            .formatted(
                tech.label,
                who(c(move)),
                at,
                TechWords.deed(power.deed(), power.amount()),
                price(p, seat, Energy.COMBAT, power.cost())),
        tech.label,
        at);
  }
}
