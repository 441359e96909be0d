package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 4.3, the phases: what may be decided in each, and what carries it out. */
final class SupernovaSteps {
  private SupernovaSteps() {}

  static void legal(SupernovaPosition p, MoveList into) {
    switch (p.phase()) {
      case MULLIGAN -> Mulligan.legal(p, into);
      case DRAW -> DrawPhase.legal(into);
      case DISCOVER, SCOUT -> DiscoverPhase.legalPlanets(p, into);
      case RIVAL_ENVIRONMENT, OWN_ENVIRONMENT -> DiscoverPhase.legalEnvironments(p, into);
      case BUILD -> BuildPhase.legal(p, into);
      case ACTION -> ActionPhase.legal(p, into);
      case JETTISON -> ActionPhase.legalJettison(p, into);
      case TRADE_TO, TRADE_BID, TRADE_ANSWER -> Trade.legal(p, into);
      case FLEET, TARGET, FLEE -> Attack.legal(p, into);
      case ORBIT_FORM, PLANET_FORM -> Battle.legal(p, into);
      case ORBIT_WINDOW, PLANET_WINDOW -> Window.legal(p, into);
      case ORBIT_PICK, PLANET_PICK -> Spoils.legal(p, into);
      case TRANSPORT -> TransportPhase.legal(p, into);
      case DISCARD -> DiscardPhase.legal(p, into);
      case OVER -> {}
    }
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (p.phase()) {
      case MULLIGAN -> Mulligan.play(p, move, chance, chronicle);
      case DRAW -> DrawPhase.play(p, move, chance, chronicle);
      case DISCOVER, SCOUT -> DiscoverPhase.playPlanet(p, move, chance, chronicle);
      case RIVAL_ENVIRONMENT, OWN_ENVIRONMENT ->
          DiscoverPhase.playEnvironment(p, move, chance, chronicle);
      case BUILD -> BuildPhase.play(p, move, chance, chronicle);
      case ACTION -> ActionPhase.play(p, move, chance, chronicle);
      case JETTISON -> ActionPhase.playJettison(p, move, chance, chronicle);
      case TRADE_TO, TRADE_BID, TRADE_ANSWER -> Trade.play(p, move, chance, chronicle);
      case FLEET, TARGET, FLEE -> Attack.play(p, move, chance, chronicle);
      case ORBIT_FORM, PLANET_FORM -> Battle.play(p, move, chance, chronicle);
      case ORBIT_WINDOW, PLANET_WINDOW -> Window.play(p, move, chance, chronicle);
      case ORBIT_PICK, PLANET_PICK -> Spoils.play(p, move, chance, chronicle);
      case TRANSPORT -> TransportPhase.play(p, move, chance, chronicle);
      case DISCARD -> DiscardPhase.play(p, move, chance, chronicle);
      case OVER -> throw SupernovaMoves.notOffered(p, move);
    }
  }
}
