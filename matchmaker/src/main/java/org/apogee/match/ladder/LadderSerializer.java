package org.apogee.match.ladder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.apogee.protocol.ProtocolJson;

/**
 * Lets Pekko write events and snapshots of ladders, as JSON. A changed layout is a new version
 * beside the old one: a journal is read for ever.
 */
public final class LadderSerializer extends SerializerWithStringManifest {
  /** Names this serializer in the journal: it never changes. */
  public static final int ID = 7003;

  private static final String EVENT = "ladder-event.1";
  private static final String SNAPSHOT = "ladder-snapshot.1";

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object value) {
    return value instanceof LadderSnapshot ? SNAPSHOT : EVENT;
  }

  @Override
  public byte[] toBinary(Object value) {
    return ProtocolJson.write(value).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    try {
      return switch (manifest) {
        case EVENT -> ProtocolJson.MAPPER.readValue(bytes, LadderEvent.class);
        case SNAPSHOT -> ProtocolJson.MAPPER.readValue(bytes, LadderSnapshot.class);
        default -> throw new IllegalStateException("no version here reads " + manifest);
      };
    } catch (IOException e) {
      throw new IllegalStateException("a row of a ladder cannot be read: " + manifest, e);
    }
  }
}
