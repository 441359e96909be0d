package org.apogee.stack;

import java.nio.file.Path;
import java.util.Optional;
import org.apogee.local.BrokerSecurity;
import org.apogee.local.LocalBroker;

/** A broker in a process of its own, so that a fault test can kill it. */
final class BrokerMain {
  private BrokerMain() {}

  public static void main(String[] args) throws InterruptedException {
    // Not the password itself: everybody on the machine can read the arguments of a process.
    var security =
        args.length > 3
            ? Optional.of(StackSecurity.of(Path.of(args[3])).broker())
            : Optional.<BrokerSecurity>empty();
    var broker = LocalBroker.start(Path.of(args[0]), Integer.parseInt(args[1]), args[2], security);
    Runtime.getRuntime().addShutdownHook(new Thread(broker::close, "broker-closer"));
    Thread.sleep(Long.MAX_VALUE);
  }
}
