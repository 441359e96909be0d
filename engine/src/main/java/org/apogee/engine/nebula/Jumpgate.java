package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 11.4, Jumpgate: an own ship is put on a block exactly seven away. */
final class Jumpgate implements TechEffect {
  static final int DISTANCE = 7;

  @Override
  public int choices() {
    return 2;
  }

  @Override
  public int kind(int choice) {
    return choice == 0 ? NebulaMoves.CHOOSE_SHIP : NebulaMoves.CHOOSE_BLOCK;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    for (int ship = Ships.first(user); ship < Ships.end(user); ship++) {
      if (canJump(p, ship)) {
        return true;
      }
    }
    return false;
  }

  /** R 8.11, and a ship without a regiment goes nowhere. */
  private static boolean canJump(NebulaPosition p, int ship) {
    return p.ships.regiments[ship] > 0 && !p.ships.has(ship, Ships.NEW);
  }

  @Override
  public void legal(NebulaPosition p, Use use, int choice, MoveList into) {
    if (choice == 0) {
      for (int ship = Ships.first(use.user); ship < Ships.end(use.user); ship++) {
        if (canJump(p, ship)) {
          into.add(NebulaMoves.chooseShip(ship));
        }
      }
    } else {
      listBlocks(p.ships.blocks[use.first], into);
    }
  }

  private static void listBlocks(int from, MoveList into) {
    int row = GalacticMap.row(from);
    int column = GalacticMap.column(from);
    for (int down = -DISTANCE; down <= DISTANCE; down++) {
      int across = DISTANCE - Math.abs(down);
      addBlock(row + down, column - across, into);
      if (across > 0) {
        addBlock(row + down, column + across, into);
      }
    }
  }

  private static void addBlock(int row, int column, MoveList into) {
    if (row >= 0 && row < GalacticMap.SIDE && column >= 0 && column < GalacticMap.SIDE) {
      into.add(NebulaMoves.of(NebulaMoves.CHOOSE_BLOCK, 0, GalacticMap.at(row, column)));
    }
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    Arrival.arrive(p, use.first, use.second, chance, chronicle);
  }
}
