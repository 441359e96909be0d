package org.apogee.node.feed;

import org.apogee.platform.trace.SpanPlace;
import org.jspecify.annotations.Nullable;

/**
 * A record to be published.
 *
 * @param writtenAt when it was journaled, in milliseconds since 1970
 * @param span its place in the trace of a decision; null if that has none
 */
record Outgoing(String topic, String key, String json, long writtenAt, @Nullable SpanPlace span) {
  Outgoing(String topic, String key, String json, long writtenAt) {
    this(topic, key, json, writtenAt, null);
  }
}
