package org.apogee.match.season;

import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Lets Pekko write events of seasons by {@link SeasonEventCodec}. */
public final class SeasonSerializer extends SerializerWithStringManifest {
  /** Names this serializer in the journal: it never changes. */
  public static final int ID = 7011;

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object value) {
    return SeasonEventCodec.manifest((SeasonEvent) value);
  }

  @Override
  public byte[] toBinary(Object value) {
    return SeasonEventCodec.encode((SeasonEvent) value);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return SeasonEventCodec.decode(manifest, bytes);
  }
}
