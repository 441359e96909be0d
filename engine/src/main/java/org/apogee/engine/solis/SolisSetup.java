package org.apogee.engine.solis;

import java.util.Arrays;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 4: the map, the piles, races, homeworlds, first tiles and secret objectives. */
final class SolisSetup {
  private SolisSetup() {}

  /** What it sets up is told by nobody: a chronicle begins with the first decision. */
  static SolisPosition start(int seats, SolisOptions options, Chance chance) {
    var p = new SolisPosition(seats, options);
    int chosen = options.startSeat();
    int start = chosen == SolisOptions.RANDOM_SEAT ? chance.below(p.seats()) : chosen;
    p.setStartSeat(start);
    p.setTurnSeat(start);
    if (!options.draft()) {
      var races = new int[Race.count()];
      Arrays.setAll(races, i -> i);
      Dice.shuffle(races, chance);
      for (int i = 0; i < p.seats(); i++) {
        giveRace(p, p.inOrder(i), races[i]);
      }
    }
    layTiles(p, chance);
    p.piles.fill();
    p.entity.deck = (1 << ActionCard.count()) - 1;
    p.entity.set(Entity.POWER, options.entityPower());
    p.entity.set(Entity.RESERVE, Entity.reserve(p.seats()));
    p.entity.set(Entity.GATES, Hex.CENTRAL);
    p.galaxy.addEntityStations(Hex.CENTRAL, Entity.STATIONS);
    p.galaxy.setToken(true);
    next(p, chance, Chronicle.SILENT);
    p.settle(chance, Chronicle.SILENT);
    return p;
  }

  static void giveRace(SolisPosition p, int seat, int race) {
    p.empires.set(seat, Empires.RACE, race);
    p.wealth.countTechs(p, seat);
  }

  /** R 4.1: three lists are shuffled, one after the other, and laid in the order of sectors. */
  private static void layTiles(SolisPosition p, Chance chance) {
    p.galaxy.putTile(Hex.CENTRAL, SectorTile.X0);
    lay(p, SectorTile.C1.number(), SectorTile.D1.number(), 1, chance);
    lay(p, SectorTile.D1.number(), SectorTile.M1.number(), 2, chance);
    lay(p, SectorTile.M1.number(), SectorTile.H_RED.number(), 3, chance);
  }

  private static void lay(SolisPosition p, int first, int end, int ring, Chance chance) {
    var tiles = new int[end - first];
    Arrays.setAll(tiles, i -> first + i);
    Dice.shuffle(tiles, chance);
    int next = 0;
    for (long rest = p.plan.board & ~p.plan.homes; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      if (Hex.ring(sector) == ring) {
        p.galaxy.putTile(sector, SectorTile.of(tiles[next++]));
      }
    }
  }

  /** Looks for the next choice of the set-up; after the last one the first turn begins. */
  static void next(SolisPosition p, Chance chance, Chronicle chronicle) {
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
    if (p.turn.get(TurnRecord.SETUP_ORDER) == 0 && p.turn.get(TurnRecord.SETUP_DEALT) < 0) {
      for (int i = 0; i < seats; i++) {
        equip(p, p.inOrder(i), chance, chronicle);
      }
    }
    dealObjectives(p, chance, chronicle);
  }

  /** R 4.4 and R 4.5. */
  static void equip(SolisPosition p, int seat, Chance chance, Chronicle chronicle) {
    var race = p.empires.race(seat);
    int home = p.empires.get(seat, Empires.HOME);
    boolean isPrinted = p.options().homeworlds() == SolisOptions.Numbers.PRINTED;
    var tile = isPrinted ? SectorTile.printedHomeOf(race) : SectorTile.homeOf(race);
    p.galaxy.putTile(home, tile);
    p.galaxy.settle(home, seat, 0);
    p.galaxy.addShips(seat, home, race.startingShips());
    p.galaxy.setGate(home, race.startsWithGate());
    p.empires.set(seat, Empires.ENERGY, Track.value(Track.ENERGY, 0));
    p.empires.set(seat, Empires.DISCOVERY, 1);
    for (int i = 0; i < race.startingTiles(); i++) {
      p.empires.store(seat, p.piles.drawTile(chance));
    }
    p.wealth.countSectors(p, seat);
    SolisFacts.equipped(chronicle, p, seat);
  }

  private static void dealObjectives(SolisPosition p, Chance chance, Chronicle chronicle) {
    int order = p.turn.get(TurnRecord.SETUP_ORDER);
    if (order == p.seats() || !p.options().secretObjectives()) {
      p.turn.set(TurnRecord.SETUP_ORDER, p.seats());
      Turns.first(p, chronicle);
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
    deal(p, deck, chance);
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
      for (int i = 0; i < TurnRecord.DEALT; i++) {
        dealt |= Dice.pick(left & ~dealt, chance);
      }
      left &= ~dealt;
    } while (!allowsChoice(dealt));
    int i = 0;
    for (int rest = dealt; rest != 0; rest &= rest - 1) {
      p.turn.set(TurnRecord.SETUP_DEALT + i++, Integer.numberOfTrailingZeros(rest));
    }
  }

  private static boolean allowsChoice(int dealt) {
    return (dealt & Objective.ofTier(Objective.Tier.GOLD)) != 0
        || ((dealt & Objective.ofTier(Objective.Tier.BRONZE)) != 0
            && (dealt & Objective.ofTier(Objective.Tier.SILVER)) != 0);
  }

  static boolean isFree(SolisPosition p, int field, int value) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.empires.get(seat, field) == value) {
        return false;
      }
    }
    return true;
  }
}
