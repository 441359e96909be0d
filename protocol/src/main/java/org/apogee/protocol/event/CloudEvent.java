package org.apogee.protocol.event;

import java.util.Objects;
import java.util.stream.Stream;

/**
 * A record of a public topic: CloudEvents 1.0 in JSON, attributes and data in one object.
 *
 * @param id unique together with the source; a repeated record has the id of the first
 * @param subject the game
 * @param time when it was journaled, in UTC
 * @param gameid the game, once more under a name that says so
 * @param sequence ten digits: the place of the record among those of its game, from 1 without a gap
 *     on the topic of games. A record whose place was seen before is a repeat
 */
public record CloudEvent<D>(
    String specversion,
    String id,
    String source,
    String type,
    String subject,
    String time,
    String datacontenttype,
    String gameid,
    String sequence,
    D data) {
  public static final String VERSION = "1.0";

  /** Readers of a record rely on all of these. */
  public CloudEvent {
    if (!VERSION.equals(specversion)) {
      throw new IllegalArgumentException("not CloudEvents " + VERSION);
    }
    Stream.of(id, source, type, subject, time, datacontenttype, gameid, sequence, data)
        .forEach(Objects::requireNonNull);
    Long.parseLong(sequence);
  }

  /** The place of the record as a number. */
  public long number() {
    return Long.parseLong(sequence);
  }
}
