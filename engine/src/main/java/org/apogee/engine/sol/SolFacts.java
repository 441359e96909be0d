package org.apogee.engine.sol;

import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * What the seats do, as facts for everybody. Each method asks {@link Chronicle#listens} before it
 * builds anything, so a search pays nothing.
 */
final class SolFacts {
  private static final String[] ACTIONS = {"move", "convert", "activate"};

  private SolFacts() {}

  static void tell(
      Chronicle chronicle, String kind, SequencedMap<String, Object> args, String text) {
    chronicle.tell(Fact.forEverybody(kind, args, text));
  }

  static SequencedMap<String, Object> args(int seat, Object... namesAndValues) {
    var args = Args.of("seat", seat);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return args;
  }

  private static String bridge(SolPosition p, int edge) {
    return p.board.name(p.board.outer(edge)) + "-" + p.board.name(p.board.inner(edge));
  }

  static void actionChosen(Chronicle chronicle, SolPosition p, int action) {
    if (chronicle.listens()) {
      var name = ACTIONS[action];
      tell(
          chronicle,
          "action-chosen",
          args(p.active(), "action", name),
          "Seat " + p.active() + " chooses to " + name + ".");
    }
  }

  static void launched(Chronicle chronicle, SolPosition p, int to) {
    if (chronicle.listens()) {
      var space = p.board.name(to);
      tell(
          chronicle,
          "launched",
          args(p.active(), "space", space),
          Phrase.of(
              "Seat %d launches a sundiver to %s, where it has %d now.",
              p.active(), space, p.pieces.divers(p.active(), to)));
    }
  }

  static void flew(Chronicle chronicle, SolPosition p, int from, int to, int divers) {
    if (chronicle.listens()) {
      var start = p.board.name(from);
      var end = p.board.name(to);
      tell(
          chronicle,
          "flew",
          args(p.active(), "from", start, "to", end, "sundivers", divers),
          Phrase.of(
              "Seat %d flies %s from %s to %s, where it has %d now.",
              p.active(),
              Words.some(divers, "sundiver"),
              start,
              end,
              p.pieces.divers(p.active(), to)));
    }
  }

  static void tollPaid(Chronicle chronicle, SolPosition p, int owner, int edge) {
    if (chronicle.listens()) {
      var bridge = bridge(p, edge);
      tell(
          chronicle,
          "toll-paid",
          args(owner, "bridge", bridge, "energy", 1),
          Phrase.of("Seat %d gains 1 energy for its bridge %s.", owner, bridge));
    }
  }

  static void hurled(Chronicle chronicle, SolPosition p, int from) {
    if (chronicle.listens()) {
      var space = p.board.name(from);
      int momentum = SolTables.MOMENTUM_OF_A_HURL;
      tell(
          chronicle,
          "hurled",
          args(p.active(), "space", space, "momentum", momentum),
          Phrase.of(
              "Seat %d hurls a sundiver from %s into the Sun: %d momentum, %d in all.",
              p.active(), space, momentum, p.score(p.active())));
    }
  }

  static void stationFlew(Chronicle chronicle, SolPosition p, int type, int from, int to) {
    if (chronicle.listens()) {
      var name = SolTables.pieceName(type);
      var start = p.board.name(from);
      var end = p.board.name(to);
      tell(
          chronicle,
          "station-flew",
          args(p.active(), "station", name, "from", start, "to", end),
          Phrase.of("Seat %d flies its %s from %s to %s.", p.active(), name, start, end));
    }
  }

  static void stationHurled(Chronicle chronicle, SolPosition p, int type, int from) {
    if (chronicle.listens()) {
      var name = SolTables.pieceName(type);
      var space = p.board.name(from);
      int momentum = SolTables.MOMENTUM_OF_A_HURL;
      tell(
          chronicle,
          "station-hurled",
          args(p.active(), "station", name, "space", space, "momentum", momentum),
          Phrase.of(
              "Seat %d hurls its %s from %s into the Sun: %d momentum, %d in all.",
              p.active(), name, space, momentum, p.score(p.active())));
    }
  }

  static void bridgeBuilt(Chronicle chronicle, SolPosition p, int edge) {
    if (chronicle.listens()) {
      var bridge = bridge(p, edge);
      tell(
          chronicle,
          "bridge-built",
          args(p.active(), "bridge", bridge),
          Phrase.of(
              "Seat %d builds the bridge %s: its movement track rises to %d.",
              p.active(), bridge, p.track(p.active())));
    }
  }

  static void stationBuilt(Chronicle chronicle, SolPosition p, int type, int at) {
    if (chronicle.listens()) {
      var name = SolTables.pieceName(type);
      var space = p.board.name(at);
      tell(
          chronicle,
          "station-built",
          args(p.active(), "station", name, "space", space),
          Phrase.of("Seat %d builds %s on %s.", p.active(), Words.a(name), space));
    }
  }

  static void bridgeDeconverted(Chronicle chronicle, SolPosition p, int edge) {
    if (chronicle.listens()) {
      var bridge = bridge(p, edge);
      int divers = SolTables.cost(SolTables.BRIDGE);
      tell(
          chronicle,
          "bridge-deconverted",
          args(p.active(), "bridge", bridge, "sundivers", divers),
          Phrase.of(
              "Seat %d turns its bridge %s back into %s.",
              p.active(), bridge, Words.count(divers, "sundiver")));
    }
  }

  static void stationDeconverted(Chronicle chronicle, SolPosition p, int type, int at) {
    if (chronicle.listens()) {
      var name = SolTables.pieceName(type);
      var space = p.board.name(at);
      int divers = SolTables.cost(type);
      tell(
          chronicle,
          "station-deconverted",
          args(p.active(), "station", name, "space", space, "sundivers", divers),
          Phrase.of(
              "Seat %d turns its %s on %s back into %s.",
              p.active(), name, space, Words.count(divers, "sundiver")));
    }
  }

  static void activated(Chronicle chronicle, SolPosition p, int at) {
    if (chronicle.listens()) {
      var name = SolTables.pieceName(p.pieces.stationType(at));
      var space = p.board.name(at);
      int owner = p.pieces.stationOwner(at);
      var whose = owner == p.active() ? "its" : "seat " + owner + "'s";
      tell(
          chronicle,
          "activated",
          args(p.active(), "station", name, "space", space, "owner", owner),
          Phrase.of("Seat %d activates %s %s on %s.", p.active(), whose, name, space));
    }
  }

  /** What a station, or its bonus, gives to a seat. */
  static void yielded(Chronicle chronicle, int seat, int type, int amount, int gain) {
    if (chronicle.listens()) {
      switch (type) {
        case SolTables.NODE ->
            tell(
                chronicle,
                "harvested",
                args(seat, "energy", gain),
                Phrase.of("Seat %d harvests %d energy.", seat, gain));
        case SolTables.FOUNDRY ->
            tell(
                chronicle,
                "sundivers-built",
                args(seat, "energy", -amount, "sundivers", gain),
                Phrase.of(
                    "Seat %d pays %d energy and builds %s.",
                    seat, amount, Words.some(gain, "sundiver")));
        default ->
            tell(
                chronicle,
                "transmitted",
                args(seat, "energy", -amount, "momentum", gain),
                Phrase.of(
                    "Seat %d pays %d energy and transmits it: %d momentum.", seat, amount, gain));
      }
    }
  }

  static void bonusAnswered(Chronicle chronicle, SolPosition p, boolean taken) {
    if (chronicle.listens()) {
      int seat = p.turn.asked;
      var space = p.board.name(p.turn.bonusAt);
      tell(
          chronicle,
          taken ? "bonus-taken" : "bonus-declined",
          args(seat, "space", space),
          Phrase.of("Seat %d %s the bonus of %s.", seat, taken ? "takes" : "declines", space));
    }
  }

  static void orbited(Chronicle chronicle, SolPosition p, int seat) {
    if (chronicle.listens()) {
      int dock = p.holdings.dock[seat];
      chronicle.tell(
          Fact.forEverybody(
                  "orbited",
                  args(seat, "dock", dock),
                  "The mothership of seat " + seat + " drifts to dock " + dock + ".")
              .in("orbit"));
    }
  }

  static void turnBegan(Chronicle chronicle, SolPosition p) {
    if (chronicle.listens()) {
      tell(
          chronicle,
          "turn-began",
          args(p.active(), "round", p.round()),
          "Round " + p.round() + ": seat " + p.active() + " is to move.");
    }
  }
}
