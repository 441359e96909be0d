package org.apogee.match.season;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apogee.match.season.SeasonEvent.Cancelled;
import org.apogee.match.season.SeasonEvent.Created;
import org.apogee.match.season.SeasonEvent.DirectorAdded;
import org.apogee.match.season.SeasonEvent.DirectorRemoved;
import org.apogee.match.season.SeasonEvent.Ended;
import org.apogee.match.season.SeasonEvent.EventBegun;
import org.apogee.match.season.SeasonEvent.EventEnded;
import org.apogee.match.season.SeasonEvent.Joined;
import org.apogee.match.season.SeasonEvent.LateCorrection;
import org.apogee.match.season.SeasonEvent.Withdrawn;
import org.apogee.protocol.ProtocolJson;

/**
 * Events of seasons as bytes: JSON, because they are few and hold nested records.
 *
 * <p>The manifest says kind and version. A changed layout is a new version beside the old one: a
 * journal is read for ever.
 */
public final class SeasonEventCodec {
  private SeasonEventCodec() {}

  /** Such as {@code event-begun.1}. */
  public static String manifest(SeasonEvent event) {
    return switch (event) {
      case Created _ -> "created.1";
      case Joined _ -> "joined.1";
      case Withdrawn _ -> "withdrawn.1";
      case EventBegun _ -> "event-begun.1";
      case EventEnded _ -> "event-ended.1";
      case LateCorrection _ -> "late-correction.1";
      case Ended _ -> "ended.1";
      case Cancelled _ -> "cancelled.1";
      case DirectorAdded _ -> "director-added.1";
      case DirectorRemoved _ -> "director-removed.1";
    };
  }

  public static byte[] encode(SeasonEvent event) {
    return ProtocolJson.write(event).getBytes(StandardCharsets.UTF_8);
  }

  public static SeasonEvent decode(String manifest, byte[] bytes) {
    return switch (manifest) {
      case "created.1" -> read(bytes, Created.class);
      case "joined.1" -> read(bytes, Joined.class);
      case "withdrawn.1" -> read(bytes, Withdrawn.class);
      case "event-begun.1" -> read(bytes, EventBegun.class);
      case "event-ended.1" -> read(bytes, EventEnded.class);
      case "late-correction.1" -> read(bytes, LateCorrection.class);
      case "ended.1" -> read(bytes, Ended.class);
      case "cancelled.1" -> read(bytes, Cancelled.class);
      case "director-added.1" -> read(bytes, DirectorAdded.class);
      case "director-removed.1" -> read(bytes, DirectorRemoved.class);
      default -> throw new IllegalStateException("unknown event manifest " + manifest);
    };
  }

  private static <T> T read(byte[] bytes, Class<T> type) {
    try {
      return ProtocolJson.MAPPER.readValue(bytes, type);
    } catch (IOException e) {
      throw new UncheckedIOException("unreadable event in the journal", e);
    }
  }
}
