package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.has;
import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolView.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Fills the view from a position. */
final class SolViews {
  private static final String[] ACTIONS = {"move", "convert", "activate"};
  private static final String[] CONVERSIONS = {"none", "converted", "deconverted", "invaded"};

  private SolViews() {}

  static SolView of(SolPosition p, int viewer) {
    return new SolView(
        viewer,
        p.isOver() ? "over" : p.frames.top().name().toLowerCase(Locale.ROOT),
        p.isLastTransmission() && !p.isOver(),
        p.round(),
        p.maxRounds(),
        p.active(),
        p.seatToAct(),
        p.countdown(),
        p.quiet(),
        p.quietRounds() * p.seats(),
        p.isOver() ? p.ending().code : NONE,
        p.isOver() && p.seats() == 1 ? SolBand.of(p.score(0)).code : NONE,
        rings(p.board),
        suits(p),
        seats(p),
        spaces(p),
        bridges(p),
        turn(p));
  }

  private static List<SolView.Ring> rings(SolBoard board) {
    var rings = new ArrayList<SolView.Ring>();
    for (int layer = 0; layer < SolTables.LAYERS; layer++) {
      rings.add(
          new SolView.Ring(
              board.name(board.firstOf(layer)).substring(0, 1),
              SolTables.layerName(layer),
              Long.bitCount(board.spacesOf(layer)),
              SolTables.base(layer),
              SolTables.bonus(layer),
              SolTables.cards(layer)));
    }
    return rings;
  }

  private static List<SolView.Suit> suits(SolPosition p) {
    var suits = new ArrayList<SolView.Suit>();
    for (int suit = 0; suit < p.cards.suits(); suit++) {
      var effect = p.effectOf(suit);
      suits.add(
          new SolView.Suit(
              SolTables.suitName(suit),
              p.cards.left[suit],
              p.cards.drawn[suit],
              p.cards.discarded[suit],
              effect.lowerName(),
              effect.id,
              effect.timing.words(),
              effect.sentence));
    }
    return suits;
  }

  private static List<SolView.Seat> seats(SolPosition p) {
    var seats = new ArrayList<SolView.Seat>();
    var holdings = p.holdings;
    for (int seat = 0; seat < p.seats(); seat++) {
      int held = holdings.held[seat];
      seats.add(
          new SolView.Seat(
              seat,
              p.place(seat),
              holdings.momentum[seat],
              holdings.energy[seat],
              holdings.pool[seat],
              p.pieces.diversOnBoard(seat),
              holdings.reserve[seat],
              holdings.lost[seat],
              p.track(seat),
              holdings.dock[seat],
              names(p.board, p.board.launch(holdings.dock[seat])),
              suitName(held),
              holdings.pieces(seat, SolTables.BRIDGE),
              holdings.pieces(seat, SolTables.NODE),
              holdings.pieces(seat, SolTables.FOUNDRY),
              holdings.pieces(seat, SolTables.TOWER)));
    }
    return seats;
  }

  private static List<SolView.Space> spaces(SolPosition p) {
    var spaces = new ArrayList<SolView.Space>();
    for (int space = 0; space < p.board.spaces(); space++) {
      boolean station = has(p.pieces.occupied(), space);
      if (station || hasDivers(p, space)) {
        spaces.add(
            new SolView.Space(
                p.board.name(space),
                divers(p, space),
                station ? SolTables.pieceName(p.pieces.stationType(space)) : NONE,
                p.pieces.stationOwner(space)));
      }
    }
    return spaces;
  }

  private static boolean hasDivers(SolPosition p, int space) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.pieces.divers(seat, space) > 0) {
        return true;
      }
    }
    return false;
  }

  private static List<Integer> divers(SolPosition p, int space) {
    var divers = new ArrayList<Integer>();
    for (int seat = 0; seat < p.seats(); seat++) {
      divers.add(p.pieces.divers(seat, space));
    }
    return List.copyOf(divers);
  }

  private static List<SolView.Bridge> bridges(SolPosition p) {
    var bridges = new ArrayList<SolView.Bridge>();
    for (long left = p.pieces.bridged(); left != 0; left = withoutLowest(left)) {
      int edge = lowest(left);
      bridges.add(
          new SolView.Bridge(
              p.board.name(p.board.outer(edge)),
              p.board.name(p.board.inner(edge)),
              p.pieces.bridgeOwner(edge)));
    }
    return bridges;
  }

  private static SolView.Turn turn(SolPosition p) {
    var turn = p.turn;
    return new SolView.Turn(
        turn.action == TurnRecord.NOTHING ? NONE : ACTIONS[turn.action],
        turn.mp,
        turn.hurls,
        p.isLastTransmission() ? 0 : turn.owed, // R 11.3
        drawn(p.cards),
        seatsOf(turn.tollsPaid),
        names(p.board, turn.activated),
        lockedType(turn),
        CONVERSIONS[turn.conversion],
        name(p.board, turn.convertedStation),
        turn.effect.lowerName(),
        turn.uses,
        name(p.board, turn.mover),
        suitName(turn.pillar),
        name(p.board, turn.bonusAt),
        name(p.board, turn.flareAt));
  }

  /** R 10.3 FESTIVAL: the record still has the type, but it locks nothing. */
  private static String lockedType(TurnRecord turn) {
    boolean isOpen = turn.lockedType == TurnRecord.NOTHING || turn.effect == SolEffect.FESTIVAL;
    return isOpen ? NONE : SolTables.pieceName(turn.lockedType);
  }

  private static List<String> drawn(SolCards cards) {
    var drawn = new ArrayList<String>();
    for (int suit = 0; suit < cards.suits(); suit++) {
      for (int i = 0; i < cards.drawn[suit]; i++) {
        drawn.add(SolTables.suitName(suit));
      }
    }
    return List.copyOf(drawn);
  }

  private static List<Integer> seatsOf(int bits) {
    var seats = new ArrayList<Integer>();
    for (long left = bits; left != 0; left = withoutLowest(left)) {
      seats.add(lowest(left));
    }
    return List.copyOf(seats);
  }

  private static List<String> names(SolBoard board, long spaces) {
    var names = new ArrayList<String>();
    for (long left = spaces; left != 0; left = withoutLowest(left)) {
      names.add(board.name(lowest(left)));
    }
    return List.copyOf(names);
  }

  private static String name(SolBoard board, int space) {
    return space < 0 ? NONE : board.name(space);
  }

  private static String suitName(int suit) {
    return suit < 0 ? NONE : SolTables.suitName(suit);
  }
}
