package org.apogee.match;

import java.util.Map;
import org.apogee.cluster.ClusterSystem;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.log.ProcessLog;
import org.slf4j.Logger;

/** A matchmaker as a process of its own: runs until it is told to stop or the others give it up. */
public final class MatchmakerMain {
  private static final int BAD_SETTING = 2;
  private static final int FAILED = 1;

  private MatchmakerMain() {}

  public static void main(String[] args) {
    System.exit(run(ProcessLog.begin(MatchmakerMain.class)));
  }

  private static int run(Logger log) {
    try {
      var matchmaker = Matchmaker.start(ClusterSystem.load(Map.of()));
      var stop = new Thread(matchmaker::stopGracefully, "matchmaker-stop");
      Runtime.getRuntime().addShutdownHook(stop);
      matchmaker.awaitEnd();
      // After a signal the hook is at work, and this exit waits for it.
      return FAILED;
    } catch (BadInput bad) {
      log.error("{}", bad.sentence());
      return BAD_SETTING;
    } catch (Unavailable away) {
      log.error("{}", away.sentence());
      return FAILED;
    }
  }
}
