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
  private static final double TURNS = 10;

  /** Strength that keeps most fleets away. */
  private static final int SAFE = 6;

  private static final String[] CATEGORIES = {"military", "diplomatic", "economic"};

  private final Holdings holdings = new Holdings();
  private final Prospects prospects = new Prospects();
  private final Bargain bargain = new Bargain(new Holdings());
  private final long[] orbits = new long[Table.PLANETS_MAX]; // strengths of the ships there
  private float[] into = {};
  private int next;

  @Override
  public List<String> names() {
    var names =
        new ArrayList<>(
            List.of(
                "worth",
                "potential",
                "potential-squared",
                "lead",
                "lead-by-turn",
                "reached",
                "finished",
                "winning",
                "within-a-turn",
                "planets",
                "population",
                "colonies",
                "homeworld",
                "guarded",
                "unguarded",
                "open-to-force",
                "open-to-any"));
    for (var category : CATEGORIES) {
      names.add("planets-" + category);
      names.add("ships-" + category);
      names.add("best-fleet-" + category);
    }
    names.addAll(
        List.of(
            "fleets",
            "ships",
            "unsupported",
            "opportunity-now",
            "opportunity-later",
            "exposure-now",
            "exposure-later",
            "may-act",
            "attack",
            "viewer",
            "hand-size",
            "penalty"));
    return List.copyOf(names);
  }

  @Override
  public void describe(Position position, int party, int viewer, float[] described) {
    var p = (SupernovaPosition) position;
    into = described;
    next = 0;
    int hand = p.piles.hands[party].size();
    holdings.look(p, party);
    holdings.addUp(p, p.piles.hands[party], party, viewer);
    prospects.look(p, party, viewer);
    double bargained = bargain.gain(p, party, viewer);
    double points = SupernovaEstimate.points(p, party, prospects);
    put((points + SupernovaEstimate.inHand(holdings, hand) + bargained) / POINTS);
    potential(p, party);
    planets(p.table, party);
    strengths(p.table, party);
    attacks(p, party);
    put(party == viewer ? 1 : 0);
    put(hand / CARDS);
    put(SupernovaEstimate.penalty(p, party));
  }

  private void potential(SupernovaPosition p, int seat) {
    int potential = p.table.potentialOf(seat);
    int threshold = p.options().threshold();
    int best = 0;
    for (int other = 0; other < p.seats(); other++) {
      best = other == seat ? best : Math.max(best, p.table.potentialOf(other));
    }
    double share = potential / (double) threshold;
    put(potential / POINTS);
    put(POINTS * share * share);
    put((potential - best) / POINTS);
    put((potential - best) * p.turn.number / POINTS / TURNS);
    put(potential >= threshold ? 1 : 0);
    put(SupernovaEstimate.hasWon(p, seat) ? POINTS : 0);
    put(SupernovaEstimate.isWinning(p, seat, prospects) ? 1 : 0);
    put(Math.max(0, potential + POINTS - threshold) / POINTS);
  }

  private void planets(Table table, int seat) {
    int population = 0;
    int colonies = 0;
    double guarded = 0;
    int unguarded = 0;
    int openToForce = 0;
    int openToAny = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int potential = table.potential(planet);
      population += Math.min(table.population(planet), potential);
      colonies += table.isColony(planet) ? 1 : 0;
      long orbit = planet == prospects.doomed ? 0 : table.orbit(planet);
      orbits[planet] = table.strengthsOfFleet(orbit);
      int guard = Strengths.in(orbits[planet], Battle.MILITARY);
      guarded += potential * Math.clamp(guard, 0, SAFE);
      unguarded += orbit == 0 ? potential : 0;
      openToForce += potential * gap(table.strength(planet, Battle.MILITARY));
      int weakest = table.strength(planet, Battle.MILITARY);
      weakest = Math.min(weakest, table.strength(planet, Battle.DIPLOMATIC));
      weakest = Math.min(weakest, table.strength(planet, Battle.ECONOMIC));
      openToAny += potential * gap(weakest);
    }
    put(Long.bitCount(table.planets[seat]) / POINTS);
    put(population / POINTS);
    put(colonies / POINTS);
    put(table.hasHomeworld(seat) ? 1 : 0);
    put(guarded / SAFE / POINTS);
    put(unguarded / POINTS);
    put(openToForce / (double) SAFE / POINTS);
    put(openToAny / (double) SAFE / POINTS);
  }

  private static int gap(int strength) {
    return SAFE - Math.clamp(strength, 0, SAFE);
  }

  /** Of planets and fleets; the orbits have been looked at before. */
  private void strengths(Table table, int seat) {
    long ships = table.strengthsOfFleet(table.ships[seat]);
    for (int category = 0; category < Table.CATEGORIES; category++) {
      int ofPlanets = 0;
      int bestFleet = 0;
      for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
        int planet = Long.numberOfTrailingZeros(rest);
        ofPlanets += Math.max(0, table.strength(planet, category));
        bestFleet = Math.max(bestFleet, Strengths.in(orbits[planet], category));
      }
      put(ofPlanets / STRENGTH);
      put(Strengths.counted(ships, category) / STRENGTH);
      put(bestFleet / STRENGTH);
    }
  }

  private void attacks(SupernovaPosition p, int seat) {
    boolean mayAct = SupernovaEstimate.mayAct(p, seat);
    put(Long.bitCount(p.table.ships[seat]) / POINTS);
    put(SupernovaEstimate.ships(p, seat) / POINTS);
    put(SupernovaEstimate.unsupported(p.table, seat));
    put(mayAct ? prospects.opportunity / POINTS : 0);
    put(mayAct ? 0 : prospects.opportunity / POINTS);
    put(prospects.exposureNow / POINTS);
    put(prospects.exposureLater / POINTS);
    put(mayAct ? 1 : 0);
    put(prospects.attack / POINTS);
  }

  private void put(double value) {
    into[next++] = (float) value;
  }
}
