package org.apogee.match.competition;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apogee.match.competition.CompetitionEvent.Cancelled;
import org.apogee.match.competition.CompetitionEvent.Created;
import org.apogee.match.competition.CompetitionEvent.DirectorAdded;
import org.apogee.match.competition.CompetitionEvent.DirectorRemoved;
import org.apogee.match.competition.CompetitionEvent.Finished;
import org.apogee.match.competition.CompetitionEvent.GroupEnded;
import org.apogee.match.competition.CompetitionEvent.Joined;
import org.apogee.match.competition.CompetitionEvent.LateCorrection;
import org.apogee.match.competition.CompetitionEvent.StageBegun;
import org.apogee.match.competition.CompetitionEvent.Withdrawn;
import org.apogee.protocol.ProtocolJson;

/**
 * Events of competitions as bytes: JSON, because they are few and hold nested records.
 *
 * <p>The manifest says kind and version. A changed layout is a new version beside the old one: a
 * journal is read for ever.
 */
public final class CompetitionEventCodec {
  private CompetitionEventCodec() {}

  /** Such as {@code stage-begun.1}. */
  public static String manifest(CompetitionEvent event) {
    return switch (event) {
      case Created _ -> "created.1";
      case Joined _ -> "joined.1";
      case Withdrawn _ -> "withdrawn.1";
      case StageBegun _ -> "stage-begun.1";
      case GroupEnded _ -> "group-ended.1";
      case LateCorrection _ -> "late-correction.1";
      case DirectorAdded _ -> "director-added.1";
      case DirectorRemoved _ -> "director-removed.1";
      case Finished _ -> "finished.1";
      case Cancelled _ -> "cancelled.1";
    };
  }

  public static byte[] encode(CompetitionEvent event) {
    return ProtocolJson.write(event).getBytes(StandardCharsets.UTF_8);
  }

  public static CompetitionEvent decode(String manifest, byte[] bytes) {
    return switch (manifest) {
      case "created.1" -> read(bytes, Created.class);
      case "joined.1" -> read(bytes, Joined.class);
      case "withdrawn.1" -> read(bytes, Withdrawn.class);
      case "stage-begun.1" -> read(bytes, StageBegun.class);
      case "group-ended.1" -> read(bytes, GroupEnded.class);
      case "late-correction.1" -> read(bytes, LateCorrection.class);
      case "director-added.1" -> read(bytes, DirectorAdded.class);
      case "director-removed.1" -> read(bytes, DirectorRemoved.class);
      case "finished.1" -> read(bytes, Finished.class);
      case "cancelled.1" -> read(bytes, Cancelled.class);
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
