package org.apogee.match.ladder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apogee.protocol.ProtocolJson;

/**
 * Events and snapshots of ladders as bytes: JSON, which names the kind of an event.
 *
 * <p>The manifest says kind and version. A changed layout is a new version beside the old one: a
 * journal is read for ever.
 */
final class LadderEventCodec {
  private static final String EVENT = "ladder-event.1";
  private static final String SNAPSHOT = "ladder-snapshot.1";

  private LadderEventCodec() {}

  static String manifest(Object value) {
    return switch (value) {
      case LadderEvent _ -> EVENT;
      case LadderSnapshot _ -> SNAPSHOT;
      default ->
          throw new IllegalArgumentException("not an event of the journal: " + value.getClass());
    };
  }

  static byte[] encode(Object value) {
    return ProtocolJson.write(value).getBytes(StandardCharsets.UTF_8);
  }

  static Object decode(String manifest, byte[] bytes) {
    try {
      return switch (manifest) {
        case EVENT -> ProtocolJson.MAPPER.readValue(bytes, LadderEvent.class);
        case SNAPSHOT -> ProtocolJson.MAPPER.readValue(bytes, LadderSnapshot.class);
        default -> throw new IllegalStateException("unknown event manifest " + manifest);
      };
    } catch (IOException e) {
      throw new IllegalStateException("unreadable row of a ladder: " + manifest, e);
    }
  }
}
