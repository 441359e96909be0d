package org.apogee.engine.supernova;

import java.util.List;
import org.apogee.engine.View;

/**
 * What one viewer knows of a game of Supernova (R 14). Cards are named as in moves.
 *
 * @param phase what is being decided
 * @param seatToAct who decides, or -1 when the game is over
 * @param threshold the potential that ends the game
 * @param finalTurn whether this turn is the last because the Main Deck is empty
 * @param mainDeck how many cards are left
 * @param discards the Discard pile, the top card last
 * @param scrapyard the cards out of the game
 * @param newPlanets the planets that the Discover phase of this turn brought
 * @param moved ships and population that have moved this turn
 * @param attack the attack that is going on, none or one
 * @param trade the trade that is going on, none or one
 * @param promises what seats have promised each other and is not over yet
 */
public record SupernovaView(
    int viewer,
    int turn,
    int turnLimit,
    int opener,
    String phase,
    int seatToAct,
    int threshold,
    boolean finalTurn,
    int mainDeck,
    List<String> discards,
    List<String> scrapyard,
    List<Empire> empires,
    List<String> newPlanets,
    List<String> moved,
    List<AttackView> attack,
    List<TradeView> trade,
    List<Promise> promises)
    implements View {

  /**
   * A seat as the viewer sees it.
   *
   * @param cardsInHand how many
   * @param knownHand those of them that the viewer has seen; all of its own
   * @param penalty whether it will draw only one card
   * @param mulligans how often it has drawn a new hand
   * @param planets with what lies on them and is in their orbit
   * @param deepSpace its ships there
   */
  public record Empire(
      int seat,
      int potential,
      int cardsInHand,
      List<String> knownHand,
      boolean penalty,
      int mulligans,
      List<PlanetView> planets,
      List<ShipView> deepSpace) {
    public Empire {
      knownHand = List.copyOf(knownHand);
      planets = List.copyOf(planets);
      deepSpace = List.copyOf(deepSpace);
    }
  }

  /**
   * A planet in play.
   *
   * @param kind homeworld, colony or uninhabited
   * @param support how many ships it supports
   */
  public record PlanetView(
      String name,
      String kind,
      boolean declared,
      int potential,
      int support,
      Strengths strengths,
      List<String> environments,
      List<String> civilization,
      List<String> population,
      List<ShipView> orbit) {
    public PlanetView {
      environments = List.copyOf(environments);
      civilization = List.copyOf(civilization);
      population = List.copyOf(population);
      orbit = List.copyOf(orbit);
    }
  }

  /** A ship in play; cargo is how many population cards it can carry. */
  public record ShipView(
      String name,
      Strengths strengths,
      int cargo,
      List<String> modifiers,
      List<String> population) {
    public ShipView {
      modifiers = List.copyOf(modifiers);
      population = List.copyOf(population);
    }
  }

  /** M, D and E, with everything that counts, never below zero. */
  public record Strengths(int military, int diplomatic, int economic) {}

  /**
   * An attack.
   *
   * @param target empty until it is chosen
   * @param form the announced form of the battle that is going on, or empty
   * @param fleet the ships chosen so far, then the ships in the attack
   * @param attackerSpecials the specials in force for the attacker
   * @param defenderSpecials the specials in force for the defender
   * @param passes how many seats in a row have passed
   */
  public record AttackView(
      int attacker,
      String origin,
      String target,
      String form,
      List<ShipView> fleet,
      List<String> attackerSpecials,
      List<String> defenderSpecials,
      int passes) {
    public AttackView {
      fleet = List.copyOf(fleet);
      attackerSpecials = List.copyOf(attackerSpecials);
      defenderSpecials = List.copyOf(defenderSpecials);
    }
  }

  /**
   * A trade.
   *
   * @param card the offered card, or empty for those who may not see it
   * @param to the seats it is offered to
   * @param bids of those who have bid or are bidding
   */
  public record TradeView(int offerer, String card, List<Integer> to, List<Bid> bids) {
    public TradeView {
      to = List.copyOf(to);
      bids = List.copyOf(bids);
    }
  }

  /**
   * A bid.
   *
   * @param cards how many
   * @param knownCards those that the viewer may see
   * @param done whether it is final
   */
  public record Bid(int seat, int cards, List<String> knownCards, boolean done, String promise) {
    public Bid {
      knownCards = List.copyOf(knownCards);
    }
  }

  /** What a seat has promised another, until the end of a turn. */
  public record Promise(int by, int to, String promise, int untilTurn) {}

  public SupernovaView {
    discards = List.copyOf(discards);
    scrapyard = List.copyOf(scrapyard);
    empires = List.copyOf(empires);
    newPlanets = List.copyOf(newPlanets);
    moved = List.copyOf(moved);
    attack = List.copyOf(attack);
    trade = List.copyOf(trade);
    promises = List.copyOf(promises);
  }
}
