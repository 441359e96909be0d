package org.apogee.engine.supernova;

import org.apogee.engine.steps.Chapter;
import org.apogee.engine.steps.StepKind;

/**
 * R 4.3: what is being decided: the phases of a turn, with the decisions inside some of them. One
 * step at a time: an attack and a trade lead back to the Action phase by themselves.
 */
@SuppressWarnings("ImmutableEnumChecker") // chapters have no state
enum Step implements StepKind<SupernovaPosition> {
  /** R 4.2. */
  MULLIGAN("mulligan", new Mulligan()),
  /** R 4.5. */
  DRAW("draw", new DrawPhase()),
  /** R 5.1. */
  DISCOVER("discover", new DiscoverPhase()),
  /** R 5.3. */
  RIVAL_ENVIRONMENT("environments on rivals", new EnvironmentPhase()),
  /** R 5.4. */
  OWN_ENVIRONMENT("own environment", new EnvironmentPhase()),
  /** R 6. */
  BUILD("build", new BuildPhase()),
  /** R 6.7. */
  SCOUT("scout", new Scouting()),
  /** R 7.1. */
  ACTION("action", new ActionPhase()),
  /** R 7.3. */
  JETTISON("jettison", new Jettison()),
  /** R 7.4. */
  TRADE_TO("trade: to whom", new TradeOffer()),
  TRADE_BID("trade: bid", new TradeBid()),
  TRADE_ANSWER("trade: answer", new TradeAnswer()),
  /** R 8.2. */
  FLEET("attack: fleet", new FleetChoice()),
  /** R 8.3. */
  TARGET("attack: target", new TargetChoice()),
  /** R 8.4. */
  FLEE("attack: flight", new Flight()),
  /** R 8.6. */
  ORBIT_FORM("attack: form in orbit", new OrbitForm()),
  /** R 8.7. */
  ORBIT_WINDOW("attack: specials in orbit", new Window()),
  /** R 8.8. */
  ORBIT_PICK("attack: spoils of orbit", new Spoils()),
  /** R 8.9. */
  PLANET_FORM("attack: form on the planet", new PlanetForm()),
  /** R 8.10. */
  PLANET_WINDOW("attack: specials on the planet", new Window()),
  /** R 8.11. */
  PLANET_PICK("attack: spoils of the planet", new Spoils()),
  /** R 10.1. */
  TRANSPORT("transport", new TransportPhase()),
  /** R 10.2. */
  DISCARD("discard", new DiscardPhase());

  static final Step[] ALL = values();

  final String label;
  private final SupernovaChapter chapter;

  Step(String label, SupernovaChapter chapter) {
    this.label = label;
    this.chapter = chapter;
  }

  @Override
  public Chapter<SupernovaPosition> chapter() {
    return chapter;
  }

  /** R 4.3: the phase of the turn; the mulligans before turn 1 are one of their own. */
  Step phase() {
    return switch (this) {
      case RIVAL_ENVIRONMENT, OWN_ENVIRONMENT -> DISCOVER;
      case SCOUT -> BUILD;
      case MULLIGAN, DRAW, DISCOVER, BUILD, TRANSPORT, DISCARD -> this;
      default -> ACTION;
    };
  }

  /** A fleet is being chosen, or is under way. */
  boolean isOfAttack() {
    return compareTo(FLEET) >= 0 && compareTo(PLANET_PICK) <= 0;
  }

  /** The ships are under way or in the attack: R 8.3 to 8.13. */
  boolean isUnderWay() {
    return compareTo(FLEE) >= 0 && compareTo(PLANET_PICK) <= 0;
  }

  boolean isOfTrade() {
    return this == TRADE_TO || this == TRADE_BID || this == TRADE_ANSWER;
  }

  boolean isWindow() {
    return this == ORBIT_WINDOW || this == PLANET_WINDOW;
  }
}
