package org.apogee.engine.solis;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.apogee.engine.Position;
import org.apogee.proving.puzzle.Puzzle;
import org.apogee.proving.puzzle.PuzzleLaws;

final class SolisPuzzlesTest extends PuzzleLaws {
  SolisPuzzlesTest() {
    super("nova-solis");
  }

  @Override
  protected Position scene(Puzzle puzzle) {
    return scene(puzzle.seats(), puzzle.given(), puzzle.after());
  }

  /** A position of the test scenes; sentences with "option" come first, "draws" last. */
  static Position scene(int seats, Iterable<String> given, java.util.List<String> after) {
    SolisScene scene = null;
    var options = new java.util.ArrayList<String>();
    options.add("demand=MEASURED"); // of the days when the positions were made
    for (var sentence : given) {
      var words = sentence.split(" ", -1);
      if (words[0].equals("option")) {
        options.add(words[1]);
        continue;
      }
      scene = scene == null ? SolisScene.solis(seats, options.toArray(String[]::new)) : scene;
      say(scene, words);
    }
    scene = scene == null ? SolisScene.solis(seats, options.toArray(String[]::new)) : scene;
    scene.turnOf(scene.p.turnSeat());
    scene.when(after.toArray(String[]::new));
    scene.p.changed();
    return scene.p;
  }

  private static void say(SolisScene scene, String[] words) {
    switch (words[0]) {
      case "seat" -> ofSeat(scene, Integer.parseInt(words[1]), words[2], rest(words, 3));
      case "Entity" -> ofEntity(scene, words[1], rest(words, 2));
      case "token" -> scene.p.galaxy.setToken(false);
      case "resets" -> scene.p.turn.set(TurnRecord.LOGISTICS_COUNT, Integer.parseInt(words[1]));
      case "turn" -> scene.turnOf(Integer.parseInt(words[1]));
      case "draws" ->
          scene.drawing(
              Arrays.stream(rest(words, 1))
                  .map(word -> word.matches("\\d+") ? (Object) Integer.valueOf(word) : word)
                  .toArray());
      default -> inSector(scene, sector(words[0]), words[1], rest(words, 2));
    }
  }

  private static void ofSeat(SolisScene scene, int seat, String what, String[] values) {
    switch (what) {
      case "ships" -> {
        var pairs = new int[values.length];
        for (int i = 0; i < values.length; i++) {
          pairs[i] = i % 2 == 0 ? sector(values[i]) : number(values[i]);
        }
        scene.ships(seat, pairs);
      }
      case "owns" -> scene.owns(seat, sector(values[0]));
      case "stores" -> scene.stored(seat, values);
      case "knows" -> scene.knows(seat, values);
      case "active" -> scene.active(seat, values);
      case "made" -> scene.synthesized(seat, values[0]);
      case "tokens" -> scene.tokens(seat, space(values[0]), number(values[1]));
      case "objective" ->
          scene.set(seat, Empires.OBJECTIVES, Objective.valueOf(values[0]).number());
      case "energy" -> scene.energy(seat, number(values[0]));
      case "credits" -> scene.set(seat, Empires.CREDITS, number(values[0]));
      case "stars" -> scene.set(seat, Empires.STAR_C, number(values[0]));
      case "discovered" -> scene.set(seat, Empires.DISCOVERY, 0);
      case "resets" -> scene.p.empires.count(seat, SolisCounter.LOGISTICS, number(values[0]));
      default -> throw new IllegalArgumentException(what);
    }
  }

  private static void ofEntity(SolisScene scene, String what, String[] values) {
    switch (what) {
      case "ships" -> {
        scene.entity(sector(values[0]), number(values[1]));
        scene.p.entity.add(Entity.RESERVE, -number(values[1]));
      }
      case "gate" -> scene.entityGate(values[0], sector(values[1]));
      case "stations" ->
          scene.p.galaxy.addEntityStations(
              Hex.CENTRAL, number(values[0]) - scene.p.galaxy.entityStations(Hex.CENTRAL));
      case "reserve" -> scene.entity(Map.of(Entity.RESERVE, number(values[0])));
      case "phases" -> scene.entity(Map.of(Entity.PHASES, number(values[0])));
      case "track" -> scene.entity(Map.of(Entity.TRACK, number(values[0])));
      case "power" -> scene.entity(Map.of(Entity.POWER, number(values[0])));
      case "cards" ->
          scene.deck(Arrays.stream(values).map(ActionCard::valueOf).toArray(ActionCard[]::new));
      default -> throw new IllegalArgumentException(what);
    }
  }

  private static void inSector(SolisScene scene, int sector, String what, String[] values) {
    switch (what) {
      case "is" -> scene.tile(sector, values[0]);
      case "reveals" -> scene.reveal(sector, values);
      case "stations" -> scene.stations(sector, number(values[0]));
      case "gate" -> scene.gate(sector);
      case "loose" -> scene.p.galaxy.setLoose(sector, number(values[0]));
      case "improved" -> {
        for (int i = 0; i < number(values[0]); i++) {
          scene.p.galaxy.improve(sector);
        }
        scene.p.galaxy.clearImproved(sector);
        scene.p.wealth.countSectors(scene.p, scene.p.galaxy.owner(sector));
      }
      case "just-improved" -> {
        scene.p.galaxy.improve(sector);
        scene.p.wealth.countSectors(scene.p, scene.p.galaxy.owner(sector));
      }
      default -> throw new IllegalArgumentException(what);
    }
  }

  private static String[] rest(String[] words, int from) {
    return Arrays.copyOfRange(words, from, words.length);
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }

  private static int sector(String word) {
    return Integer.parseInt(word.substring(1));
  }

  private static int space(String word) {
    for (int space = 0; space < Empires.SPACES; space++) {
      if (Energy.name(space).equals(word.toLowerCase(Locale.ROOT))) {
        return space;
      }
    }
    throw new IllegalArgumentException(word);
  }
}
