package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.6: the slot that a revealed tile goes to. */
final class RevealAt extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    var location = Location.of(p.turn.get(TurnRecord.TILE));
    for (int colour = 0; colour <= location.star; colour++) {
      for (long rest = Reveal.sites(p, seat, location); rest != 0; rest &= rest - 1) {
        int sector = Hex.first(rest);
        if (p.galaxy.emptySlot(sector, colour) >= 0) {
          into.add(SolisMoves.of(SolisMoves.REVEAL_AT, seat, sector, colour, 0));
        }
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int sector = SolisMoves.a(move);
    int colour = SolisMoves.b(move);
    int tile = p.turn.get(TurnRecord.TILE);
    p.galaxy.reveal(sector, p.galaxy.emptySlot(sector, colour), tile);
    p.wealth.countSectors(p, seat);
    if (Location.of(tile).isArtifact()) {
      p.empires.count(seat, SolisCounter.ARTIFACTS, 1);
    }
    ExploreFacts.revealed(chronicle, p, seat, sector, tile);
    p.turn.set(TurnRecord.TILE, TurnRecord.NONE);
    p.turn.add(TurnRecord.COUNT, 1);
    p.turn.add(TurnRecord.LEFT, -1);
    if (p.turn.get(TurnRecord.LEFT) > 0
        && Reveal.hasPlaceable(p, seat, p.turn.get(TurnRecord.COLOUR))) {
      p.ask(Step.REVEAL_TILE, seat);
    } else {
      Turns.goOn(p, chance, chronicle);
    }
  }
}
