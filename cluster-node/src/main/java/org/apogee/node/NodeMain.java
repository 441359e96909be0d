package org.apogee.node;

import java.util.Map;
import org.apogee.cluster.ClusterSystem;
import org.apogee.platform.process.ProcessMain;

/** A node as a process of its own: runs until a signal or until the cluster downs it. */
public final class NodeMain {
  private NodeMain() {}

  public static void main(String[] args) {
    ProcessMain.serve(NodeMain.class, () -> Node.start(ClusterSystem.load(Map.of())));
  }
}
