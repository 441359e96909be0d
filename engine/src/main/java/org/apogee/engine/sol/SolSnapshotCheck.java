package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolSnapshot.require;
import static org.apogee.engine.sol.SolTables.BRIDGE;
import static org.apogee.engine.sol.SolTables.DIVERS;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;

/** What must hold between the parts of a position that was read from a snapshot. */
final class SolSnapshotCheck {
  private SolSnapshotCheck() {}

  static void check(SolPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      checkPieces(p, seat);
    }
    checkTurn(p);
    checkStep(p);
    require(p.isSettled(), "there is nothing to decide");
  }

  private static void checkPieces(SolPosition p, int seat) {
    var holdings = p.holdings;
    int divers =
        holdings.pool[seat]
            + holdings.reserve[seat]
            + holdings.lost[seat]
            + p.pieces.diversOnBoard(seat);
    require(divers == DIVERS, "seat " + seat + " has not 13 sundivers");
    for (int type = 0; type < STATION_TYPES; type++) {
      int stations = holdings.pieces(seat, type) + Long.bitCount(p.pieces.stations(seat, type));
      require(stations <= SolTables.piecesAtStart(type), "there are too many stations");
    }
    long towersInOrbit = p.pieces.stations(seat, SolTables.TOWER) & ~p.board.sun();
    require(towersInOrbit == 0, "a tower stands in orbit");
    int bridges = holdings.pieces(seat, BRIDGE) + Long.bitCount(p.pieces.bridges(seat));
    require(bridges == SolTables.piecesAtStart(BRIDGE), "seat " + seat + " has not 8 bridges");
  }

  private static void checkTurn(SolPosition p) {
    var turn = p.turn;
    int cards = p.cards.inPile() + p.cards.discards();
    require(turn.owed + turn.hurls <= cards, "more cards are owed than there are");
    require((turn.activated & ~p.pieces.occupied()) == 0, "an activated station is missing");
    long own = p.pieces.stationsOf(p.active());
    require(isIn(own, turn.convertedStation), "a converted station is missing");
    long movers =
        switch (turn.effect) {
          case HYPERDRIVE -> p.pieces.present(p.active());
          case JUGGERNAUT -> own;
          default -> 0;
        };
    require(isIn(movers, turn.mover), "the one that may act is missing");
    require(!p.isQuietDraw() || p.frames.isAt(Step.FLARE), "a quiet draw does not go on");
    require(p.frames.isAt(Step.BONUS) || turn.bonusAt < 0, "a bonus is half asked");
    require(p.frames.isAt(Step.FLARE) || turn.flareAt < 0, "a flare is half answered");
  }

  private static boolean isIn(long set, int space) {
    return space < 0 || SolBoard.has(set, space);
  }

  /** What a step goes by must be there, else the next move would fail in the rules. */
  private static void checkStep(SolPosition p) {
    var turn = p.turn;
    boolean novaOrOver = p.ending() != SolEnding.NONE;
    if (p.isOver()) {
      require(novaOrOver, "the game is over without an ending");
      return;
    }
    switch (p.frames.top()) {
      case CHOOSE ->
          require(!novaOrOver && turn.action == TurnRecord.NOTHING, "a turn is half begun");
      case MOVE -> require(turn.action == SolMoves.TO_MOVE, "the action is not to move");
      case CONVERT -> require(turn.action == SolMoves.TO_CONVERT, "the action is not to convert");
      case ACTIVATE -> require(turn.action == SolMoves.TO_ACTIVATE, "the action is another");
      case BONUS -> checkBonus(p);
      case FLARE -> checkFlare(p);
      case KEEP -> require(p.cards.drawnThisTurn() > 0, "there is no card to keep");
      case LAST -> require(novaOrOver, "there was no nova");
    }
  }

  private static void checkBonus(SolPosition p) {
    int space = p.turn.bonusAt;
    int asked = p.turn.asked;
    require(space != TurnRecord.NOTHING && asked != TurnRecord.NOTHING, "no seat is asked");
    int owner = p.pieces.stationOwner(space);
    require(owner != SolPieces.NOBODY, "there is no station for a bonus");
    require(p.turn.action > SolMoves.TO_MOVE, "a bonus belongs to another action");
    require(asked == owner || asked == p.active(), "the wrong seat is asked");
    require(Bonus.canTake(p, asked, space), "a bonus is asked that cannot be taken");
  }

  private static void checkFlare(SolPosition p) {
    int space = p.turn.flareAt;
    require(space != TurnRecord.NOTHING, "no foundry is asked about");
    boolean foundry = p.pieces.stationType(space) == SolTables.FOUNDRY;
    require(foundry && p.board.layer(space) == SolTables.UPPER, "no foundry in the upper orbit");
    require(Flare.canPay(p, p.pieces.stationOwner(space)), "the owner cannot pay");
  }
}
