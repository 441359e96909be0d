package org.apogee.match;

import java.util.Map;
import org.apogee.cluster.ClusterSystem;
import org.apogee.platform.process.ProcessMain;

/** A matchmaker as a process of its own: runs until a signal or until the cluster downs it. */
public final class MatchmakerMain {
  private MatchmakerMain() {}

  public static void main(String[] args) {
    ProcessMain.serve(MatchmakerMain.class, () -> Matchmaker.start(ClusterSystem.load(Map.of())));
  }
}
