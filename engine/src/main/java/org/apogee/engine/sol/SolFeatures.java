package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolTables.CONVECTIVE;
import static org.apogee.engine.sol.SolTables.CORE;
import static org.apogee.engine.sol.SolTables.LAYERS;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.learned.Features;

/** What a learned evaluation of SOL looks at; everybody knows all of it. */
final class SolFeatures implements Features {
  private static final int SEATS_ON_THIRTEEN = 4;
  private static final int ENERGY_SAFE = 12; // R 9.4
  private static final double LATE = 4; // rounds before the end

  private final SolProspects small =
      new SolProspects(SolBoard.of(SEATS_ON_THIRTEEN), SEATS_ON_THIRTEEN);
  private final SolProspects large =
      new SolProspects(SolBoard.of(SolRuleset.SEATS_MAX), SolRuleset.SEATS_MAX);
  private float[] into = {};
  private int next;

  @Override
  public List<String> names() {
    var names =
        new ArrayList<>(
            List.of(
                "worth",
                "momentum",
                "momentum-late",
                "lead",
                "lead-late",
                "energy",
                "energy-at-risk",
                "energy-late",
                "crew",
                "pool",
                "lost",
                "reserve",
                "waiting",
                "flying"));
    for (int layer = 0; layer < LAYERS; layer++) {
      names.add("divers-" + layer);
    }
    for (int type = 0; type < STATION_TYPES; type++) {
      for (int layer = type == TOWER ? CONVECTIVE : 0; layer < LAYERS; layer++) {
        names.add(SolTables.pieceName(type) + "-" + layer);
      }
      names.add("use-of-" + SolTables.pieceName(type));
      names.add("manned-own-" + SolTables.pieceName(type));
      names.add("manned-other-" + SolTables.pieceName(type));
    }
    names.addAll(
        List.of(
            "stations",
            "bridges",
            "bridges-left",
            "access",
            "conversion",
            "ready-towers",
            "ready-hurls",
            "held",
            "held-red",
            "active",
            "still-to-come",
            "points-of-movement",
            "cards-owed",
            "quiet",
            "rounds-left",
            "late",
            "countdown",
            "transmitting",
            "seats"));
    return List.copyOf(names);
  }

  @Override
  public void describe(Position position, int party, int viewer, float[] described) {
    var p = (SolPosition) position;
    var prospects = p.seats() <= SEATS_ON_THIRTEEN ? small : large;
    into = described;
    next = 0;
    put(prospects.worth(p, party) / 10);
    prospects.measure(p, party);
    double left = SolProspects.roundsLeft(p);
    double late = LATE / (left + LATE);
    holdings(p, party, late);
    put(prospects.waitingDivers(p, party) / 3);
    put(prospects.flyingDivers(p, party) / 3);
    for (int layer = 0; layer < LAYERS; layer++) {
      put(diversIn(p, party, layer) / 3.0);
    }
    for (int type = 0; type < STATION_TYPES; type++) {
      stations(p, party, type);
      put(prospects.activations(p, party, type) / 3);
      long manned = p.pieces.present(party) & p.pieces.stationsOfType(type);
      put(Long.bitCount(manned & p.pieces.stations(party, type)));
      put(Long.bitCount(manned & ~p.pieces.stations(party, type)));
    }
    put(prospects.stations(p, party) / 5);
    int bridges = Long.bitCount(p.pieces.bridges(party));
    put(bridges / 4.0);
    put(bridges * left / 40);
    put(prospects.bridgedMembranes() * prospects.soon(4) / 2);
    put(prospects.conversions(p, party) / 3);
    put(readyTowers(p, party) / 5.0);
    int ready = Math.min(diversIn(p, party, CORE), p.track(party));
    put(SolTables.MOMENTUM_OF_A_HURL * ready / 5.0);
    moment(p, party, left, late);
  }

  private void holdings(SolPosition p, int seat, double late) {
    var h = p.holdings;
    double lead = (h.momentum[seat] - bestOther(p, seat)) / 10.0;
    put(h.momentum[seat] / 10.0);
    put(h.momentum[seat] / 10.0 * late);
    put(lead);
    put(lead * late);
    put(Math.min(ENERGY_SAFE, h.energy[seat]) / 10.0);
    put(Math.max(0, h.energy[seat] - ENERGY_SAFE) / 10.0);
    put(h.energy[seat] / 10.0 * late);
    put((h.pool[seat] + p.pieces.diversOnBoard(seat)) / 10.0);
    put(h.pool[seat] / 10.0);
    put(h.lost[seat] / 10.0);
    put(h.reserve[seat] / 10.0);
  }

  private static int bestOther(SolPosition p, int seat) {
    int best = 0;
    for (int other = 0; other < p.seats(); other++) {
      best = other == seat ? best : Math.max(best, p.holdings.momentum[other]);
    }
    return best;
  }

  private void stations(SolPosition p, int seat, int type) {
    for (int layer = type == TOWER ? CONVECTIVE : 0; layer < LAYERS; layer++) {
      put(Long.bitCount(p.pieces.stations(seat, type) & p.board.spacesOf(layer)));
    }
  }

  private static int diversIn(SolPosition p, int seat, int layer) {
    int sum = 0;
    long here = p.pieces.present(seat) & p.board.spacesOf(layer);
    for (long rest = here; rest != 0; rest = withoutLowest(rest)) {
      sum += p.pieces.divers(seat, lowest(rest));
    }
    return sum;
  }

  /** The momentum of one activation of towers now, from the deepest outwards. */
  private static int readyTowers(SolPosition p, int seat) {
    int energy = p.holdings.energy[seat];
    int sum = 0;
    long own = p.pieces.stations(seat, TOWER);
    for (long rest = p.pieces.stationsOfType(TOWER) & p.pieces.present(seat); rest != 0; ) {
      int space = 63 - Long.numberOfLeadingZeros(rest);
      rest ^= SolBoard.bit(space);
      int layer = p.board.layer(space);
      int amount = SolTables.base(layer);
      if (energy >= amount) {
        int full = amount + SolTables.bonus(layer);
        amount = SolBoard.has(own, space) && energy >= full ? full : amount;
        energy -= amount;
        sum += amount;
      }
    }
    return sum;
  }

  private void moment(SolPosition p, int seat, double left, double late) {
    int held = p.holdings.held[seat];
    boolean active = p.active() == seat;
    put(held == SolHoldings.NO_CARD ? 0 : 1);
    put(held == SolTables.EXPLOSION ? 1 : 0);
    put(active ? 1 : 0);
    put(seat > p.active() ? 1 : 0);
    put(active ? p.turn.mp / 5.0 : 0);
    put(active ? p.turn.owed / 3.0 : 0);
    put(p.quietRounds() == 0 ? 0 : p.quiet() / (double) (p.quietRounds() * p.seats()));
    put(left / 10);
    put(late);
    put(p.countdown() / 10.0);
    put(p.isLastTransmission() ? 1 : 0);
    put(p.seats() / 4.0);
  }

  private void put(double value) {
    into[next++] = (float) value;
  }
}
