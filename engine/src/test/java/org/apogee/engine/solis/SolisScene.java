package org.apogee.engine.solis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;

/**
 * One rule, one scene, in the default position of chapter 21: seat 0 is red with its homeworld in
 * s19, seat 1 is blue in s28 and so on; tiles lie in the order of the table; nothing is stored.
 *
 * <p>Moves are notation and are played by whoever is to act; the scene writes down what is drawn
 * ({@link ScriptedChance}), and all of it must be drawn. What must always hold is checked after
 * each move.
 */
final class SolisScene {
  static final SolisRuleset RULESET = new SolisRuleset();
  static final int ENTITY = Entity.SEAT;

  final SolisPosition p;
  final List<Fact> told = new ArrayList<>();
  private List<Object> script = List.of();
  private final Deque<String> automatic = new ArrayDeque<>();
  private boolean lenient;

  private SolisScene(SolisPosition p) {
    this.p = p;
  }

  static SolisScene solis(int seats, String... options) {
    var chosen = new TreeMap<>(Map.of("secretObjectives", "OFF", "startSeat", "0"));
    for (var option : options) {
      chosen.put(option.split("=", 2)[0], option.split("=", 2)[1]);
    }
    Chance inOrder = bound -> bound - 1;
    var setup = Setup.of(RULESET, seats, chosen);
    var p = (SolisPosition) RULESET.newPosition(setup, inOrder);
    while (p.frames.top().isSetup()) {
      int seat = p.asked();
      boolean race = p.frames.isAt(Step.SETUP_RACE);
      int kind = race ? SolisMoves.SETUP_RACE : SolisMoves.SETUP_HOME;
      p.play(SolisMoves.of(kind, seat, race ? seat : p.plan.home(seat)), inOrder);
    }
    var scene = new SolisScene(p);
    for (int seat = 0; seat < seats; seat++) {
      scene.stored(seat);
    }
    return scene;
  }

  SolisScene stored(int seat, String... tiles) {
    while (p.empires.storedCount(seat) > 0) {
      p.piles.putBack(p.empires.unstore(seat, 0), 1);
    }
    for (var id : tiles) {
      p.piles.putBack(location(id), -1);
      p.empires.store(seat, location(id));
    }
    return this;
  }

  static int location(String id) {
    int location = 0;
    while (!Location.of(location).id.equals(id)) {
      location++;
    }
    return location;
  }

  int tech(int seat, String id) {
    int tech = 0;
    while (!p.empires.tech(seat, tech).id.equals(id)) {
      tech++;
    }
    return tech;
  }

  SolisScene tile(int sector, String tile) {
    p.galaxy.putTile(sector, SectorTile.valueOf(tile));
    return this;
  }

  SolisScene owns(int seat, int sector, String tile) {
    tile(sector, tile);
    return owns(seat, sector);
  }

  SolisScene owns(int seat, int sector) {
    p.galaxy.settle(sector, seat, p.galaxy.tile(sector).colonies);
    p.wealth.countSectors(p, seat);
    return this;
  }

  /** Pairs of sector and number; elsewhere a seat has none. */
  SolisScene ships(int seat, int... sectorsAndShips) {
    for (int sector = 0; sector < Hex.COUNT; sector++) {
      p.galaxy.addShips(seat, sector, -p.galaxy.ships(seat, sector));
    }
    for (int i = 0; i < sectorsAndShips.length; i += 2) {
      p.galaxy.addShips(seat, sectorsAndShips[i], sectorsAndShips[i + 1]);
    }
    return this;
  }

  SolisScene disabled(int seat, int sector, int ships) {
    p.galaxy.addDisabled(seat, sector, ships);
    return this;
  }

  SolisScene stations(int sector, int stations) {
    p.galaxy.addStations(sector, stations);
    return this;
  }

  SolisScene gate(int sector) {
    p.galaxy.setGate(sector, true);
    return this;
  }

  SolisScene entity(int sector, int ships) {
    p.galaxy.addEntityShips(sector, ships);
    return this;
  }

  SolisScene entityGate(String name, int sector) {
    p.entity.set(Entity.GATES + name.charAt(0) - 'A', sector);
    return this;
  }

  SolisScene entity(Map<Integer, Integer> cells) {
    cells.forEach(p.entity::set);
    return this;
  }

  SolisScene set(int seat, int field, int value) {
    p.empires.set(seat, field, value);
    return this;
  }

  SolisScene energy(int seat, int energy) {
    return set(seat, Empires.ENERGY, energy);
  }

  SolisScene tokens(int seat, int space, int tokens) {
    return set(seat, Empires.SPENT + space, tokens);
  }

  SolisScene knows(int seat, String... ids) {
    for (var id : ids) {
      int tech = tech(seat, id);
      p.empires.known[seat] |= 1L << tech;
      if (tech < Techs.BASICS && p.piles.inDeck(tech) > 0) {
        p.piles.takeTech(tech);
      }
    }
    return this;
  }

  SolisScene active(int seat, String... ids) {
    knows(seat, ids);
    for (var id : ids) {
      p.empires.active[seat] |= 1L << tech(seat, id);
    }
    p.wealth.countTechs(p, seat);
    return this;
  }

  SolisScene overlay(int seat, TileKind kind, int... faces) {
    for (int face : faces) {
      p.empires.set(seat, Empires.overlay(kind.attack, face), kind.number());
    }
    return this;
  }

  SolisScene reveal(int sector, String... ids) {
    for (var id : ids) {
      int location = location(id);
      int slot = -1;
      for (int colour = Location.of(location).star; slot < 0 && colour >= 0; colour--) {
        slot = p.galaxy.emptySlot(sector, colour);
      }
      assertThat(slot).as("a slot for " + id).isNotNegative();
      p.piles.putBack(location, -1);
      p.galaxy.reveal(sector, slot, location);
    }
    if (p.galaxy.owner(sector) >= 0) {
      p.wealth.countSectors(p, p.galaxy.owner(sector));
    }
    return this;
  }

  SolisScene synthesized(int seat, String letters) {
    for (int i = 0; i < letters.length(); i++) {
      p.empires.add(seat, Empires.MADE + Good.of(letters.charAt(i)), 1);
    }
    return this;
  }

  SolisScene deck(ActionCard... cards) {
    p.entity.deck = 0;
    for (var card : cards) {
      p.entity.deck |= 1 << card.number();
    }
    return this;
  }

  SolisScene turnOf(int seat) {
    p.turn.reset();
    p.setTurnSeat(seat);
    p.ask(Step.TURN, seat);
    return this;
  }

  SolisScene drawing(Object... draws) {
    script = List.of(draws);
    return this;
  }

  SolisScene script(Object... draws) {
    script = List.of(draws);
    lenient = true;
    return this;
  }

  SolisScene when(String... moves) {
    told.clear();
    var chance = new ScriptedChance(p, script);
    script = List.of();
    for (var text : moves) {
      play(text, chance);
    }
    assertThat(lenient || chance.isUsedUp()).as(chance.toString()).isTrue();
    lenient = false;
    return this;
  }

  SolisScene when(int seat, String... moves) {
    if (!moves[0].equals(automatic.peek())) {
      p.changed();
      assertThat(p.seatToAct()).as("seat to act").isEqualTo(seat);
    }
    return when(moves);
  }

  /** A move without a choice may be named, though it was taken at once (R 1.12). */
  private void play(String text, Chance chance) {
    if (text.equals(automatic.peek())) {
      automatic.pop();
      return;
    }
    automatic.clear();
    p.changed();
    long move = RULESET.notation().parse(p, text);
    assertThat(move).as("'%s' among %s", text, legal()).isNotNegative();
    carryOut(move, chance);
    settle(chance);
    SceneLaws.check(p);
  }

  private void carryOut(long move, Chance chance) {
    p.frames.top().chapter().play(p, move, chance, Chronicle.into(told));
    p.changed();
  }

  private void settle(Chance chance) {
    var legal = legal();
    while (legal.size() == 1 && !p.frames.isAt(Step.TURN)) {
      automatic.add(legal.get(0));
      carryOut(RULESET.notation().parse(p, legal.get(0)), chance);
      legal = legal();
    }
  }

  /** What is set going from outside of a move. */
  interface Event {
    void happen(Chance chance, Chronicle chronicle);
  }

  SolisScene happens(Event what, Object... draws) {
    told.clear();
    var chance = new ScriptedChance(p, List.of(draws));
    what.happen(chance, Chronicle.into(told));
    settle(chance);
    assertThat(chance.isUsedUp()).as(chance.toString()).isTrue();
    SceneLaws.check(p);
    return this;
  }

  /** A whole Entity phase: anomaly dice first, then what it draws. */
  SolisScene phase(Object... draws) {
    return happens(
        (chance, chronicle) -> {
          EntityPhase.begin(p, chance, chronicle);
          EntityPhase.run(p, chance, chronicle);
        },
        draws);
  }

  List<String> legal() {
    p.changed();
    var moves = new MoveList();
    p.legalMoves(moves);
    return Arrays.stream(moves.toArray())
        .mapToObj(move -> RULESET.notation().describe(p, move).text())
        .toList();
  }

  List<String> legal(String word) {
    return legal().stream().filter(move -> (move + " ").startsWith(word + " ")).toList();
  }

  int energy(int seat) {
    return p.empires.get(seat, Empires.ENERGY);
  }

  int tokens(int seat, int space) {
    return p.empires.get(seat, Empires.SPENT + space);
  }

  int starC(int seat) {
    return p.empires.get(seat, Empires.STAR_C);
  }

  int starI(int seat) {
    return p.empires.get(seat, Empires.STAR_I);
  }

  int track() {
    return SolisScoring.victoryTrack(p);
  }

  List<String> storedBy(int seat) {
    var ids = new ArrayList<String>();
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      ids.add(Location.of(p.empires.stored(seat, i)).id);
    }
    return ids;
  }

  SolisView view(int seat) {
    p.changed();
    return (SolisView) p.view(seat);
  }
}
