package org.apogee.node.game;

import org.apache.pekko.persistence.typed.SnapshotAdapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Lets Pekko write events by {@link GameEventCodec}, and snapshots of a game's truth. */
public final class GameSerializer extends SerializerWithStringManifest {
  /** Names this serializer in the journal: it never changes. */
  public static final int ID = 7001;

  private static final String SNAPSHOT = "game-state.1";

  /** A game's truth at one moment, as bytes that nobody changes. */
  static final class Snapshot {
    private final byte[] bytes;

    Snapshot(byte[] bytes) {
      this.bytes = bytes.clone();
    }

    byte[] bytes() {
      return bytes.clone();
    }
  }

  /** From a game's truth to its snapshot and back. */
  static final class Snapshots implements SnapshotAdapter<GameState> {
    @Override
    public Object toJournal(GameState state) {
      return new Snapshot(state.snapshot());
    }

    @Override
    public GameState fromJournal(Object stored) {
      return GameState.of(((Snapshot) stored).bytes());
    }
  }

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object value) {
    return switch (value) {
      case GameEvent event -> GameEventCodec.manifest(event);
      case Snapshot _ -> SNAPSHOT;
      default ->
          throw new IllegalArgumentException("not an event of the journal: " + value.getClass());
    };
  }

  @Override
  public byte[] toBinary(Object value) {
    return switch (value) {
      case GameEvent event -> GameEventCodec.encode(event);
      case Snapshot snapshot -> snapshot.bytes();
      default ->
          throw new IllegalArgumentException("not an event of the journal: " + value.getClass());
    };
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return manifest.equals(SNAPSHOT) ? new Snapshot(bytes) : GameEventCodec.decode(manifest, bytes);
  }
}
