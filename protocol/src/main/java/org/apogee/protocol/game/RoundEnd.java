package org.apogee.protocol.game;

import org.apogee.engine.SnapshotReader;

/**
 * The end of a round in the journal of a tournament, which nodes read to learn when a {@link Deal}
 * may be published.
 */
public final class RoundEnd {
  /** The manifest of the event in the journal. */
  public static final String MANIFEST = "round-ended.1";

  private RoundEnd() {}

  /** The round of an event, whose time and author stand before it. */
  public static int ofJournal(byte[] payload) {
    var in = new SnapshotReader(payload);
    in.readLong();
    in.readText();
    int round = in.readInt();
    in.expectEnd();
    return round;
  }
}
