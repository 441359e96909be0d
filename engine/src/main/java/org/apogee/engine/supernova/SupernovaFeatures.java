package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Position;
import org.apogee.engine.learned.Features;

/**
 * What a learned evaluation of Supernova looks at: the table, which everybody sees, and the hand of
 * the viewer alone. Of other hands it knows the number of cards.
 */
final class SupernovaFeatures implements Features {
  private static final double POINTS = 3; // a lead that changes the odds by a factor of e
  private static final double STRENGTH = 10;
  private static final double CARDS = 5;
  private static final double HELD = 0.3; // about what a card of another hand is worth
  private static final int TYPES = CardType.values().length;
  private static final String[] CATEGORIES = {"military", "diplomatic", "economic"};

  private float[] into = {};
  private int next;

  @Override
  public List<String> names() {
    var names =
        new ArrayList<>(
            List.of(
                "worth",
                "potential",
                "missing",
                "reached",
                "reached-in-front",
                "lead",
                "planets",
                "weakest-planet",
                "population",
                "colonies",
                "homeworld"));
    for (var category : CATEGORIES) {
      names.add("planets-" + category);
      names.add("ships-" + category);
      names.add("best-fleet-" + category);
    }
    names.addAll(
        List.of(
            "ships",
            "marooned",
            "estimate-of-ships",
            "opportunity",
            "exposure",
            "attack",
            "hand-size",
            "own-hand"));
    for (var type : CardType.values()) {
      names.add("hand-" + type.name().toLowerCase(java.util.Locale.ROOT));
    }
    names.addAll(
        List.of(
            "hand-best-planet",
            "hand-potential",
            "hand-population-strength",
            "hand-ship-strength",
            "active",
            "acted",
            "phase-action",
            "opener",
            "turn",
            "deck",
            "final-turn",
            "seats"));
    return List.copyOf(names);
  }

  @Override
  public void describe(Position position, int party, int viewer, float[] described) {
    var p = (SupernovaPosition) position;
    into = described;
    next = 0;
    boolean isOwn = party == viewer;
    double points = SupernovaEstimate.points(p, party);
    int hand = p.piles.hands[party].size();
    double held = isOwn ? SupernovaEstimate.inHand(p, party) : HELD * hand;
    put((points + held) / POINTS);
    potential(p, party);
    planets(p.table, party);
    strengths(p.table, party);
    put(Long.bitCount(p.table.ships[party]) / POINTS);
    put(marooned(p.table, party));
    put(SupernovaEstimate.ships(p.table, party) / POINTS);
    put(Outlook.opportunity(p, party) / POINTS);
    put(Outlook.exposure(p, party) / POINTS);
    put(SupernovaEstimate.ofAttack(p, party) / POINTS);
    put(hand / CARDS);
    put(isOwn ? 1 : 0);
    hand(p, party, isOwn);
    moment(p, party);
  }

  private void potential(SupernovaPosition p, int seat) {
    int potential = p.table.potentialOf(seat);
    int threshold = p.options().threshold();
    int best = 0;
    for (int other = 0; other < p.seats(); other++) {
      best = other == seat ? best : Math.max(best, p.table.potentialOf(other));
    }
    put(potential / POINTS);
    put(Math.max(0, threshold - potential) / POINTS);
    put(potential >= threshold ? 1 : 0);
    put(potential >= threshold && potential > best ? 1 : 0);
    put((potential - best) / POINTS);
  }

  private void planets(Table table, int seat) {
    int weakest = Integer.MAX_VALUE;
    int population = 0;
    int colonies = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int strongest = 0;
      for (int category = 0; category < Table.CATEGORIES; category++) {
        strongest = Math.max(strongest, table.strength(planet, category));
      }
      weakest = Math.min(weakest, strongest);
      population += Math.min(table.population(planet), table.potential(planet));
      colonies += table.isColony(planet) ? 1 : 0;
    }
    put(Long.bitCount(table.planets[seat]) / POINTS);
    put(weakest == Integer.MAX_VALUE ? 0 : weakest / STRENGTH);
    put(population / POINTS);
    put(colonies / POINTS);
    put(table.hasHomeworld(seat) ? 1 : 0);
  }

  private void strengths(Table table, int seat) {
    for (int category = 0; category < Table.CATEGORIES; category++) {
      int ofPlanets = 0;
      int bestFleet = 0;
      for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
        int planet = Long.numberOfTrailingZeros(rest);
        ofPlanets += Math.max(0, table.strength(planet, category));
        bestFleet = Math.max(bestFleet, table.strengthOfFleet(table.orbit(planet), category));
      }
      put(ofPlanets / STRENGTH);
      put(Math.max(0, table.strengthOfFleet(table.ships[seat], category)) / STRENGTH);
      put(bestFleet / STRENGTH);
    }
  }

  private static int marooned(Table table, int seat) {
    int count = 0;
    for (long rest = table.ships[seat]; rest != 0; rest &= rest - 1) {
      count += table.on(table.ship(rest)) == Table.DEEP_SPACE ? 1 : 0;
    }
    return count;
  }

  private void hand(SupernovaPosition p, int seat, boolean isOwn) {
    int start = next;
    for (int i = 0; i < TYPES; i++) {
      put(0);
    }
    int best = 0;
    int potential = 0;
    int population = 0;
    int ships = 0;
    var hand = p.piles.hands[seat];
    int card = isOwn ? hand.next(0) : CardSet.END;
    for (; card < CardSet.END; card = hand.next(card + 1)) {
      var kind = p.cards.kind(card);
      int strength = kind.military + kind.diplomatic + kind.economic;
      into[start + kind.type.number()] += 0.5f;
      switch (kind.type) {
        case PLANET -> best = Math.max(best, kind.potential);
        case CIVILIZATION -> potential += kind.potential;
        case ALIEN, MERC -> population += strength;
        case SHIP, MODIFIER -> ships += strength;
        default -> {}
      }
    }
    put(best / POINTS);
    put(potential / POINTS);
    put(population / STRENGTH);
    put(ships / STRENGTH);
  }

  private void moment(SupernovaPosition p, int seat) {
    boolean over = p.isOver();
    int order = seat - p.turn.opener;
    int place = order < 0 ? order + p.seats() : order;
    put(!over && p.current() == seat ? 1 : 0);
    put(place < p.turn.offset ? 1 : 0);
    put(!over && p.step().phase() == Step.ACTION ? 1 : 0);
    put(p.turn.opener == seat ? 1 : 0);
    put(p.turn.number / STRENGTH);
    put(p.piles.main.size() / (double) p.cards.size());
    put(p.turn.finalTurn ? 1 : 0);
    put(p.seats() / POINTS);
  }

  private void put(double value) {
    into[next++] = (float) value;
  }
}
