package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 13.2, step 6: a face whose place in the row is free, or none. */
final class PlaceTile extends SolisChapter {
  @Override
  public void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    int kind = p.turn.get(TurnRecord.KIND);
    boolean attack = TileKind.of(kind).attack;
    for (int face = 0; face <= Panel.FACES; face++) {
      if (face == 0 || p.empires.get(seat, Empires.overlay(attack, face)) < 0) {
        into.add(SolisMoves.of(SolisMoves.PLACE_TILE, seat, kind, face, 0));
      }
    }
  }

  @Override
  public void play(SolisPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.asked();
    int kind = SolisMoves.a(move);
    int face = SolisMoves.b(move);
    if (face > 0) {
      p.empires.set(seat, Empires.overlay(TileKind.of(kind).attack, face), kind);
      ScienceFacts.tilePlaced(chronicle, seat, kind, face);
    }
    p.turn.add(TurnRecord.LEFT, -1);
    Logistics.nextTile(p, seat, chance, chronicle);
  }
}
