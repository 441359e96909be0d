package org.apogee.match.tournament;

import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Lets Pekko write events of tournaments by {@link TournamentEventCodec}. */
public final class TournamentSerializer extends SerializerWithStringManifest {
  /** Names this serializer in the journal: it never changes. */
  public static final int ID = 7002;

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object value) {
    return TournamentEventCodec.manifest((TournamentEvent) value);
  }

  @Override
  public byte[] toBinary(Object value) {
    return TournamentEventCodec.encode((TournamentEvent) value);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return TournamentEventCodec.decode(manifest, bytes);
  }
}
