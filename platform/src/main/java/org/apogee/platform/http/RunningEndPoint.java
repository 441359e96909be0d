package org.apogee.platform.http;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.apogee.platform.time.RunningTime;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * The end of a connection, of HTTP or of a WebSocket. Its idle time counts only while this process
 * runs: Jetty would count an absence of ours, and close at the end of it what clients have written
 * to meanwhile.
 */
final class RunningEndPoint extends SocketChannelEndPoint {
  private final RunningTime time;
  private volatile long activeAt;

  RunningEndPoint(
      SocketChannel channel,
      ManagedSelector selector,
      SelectionKey key,
      Scheduler scheduler,
      RunningTime time) {
    super(channel, selector, key, scheduler);
    this.time = time;
    this.activeAt = time.nanos();
  }

  @Override
  public void notIdle() {
    super.notIdle();
    activeAt = time.nanos();
  }

  @Override
  protected long checkIdleTimeout() {
    long limit = getIdleTimeout();
    if (isOpen() && limit > 0) {
      var left = time.left(activeAt + Duration.ofMillis(limit).toNanos());
      if (left.isPositive()) {
        return Math.max(1, left.toMillis());
      }
    }
    return super.checkIdleTimeout();
  }
}
