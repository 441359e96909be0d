package org.apogee.node.delivery;

import java.time.Instant;

/** A way to deliver notices. */
interface Channel extends AutoCloseable {
  /** Takes at most the time-out, whatever the other side does. */
  Posted send(Lease lease, Claim claim, Instant now);

  @Override
  void close();
}
