package org.apogee.engine.solis;

import java.util.List;
import org.apogee.engine.View;

/**
 * What one viewer knows of a game of Nova Solis (R 18). Sectors, tiles and technologies are named
 * as in moves.
 *
 * @param step what is being decided
 * @param seatToAct who decides, or -1 when the game is over
 * @param track the victory track, and what is wanted of it
 * @param unseenTiles how many of each location tile are out of this viewer's sight, in the order of
 *     the table
 * @param bag how many location tiles of each star colour are in the bag: red, yellow, blue
 * @param deck basic technologies in the deck
 * @param ancients ancient cards that nobody has claimed
 * @param fight the combat that goes on, none or one
 * @param ending how the game ended, or none
 */
public record SolisView(
    int viewer,
    String mode,
    String difficulty,
    int turn,
    int startSeat,
    int turnSeat,
    int seatToAct,
    String step,
    int track,
    int trackWanted,
    int artifacts,
    int artifactsWanted,
    EntityView entity,
    List<SectorView> sectors,
    List<EmpireView> empires,
    ActionView action,
    List<FightView> fight,
    List<Integer> unseenTiles,
    List<Integer> bag,
    int deck,
    List<String> discards,
    List<Integer> ancients,
    String ending)
    implements View {

  public SolisView {
    sectors = List.copyOf(sectors);
    empires = List.copyOf(empires);
    fight = List.copyOf(fight);
    unseenTiles = List.copyOf(unseenTiles);
    bag = List.copyOf(bag);
    discards = List.copyOf(discards);
    ancients = List.copyOf(ancients);
  }

  /**
   * The Entity.
   *
   * @param gates where gates A, B and C are, empty for those not in play
   * @param entityTrack where the marker is, 0 for NOVA
   * @param cardsLeft what is left in the action deck, in no order
   * @param drawn the cards of the phase that goes on
   */
  public record EntityView(
      int power,
      int malice,
      int presence,
      int reserve,
      int sectorLimit,
      int capturedShips,
      int capturedStations,
      List<String> gates,
      String activeGate,
      int phases,
      int entityTrack,
      List<String> cardsLeft,
      List<String> drawn,
      int resolved) {
    public EntityView {
      gates = List.copyOf(gates);
      cardsLeft = List.copyOf(cardsLeft);
      drawn = List.copyOf(drawn);
    }
  }

  /**
   * A sector on the board.
   *
   * @param owner a seat, or -1
   * @param fleets of seats that have ships here
   * @param locations what is revealed in each slot, empty where nothing is
   */
  public record SectorView(
      String name,
      int q,
      int r,
      String tile,
      int value,
      int coloniesNeeded,
      int anomaly,
      int owner,
      int colonies,
      int stations,
      boolean gate,
      int improvements,
      boolean improved,
      int looseStars,
      boolean token,
      List<Fleet> fleets,
      int entityShips,
      int entityDisabled,
      int entityStations,
      String entityGates,
      List<Slot> locations) {
    public SectorView {
      fleets = List.copyOf(fleets);
      locations = List.copyOf(locations);
    }
  }

  /** The ships of a seat in a sector. */
  public record Fleet(int seat, int active, int disabled) {}

  /** A slot for location tiles; the tile's number and name are empty where there is none. */
  public record Slot(String star, String tile, String name) {}

  /**
   * A seat as the viewer sees it.
   *
   * @param spent tokens on the action spaces
   * @param stock of N, P, H, B, A and omegas
   * @param made resources synthesized, of the same basic kinds
   * @param stored its location tiles, by name for those who know them, else by star colour
   * @param objectives its secret objectives, by name for those who know them, else "secret"
   * @param attack what the faces give in combat, 1 to 6, empty for nothing
   */
  public record EmpireView(
      int seat,
      String race,
      String home,
      int score,
      int energy,
      List<Integer> spent,
      int credits,
      int energyValue,
      int researchValue,
      int populationValue,
      int buildValue,
      int moveValue,
      int colonies,
      List<Integer> stock,
      List<Integer> made,
      int starsCommon,
      int starsOwn,
      List<String> stored,
      List<String> archived,
      List<String> technologies,
      List<String> active,
      List<String> usedPowers,
      List<String> attack,
      List<String> defence,
      boolean discovery,
      int capturedShips,
      int capturedStations,
      int capturedGates,
      int capturedColonies,
      List<String> objectives,
      List<String> completed,
      int entityKills,
      int seatKills) {
    public EmpireView {
      spent = List.copyOf(spent);
      stock = List.copyOf(stock);
      made = List.copyOf(made);
      stored = List.copyOf(stored);
      archived = List.copyOf(archived);
      technologies = List.copyOf(technologies);
      active = List.copyOf(active);
      usedPowers = List.copyOf(usedPowers);
      attack = List.copyOf(attack);
      defence = List.copyOf(defence);
      objectives = List.copyOf(objectives);
      completed = List.copyOf(completed);
    }
  }

  /**
   * The action that goes on.
   *
   * @param place a sector, or empty
   * @param tile the location tile that is being placed, or empty
   * @param row scanned tiles, by name for who scans, else by star colour
   * @param cards drawn technologies
   * @param dealt secret objectives to choose from, for who chooses
   */
  public record ActionView(
      String place,
      int count,
      int left,
      String star,
      String tile,
      List<String> row,
      List<String> aside,
      List<String> cards,
      List<String> dealt) {
    public ActionView {
      row = List.copyOf(row);
      aside = List.copyOf(aside);
      cards = List.copyOf(cards);
      dealt = List.copyOf(dealt);
    }
  }

  /** A combat; dice are those not allocated yet. */
  public record FightView(
      String sector,
      String attacker,
      String defender,
      List<Integer> attackerDice,
      List<Integer> defenderDice,
      List<String> attackerAllocated,
      List<String> defenderAllocated,
      int attackerMayDefend,
      int defenderMayDefend) {
    public FightView {
      attackerDice = List.copyOf(attackerDice);
      defenderDice = List.copyOf(defenderDice);
      attackerAllocated = List.copyOf(attackerAllocated);
      defenderAllocated = List.copyOf(defenderAllocated);
    }
  }
}
