package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.CONVECTIVE;
import static org.apogee.engine.sol.SolTables.CORE;
import static org.apogee.engine.sol.SolTables.EXPLOSION;
import static org.apogee.engine.sol.SolTables.FOUNDRY;
import static org.apogee.engine.sol.SolTables.LOWER;
import static org.apogee.engine.sol.SolTables.NODE;
import static org.apogee.engine.sol.SolTables.PIECE_TYPES;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;
import static org.apogee.engine.sol.SolTables.UPPER;

/**
 * How much momentum a seat has and may still hope for, by what stands on the board.
 *
 * <p>Everything is counted in momentum. What is done counts in full; what could be done next counts
 * less with every turn that it is away ({@link #after}), so that each step towards a pattern, a
 * station or the core is worth something, and doing it is worth more than being able to. The
 * weights were found by matches of the greedy bot against itself (docs/bots.md).
 */
final class SolProspects {
  /** A turn away costs half: with less, being able to do a thing looks as good as doing it. */
  private static final double DELAY = 1;

  /** A point of energy, with a tower on the board to spend it in, and without one. */
  private static final double ENERGY = 0.4;

  private static final double ENERGY_UNSPENDABLE = 0.2;

  /** R 9.4: a flare halves what lies above this, so it is worth half. */
  private static final int ENERGY_SAFE = 12;

  private static final double ENERGY_AT_RISK = 0.5;

  /** How often a station is activated in a round, and what a second of its type is worth. */
  private static final double USES = 0.15;

  private static final double SECOND = 0.6;

  /** A point of movement in a round: less than half of the turns are move actions. */
  private static final double MOVEMENT = 0.08;

  /** All sundivers in play, with diminishing returns: a crew of this size is worth half of it. */
  private static final double CREW = 5;

  private static final double CREW_HALF = 5;

  /** A sundiver that a foundry builds, less its energy. */
  private static final double BUILT = 0.2;

  /** What is left of the two points of a hurl when a sundiver stands ready for it. */
  private static final double HURL = 1.3;

  /** Each of the three membranes that have a bridge on the best way into the core. */
  private static final double ACCESS = 4;

  /** R 9.4: upper-orbit nodes earn by themselves, with each flare. */
  private static final double FLARES_PER_CARD = 0.24;

  private static final double UPPER_NODE = 1.6;

  private static final double HELD_CARD = 0.3;

  /** The best conversion and the best activation count in full, the next best this much. */
  private static final double NEXT_BEST = 0.4;

  /** A sundiver that is used up on a station must come all the way again. */
  private static final double RETURN = 0.8;

  private static final double CARDS_PER_TURN = 1.2;

  /** Between a core space and the nearest launch there are three membranes and three steps. */
  private static final int STEPS_TO_CORE = 3;

  private final SolBoard board;
  private final SolWays toCore;
  private final SolWays[] waysOfSeat;
  private SolWays ways;
  private double left; // rounds
  private double energyWorth;
  private int track;
  private int crew;

  SolProspects(SolBoard board, int seatsMax) {
    this.board = board;
    toCore = new SolWays(board);
    waysOfSeat = new SolWays[seatsMax];
    for (int seat = 0; seat < seatsMax; seat++) {
      waysOfSeat[seat] = new SolWays(board);
    }
    ways = waysOfSeat[0];
  }

  double worth(SolPosition p, int seat) {
    double momentum = p.holdings.momentum[seat];
    if (p.isLastTransmission() || p.isOver()) {
      return momentum;
    }
    measure(p, seat);
    return momentum
        + energy(p.holdings.energy[seat])
        + crewWorth(crew)
        + waitingDivers(p, seat)
        + flyingDivers(p, seat)
        + stations(p, seat)
        + MOVEMENT * left * Long.bitCount(p.pieces.bridges(seat))
        + ACCESS * bridgedMembranes() * soon(4)
        + (p.holdings.held[seat] == SolHoldings.NO_CARD ? 0 : HELD_CARD * soon(1))
        + conversions(p, seat)
        + activations(p, seat);
  }

  void measure(SolPosition p, int seat) {
    left = roundsLeft(p);
    track = p.track(seat);
    crew = p.holdings.pool[seat] + p.pieces.diversOnBoard(seat);
    energyWorth = (p.pieces.stationsOfType(TOWER) == 0 ? ENERGY_UNSPENDABLE : ENERGY) * soon(1);
    ways = waysOfSeat[seat];
    ways.measureFromDivers(p, seat);
    toCore.measureFromCore(p);
  }

  /** By the cards that are expected until the countdown is over, and by the round limit. */
  static double roundsLeft(SolPosition p) {
    double reds = p.cards.left[EXPLOSION];
    double cards = p.countdown() * (p.cards.inPile() + 1) / (reds + 1);
    return Math.min(cards / (CARDS_PER_TURN * p.seats()), p.maxRounds() - p.round() + 0.5);
  }

  /** The share of its worth that a thing keeps when the game may end before it is used. */
  double soon(double turns) {
    return left / (left + turns);
  }

  private double after(double turns) {
    return soon(turns) / (1 + DELAY * turns);
  }

  private double energy(int energy) {
    int atRisk = Math.max(0, energy - ENERGY_SAFE);
    return energyWorth * (energy - atRisk + ENERGY_AT_RISK * atRisk);
  }

  private double crewWorth(int divers) {
    return CREW * divers / (divers + CREW_HALF) * soon(2);
  }

  /** A sundiver this many steps from the core, on its way to be hurled. */
  private double onItsWay(int steps) {
    return HURL * after((steps + 1.0) / track);
  }

  double waitingDivers(SolPosition p, int seat) {
    int pool = p.holdings.pool[seat];
    return pool == 0 ? 0 : pool * onItsWay(1 + least(p.board.launch(p.holdings.dock[seat])));
  }

  double flyingDivers(SolPosition p, int seat) {
    double sum = 0;
    for (long rest = p.pieces.present(seat); rest != 0; rest = withoutLowest(rest)) {
      int space = lowest(rest);
      sum += p.pieces.divers(seat, space) * onItsWay(toCore.far(space));
    }
    return sum;
  }

  /** The least way from one of these spaces to the core. */
  private int least(long spaces) {
    int least = SolWays.UNREACHABLE;
    for (long rest = spaces; rest != 0; rest = withoutLowest(rest)) {
      least = Math.min(least, toCore.far(lowest(rest)));
    }
    return least;
  }

  /** From 0 to 3, less a little for the way between the bridges. */
  double bridgedMembranes() {
    int detours = least(board.spacesOf(LOWER)) - STEPS_TO_CORE;
    return Math.max(0, 3 - detours / (double) SolWays.CROSSING);
  }

  /** The layer behind the first membrane that the best way into the core has no bridge over. */
  private int nextLayer() {
    int detours = least(board.spacesOf(LOWER)) - STEPS_TO_CORE;
    return CORE + 1 - Math.min(CORE + 1 - CONVECTIVE, detours / SolWays.CROSSING);
  }

  private double stationWorth(int type, int layer) {
    if (type == NODE && layer == UPPER) {
      return UPPER_NODE * energyWorth * left * CARDS_PER_TURN * FLARES_PER_CARD;
    }
    double amount = SolTables.base(layer) + SolTables.bonus(layer);
    double each =
        switch (type) {
          case NODE -> energyWorth;
          case TOWER -> 1 - energyWorth;
          default -> BUILT;
        };
    return USES * left * amount * each;
  }

  double stations(SolPosition p, int seat) {
    double sum = 0;
    for (int type = 0; type < STATION_TYPES; type++) {
      double share = 1;
      for (int layer = CORE; layer >= UPPER; layer--) {
        long here = p.pieces.stations(seat, type) & board.spacesOf(layer);
        for (int count = Long.bitCount(here); count > 0; count--) {
          sum += share * stationWorth(type, layer);
          share *= type == NODE && layer == UPPER ? 1 : SECOND;
        }
      }
    }
    return sum;
  }

  /** The conversion to go for. */
  double conversions(SolPosition p, int seat) {
    double best = 0;
    double nextBest = 0;
    int nextLayer = nextLayer();
    for (int piece = 0; piece < PIECE_TYPES; piece++) {
      int cost = SolTables.cost(piece);
      if (p.holdings.pieces(seat, piece) == 0 || crew < cost) {
        continue;
      }
      double price = crewWorth(crew) - crewWorth(crew - cost);
      double share = piece == BRIDGE ? 1 : shareOfNext(p, seat, piece);
      for (int layer = CORE; layer >= UPPER; layer--) {
        int way = ways.toPattern(piece, layer);
        if (way < SolWays.UNREACHABLE) {
          double gain =
              piece == BRIDGE
                  ? MOVEMENT * left + (layer == nextLayer ? ACCESS * soon(4) : 0)
                  : share * stationWorth(piece, layer);
          double worth = (gain - price) * after(1 + (double) way / track);
          nextBest = Math.max(nextBest, Math.min(worth, best));
          best = Math.max(best, worth);
        }
      }
    }
    return best + NEXT_BEST * nextBest;
  }

  private double shareOfNext(SolPosition p, int seat, int type) {
    double share = 1;
    for (int have = Long.bitCount(p.pieces.stations(seat, type)); have > 0; have--) {
      share *= SECOND;
    }
    return share;
  }

  /** The type of station to activate: R 8.1 allows one. */
  private double activations(SolPosition p, int seat) {
    double best = 0;
    double all = 0;
    for (int type = 0; type < STATION_TYPES; type++) {
      double worth = activations(p, seat, type);
      best = Math.max(best, worth);
      all += worth;
    }
    return best + NEXT_BEST * (all - best);
  }

  /** From the deepest station outwards, as far as the energy goes. */
  double activations(SolPosition p, int seat, int type) {
    double sum = 0;
    int energy = p.holdings.energy[seat];
    long own = p.pieces.stations(seat, type);
    for (long rest = p.pieces.stationsOfType(type); rest != 0; ) {
      int space = 63 - Long.numberOfLeadingZeros(rest);
      rest ^= SolBoard.bit(space);
      int layer = board.layer(space);
      int base = SolTables.base(layer);
      int way = ways.far(space);
      if (way < SolWays.UNREACHABLE && (type == NODE || energy >= base)) {
        int amount = base + (SolBoard.has(own, space) ? SolTables.bonus(layer) : 0);
        double gain = activation(p, seat, type, Math.min(amount, amountFor(type, energy)));
        energy -= type == TOWER ? amount : type == FOUNDRY ? base : 0;
        double price = RETURN * onItsWay(toCore.far(space));
        sum += Math.max(0, (gain - price) * after(1 + (double) way / track));
      }
    }
    return sum;
  }

  private static int amountFor(int type, int energy) {
    return type == NODE ? Integer.MAX_VALUE : energy;
  }

  private double activation(SolPosition p, int seat, int type, int amount) {
    return switch (type) {
      case NODE -> amount * energyWorth;
      case TOWER -> amount * (1 - energyWorth);
      default -> {
        int built = Math.min(amount, p.holdings.reserve[seat]);
        yield crewWorth(crew + built) - crewWorth(crew) - built * energyWorth;
      }
    };
  }
}
