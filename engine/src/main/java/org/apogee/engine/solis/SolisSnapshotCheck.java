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
    require((p.step() == Step.OVER) == (p.ending() != Ending.NONE), "its end");
    var moves = new MoveList();
    p.legalMoves(moves);
    require(moves.isEmpty() == p.isOver(), "a position without a move");
  }

  private static void checkSeats(SolisPosition p) {
    int seats = p.seats();
    require(p.startSeat() < seats, "the start seat");
    require(p.turnSeat() < seats, "the seat on turn");
    require(p.asked() < seats, "the seat to act");
    require(p.flow.get(Flow.DECLARER) < seats, "who declared victory");
    require(p.flow.get(Flow.SETUP_ORDER) <= seats, "the set-up");
    boolean founded = p.step().compareTo(Step.SETUP_OBJECTIVE) >= 0;
    for (int seat = 0; seat < seats; seat++) {
      int home = p.empires.get(seat, Empires.HOME);
      require(p.step() == Step.SETUP_RACE || p.empires.get(seat, Empires.RACE) >= 0, "a race");
      require(home < 0 ? !founded : Hex.has(p.plan.homes, home), "a homeworld");
      require(!founded || p.galaxy.owner(home) == seat, "the owner of a homeworld");
    }
    require(p.step() != Step.TURN || p.asked() == p.turnSeat(), "the seat to act");
    int dealt = p.flow.get(Flow.SETUP_DEALT);
    require((p.step() == Step.SETUP_OBJECTIVE) == (dealt >= 0), "objectives dealt");
    for (int i = 1; i < Flow.DEALT; i++) {
      int next = p.flow.get(Flow.SETUP_DEALT + i);
      require(dealt < 0 ? next < 0 : next > p.flow.get(Flow.SETUP_DEALT + i - 1), "objectives");
    }
  }

  private static void checkSectors(SolisPosition p) {
    boolean founded = p.step().compareTo(Step.SETUP_OBJECTIVE) >= 0;
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
    require((empires.active[seat] & ~empires.known[seat]) == 0, "an active technology");
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

  private static void checkLists(SolisPosition p) {
    checkList(p, Flow.ROW, Flow.ROW_COUNT, Flow.ROW_MAX);
    checkList(p, Flow.ASIDE, Flow.ASIDE_COUNT, Flow.ROW_MAX);
    checkList(p, Flow.CARDS, Flow.CARD_COUNT, Flow.CARDS_MAX);
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
    boolean placed =
        switch (p.step()) {
          case ABANDON_REMOVE, MOVE_PICK, WARP_IN_PICK, WARP_OUT_TO -> true;
          default -> false;
        };
    int place = p.flow.get(Flow.PLACE);
    require(!placed || (place >= 0 && p.galaxy.isOnBoard(place)), "the place of an action");
    require(p.step() != Step.REVEAL_AT || p.flow.get(Flow.TILE) >= 0, "the tile to reveal");
    require(p.step() != Step.PLACE_TILE || p.flow.get(Flow.KIND) >= 0, "the combat tile");
    int jump = p.flow.get(Flow.JUMP);
    if (jump >= 0) {
      var power = p.empires.tech(p.asked(), jump).power;
      require(power != null && power.deed() == Effect.Deed.FOLD_JUMP, "a jump");
    }
  }

  private static void checkList(SolisPosition p, int list, int count, int max) {
    for (int i = 0; i < max; i++) {
      require((p.flow.get(list + i) >= 0) == (i < p.flow.get(count)), "a list");
    }
  }

  private static void checkFight(SolisPosition p) {
    var fight = p.fight;
    require(fight.isOn() == p.step().isFight(), "a combat");
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
    if (p.step() == Step.ABILITY_DIE) {
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
