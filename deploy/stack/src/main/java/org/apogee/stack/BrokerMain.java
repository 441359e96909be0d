package org.apogee.stack;

import java.nio.file.Path;
import org.apogee.local.LocalBroker;

/** A broker in a process of its own, so that a fault test can kill it. */
final class BrokerMain {
  private BrokerMain() {}

  public static void main(String[] args) throws InterruptedException {
    var broker = LocalBroker.start(Path.of(args[0]), Integer.parseInt(args[1]), args[2]);
    Runtime.getRuntime().addShutdownHook(new Thread(broker::close, "broker-closer"));
    Thread.sleep(Long.MAX_VALUE);
  }
}
