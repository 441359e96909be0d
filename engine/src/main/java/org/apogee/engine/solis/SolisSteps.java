package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 19.2, the decisions: what may be chosen in each, and the chapter that carries it out. */
final class SolisSteps {
  private SolisSteps() {}

  static void legal(SolisPosition p, MoveList into) {
    switch (p.step()) {
      case SETUP_RACE, SETUP_HOME, SETUP_OBJECTIVE -> SettingUp.legal(p, into);
      case TURN -> TurnMoves.legal(p, into);
      case IMPROVE_MORE, ABANDON_REMOVE -> Settle.legal(p, into);
      case SCAN_ASIDE, SCAN_KEEP, REVEAL_TILE, REVEAL_AT -> Explore.legal(p, into);
      case PLACE_SHIP -> Build.legal(p, into);
      case MOVE_PICK, WARP_IN_PICK, WARP_OUT_TO -> Movement.legal(p, into);
      case COMBAT_ABILITY, ABILITY_DIE -> CombatPowers.legal(p, into);
      case ALLOCATE -> Allocation.legal(p, into);
      case ION_REFLECT, ION_DISCARD, ION_NEGATE -> IonAttack.legal(p, into);
      case DISCOVER -> Discovery.legal(p, into);
      case FLIP, ACTIVATE, PLACE_TILE -> Logistics.legal(p, into);
      case DEFICIT -> Deficit.legal(p, into);
      case FLARE_LOSE, FLARE_DISABLE -> Flare.legal(p, into);
      case OVER -> {
        return;
      }
    }
    if (into.isEmpty()) {
      // Only what was dealt anew to another seat can leave it without a choice.
      into.add(SolisMoves.of(SolisMoves.DONE, p.asked()));
    }
  }

  static void play(SolisPosition p, long move) {
    switch (p.step()) {
      case SETUP_RACE, SETUP_HOME, SETUP_OBJECTIVE -> SettingUp.play(p, move);
      case TURN -> Turn.play(p, move);
      case IMPROVE_MORE, ABANDON_REMOVE -> Settle.play(p, move);
      case SCAN_ASIDE, SCAN_KEEP, REVEAL_TILE, REVEAL_AT -> Explore.play(p, move);
      case PLACE_SHIP -> Build.play(p, move);
      case MOVE_PICK, WARP_IN_PICK, WARP_OUT_TO -> Movement.play(p, move);
      case COMBAT_ABILITY, ABILITY_DIE -> CombatPowers.play(p, move);
      case ALLOCATE -> Allocation.play(p, move);
      case ION_REFLECT, ION_DISCARD, ION_NEGATE -> IonAttack.play(p, move);
      case DISCOVER -> Discovery.play(p, move);
      case FLIP, ACTIVATE, PLACE_TILE -> Logistics.play(p, move);
      case DEFICIT -> Deficit.play(p, move);
      case FLARE_LOSE, FLARE_DISABLE -> Flare.play(p, move);
      case OVER -> throw SolisMoves.notOffered(p, move);
    }
  }
}
