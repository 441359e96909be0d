package org.apogee.engine.sol;

import java.util.List;
import org.apogee.engine.View;

/**
 * What can be seen of a game, by everybody alike (R 14). Seats are numbers and {@link #NOBODY} is
 * none; spaces, pieces, suits and effects are names, and {@link #NONE} is none of them.
 *
 * @param viewer the seat that looks, or the observer
 * @param phase what is being decided: {@code choose}, {@code move}, {@code over} and so on
 * @param lastTransmission the Sun has gone nova, and this seat has its last chance
 * @param active the seat whose turn it is
 * @param seatToAct the seat that decides; not always the active one
 * @param countdown red cards until the nova
 * @param quietTurns turns in a row without a card; at quietTurnsMax, unless that is 0, the Sun
 *     draws by itself
 * @param ending how the game ended, once it is over
 * @param result what the momentum of a seat that played alone amounts to, once it is over (R 12.1)
 * @param rings the layers of the board, from outside to inside
 * @param spaces the spaces where something stands
 */
record SolView(
    int viewer,
    String phase,
    boolean lastTransmission,
    int round,
    int maxRounds,
    int active,
    int seatToAct,
    int countdown,
    int quietTurns,
    int quietTurnsMax,
    String ending,
    String result,
    List<Ring> rings,
    List<Suit> suits,
    List<Seat> seats,
    List<Space> spaces,
    List<Bridge> bridges,
    Turn turn)
    implements View {
  static final int NOBODY = -1;
  static final String NONE = "none";

  /**
   * A layer of the board. Its spaces are called by its letter and a number from 0 to size - 1,
   * clockwise.
   *
   * @param cards instability cards drawn for an activation or conversion here
   */
  record Ring(String letter, String name, int size, int base, int bonus, int cards) {}

  /**
   * @param left cards in the draw pile
   * @param drawn cards face up before the active seat
   * @param timing when the effect may be played
   * @param sentence what the effect does
   */
  record Suit(
      String name,
      int left,
      int drawn,
      int discarded,
      String effect,
      int effectNumber,
      String timing,
      String sentence) {}

  /**
   * @param dock where the mothership stands; it launches to the spaces in launches
   * @param pool sundivers in the mothership
   * @param onBoard sundivers in orbit and in the Sun
   * @param lost sundivers hurled into the Sun
   * @param track movement points of a move action
   * @param held the suit of the card held
   * @param bridges left in the reserve, as are nodes, foundries and towers
   */
  record Seat(
      int seat,
      int place,
      int momentum,
      int energy,
      int pool,
      int onBoard,
      int reserve,
      int lost,
      int track,
      int dock,
      List<String> launches,
      String held,
      int bridges,
      int nodes,
      int foundries,
      int towers) {}

  /**
   * @param sundivers of each seat
   * @param station {@code node}, {@code foundry} or {@code tower}
   */
  record Space(String name, List<Integer> sundivers, String station, int owner) {}

  record Bridge(String outer, String inner, int owner) {}

  /**
   * What the rules remember of the turn.
   *
   * @param cardsOwed instability cards to be drawn, besides those for hurls
   * @param drawn the suits drawn so far
   * @param tollsPaidTo owners of bridges who had their toll of this turn
   * @param activated spaces whose station was activated
   * @param lockedType the only type of station that this action may go on with
   * @param conversion {@code none}, {@code converted}, {@code deconverted} or {@code invaded}
   * @param effect played in this turn
   * @param effectUses extra moves that it still allows
   * @param mover the space of the only sundiver or station that it lets act
   * @param namedSuit the suit that was named for it
   * @param bonusOf the space whose bonus is being asked for
   * @param flareAt the space whose foundry is being asked about
   */
  record Turn(
      String action,
      int movementPoints,
      int hurls,
      int cardsOwed,
      List<String> drawn,
      List<Integer> tollsPaidTo,
      List<String> activated,
      String lockedType,
      String conversion,
      String convertedStation,
      String effect,
      int effectUses,
      String mover,
      String namedSuit,
      String bonusOf,
      String flareAt) {}

  SolView {
    rings = List.copyOf(rings);
    suits = List.copyOf(suits);
    seats = List.copyOf(seats);
    spaces = List.copyOf(spaces);
    bridges = List.copyOf(bridges);
  }
}
