package org.apogee.protocol.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/**
 * What the result of a finished game is worth from now on. A tournament journals it, and the feed
 * publishes it: both read the bytes that are written here.
 *
 * @param game the game, which stays as it was played
 * @param revision counts the corrections of the game, from 1
 * @param counts false if the game has no effect any more
 * @param places the place of each seat of the game; empty unless it counts
 */
public record GameCorrection(
    String game, int revision, Kind kind, boolean counts, List<Integer> places, String reason) {
  /** The manifest of the event in the journal. */
  public static final String MANIFEST = "corrected.1";

  /** Why a result is corrected. */
  public enum Kind {
    VOID,
    REPLAY,
    RULING;

    /** As the feed writes it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public GameCorrection {
    places = List.copyOf(places);
    if (revision < 1 || counts == places.isEmpty()) {
      throw new BadInput("bad-correction", "A correction that counts has places, others none.");
    }
  }

  /** A correction as a row of the journal has it. */
  public record Journaled(long at, String by, GameCorrection correction) {}

  public void write(SnapshotWriter out) {
    out.writeText(game);
    out.writeInt(revision);
    out.writeText(kind.name());
    out.writeBoolean(counts);
    out.writeInt(places.size());
    places.forEach(out::writeInt);
    out.writeText(reason);
  }

  public static GameCorrection read(SnapshotReader in) {
    var game = in.readText();
    int revision = in.readInt();
    var kind = Kind.valueOf(in.readText());
    boolean counts = in.readBoolean();
    int seats = in.readInt(0, Integer.MAX_VALUE);
    var places = new ArrayList<Integer>();
    for (int i = 0; i < seats; i++) {
      places.add(in.readInt());
    }
    return new GameCorrection(game, revision, kind, counts, places, in.readText());
  }

  /** The whole event, whose time and author stand before it as in every event of a tournament. */
  public static Journaled ofJournal(byte[] payload) {
    var in = new SnapshotReader(payload);
    var event = new Journaled(in.readLong(), in.readText(), read(in));
    in.expectEnd();
    return event;
  }
}
