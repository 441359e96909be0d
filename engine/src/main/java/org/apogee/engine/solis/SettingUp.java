package org.apogee.engine.solis;

import java.util.Arrays;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;

/** R 4: the map, the piles, races, homeworlds, first tiles and secret objectives. */
final class SettingUp {
  private SettingUp() {}

  static void start(SolisPosition p) {
    var options = p.options();
    int chosen = options.startSeat();
    int start = chosen == SolisOptions.RANDOM_SEAT ? p.chance().below(p.seats()) : chosen;
    p.flow.set(Flow.START_SEAT, start);
    p.flow.set(Flow.TURN_SEAT, start);
    if (!options.draft()) {
      var races = new int[Race.count()];
      Arrays.setAll(races, i -> i);
      shuffle(p, races);
      for (int i = 0; i < p.seats(); i++) {
        giveRace(p, p.inOrder(i), races[i]);
      }
    }
    layTiles(p);
    p.piles.fill();
    p.entity.deck = (1 << ActionCard.count()) - 1;
    p.entity.set(Entity.POWER, options.entityPower());
    p.entity.set(Entity.RESERVE, Entity.reserve(p.seats()));
    p.entity.set(Entity.GATES, Hex.CENTRAL);
    p.galaxy.addEntityStations(Hex.CENTRAL, Entity.STATIONS);
    p.galaxy.setToken(true);
    next(p);
  }

  private static void giveRace(SolisPosition p, int seat, int race) {
    p.empires.set(seat, Empires.RACE, race);
    p.wealth.countTechs(p, seat);
  }

  /** R 4.1: three lists are shuffled, one after the other, and laid in the order of sectors. */
  private static void layTiles(SolisPosition p) {
    p.galaxy.putTile(Hex.CENTRAL, SectorTile.X0);
    lay(p, SectorTile.C1.number(), SectorTile.D1.number(), 1);
    lay(p, SectorTile.D1.number(), SectorTile.M1.number(), 2);
    lay(p, SectorTile.M1.number(), SectorTile.H_RED.number(), 3);
  }

  private static void lay(SolisPosition p, int first, int end, int ring) {
    var tiles = new int[end - first];
    Arrays.setAll(tiles, i -> first + i);
    shuffle(p, tiles);
    int next = 0;
    for (long rest = p.plan.board & ~p.plan.homes; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      if (Hex.ring(sector) == ring) {
        p.galaxy.putTile(sector, SectorTile.of(tiles[next++]));
      }
    }
  }

  /** R 1.11. */
  private static void shuffle(SolisPosition p, int[] list) {
    for (int i = list.length - 1; i > 0; i--) {
      int j = p.chance().below(i + 1);
      int swapped = list[i];
      list[i] = list[j];
      list[j] = swapped;
    }
  }

  /** Looks for the next choice of the set-up; after the last one the first turn begins. */
  private static void next(SolisPosition p) {
    int seats = p.seats();
    for (int i = 0; i < seats; i++) {
      int seat = p.inOrder(i);
      if (p.empires.get(seat, Empires.RACE) < 0) {
        p.ask(Step.SETUP_RACE, seat);
        return;
      }
    }
    for (int i = seats - 1; i >= 0; i--) {
      int seat = p.inOrder(i);
      if (p.empires.get(seat, Empires.HOME) < 0) {
        if (p.options().choosesHomes()) {
          p.ask(Step.SETUP_HOME, seat);
          return;
        }
        p.empires.set(seat, Empires.HOME, p.plan.home(i));
      }
    }
    if (p.flow.get(Flow.SETUP_ORDER) == 0 && p.flow.get(Flow.SETUP_DEALT) < 0) {
      for (int i = 0; i < seats; i++) {
        equip(p, p.inOrder(i));
      }
    }
    dealObjectives(p);
  }

  /** R 4.4 and R 4.5. */
  static void equip(SolisPosition p, int seat) {
    var race = p.empires.race(seat);
    int home = p.empires.get(seat, Empires.HOME);
    p.galaxy.putTile(home, SectorTile.homeOf(race));
    p.galaxy.settle(home, seat, 0);
    p.galaxy.addShips(seat, home, race.startingShips());
    p.galaxy.setGate(home, race.startsWithGate());
    p.empires.set(seat, Empires.ENERGY, Track.value(Track.ENERGY, 0));
    p.empires.set(seat, Empires.DISCOVERY, 1);
    for (int i = 0; i < race.startingTiles(); i++) {
      p.empires.store(seat, p.piles.drawTile(p.chance()));
    }
    p.wealth.countSectors(p, seat);
    SolisFacts.equipped(p, seat);
  }

  private static void dealObjectives(SolisPosition p) {
    int order = p.flow.get(Flow.SETUP_ORDER);
    if (order == p.seats() || !p.options().secretObjectives()) {
      p.flow.set(Flow.SETUP_ORDER, p.seats());
      Turn.first(p);
      return;
    }
    int deck = (1 << Objective.count()) - 1;
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
        int kept = p.empires.get(seat, Empires.OBJECTIVES + i);
        deck &= kept < 0 ? -1 : ~(1 << kept);
      }
    }
    p.ask(Step.SETUP_OBJECTIVE, p.inOrder(order));
    deal(p, deck, p.chance());
  }

  /**
   * R 4.6: five cards that allow a choice. Five that do not are set aside, so that there is an end
   * to it; no tier is so large that this could happen to all.
   */
  static void deal(SolisPosition p, int deck, Chance chance) {
    int left = deck;
    int dealt;
    do {
      dealt = 0;
      for (int i = 0; i < Flow.DEALT; i++) {
        dealt |= pick(left & ~dealt, chance);
      }
      left &= ~dealt;
    } while (!allowsChoice(dealt));
    int i = 0;
    for (int rest = dealt; rest != 0; rest &= rest - 1) {
      p.flow.set(Flow.SETUP_DEALT + i++, Integer.numberOfTrailingZeros(rest));
    }
  }

  /** A card of a set, as a bit. */
  static int pick(int deck, Chance chance) {
    int rest = deck;
    for (int left = chance.below(Integer.bitCount(deck)); left > 0; left--) {
      rest &= rest - 1;
    }
    return Integer.lowestOneBit(rest);
  }

  private static boolean allowsChoice(int dealt) {
    return (dealt & Objective.ofTier(Objective.Tier.GOLD)) != 0
        || ((dealt & Objective.ofTier(Objective.Tier.BRONZE)) != 0
            && (dealt & Objective.ofTier(Objective.Tier.SILVER)) != 0);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    switch (p.step()) {
      case SETUP_RACE -> {
        for (int race = 0; race < Race.count(); race++) {
          if (isFree(p, Empires.RACE, race)) {
            into.add(SolisMoves.of(SolisMoves.SETUP_RACE, seat, race));
          }
        }
      }
      case SETUP_HOME -> {
        for (long rest = p.plan.homes; rest != 0; rest &= rest - 1) {
          if (isFree(p, Empires.HOME, Hex.first(rest))) {
            into.add(SolisMoves.of(SolisMoves.SETUP_HOME, seat, Hex.first(rest)));
          }
        }
      }
      default -> legalObjectives(p, seat, into);
    }
  }

  private static boolean isFree(SolisPosition p, int field, int value) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.empires.get(seat, field) == value) {
        return false;
      }
    }
    return true;
  }

  private static void legalObjectives(SolisPosition p, int seat, MoveList into) {
    for (int i = 0; i < Flow.DEALT; i++) {
      int card = p.flow.get(Flow.SETUP_DEALT + i);
      var tier = Objective.of(card).tier;
      if (tier == Objective.Tier.GOLD) {
        into.add(SolisMoves.of(SolisMoves.SETUP_OBJECTIVE_GOLD, seat, card + 1));
      }
      for (int j = 0; j < Flow.DEALT && tier == Objective.Tier.BRONZE; j++) {
        int other = p.flow.get(Flow.SETUP_DEALT + j);
        if (Objective.of(other).tier == Objective.Tier.SILVER) {
          into.add(SolisMoves.of(SolisMoves.SETUP_OBJECTIVE_PAIR, seat, card + 1, other + 1, 0));
        }
      }
    }
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.SETUP_RACE -> {
        giveRace(p, seat, a);
        SolisFacts.raceChosen(p, seat);
      }
      case SolisMoves.SETUP_HOME -> p.empires.set(seat, Empires.HOME, a);
      default -> keep(p, seat, a, SolisMoves.b(move));
    }
    next(p);
  }

  private static void keep(SolisPosition p, int seat, int first, int second) {
    p.empires.set(seat, Empires.OBJECTIVES, first - 1);
    p.empires.set(seat, Empires.OBJECTIVES + 1, second - 1);
    SolisFacts.objectivesKept(p, seat);
    for (int i = 0; i < Flow.DEALT; i++) {
      p.flow.set(Flow.SETUP_DEALT + i, Flow.NONE);
    }
    p.flow.add(Flow.SETUP_ORDER, 1);
  }
}
