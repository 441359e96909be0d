package org.apogee.node.delivery;

import java.time.Instant;

/**
 * A delivery that is about to be sent. It is stored as tried before a byte leaves.
 *
 * @param attempts with this one
 * @param giveUpAt after this moment a failure is final
 */
record Claim(
    String receiver,
    long number,
    int attempts,
    Instant giveUpAt,
    String notice,
    String kind,
    String title,
    String text,
    String path,
    Instant at) {}
