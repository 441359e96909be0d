package org.apogee.match.competition;

import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Lets Pekko write events of competitions by {@link CompetitionEventCodec}. */
public final class CompetitionSerializer extends SerializerWithStringManifest {
  /** Names this serializer in the journal: it never changes. */
  public static final int ID = 7010;

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object value) {
    return CompetitionEventCodec.manifest((CompetitionEvent) value);
  }

  @Override
  public byte[] toBinary(Object value) {
    return CompetitionEventCodec.encode((CompetitionEvent) value);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return CompetitionEventCodec.decode(manifest, bytes);
  }
}
