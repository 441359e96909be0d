package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apogee.engine.solis.SolisView.ActionView;
import org.apogee.engine.solis.SolisView.EmpireView;
import org.apogee.engine.solis.SolisView.EntityView;
import org.apogee.engine.solis.SolisView.FightView;
import org.apogee.engine.solis.SolisView.Fleet;
import org.apogee.engine.solis.SolisView.SectorView;
import org.apogee.engine.solis.SolisView.Slot;

/** Fills the view from a position: R 18.1 and R 18.2 say what a viewer may see. */
final class SolisViews {
  private final SolisPosition p;
  private final int viewer;

  private SolisViews(SolisPosition p, int viewer) {
    this.p = p;
    this.viewer = viewer;
  }

  static SolisView of(SolisPosition p, int viewer) {
    return new SolisViews(p, viewer).view();
  }

  /** R 18.5: when the game is over, everything is open. */
  private boolean sees(int seat) {
    return seat == viewer || p.isOver();
  }

  private static <T> List<T> list(int count, IntFunction<T> element) {
    return IntStream.range(0, count).mapToObj(element).toList();
  }

  private SolisView view() {
    return new SolisView(
        viewer,
        p.options().mode().name(),
        p.options().difficulty().name(),
        p.turn.get(TurnRecord.TURNS),
        p.startSeat(),
        p.turnSeat(),
        p.seatToAct(),
        p.isOver() ? Step.OVER : p.frames.top().label,
        SolisScoring.victoryTrack(p),
        p.options().starsWanted(p.seats()),
        SolisScoring.artifacts(p),
        p.options().artifactsWanted(p.seats()),
        entity(),
        IntStream.range(0, Hex.COUNT).filter(p.galaxy::isOnBoard).mapToObj(this::sector).toList(),
        list(p.seats(), this::empire),
        action(),
        p.fight.isOn() ? List.of(fight()) : List.of(),
        unseen(),
        list(Star.COUNT, p.piles::tilesOfStar),
        p.piles.deckSize(),
        discards(),
        IntStream.range(0, AncientTechs.CARDS)
            .filter(p.piles::hasAncient)
            .mapToObj(card -> card + 1)
            .toList(),
        p.ending().code);
  }

  private EntityView entity() {
    var entity = p.entity;
    return new EntityView(
        entity.get(Entity.POWER),
        entity.get(Entity.MALICE),
        entity.get(Entity.PRESENCE),
        entity.get(Entity.RESERVE),
        Entity.limit(p.seats()),
        entity.get(Entity.CAPTURED_SHIPS),
        entity.get(Entity.CAPTURED_STATIONS),
        list(Entity.GATES_COUNT, gate -> place(entity.gate(gate))),
        Entity.gateName(entity.get(Entity.ACTIVE_GATE)),
        entity.get(Entity.PHASES),
        entity.get(Entity.TRACK),
        IntStream.range(0, ActionCard.count())
            .filter(card -> (entity.deck >>> card & 1) != 0)
            .mapToObj(card -> ActionCard.of(card).label())
            .toList(),
        list(
            entity.get(Entity.DRAWN_COUNT),
            i -> ActionCard.of(entity.get(Entity.DRAWN + i)).label()),
        entity.get(Entity.CARD));
  }

  private static String place(int sector) {
    return sector < 0 ? "" : SolisWords.sector(sector);
  }

  private SectorView sector(int sector) {
    var galaxy = p.galaxy;
    var tile = galaxy.tile(sector);
    var fleets = new ArrayList<Fleet>();
    for (int seat = 0; seat < p.seats(); seat++) {
      if (galaxy.shipsIn(seat, sector) > 0) {
        fleets.add(new Fleet(seat, galaxy.ships(seat, sector), galaxy.disabled(seat, sector)));
      }
    }
    var gates = new StringBuilder();
    for (int gate = 0; gate < Entity.GATES_COUNT; gate++) {
      gates.append(p.entity.gate(gate) == sector ? Entity.gateName(gate) : "");
    }
    return new SectorView(
        SolisWords.sector(sector),
        Hex.q(sector),
        Hex.r(sector),
        tile.label,
        galaxy.value(sector),
        tile.colonies,
        tile.anomaly,
        galaxy.owner(sector),
        galaxy.colonies(sector),
        galaxy.stations(sector),
        galaxy.hasGate(sector),
        galaxy.improvements(sector),
        galaxy.isImproved(sector),
        galaxy.loose(sector),
        sector == Hex.CENTRAL && galaxy.hasToken(),
        fleets,
        galaxy.entityShips(sector),
        galaxy.entityDisabled(sector),
        galaxy.entityStations(sector),
        gates.toString(),
        list(tile.slotCount(), slot -> slot(sector, slot)));
  }

  private Slot slot(int sector, int slot) {
    var star = Star.name(p.galaxy.tile(sector).slotColour(slot));
    int tile = p.galaxy.slot(sector, slot);
    return tile < 0
        ? new Slot(star, "", "")
        : new Slot(star, Location.of(tile).id, Location.of(tile).label);
  }

  private EmpireView empire(int seat) {
    var empires = p.empires;
    int race = empires.get(seat, Empires.RACE);
    boolean founded = race >= 0;
    return new EmpireView(
        seat,
        founded ? Race.of(race).label : "",
        place(empires.get(seat, Empires.HOME)),
        p.score(seat),
        empires.get(seat, Empires.ENERGY),
        list(Empires.SPACES, space -> empires.get(seat, Empires.SPENT + space)),
        empires.get(seat, Empires.CREDITS),
        p.wealth.value(seat, Track.ENERGY),
        p.wealth.value(seat, Track.RESEARCH),
        p.wealth.value(seat, Track.POPULATION),
        p.wealth.value(seat, Track.FLEET),
        Track.moves(p.wealth.level(seat, Track.FLEET)),
        p.wealth.colonies(seat),
        list(Good.BASICS + 1, good -> Logistics.stock(p, seat, good)),
        list(Good.BASICS, good -> empires.get(seat, Empires.MADE + good)),
        empires.get(seat, Empires.STAR_C),
        empires.get(seat, Empires.STAR_I),
        list(empires.storedCount(seat), i -> tile(seat, empires.stored(seat, i))),
        list(
            empires.get(seat, Empires.ARCHIVED_COUNT),
            i -> Techs.basic(empires.archived(seat, i)).label),
        techs(seat, empires.known[seat]),
        techs(seat, empires.active[seat]),
        techs(seat, empires.usedPowers[seat]),
        founded ? list(Panel.FACES, i -> kind(empires.attackPlace(seat, i + 1))) : List.of(),
        founded ? list(Panel.FACES, i -> kind(empires.defencePlace(seat, i + 1))) : List.of(),
        empires.get(seat, Empires.DISCOVERY) != 0,
        empires.get(seat, Empires.CAPTURED_SHIPS),
        empires.get(seat, Empires.CAPTURED_STATIONS),
        empires.get(seat, Empires.CAPTURED_GATES),
        empires.get(seat, Empires.CAPTURED_COLONIES),
        objectives(seat, false),
        objectives(seat, true),
        empires.get(seat, Empires.ENTITY_KILLS),
        empires.get(seat, Empires.SEAT_KILLS));
  }

  private static String kind(int kind) {
    return kind == Panel.EMPTY ? "" : TileKind.of(kind).label;
  }

  private String tile(int seat, int tile) {
    var location = Location.of(tile);
    return sees(seat) ? location.label : Star.name(location.star);
  }

  private List<String> techs(int seat, long set) {
    return IntStream.range(0, Techs.COUNT)
        .filter(tech -> (set >>> tech & 1) != 0)
        .mapToObj(tech -> p.empires.tech(seat, tech).label)
        .toList();
  }

  private List<String> objectives(int seat, boolean completed) {
    var labels = new ArrayList<String>();
    for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
      int card = p.empires.get(seat, Empires.OBJECTIVES + i);
      if (card >= 0 && p.empires.isRevealed(seat, i) == completed) {
        labels.add(completed || sees(seat) ? Objective.of(card).label : "secret");
      }
    }
    return labels;
  }

  private ActionView action() {
    var turn = p.turn;
    int seat = p.asked();
    int colour = turn.get(TurnRecord.COLOUR);
    int tile = turn.get(TurnRecord.TILE);
    return new ActionView(
        place(turn.get(TurnRecord.PLACE)),
        turn.get(TurnRecord.COUNT),
        turn.get(TurnRecord.LEFT),
        colour < 0 ? "" : Star.name(colour),
        tile < 0 ? "" : Location.of(tile).label,
        list(turn.get(TurnRecord.ROW_COUNT), i -> tile(seat, turn.get(TurnRecord.ROW + i))),
        list(turn.get(TurnRecord.ASIDE_COUNT), i -> tile(seat, turn.get(TurnRecord.ASIDE + i))),
        list(
            turn.get(TurnRecord.CARD_COUNT),
            i -> Techs.basic(turn.get(TurnRecord.CARDS + i)).label),
        p.frames.isAt(Step.SETUP_OBJECTIVE) && sees(seat)
            ? list(TurnRecord.DEALT, i -> Objective.of(turn.get(TurnRecord.SETUP_DEALT + i)).label)
            : List.of());
  }

  private FightView fight() {
    var fight = p.fight;
    return new FightView(
        SolisWords.sector(fight.sector()),
        SolisWords.who(fight.who(Fight.ATTACKER)),
        SolisWords.who(fight.who(Fight.DEFENDER)),
        FightFacts.dice(fight, Fight.ATTACKER),
        FightFacts.dice(fight, Fight.DEFENDER),
        allocated(Fight.ATTACKER),
        allocated(Fight.DEFENDER),
        fight.get(Fight.LOCAL + Fight.ATTACKER) - fight.get(Fight.DEFENDED + Fight.ATTACKER),
        fight.get(Fight.LOCAL + Fight.DEFENDER) - fight.get(Fight.DEFENDED + Fight.DEFENDER));
  }

  private List<String> allocated(int side) {
    var labels = new ArrayList<String>();
    for (int kind = 0; kind <= Fight.STRONG_A1; kind++) {
      for (int i = 0; i < p.fight.allocated(side, kind); i++) {
        labels.add(kind == Fight.STRONG_A1 ? "A1+1" : TileKind.of(kind).label);
      }
    }
    return labels;
  }

  /** R 18.3. */
  private List<Integer> unseen() {
    var unseen = new int[Location.count()];
    for (int location = 0; location < unseen.length; location++) {
      unseen[location] = p.piles.inBag(location);
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < p.empires.storedCount(seat) && !sees(seat); i++) {
        unseen[p.empires.stored(seat, i)]++;
      }
    }
    for (int i = 0; i < p.turn.get(TurnRecord.ROW_COUNT) && !sees(p.asked()); i++) {
      unseen[p.turn.get(TurnRecord.ROW + i)]++;
    }
    for (int i = 0; i < p.turn.get(TurnRecord.ASIDE_COUNT) && !sees(p.asked()); i++) {
      unseen[p.turn.get(TurnRecord.ASIDE + i)]++;
    }
    return IntStream.of(unseen).boxed().toList();
  }

  private List<String> discards() {
    var labels = new ArrayList<String>();
    for (int tech = 0; tech < Techs.BASICS; tech++) {
      for (int i = 0; i < p.piles.discarded(tech); i++) {
        labels.add(Techs.basic(tech).label);
      }
    }
    return labels;
  }
}
