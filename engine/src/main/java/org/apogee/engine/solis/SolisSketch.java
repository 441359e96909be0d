package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apogee.engine.solis.SolisView.ActionView;
import org.apogee.engine.solis.SolisView.EmpireView;
import org.apogee.engine.solis.SolisView.FightView;
import org.apogee.engine.solis.SolisView.SectorView;
import org.apogee.engine.words.Words;

/**
 * Draws a view as text: the map of hexes, what lies in the sectors, the empires. A hex has five
 * lines: its name, tile and value; the colonies it needs and its slots; its owner and what stands
 * there; ships of seats; the Entity. Lines that are empty in a whole row are left out.
 */
final class SolisSketch {
  private static final int WIDTH = 98;
  private static final int CELL = 14;
  private static final int LINES = 5;
  private static final int RADIUS = 3;
  private static final String RULER = "-".repeat(CELL - 2);

  private final StringBuilder text = new StringBuilder();

  private SolisSketch() {}

  static String of(SolisView view) {
    var sketch = new SolisSketch();
    sketch.draw(view);
    return sketch.text.toString();
  }

  private void draw(SolisView view) {
    line(
        0,
        "Nova Solis, %s %s: turn %d, %s%s"
            .formatted(
                view.mode(),
                view.difficulty(),
                view.turn(),
                view.step(),
                view.seatToAct() < 0
                    ? " (%s)".formatted(view.ending())
                    : ", seat %d decides".formatted(view.seatToAct())));
    line(
        0,
        "Victory track %d of %d, artifacts %d of %d"
            .formatted(view.track(), view.trackWanted(), view.artifacts(), view.artifactsWanted()));
    drawEntity(view);
    drawUnrevealed(view);
    text.append('\n');
    drawMap(view.sectors());
    line(
        0, "Hex: sector, tile, value (aN: anomaly of face N) | n colonies needed, slots (R red, Y");
    line(
        0, "yellow, B blue: unrevealed; small: revealed) | owner: c colonies, s stations, g gate,");
    line(
        0,
        "+improvements, ^ jump by wormhole | seat:ships+disabled | Entity: E ships, st stations,");
    line(0, "G gates, ★ loose stars");
    drawLocations(view.sectors());
    view.empires().forEach(empire -> drawEmpire(view, empire));
    view.fight().forEach(this::drawFight);
    drawAction(view.action());
  }

  private void drawEntity(SolisView view) {
    var entity = view.entity();
    line(
        0,
        "Entity: power %d, reserve %d, malice %d, presence %d, %d phases, next phase in %d resets"
            .formatted(
                entity.power(),
                entity.reserve(),
                entity.malice(),
                entity.presence(),
                entity.phases(),
                resetsLeft(view)));
    line(
        0,
        "Gates: %s; active is %s; cards left %d%s"
            .formatted(
                gates(entity.gates()),
                entity.activeGate(),
                entity.cardsLeft().size(),
                entity.drawn().isEmpty() ? "" : "; drawn " + String.join(", ", entity.drawn())));
  }

  private void drawUnrevealed(SolisView view) {
    var bag = new ArrayList<String>();
    for (int star = 0; star < Star.COUNT; star++) {
      bag.add(view.bag().get(star) + " " + Star.name(star));
    }
    line(
        0,
        "In the bag: %s tiles; in the deck: %s; %s unclaimed"
            .formatted(
                String.join(", ", bag),
                Words.count(view.deck(), "technology"),
                Words.count(view.ancients().size(), "ancient card")));
  }

  private static int resetsLeft(SolisView view) {
    int at = view.entity().entityTrack();
    return at == Entity.NOVA ? view.empires().size() : at - 1;
  }

  private static String gates(List<String> gates) {
    var parts = new ArrayList<String>();
    for (int i = 0; i < gates.size(); i++) {
      if (!gates.get(i).isEmpty()) {
        parts.add(Entity.gateName(i) + " in " + gates.get(i));
      }
    }
    return String.join(", ", parts);
  }

  private void drawMap(List<SectorView> sectors) {
    for (int r = -RADIUS; r <= RADIUS; r++) {
      var rows = new char[LINES + 1][WIDTH];
      for (var row : rows) {
        Arrays.fill(row, ' ');
      }
      for (var sector : sectors) {
        if (sector.r() == r) {
          int x = (RADIUS + sector.q()) * CELL + (r * CELL) / 2;
          put(rows[0], x, RULER);
          for (int i = 0; i < LINES; i++) {
            put(rows[i + 1], x, cell(sector, i));
          }
        }
      }
      for (var row : rows) {
        var drawn = new String(row).stripTrailing();
        text.append(drawn).append(drawn.isEmpty() ? "" : "\n");
      }
    }
  }

  private static void put(char[] row, int x, String what) {
    for (int i = 0; i < Math.min(CELL - 1, what.length()); i++) {
      row[x + i] = what.charAt(i);
    }
  }

  private static String cell(SectorView s, int line) {
    return switch (line) {
      case 0 ->
          "%s %s v%d%s"
              .formatted(
                  s.name(),
                  s.tile().endsWith("homeworld") ? "home" : s.tile(),
                  s.value(),
                  s.anomaly() > 0 ? " a" + s.anomaly() : "");
      case 1 -> slots(s);
      case 2 -> owner(s);
      case 3 ->
          s.fleets().stream()
              .map(fleet ->
                  fleet.disabled() == 0
                      ? "%d:%d".formatted(fleet.seat(), fleet.active())
                      : "%d:%d+%d".formatted(fleet.seat(), fleet.active(), fleet.disabled()))
              .collect(Collectors.joining(" "));
      default -> entity(s);
    };
  }

  private static String slots(SectorView s) {
    var slots = new StringBuilder();
    for (var slot : s.locations()) {
      var letter = slot.star().substring(0, 1);
      slots.append(slot.name().isEmpty() ? letter.toUpperCase(Locale.ROOT) : letter);
    }
    return s.coloniesNeeded() == 0
        ? slots.toString()
        : "n%d %s".formatted(s.coloniesNeeded(), slots);
  }

  private static String owner(SectorView s) {
    var parts = new StringBuilder();
    if (s.owner() >= 0) {
      parts.append(s.owner()).append(':');
      append(parts, " c", s.colonies());
      append(parts, " s", s.stations());
      parts.append(s.gate() ? " g" : "");
      append(parts, " +", s.improvements());
    }
    boolean wormhole = s.locations().stream().anyMatch(slot -> slot.name().endsWith("ormhole"));
    return parts.append(wormhole ? " ^" : "").toString();
  }

  private static String entity(SectorView s) {
    var parts = new StringBuilder();
    if (s.entityShips() + s.entityDisabled() > 0) {
      parts.append('E').append(s.entityShips());
      append(parts, "+", s.entityDisabled());
    }
    append(parts, " st", s.entityStations());
    parts.append(s.entityGates().isEmpty() ? "" : " G" + s.entityGates());
    append(parts, " ★", s.looseStars() + (s.token() ? Stars.TOKEN : 0));
    return parts.toString().strip();
  }

  private static void append(StringBuilder parts, String sign, int count) {
    if (count > 0) {
      parts.append(sign).append(count);
    }
  }

  private void drawLocations(List<SectorView> sectors) {
    for (var sector : sectors) {
      var revealed = new ArrayList<String>();
      var unrevealed = new ArrayList<String>();
      for (var slot : sector.locations()) {
        if (slot.name().isEmpty()) {
          unrevealed.add(slot.star());
        } else {
          revealed.add("%s (%s)".formatted(slot.name(), slot.star()));
        }
      }
      if (!revealed.isEmpty()) {
        var rest = unrevealed.isEmpty() ? "" : "; unrevealed " + String.join(", ", unrevealed);
        line(0, "%s: %s%s".formatted(sector.name(), String.join(", ", revealed), rest));
      }
    }
  }

  private void drawEmpire(SolisView view, EmpireView e) {
    text.append('\n');
    line(
        0,
        "%s seat %d %s: %d points (%d ★ %d ☆), energy %d of %d, %d credits"
            .formatted(
                e.seat() == view.seatToAct() ? ">" : " ",
                e.seat(),
                e.race(),
                e.score(),
                e.starsCommon(),
                e.starsOwn(),
                e.energy(),
                e.energyValue(),
                e.credits()));
    line(
        4,
        "research %d, colonies %d of %d, builds %d, moves %d; spent %s; stock %s"
            .formatted(
                e.researchValue(),
                e.colonies(),
                e.populationValue(),
                e.buildValue(),
                e.moveValue(),
                spent(e.spent()),
                stock(e.stock())));
    list("stored", e.stored());
    list("active", e.active());
    var idle = new ArrayList<>(e.technologies());
    idle.removeAll(e.active());
    list("inactive", idle);
    list("archived", e.archived());
    list("objectives", e.objectives());
    list("completed", e.completed());
    if (!e.attack().isEmpty()) {
      line(4, "faces: " + faces(e));
    }
  }

  private static String spent(List<Integer> spent) {
    var parts = new ArrayList<String>();
    for (int space = 0; space < spent.size(); space++) {
      if (spent.get(space) > 0) {
        parts.add(Energy.name(space) + " " + spent.get(space));
      }
    }
    return parts.isEmpty() ? "nothing" : String.join(" ", parts);
  }

  private static String stock(List<Integer> stock) {
    var parts = new StringBuilder();
    for (int good = 0; good < stock.size(); good++) {
      parts.append(Good.letter(good).repeat(stock.get(good)));
    }
    return parts.isEmpty() ? "empty" : parts.toString();
  }

  private static String faces(EmpireView e) {
    var parts = new ArrayList<String>();
    for (int i = 0; i < e.attack().size(); i++) {
      parts.add("%d %s/%s".formatted(i + 1, orDash(e.attack().get(i)), orDash(e.defence().get(i))));
    }
    return String.join(", ", parts);
  }

  private static String orDash(String label) {
    return label.isEmpty() ? "-" : label;
  }

  private void drawFight(FightView fight) {
    text.append('\n');
    line(
        0,
        "Combat in %s: %s attacks %s"
            .formatted(fight.sector(), fight.attacker(), fight.defender()));
    line(4, side("attacker", fight.attackerDice(), fight.attackerAllocated()));
    line(4, side("defender", fight.defenderDice(), fight.defenderAllocated()));
  }

  private static String side(String side, List<Integer> dice, List<String> allocated) {
    var faces = dice.stream().map(Object::toString).toList();
    return "%s: to allocate %s; allocated %s"
        .formatted(side, Words.list(faces), Words.list(allocated));
  }

  private void drawAction(ActionView action) {
    if (!action.row().isEmpty() || !action.cards().isEmpty() || !action.dealt().isEmpty()) {
      text.append('\n');
    }
    list("scanned", action.row());
    list("drawn", action.cards());
    list("dealt", action.dealt());
  }

  private void list(String title, List<String> names) {
    if (!names.isEmpty()) {
      line(4, title + ": " + String.join(", ", names));
    }
  }

  /** Breaks at spaces; what follows is set in by four more. */
  private void line(int indent, String words) {
    int room = WIDTH - indent;
    if (words.length() <= room) {
      text.append(" ".repeat(indent)).append(words).append('\n');
      return;
    }
    int at = words.lastIndexOf(' ', room);
    text.append(" ".repeat(indent)).append(words, 0, at).append('\n');
    line(Math.min(indent + 4, 12), words.substring(at + 1));
  }
}
