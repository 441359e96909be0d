package org.apogee.proving.fault;

import java.time.Duration;

/**
 * Faults of one node. All but {@link #pauseBriefly} end its process, because the others remove it;
 * they return when the replacement and all other nodes are ready.
 */
public final class NodeFaults {
  /** Longer than the failure detector (2 s) and stable-after (3 s): the others remove the node. */
  public static final Duration UNTIL_REMOVED = Duration.ofSeconds(8);

  private NodeFaults() {}

  /** What ends a node's process, or makes the others remove it. */
  public interface Ending {
    void run() throws InterruptedException;
  }

  /** SIGKILL. */
  public static void kill(TestBed bed, int node, Duration downFor) throws InterruptedException {
    var name = "kill node-" + (node + 1);
    untilReplaced(bed, node, () -> bed.fault(name, () -> bed.faults().killNode(node, downFor)));
  }

  /** SIGTERM. */
  public static void end(TestBed bed, int node) throws InterruptedException {
    var name = "end node-" + (node + 1);
    untilReplaced(bed, node, () -> bed.fault(name, () -> bed.faults().endNode(node)));
  }

  /** SIGSTOP for so long that the others remove the node: it must notice, exit and rejoin. */
  public static void pause(TestBed bed, int node, Duration length) throws InterruptedException {
    untilReplaced(bed, node, () -> freeze(bed, node, length));
  }

  /** SIGSTOP for a moment; whether the others remove the node is left open. */
  static void pauseBriefly(TestBed bed, int node, Duration length) throws InterruptedException {
    freeze(bed, node, length);
    bed.awaitAllReady();
  }

  private static void freeze(TestBed bed, int node, Duration length) throws InterruptedException {
    var faults = bed.faults();
    bed.fault("pause node-" + (node + 1), () -> faults.freezeNode(node));
    try {
      bed.await("its silence", () -> !bed.stack().ready(node));
      Thread.sleep(length);
    } finally {
      faults.thawNode(node);
    }
  }

  /** Waits until another process has taken the node's place, and all nodes are ready. */
  public static void untilReplaced(TestBed bed, int node, Ending ending)
      throws InterruptedException {
    int starts = bed.faults().starts(node);
    ending.run();
    bed.await("a new start of node-" + (node + 1), () -> bed.faults().starts(node) > starts);
    bed.awaitAllReady();
  }
}
