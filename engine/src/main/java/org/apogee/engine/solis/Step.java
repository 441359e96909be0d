package org.apogee.engine.solis;

import org.apogee.engine.steps.Chapter;
import org.apogee.engine.steps.StepKind;

/**
 * R 19.2: what is being decided. One step at a time: what comes of a decision is carried out up to
 * the next one, so nothing waits below it.
 */
@SuppressWarnings("ImmutableEnumChecker") // chapters have no state
enum Step implements StepKind<SolisPosition> {
  /** R 4.2. */
  SETUP_RACE("choosing a race", new ChooseRace()),
  /** R 4.3. */
  SETUP_HOME("choosing a homeworld", new ChooseHome()),
  /** R 4.6. */
  SETUP_OBJECTIVE("choosing secret objectives", new ChooseObjectives()),
  /** R 5.1. */
  TURN("turn", new ChooseAction()),
  /** R 7.5. */
  IMPROVE_MORE("improving more sectors", new ImproveMore()),
  /** R 7.7. */
  ABANDON_REMOVE("abandoning", new Abandon()),
  /** R 8.1. */
  SCAN_ASIDE("scan: tiles set aside", new ScanAside()),
  /** R 8.2. */
  SCAN_KEEP("scan: tiles kept", new ScanKeep()),
  /** R 8.5. */
  REVEAL_TILE("reveal: which tile", new RevealTile()),
  /** R 8.6. */
  REVEAL_AT("reveal: where", new RevealAt()),
  /** R 9.2. */
  PLACE_SHIP("building ships", new PlaceShip()),
  /** R 10.6. */
  MOVE_PICK("moving ships", new MovePick()),
  /** R 10.7. */
  WARP_IN_PICK("warping in", new WarpInPick()),
  /** R 10.8. */
  WARP_OUT_TO("warping out", new WarpOutTo()),
  /** R 11.7. */
  COMBAT_ABILITY("combat: powers", new UsePower()),
  /** R 11.7. */
  ABILITY_DIE("combat: dice of a power", new PowerDie()),
  /** R 11.8. */
  ALLOCATE("combat: allocation", new Allocate()),
  /** R 11.11. */
  ION_REFLECT("combat: reflecting an ion attack", new IonReflect()),
  /** R 11.11. */
  ION_DISCARD("combat: die lost to an ion attack", new IonDiscard()),
  /** R 11.11. */
  ION_NEGATE("combat: aim of an ion attack", new IonNegate()),
  /** R 12.2. */
  DISCOVER("discovering", new Discover()),
  /** R 13.2. */
  FLIP("logistics: race cards", new TurnCards()),
  /** R 13.2. */
  ACTIVATE("logistics: technologies", new Activate()),
  /** R 13.2. */
  PLACE_TILE("logistics: combat tiles", new PlaceTile()),
  /** R 7.9. */
  DEFICIT("too many colonies", new Deficit()),
  /** R 14.11. */
  FLARE_LOSE("flare: ships lost", new FlareLose()),
  /** R 14.11. */
  FLARE_DISABLE("flare: ships disabled", new FlareDisable());

  static final Step[] ALL = values();

  /** For views, when no step is left. */
  static final String OVER = "over";

  final String label;
  private final SolisChapter chapter;

  Step(String label, SolisChapter chapter) {
    this.label = label;
    this.chapter = chapter;
  }

  @Override
  public Chapter<SolisPosition> chapter() {
    return chapter;
  }

  boolean isSetup() {
    return compareTo(TURN) < 0;
  }

  /** R 13.2. */
  boolean isReset() {
    return compareTo(FLIP) >= 0 && compareTo(PLACE_TILE) <= 0;
  }

  boolean isFight() {
    return compareTo(COMBAT_ABILITY) >= 0 && compareTo(ION_NEGATE) <= 0;
  }
}
