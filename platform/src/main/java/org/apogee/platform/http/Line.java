package org.apogee.platform.http;

import org.jspecify.annotations.Nullable;

/** A line of a stream. Its bytes are made once, however many clients it is sent to. */
public final class Line {
  private final long sequence;
  private final String json;

  // Two threads may make the same bytes at the same time; it does not matter whose stay.
  private volatile byte @Nullable [] ndJson;
  private volatile byte @Nullable [] event;

  /**
   * A line.
   *
   * @param json one object in one line, with its {@code sequence} in it
   */
  public Line(long sequence, String json) {
    this.sequence = sequence;
    this.json = json;
  }

  long sequence() {
    return sequence;
  }

  boolean isNumbered() {
    return sequence != LineStream.UNNUMBERED;
  }

  String json() {
    return json;
  }

  /** Not to be changed by anybody. */
  byte[] bytes(LineFormat format) {
    var made = format == LineFormat.ND_JSON ? ndJson : event;
    if (made != null) {
      return made;
    }
    var bytes = format.bytes(sequence, json);
    if (format == LineFormat.ND_JSON) {
      ndJson = bytes;
    } else {
      event = bytes;
    }
    return bytes;
  }
}
