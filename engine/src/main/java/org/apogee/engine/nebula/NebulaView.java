package org.apogee.engine.nebula;

import java.util.List;
import org.apogee.engine.View;

/**
 * What one viewer knows of a game of Beyond Nebula.
 *
 * @param seatToAct -1 when the game is over
 * @param decision what is being decided: {@code progress}, {@code conflict}, {@code over}, ...
 * @param using the tech that is being used, or an empty text
 * @param unexplored the blocks of the zones that no ship has entered yet
 * @param combat the ships that fight, first the one of the active seat; or none
 * @param spies what Reveal Spy adds to the totals of the two ships that fight
 * @param ties how many rounds of this combat in a row were ties
 * @param truces the ships of both seats that do not fight each other this turn
 * @param hit the ship that is about to lose a durability, or an empty text
 * @param ending how the game ended, {@code none} so far
 * @param winner -1 as long as there is none
 */
public record NebulaView(
    int viewer,
    int active,
    int seatToAct,
    String decision,
    String using,
    List<String> unexplored,
    List<String> combat,
    List<Integer> spies,
    int ties,
    List<Truce> truces,
    String hit,
    int turnLimit,
    String ending,
    int winner,
    List<Player> players,
    List<Planet> planets,
    List<Ship> ships)
    implements View {

  /** Two ships that do not fight each other. */
  public record Truce(String ship, String other) {}

  /**
   * A player.
   *
   * @param reserves metal, gas and crystal
   * @param extractors of each resource: 0 none, 1 base, 2 specialised
   * @param penalties the resources whose next Harvest gives the d6 only
   * @param buildings of each colour: 0 none, 1 under construction, 2 owned
   * @param techs ready ones, those that cool down, and those in research as far as the viewer knows
   * @param marks what lasts this turn: {@code exchanged}, {@code battle-speed}, ...
   */
  public record Player(
      int seat,
      int turnsTaken,
      List<Integer> reserves,
      List<Integer> extractors,
      List<String> penalties,
      List<Integer> buildings,
      List<TechSeen> techs,
      int supernovaUses,
      List<String> marks) {
    public Player {
      reserves = List.copyOf(reserves);
      extractors = List.copyOf(extractors);
      penalties = List.copyOf(penalties);
      buildings = List.copyOf(buildings);
      techs = List.copyOf(techs);
      marks = List.copyOf(marks);
    }
  }

  /**
   * A tech.
   *
   * @param name such as {@code battle-speed}; {@code unknown} for a secret research token
   * @param state {@code ready}, {@code cooldown} or {@code research}
   */
  public record TechSeen(
      String name,
      String colour,
      String tier,
      String state,
      int indicator,
      boolean jammed,
      boolean frozen) {}

  /**
   * A planet.
   *
   * @param root the seat whose Root Planet it is, or -1
   * @param controller -1 for none
   */
  public record Planet(
      String name,
      String block,
      String colour,
      int root,
      boolean colonised,
      int controller,
      int regiments,
      int fresh) {}

  /**
   * A ship.
   *
   * @param arrival the lower, the longer it has been where it is
   * @param marks {@code new}, {@code emp}, {@code loaded}, {@code unloaded}, {@code pathfinder},
   *     {@code ring}
   */
  public record Ship(
      String name,
      int owner,
      String block,
      int durability,
      int regiments,
      int capacity,
      int stepsUsed,
      int arrival,
      List<String> marks) {
    public Ship {
      marks = List.copyOf(marks);
    }
  }

  public NebulaView {
    unexplored = List.copyOf(unexplored);
    combat = List.copyOf(combat);
    players = List.copyOf(players);
    planets = List.copyOf(planets);
    ships = List.copyOf(ships);
  }
}
