package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolView.NONE;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The rings of the board as rows of text. Each space stands below those it touches, so that the way
 * into the Sun can be read off; the rows are rings, so their ends touch too.
 */
final class SolRings {
  // The middle of each space, in quarters of a space of the orbits; rings from outside to inside.
  private static final int[][] THIRTEEN = {
    {2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50},
    {2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50},
    {0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48},
    {2, 10, 16, 22, 28, 34, 42, 47},
    {6, 19, 25, 38, 45}
  };
  private static final int[][] SIXTEEN = {
    {2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62},
    {2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62},
    {4, 8, 12, 16, 20, 28, 32, 36, 40, 48, 52, 56, 60},
    {6, 14, 21, 30, 36, 44, 54, 59},
    {10, 26, 33, 49, 56}
  };
  private static final int LABEL = 9;
  private static final int UPPER = 0;
  private static final String MEMBRANE = "- ".repeat(SolSketch.WIDTH / 2).strip();

  private final SolView view;
  private final int[][] middles;
  private final Map<String, SolView.Space> spaces = new HashMap<>();

  private SolRings(SolView view) {
    this.view = view;
    middles = view.rings().get(UPPER).size() == THIRTEEN[UPPER].length ? THIRTEEN : SIXTEEN;
    view.spaces().forEach(space -> spaces.put(space.name(), space));
  }

  static void draw(SolView view, StringBuilder text) {
    var rings = new SolRings(view);
    text.append(rings.motherships()).append('\n');
    for (int ring = 0; ring < view.rings().size(); ring++) {
      rings.ring(ring, text);
      rings.bridges(ring, text);
    }
  }

  /** R 2.10: dock p is at the corner before space p. */
  private String motherships() {
    var row = row("ships");
    for (var seat : view.seats()) {
      put(row, middles[UPPER][seat.dock()] - 2, "M" + seat.seat());
    }
    return row.toString();
  }

  private void ring(int ring, StringBuilder text) {
    var names = row("");
    var stations = row("");
    boolean anyStation = false;
    var letter = view.rings().get(ring).letter();
    for (int number = 0; number < middles[ring].length; number++) {
      put(names, middles[ring][number], letter + number);
      var space = spaces.get(letter + number);
      if (space != null && !space.station().equals(NONE)) {
        anyStation = true;
        var type = space.station().substring(0, 1).toUpperCase(Locale.ROOT);
        put(stations, middles[ring][number], "[" + type + space.owner() + "]");
      }
    }
    text.append(names).append('\n');
    if (anyStation) {
      text.append(stations).append('\n');
    }
    view.seats().forEach(seat -> sundivers(ring, seat.seat(), text));
  }

  private void sundivers(int ring, int seat, StringBuilder text) {
    var row = row("seat " + seat);
    boolean any = false;
    var letter = view.rings().get(ring).letter();
    for (int number = 0; number < middles[ring].length; number++) {
      var space = spaces.get(letter + number);
      if (space != null && space.sundivers().get(seat) > 0) {
        any = true;
        put(row, middles[ring][number], "o".repeat(space.sundivers().get(seat)));
      }
    }
    if (any) {
      text.append(row).append('\n');
    }
  }

  /** What leads inwards: the membrane of a ring and the bridges across it. */
  private void bridges(int ring, StringBuilder text) {
    if (ring == UPPER || ring == middles.length - 1) {
      return;
    }
    List<String> bridges = new ArrayList<>();
    for (var bridge : view.bridges()) {
      if (bridge.outer().startsWith(view.rings().get(ring).letter())) {
        bridges.add("%s-%s of %d".formatted(bridge.outer(), bridge.inner(), bridge.owner()));
      }
    }
    text.append(MEMBRANE).append('\n');
    if (!bridges.isEmpty()) {
      text.append(SolSketch.wrapped("bridges", "  ", bridges)).append('\n');
    }
  }

  private static StringBuilder row(String label) {
    var row = new StringBuilder(label);
    while (row.length() < LABEL) {
      row.append(' ');
    }
    return row;
  }

  /** Puts a text around a middle; columns to its right are filled up as far as needed. */
  private void put(StringBuilder row, int quarters, String text) {
    int spaceWidth = (SolSketch.WIDTH - LABEL) / middles[UPPER].length;
    int start = LABEL + quarters * spaceWidth / 4 - (text.length() - 1) / 2;
    while (row.length() < start) {
      row.append(' ');
    }
    row.replace(start, Math.min(row.length(), start + text.length()), text);
  }
}
