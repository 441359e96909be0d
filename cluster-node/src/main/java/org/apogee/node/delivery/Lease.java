package org.apogee.node.delivery;

/**
 * A receiver that belongs to one sender for a while.
 *
 * @param token grows with each sender; a stale one stores nothing but a success
 */
record Lease(
    String receiver, long token, String channel, String address, String secret, String shape) {
  static final String EMAIL = "email";
}
