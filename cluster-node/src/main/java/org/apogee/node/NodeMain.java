package org.apogee.node;

import java.util.Map;
import org.apogee.cluster.ClusterSystem;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.log.ProcessLog;
import org.slf4j.Logger;

/** A node as a process of its own: runs until it is told to stop or the others give it up. */
public final class NodeMain {
  private static final int BAD_SETTING = 2;
  private static final int FAILED = 1;

  private NodeMain() {}

  public static void main(String[] args) {
    System.exit(run(ProcessLog.begin(NodeMain.class)));
  }

  private static int run(Logger log) {
    try {
      var node = Node.start(ClusterSystem.load(Map.of()));
      var stop = new Thread(node::stopGracefully, "node-stop");
      Runtime.getRuntime().addShutdownHook(stop);
      node.awaitEnd();
      // After a signal the hook is at work, and this exit waits for it.
      return FAILED;
    } catch (BadInput bad) {
      log.error("{}", bad.sentence());
      return BAD_SETTING;
    } catch (Unavailable away) {
      log.error("{}", away.sentence());
      return FAILED;
    } catch (RuntimeException mistake) {
      log.error("this node cannot start", mistake);
      return FAILED;
    }
  }
}
