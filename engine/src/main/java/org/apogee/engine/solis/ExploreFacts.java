package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisWords.args;
import static org.apogee.engine.solis.SolisWords.price;
import static org.apogee.engine.solis.SolisWords.sector;
import static org.apogee.engine.solis.SolisWords.tell;
import static org.apogee.engine.solis.SolisWords.tellApart;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chronicle;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Scans and revealed tiles as facts: others see the backs of tiles, the seat their faces. */
final class ExploreFacts {
  private ExploreFacts() {}

  static void tileGone(Chronicle chronicle, SolisPosition p, int seat, int tile, boolean drawn) {
    if (chronicle.listens()) {
      var verb = drawn ? "drops" : "sets aside";
      tile(chronicle, p, seat, "tile-let-go", verb, tile);
    }
  }

  static void kept(Chronicle chronicle, SolisPosition p, int seat, int tile) {
    if (chronicle.listens()) {
      tile(chronicle, p, seat, "tile-kept", "keeps", tile);
    }
  }

  private static void tile(
      Chronicle chronicle, SolisPosition p, int seat, String kind, String verb, int tile) {
    var location = Location.of(tile);
    var star = Star.name(location.star);
    int stored = p.empires.storedCount(seat);
    var rest = Phrase.of("has %s in store", Words.count(stored, "tile"));
    tellApart(
        chronicle,
        seat,
        kind,
        Words.sentence("seat %d %s a %s tile and %s", seat, verb, star, rest),
        args("seat", seat, "star", star, "stored", stored),
        Words.sentence("seat %d %s %s and %s", seat, verb, location.label, rest),
        "tile",
        location.id);
  }

  static void scanned(Chronicle chronicle, SolisPosition p, int seat) {
    if (chronicle.listens()) {
      List<String> stars = new ArrayList<>();
      List<String> tiles = new ArrayList<>();
      for (int i = 0; i < p.turn.get(TurnRecord.ROW_COUNT); i++) {
        var location = Location.of(p.turn.get(TurnRecord.ROW + i));
        stars.add(Star.name(location.star));
        tiles.add(location.label);
      }
      var count = Words.count(tiles.size(), "tile");
      tellApart(
          chronicle,
          seat,
          "scanned",
          Words.sentence("seat %d scans and draws %s: %s", seat, count, colours(stars)),
          args("seat", seat, "stars", List.copyOf(stars)),
          Words.sentence("seat %d scans and draws %s: %s", seat, count, Words.list(tiles)),
          "tiles",
          List.copyOf(tiles));
    }
  }

  /** {@code 2 red and 1 blue}. */
  private static String colours(List<String> stars) {
    var parts = new ArrayList<String>();
    for (int star = 0; star < Star.COUNT; star++) {
      var name = Star.name(star);
      long count = stars.stream().filter(name::equals).count();
      if (count > 0) {
        parts.add(count + " " + name);
      }
    }
    return Words.list(parts);
  }

  static void scanEnded(Chronicle chronicle, SolisPosition p, int seat, int kept, int cost) {
    if (chronicle.listens()) {
      var tiles = Words.count(kept, "tile");
      var text =
          Words.sentence("seat %d ends its scan with %s %s", seat, tiles, price(p, seat, cost));
      tell(chronicle, "scan-ended", text, "seat", seat, "kept", kept, "energy", cost);
    }
  }

  /** R 8.5: the action is paid when it begins. */
  static void begun(Chronicle chronicle, SolisPosition p, int seat, int colour, int cost) {
    if (chronicle.listens()) {
      var star = Star.name(colour);
      var text = Words.sentence("seat %d reveals %s tiles %s", seat, star, price(p, seat, cost));
      tell(chronicle, "reveal-began", text, "seat", seat, "star", star, "energy", cost);
    }
  }

  static void revealed(Chronicle chronicle, SolisPosition p, int seat, int at, int tile) {
    if (chronicle.listens()) {
      var location = Location.of(tile);
      tell(
          chronicle,
          location.isArtifact() ? "artifact-revealed" : "revealed",
          Words.sentence(
              "seat %d reveals %s in %s, now with %s%s",
              seat, location.label, sector(at), tiles(p, at), gain(p, seat, location)),
          "seat",
          seat,
          "sector",
          sector(at),
          "tile",
          location.id);
    }
  }

  private static String tiles(SolisPosition p, int at) {
    int revealed = 0;
    for (int slot = 0; slot < SectorTile.SLOTS_MAX; slot++) {
      revealed += p.galaxy.slot(at, slot) < 0 ? 0 : 1;
    }
    return Words.count(revealed, "tile");
  }

  /** What the tile brings to its owner, and what it is worth. */
  private static String gain(SolisPosition p, int seat, Location location) {
    var parts = new ArrayList<String>();
    int track = location.track();
    if (track >= 0) {
      parts.add(Phrase.of("%s is at %d", Track.name(track), p.wealth.value(seat, track)));
    } else if (location.gives != Location.Gives.NOTHING) {
      parts.add("it gives " + location.gift());
    }
    if (location.value > 0) {
      parts.add(Phrase.of("it is worth %d ★", location.value));
    }
    return ": " + Words.list(parts);
  }
}
