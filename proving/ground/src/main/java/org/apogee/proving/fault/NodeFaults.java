package org.apogee.proving.fault;

import java.time.Duration;

/**
 * Faults of one node. All but {@link #pauseBriefly} end its process, because the others remove it;
 * they return when the replacement and all other nodes are ready.
 */
public final class NodeFaults {
  private NodeFaults() {}

  /** A part of a fault, such as what ends a node's process. */
  public interface Phase {
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

  /** SIGSTOP until the others have removed the node: it must notice, exit and rejoin. */
  public static void pause(TestBed bed, int node) throws InterruptedException {
    pause(bed, node, Duration.ZERO);
  }

  /** The same, for so long at least. */
  public static void pause(TestBed bed, int node, Duration least) throws InterruptedException {
    int other = (node + 1) % bed.stack().nodeAddresses().size();
    double before = members(bed, other);
    untilReplaced(
        bed,
        node,
        () ->
            freeze(
                bed,
                node,
                () -> {
                  Thread.sleep(least);
                  bed.await(
                      "its removal",
                      () -> {
                        double now = members(bed, other);
                        return now > 0 && now < before;
                      });
                }));
  }

  /** How many members a node sees; 0 if it does not answer. */
  private static double members(TestBed bed, int node) {
    return Vitals.sum(bed.metrics(node), "apogee_cluster_members");
  }

  /** SIGSTOP for a moment; whether the others remove the node is left open. */
  static void pauseBriefly(TestBed bed, int node, Duration length) throws InterruptedException {
    freeze(bed, node, () -> Thread.sleep(length));
    bed.awaitAllReady();
  }

  private static void freeze(TestBed bed, int node, Phase meanwhile) throws InterruptedException {
    var faults = bed.faults();
    bed.fault("pause node-" + (node + 1), () -> faults.freezeNode(node));
    try {
      bed.await("its silence", () -> !bed.stack().ready(node));
      meanwhile.run();
    } finally {
      faults.thawNode(node);
    }
  }

  /** Waits until another process has taken the node's place, and all nodes are ready. */
  public static void untilReplaced(TestBed bed, int node, Phase ending)
      throws InterruptedException {
    int starts = bed.faults().starts(node);
    ending.run();
    bed.await("a new start of node-" + (node + 1), () -> bed.faults().starts(node) > starts);
    bed.awaitAllReady();
  }
}
