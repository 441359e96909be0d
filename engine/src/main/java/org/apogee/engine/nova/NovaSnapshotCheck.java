package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaSnapshot.require;

import org.apogee.engine.Position;

/** What must fit together in a snapshot beyond the bounds of each number. */
final class NovaSnapshotCheck {
  private NovaSnapshotCheck() {}

  static void check(NovaPosition p) {
    checkTiles(p);
    checkMarkers(p);
    checkSieges(p);
    for (int unit = 0; unit < Units.COUNT; unit++) {
      checkUnit(p, unit);
    }
    for (int independent = 0; independent < Party.INDEPENDENTS; independent++) {
      checkIndependent(p, independent);
    }
    for (int seat = 0; seat < Party.POWERS; seat++) {
      checkPower(p, seat);
    }
    for (int battle = 0; battle < p.impulse.battleCount; battle++) {
      require(isParty(p, p.impulse.party(battle)), "who is attacked");
    }
    for (int deck = 0; deck < Cards.DECKS; deck++) {
      require(p.decks.crosses(deck) <= Cards.X_FOR_INTERPHASE, "an X count");
    }
    StepCheck.check(p);
    require(p.isOver() || p.seatToAct() != Position.NOBODY, "who is asked");
    require(p.isSettled(), "the question");
  }

  static boolean isParty(NovaPosition p, int party) {
    return Party.isPower(party) ? party < p.seats() : party < Party.COUNT;
  }

  private static void checkTiles(NovaPosition p) {
    for (int region = 0; region < p.map().regions(); region++) {
      int systems = p.map().systemsOfRegion(region);
      if (region < p.seats()) {
        int home = Galaxy.home(region);
        require(p.board.isExplored(home), "a home");
        require(p.board.tile(home) == Tile.HOME.number, "a home");
      }
      int hidden = Integer.bitCount(systems & ~p.board.explored());
      int tiles = Integer.bitCount(p.board.hiddenTiles(region, p.seats()));
      require(hidden == tiles, "a tile");
    }
  }

  private static void checkMarkers(NovaPosition p) {
    for (int party = 0; party < Party.COUNT; party++) {
      require(isParty(p, party) || p.board.owned(party) == 0, "the owner of a marker");
      for (int level = 1; level <= Marker.HIGHEST; level++) {
        long markers = p.board.owned(party) & p.board.atLevel(level);
        var row = Marker.of(level);
        require(Long.bitCount(markers) <= row.limit(party), "the number of markers");
        require(!row.terranOnly || (markers & ~p.board.terran()) == 0, "a marker");
      }
    }
  }

  private static void checkSieges(NovaPosition p) {
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      int target = p.board.target(system);
      require(p.board.besieger(system) < p.seats(), "a besieger");
      require(isParty(p, target) && target != p.board.besieger(system), "a siege");
      require(p.board.isExplored(system), "a siege");
    }
  }

  private static void checkUnit(NovaPosition p, int unit) {
    if (!p.units.exists(unit)) {
      return;
    }
    int system = p.units.system(unit);
    int place = p.units.place(unit);
    boolean isFortress = Units.type(unit) == UnitType.FORTRESS;
    require(Units.owner(unit) < p.seats(), "the owner of a unit");
    require(system >= 0 && p.board.isExplored(system), "the system of a unit");
    require(place <= 2 && (place > 0 || !isFortress), "the place of a unit");
    if (place > 0) {
      int planet = 2 * system + place - 1;
      require((p.board.planets() >>> planet & 1) != 0, "the planet of a unit");
    }
    require(!isFortress || !p.units.isActive(unit), "a fortress");
    require(
        isFortress || p.units.fleets(Units.owner(unit), system) <= Units.STACK_LIMIT, "a stack");
  }

  private static void checkIndependent(NovaPosition p, int independent) {
    boolean isIn = p.independents.isInPlay(independent);
    boolean isSending = !p.frames.isEmpty() && StepCheck.has(p, Step.RAID);
    int size = 0;
    int end = Independents.end(independent);
    for (int fleet = Independents.first(independent); fleet < end; fleet++) {
      require(p.independents.isWell(fleet, 2 * p.map().systems), "a mixed fleet");
      require(isSending || !p.independents.isSent(fleet), "a fleet on its way");
      size += p.independents.exists(fleet) ? 1 : 0;
    }
    int friends = 0;
    int allies = 0;
    for (int seat = 0; seat < Party.POWERS; seat++) {
      int relation = p.independents.relation(independent, seat);
      friends += relation == Independents.STRANGER ? 0 : 1;
      allies += relation == Independents.ALLY ? 1 : 0;
      require(relation == Independents.STRANGER || seat < p.seats(), "a relation");
    }
    require(allies == 0 || friends == 1, "an alliance");
    require(isIn || size + friends + p.independents.region(independent) == 0, "who is in play");
    require(
        isIn || p.board.owned(Party.ofIndependent(independent)) == 0, "a marker of an independent");
    if (independent == Party.CORSAIRS) {
      require(p.independents.region(independent) == 0, "a region");
    }
  }

  private static void checkPower(NovaPosition p, int seat) {
    for (int i = 0; i < Development.COUNT; i++) {
      require(p.powers.life(seat, Development.of(i)) <= Development.LIFE, "a development");
    }
    boolean isHere = seat < p.seats() && p.powers.isAlive(seat);
    long rest = p.decks.hand(seat) | p.board.owned(seat) | p.units.anywhere(seat);
    require(isHere || rest == 0, "what is left of a power");
    if (seat >= p.seats()) {
      require(p.powers.isBlank(seat), "a power that does not play");
    }
    require(p.powers.fallen[seat] <= p.eliminations(), "an elimination");
  }
}
