package org.apogee.engine.nova;

import java.util.List;
import org.apogee.engine.View;

/**
 * What one viewer knows of a game of NOVA.
 *
 * @param seatToAct -1 when the game is over
 * @param decision what is being decided: {@code actions}, {@code commit}, {@code over}, ...
 * @param about what the decision is about: a card, systems; or an empty text
 * @param points the action points the active power has left
 * @param marks what lasts this impulse: {@code discount}, {@code free-explore}
 * @param battles attacks that were declared, until the battles have ended: {@code K1 P1}
 * @param anger powers attacked or provoked this impulse
 * @param ending how the game ended, {@code none} so far
 */
public record NovaView(
    int viewer,
    int turn,
    int lastTurn,
    boolean accelerated,
    int active,
    int seatToAct,
    String decision,
    String about,
    int points,
    List<String> marks,
    List<String> battles,
    List<String> anger,
    String ending,
    List<Combat> combat,
    List<Place> systems,
    List<Power> powers,
    List<Independent> independents,
    List<Deck> decks)
    implements View {

  /**
   * A system.
   *
   * @param tile the tile's letter, or {@code unknown}
   * @param siege besieger and target, or an empty text
   */
  public record Place(
      String name,
      String region,
      String tile,
      String siege,
      List<Planet> planets,
      List<Unit> units) {
    public Place {
      planets = List.copyOf(planets);
      units = List.copyOf(units);
    }
  }

  /**
   * A planet.
   *
   * @param owner {@code P0}, {@code I1}, or a dash
   * @param built whether the marker is of this impulse
   */
  public record Planet(
      String name, boolean terran, String owner, String marker, int damage, boolean built) {}

  /**
   * Equal units of one owner.
   *
   * @param unit {@code L} a full line fleet, {@code l} a reduced one
   * @param place {@code space}, or the index of a planet
   * @param ready whether it was active when it was attacked
   */
  public record Unit(
      String owner, String unit, String place, boolean active, boolean ready, int count) {}

  /**
   * A power.
   *
   * @param handSizes cards of deck E and of deck W
   * @param hand the cards, as far as the viewer knows them
   * @param developments with the Interphases they will last: {@code E10 2}
   * @param tensions with each power
   * @param eliminated 0, or the number of its elimination
   */
  public record Power(
      int seat,
      int points,
      int naval,
      int base,
      int income,
      List<Integer> handSizes,
      List<String> hand,
      List<String> developments,
      List<Integer> tensions,
      int eliminated) {
    public Power {
      handSizes = List.copyOf(handSizes);
      hand = List.copyOf(hand);
      developments = List.copyOf(developments);
      tensions = List.copyOf(tensions);
    }
  }

  /**
   * An independent in play.
   *
   * @param fleets its mixed fleets: {@code M}, {@code m}, with {@code sent} or a planet
   * @param relations with each power: 0 none, 1 treaty, 2 alliance
   */
  public record Independent(
      String name, String title, String region, List<String> fleets, List<Integer> relations) {
    public Independent {
      fleets = List.copyOf(fleets);
      relations = List.copyOf(relations);
    }
  }

  /** A deck: how many cards it has left, how many X cards were drawn, what was discarded. */
  public record Deck(String name, int left, int crosses, List<String> discards) {
    public Deck {
      discards = List.copyOf(discards);
    }
  }

  /** The combat that is being fought. */
  public record Combat(String place, int round, List<Side> sides) {
    public Combat {
      sides = List.copyOf(sides);
    }
  }

  /**
   * A side of a combat, first the attacker.
   *
   * @param firing what fires, {@code hidden} while the viewer may not know
   * @param impacts still to be taken
   */
  public record Side(
      String party, String card, String ally, String firing, int boost, int impacts) {}

  public NovaView {
    marks = List.copyOf(marks);
    battles = List.copyOf(battles);
    anger = List.copyOf(anger);
    combat = List.copyOf(combat);
    systems = List.copyOf(systems);
    powers = List.copyOf(powers);
    independents = List.copyOf(independents);
    decks = List.copyOf(decks);
  }
}
