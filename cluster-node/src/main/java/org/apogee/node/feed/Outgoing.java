package org.apogee.node.feed;

/**
 * A record to be published.
 *
 * @param writtenAt when it was journaled, in milliseconds since 1970
 */
record Outgoing(String topic, String key, String json, long writtenAt) {}
