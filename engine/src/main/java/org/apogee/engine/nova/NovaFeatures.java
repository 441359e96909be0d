package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.Position;
import org.apogee.engine.learned.Features;

/**
 * What a learned evaluation of NOVA looks at: the map, which everybody sees, and the hand of the
 * viewer alone. Of other hands it knows the number of cards.
 */
final class NovaFeatures implements Features {
  private static final double LEAD = 12; // a lead that changes the odds by a factor of e
  private static final double POINTS = 10;
  private static final double FEW = 5;
  private static final double CARDS = 5;
  private static final double AVERAGE_CARD = 2.4;
  private static final int FLEETS_OF_USE = 5; // in a siege, R 8.1

  /** By how much victory points count more when the game ends than a turn before. */
  private static final double AT_THE_END = 4;

  private final Outlook outlook = new Outlook();
  private float[] into = {};
  private int next;

  @Override
  public List<String> names() {
    var names =
        new ArrayList<>(
            List.of(
                "worth",
                "points",
                "interphase",
                "economy",
                "growth",
                "base",
                "income",
                "upkeep",
                "margins",
                "held",
                "home",
                "outposts",
                "factories",
                "settlements",
                "colonies",
                "capital",
                "ripe-settlements",
                "terran-sites",
                "treaties",
                "alliances",
                "lines-full",
                "lines-reduced",
                "escorts-full",
                "escorts-reduced",
                "fortresses-full",
                "fortresses-reduced",
                "naval",
                "forces",
                "balance",
                "tense-balance",
                "battles",
                "sieges",
                "siege-fleets",
                "exposure",
                "exposure-later",
                "idling",
                "opportunity",
                "hand-size",
                "hand-points",
                "combat-cards",
                "impulse",
                "points-left"));
    for (int i = 0; i < Development.COUNT; i++) {
      names.add(Development.of(i).name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    return List.copyOf(names);
  }

  @Override
  public void describe(Position position, int party, int viewer, float[] described) {
    var p = (NovaPosition) position;
    into = described;
    next = 0;
    if (p.isOver() || !p.powers.isAlive(party)) {
      Arrays.fill(described, 0);
      put(p.isOver() ? 0 : -4);
      return;
    }
    outlook.muster(p);
    double ofFleets = outlook.look(p, party, viewer);
    double table = NovaEstimate.ofTable(p, party);
    double hand = NovaEstimate.hand(p, party, viewer);
    double impulse = NovaEstimate.impulse(p, party, viewer);
    put((table + hand + impulse + ofFleets + inTheEnd(p, party)) / LEAD);
    table(p, party);
    markers(p, party);
    units(p, party);
    fleets(p, party);
    hand(p, party, viewer == party);
    put(impulse / POINTS);
    boolean isActing = p.active() == party && p.frames.at(0) == Step.ACTIONS;
    put(isActing ? Math.min(1, Prospects.turnsLeft(p)) * p.impulse.points / POINTS : 0);
    double left = Prospects.interphasesLeft(p);
    for (int i = 0; i < Development.COUNT; i++) {
      put(Math.min(left, p.powers.life(party, Development.of(i))) / 2.0);
    }
  }

  /**
   * R 16.2: during the last turn a lead in points can be caught up with less and less, and nothing
   * else is worth anything in the end.
   */
  private static double inTheEnd(NovaPosition p, int seat) {
    double gone = Math.max(0, 1 - Prospects.turnsLeft(p));
    double points = Prospects.interphasesLeft(p) * Interphase.pointsOf(p, seat);
    return AT_THE_END * gone * (p.powers.points[seat] + points);
  }

  private void table(NovaPosition p, int seat) {
    double left = Prospects.interphasesLeft(p);
    double later = Math.max(0, left - 1);
    put(p.powers.points[seat] / POINTS);
    put(left * Interphase.pointsOf(p, seat) / POINTS);
    put(Prospects.economy(p, seat) / POINTS);
    put(Prospects.growth(p, seat) / POINTS);
    put(p.powers.base[seat] * Prospects.impulsesLeft(p) / p.seats() / POINTS);
    put(later * Economy.income(p, seat, Prospects.held(p, seat)) / POINTS);
    put(later * Economy.upkeep(p, seat) / POINTS);
    put(Prospects.margins(p, seat) * left / POINTS);
  }

  private void markers(NovaPosition p, int seat) {
    double left = Prospects.interphasesLeft(p);
    int held = Prospects.held(p, seat);
    long own = p.board.owned(seat);
    long ofHeld = own & Galaxy.planetsOf(held);
    put(Integer.bitCount(held) * left / POINTS);
    put(held >>> Galaxy.home(seat) & 1);
    for (int level = Marker.OUTPOST.level; level <= Marker.HIGHEST; level++) {
      put(Long.bitCount(own & p.board.atLevel(level)) * left / FEW);
    }
    put(Long.bitCount(ofHeld & p.board.atLevel(Marker.SETTLEMENT.level)) * left / FEW);
    put(Long.bitCount(ofHeld & p.board.terran() & ~settled(p)) * left / FEW);
    int treaties = 0;
    int alliances = 0;
    for (int minor = 0; minor < Party.MINORS; minor++) {
      int relation = p.independents.relation(minor, seat);
      treaties += relation == Independents.TREATY ? 1 : 0;
      alliances += relation == Independents.ALLY ? 1 : 0;
    }
    put(treaties * left / FEW);
    put(alliances * left / FEW);
  }

  private static long settled(NovaPosition p) {
    return p.board.atLevel(Marker.SETTLEMENT.level)
        | p.board.atLevel(Marker.COLONY.level)
        | p.board.atLevel(Marker.CAPITAL.level);
  }

  private void units(NovaPosition p, int seat) {
    double time = Outlook.time(p);
    for (int type = UnitType.LINE; type <= UnitType.FORTRESS; type++) {
      int full = 0;
      int reduced = 0;
      for (int unit = Units.first(seat, type); unit < Units.end(seat, type); unit++) {
        if (p.units.exists(unit)) {
          full += p.units.side(unit) == UnitType.FULL ? 1 : 0;
          reduced += p.units.side(unit) == UnitType.FULL ? 0 : 1;
        }
      }
      put(full * time / FEW);
      put(reduced * time / FEW);
    }
    put(p.powers.naval[seat] / FEW);
  }

  private void fleets(NovaPosition p, int seat) {
    double tension = 0;
    for (int other = 0; other < p.seats(); other++) {
      tension = other == seat ? tension : Math.max(tension, p.powers.tension(seat, other));
    }
    int besieging = 0;
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      boolean isOwn = p.board.besieger(system) == seat;
      besieging += isOwn ? Math.min(FLEETS_OF_USE, p.units.fleets(seat, system)) : 0;
    }
    put(outlook.forces / FEW);
    put(outlook.balance);
    put(outlook.balance * tension / FEW);
    put(outlook.battles / POINTS);
    put(outlook.sieges / POINTS);
    put(besieging / FEW);
    put(-outlook.exposure / POINTS);
    put(-outlook.exposureLater / POINTS);
    put(-outlook.idling);
    put(outlook.opportunity / POINTS);
  }

  private void hand(NovaPosition p, int seat, boolean isOwn) {
    long hand = p.decks.hand(seat);
    int size = Cards.size(hand);
    double value = Prospects.pointValue(Prospects.turnsLeft(p));
    put(size / CARDS);
    if (!isOwn) {
      put(size * AVERAGE_CARD * value / FEW);
      put(0);
      return;
    }
    int points = 0;
    for (long left = Cards.kinds(hand); left != 0; left &= left - 1) {
      int card = Cards.kindAt(left);
      points += Cards.copies(hand, card) * Card.of(card).points;
    }
    put(points * value / FEW);
    put(Cards.copies(hand, Card.W7.number) + Cards.copies(hand, Card.W8.number));
  }

  private void put(double value) {
    into[next++] = (float) value;
  }
}
