package org.apogee.platform.trace;

import java.util.Map;

/** The trace of one decision. */
public final class Trace {
  private final TraceIds ids;
  private final SpanWriter writer;

  Trace(TraceIds ids, SpanWriter writer) {
    this.ids = ids;
    this.writer = writer;
  }

  public String id() {
    return ids.trace();
  }

  /** The root, whose ID does not depend on its kind. */
  public SpanPlace root(Part kind) {
    return new SpanPlace(this, null, kind, ids.root());
  }

  /**
   * The span of a record in the feed.
   *
   * @param sequence the number of the event that it is about
   */
  public SpanPlace publication(String topic, long sequence) {
    return root(Part.REQUEST).child(Part.PUBLISH, topic + ' ' + sequence);
  }

  void write(SpanPlace place, long from, long to, Map<String, ?> attributes, String error) {
    writer.write(place, from, to, attributes, error);
  }
}
