package org.apogee.match.ladder;

import org.apache.pekko.serialization.SerializerWithStringManifest;

/** Lets Pekko write events and snapshots of ladders by {@link LadderEventCodec}. */
public final class LadderSerializer extends SerializerWithStringManifest {
  /** Names this serializer in the journal: it never changes. */
  public static final int ID = 7003;

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object value) {
    return LadderEventCodec.manifest(value);
  }

  @Override
  public byte[] toBinary(Object value) {
    return LadderEventCodec.encode(value);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return LadderEventCodec.decode(manifest, bytes);
  }
}
