package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisSnapshot.require;

import org.apogee.engine.MoveList;

/** What must hold between the parts of a position that was read; counts what follows from them. */
final class SolisSnapshotCheck {
  private SolisSnapshotCheck() {}

  static void check(SolisPosition p) {
    checkSeats(p);
    checkSectors(p);
    for (int seat = 0; seat < p.seats(); seat++) {
      checkEmpire(p, seat);
      p.wealth.countSectors(p, seat);
      p.wealth.countTechs(p, seat);
    }
    checkLists(p);
    checkFight(p);
    checkEntity(p);
    require(p.isOver() == (p.ending() != SolisEnding.NONE), "its end");
    var moves = new MoveList();
    p.legalMoves(moves);
    require(moves.isEmpty() == p.isOver(), "a position without a move");
  }

  private static void checkSeats(SolisPosition p) {
    int seats = p.seats();
    require(p.startSeat() < seats, "the start seat");
    require(p.turnSeat() < seats, "the seat on turn");
    require(p.asked() < seats, "the seat to act");
    require(p.turn.get(TurnRecord.DECLARER) < seats, "who declared victory");
    require(p.turn.get(TurnRecord.SETUP_ORDER) <= seats, "the set-up");
    boolean founded = isFounded(p);
    for (int seat = 0; seat < seats; seat++) {
      int home = p.empires.get(seat, Empires.HOME);
      require(p.frames.isAt(Step.SETUP_RACE) || p.empires.get(seat, Empires.RACE) >= 0, "a race");
      require(home < 0 ? !founded : Hex.has(p.plan.homes, home), "a homeworld");
      require(!founded || p.galaxy.owner(home) == seat, "the owner of a homeworld");
    }
    require(!p.frames.isAt(Step.TURN) || p.asked() == p.turnSeat(), "the seat to act");
    int dealt = p.turn.get(TurnRecord.SETUP_DEALT);
    require(p.frames.isAt(Step.SETUP_OBJECTIVE) == (dealt >= 0), "objectives dealt");
    for (int i = 1; i < TurnRecord.DEALT; i++) {
      int next = p.turn.get(TurnRecord.SETUP_DEALT + i);
      require(
          dealt < 0 ? next < 0 : next > p.turn.get(TurnRecord.SETUP_DEALT + i - 1), "objectives");
    }
  }

  /** Whether homeworlds lie on the board. */
  private static boolean isFounded(SolisPosition p) {
    return p.isOver() || p.frames.top().compareTo(Step.SETUP_OBJECTIVE) >= 0;
  }

  private static void checkSectors(SolisPosition p) {
    boolean founded = isFounded(p);
    for (int sector = 0; sector < Hex.COUNT; sector++) {
      boolean home = Hex.has(p.plan.homes, sector);
      boolean on = Hex.has(p.plan.board, sector) && (founded || !home);
      require(p.galaxy.isOnBoard(sector) == on, "a sector");
      int owner = p.galaxy.owner(sector);
      require(owner < p.seats() && (on || owner < 0), "an owner");
      require(owner >= 0 || p.galaxy.colonies(sector) == 0, "colonies");
      int slots = on ? p.galaxy.tile(sector).slotCount() : 0;
      for (int slot = slots; slot < SectorTile.SLOTS_MAX; slot++) {
        require(p.galaxy.slot(sector, slot) < 0, "a slot");
      }
      for (int seat = 0; seat < MapPlan.SEATS_MAX; seat++) {
        boolean real = seat < p.seats() && on;
        require(real || p.galaxy.shipsIn(seat, sector) == 0, "ships");
      }
      require(on || p.galaxy.entityShipsIn(sector) == 0, "ships of the Entity");
      require(on || p.galaxy.entityStations(sector) == 0, "stations of the Entity");
    }
    for (int gate = 0; gate < Entity.GATES_COUNT; gate++) {
      int at = p.entity.gate(gate);
      require(at < 0 || Hex.has(p.plan.board & ~p.plan.homes, at), "a gate of the Entity");
    }
  }

  private static void checkEmpire(SolisPosition p, int seat) {
    var empires = p.empires;
    long all = (1L << Techs.COUNT) - 1;
    require((empires.known[seat] & ~all) == 0, "a technology");
    long usable = empires.known[seat] | turnedAway(p, seat);
    require((empires.active[seat] & ~usable) == 0, "an active technology");
    require((empires.usedPowers[seat] & ~all) == 0, "a power");
    require((empires.usedRewards[seat] & ~all) == 0, "a reward");
    for (int card = 0; 2 * card < RaceTechs.SIDES_OF_RACE; card++) {
      require((empires.known[seat] >>> Techs.race(card, 0) & 3) != 3, "a race card");
    }
    for (int i = 0; i < Empires.STORED_MAX; i++) {
      require((empires.stored(seat, i) >= 0) == (i < empires.storedCount(seat)), "a stored tile");
    }
    for (int i = 0; i < Empires.ARCHIVE_MAX; i++) {
      boolean there = i < empires.get(seat, Empires.ARCHIVED_COUNT);
      require((empires.archived(seat, i) >= 0) == there, "an archived card");
    }
    int second = empires.get(seat, Empires.OBJECTIVES + 1);
    require(second < 0 || empires.get(seat, Empires.OBJECTIVES) >= 0, "an objective");
  }

  /** R 13.2: sides that were active before their cards were turned end with the step. */
  private static long turnedAway(SolisPosition p, int seat) {
    long sides = 0;
    if (p.frames.isAt(Step.FLIP) && p.asked() == seat) {
      for (int left = p.turn.get(TurnRecord.TURNED); left != 0; left &= left - 1) {
        sides |= 3L << Techs.race(Integer.numberOfTrailingZeros(left), 0);
      }
    }
    return sides;
  }

  private static void checkLists(SolisPosition p) {
    checkList(p, TurnRecord.ROW, TurnRecord.ROW_COUNT, TurnRecord.ROW_MAX);
    checkList(p, TurnRecord.ASIDE, TurnRecord.ASIDE_COUNT, TurnRecord.ROW_MAX);
    checkList(p, TurnRecord.CARDS, TurnRecord.CARD_COUNT, TurnRecord.CARDS_MAX);
    int bag = 0;
    int deck = 0;
    for (int location = 0; location < Location.count(); location++) {
      bag += p.piles.inBag(location);
    }
    for (int tech = 0; tech < Techs.BASICS; tech++) {
      deck += p.piles.inDeck(tech);
    }
    require(bag == p.piles.bagSize(), "the bag");
    require(deck == p.piles.deckSize(), "the deck");
    int place = p.turn.get(TurnRecord.PLACE);
    require(!isPlaced(p) || (place >= 0 && p.galaxy.isOnBoard(place)), "the place of an action");
    require(
        !p.frames.isAt(Step.REVEAL_AT) || p.turn.get(TurnRecord.TILE) >= 0, "the tile to reveal");
    require(!p.frames.isAt(Step.PLACE_TILE) || p.turn.get(TurnRecord.KIND) >= 0, "the combat tile");
    int jump = p.turn.get(TurnRecord.JUMP);
    if (jump >= 0) {
      var power = p.empires.tech(p.asked(), jump).power;
      require(power != null && power.deed() == Effect.Deed.FOLD_JUMP, "a jump");
    }
  }

  /** Whether an action goes on that has a place. */
  private static boolean isPlaced(SolisPosition p) {
    return p.frames.isAt(Step.ABANDON_REMOVE)
        || p.frames.isAt(Step.MOVE_PICK)
        || p.frames.isAt(Step.WARP_IN_PICK)
        || p.frames.isAt(Step.WARP_OUT_TO);
  }

  private static void checkList(SolisPosition p, int list, int count, int max) {
    for (int i = 0; i < max; i++) {
      require((p.turn.get(list + i) >= 0) == (i < p.turn.get(count)), "a list");
    }
  }

  private static void checkFight(SolisPosition p) {
    var fight = p.fight;
    require(fight.isOn() == (!p.isOver() && p.frames.top().isFight()), "a combat");
    if (!fight.isOn()) {
      require(fight.who(Fight.ATTACKER) < 0 && fight.who(Fight.DEFENDER) < 0, "a combat");
      return;
    }
    require(p.galaxy.isOnBoard(fight.sector()), "the place of a combat");
    for (int side = 0; side < Fight.SIDES; side++) {
      int who = fight.who(side);
      require(who == Entity.SEAT || (who >= 0 && who < p.seats()), "a side");
      require((fight.used[side] & (-1L << Techs.COUNT)) == 0, "a power");
    }
    require(fight.who(Fight.ATTACKER) != fight.who(Fight.DEFENDER), "the sides");
    require(
        fight.who(Fight.ATTACKER) == p.asked() || fight.who(Fight.DEFENDER) == p.asked(),
        "the seat to act");
    for (int i = 0; i < Fight.ENTITY_DICE_MAX; i++) {
      boolean there = i < fight.get(Fight.ENTITY_COUNT);
      require((fight.get(Fight.ENTITY_DICE + i) > 0) == there, "a die");
    }
    if (p.frames.isAt(Step.ABILITY_DIE)) {
      int power = fight.get(Fight.POWER);
      require(power >= 0 && p.empires.tech(p.asked(), power).power != null, "a power");
    }
  }

  private static void checkEntity(SolisPosition p) {
    var entity = p.entity;
    require(entity.get(Entity.TRACK) <= p.seats(), "the Entity track");
    require(entity.gate(entity.get(Entity.ACTIVE_GATE)) >= 0, "the active gate");
    require(entity.get(Entity.CARD) <= entity.get(Entity.DRAWN_COUNT), "the cards");
    for (int i = 0; i < Entity.DRAWN_MAX; i++) {
      boolean there = i < entity.get(Entity.DRAWN_COUNT);
      require((entity.get(Entity.DRAWN + i) >= 0) == there, "a card of the Entity");
    }
  }
}
