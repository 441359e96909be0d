package org.apogee.stack;

import java.util.List;
import java.util.Map;
import org.apogee.cluster.ClusterSystem;
import org.apogee.match.Matchmaker;
import org.apogee.match.MatchmakerMain;
import org.apogee.node.Node;
import org.apogee.node.NodeMain;

/** What nodes and matchmakers are: main classes for processes of their own, or parts of ours. */
public interface NodeProgram {
  NodeProgram REAL =
      new NodeProgram() {
        @Override
        public String mainClass() {
          return NodeMain.class.getName();
        }

        @Override
        public AutoCloseable start(Map<String, String> told) {
          return Node.start(ClusterSystem.load(told), List.of(ClusterSystem.MATCHMAKER));
        }

        @Override
        public String matchmakerClass() {
          return MatchmakerMain.class.getName();
        }

        @Override
        public AutoCloseable startMatchmaker(AutoCloseable node, Map<String, String> told) {
          return Matchmaker.startIn(((Node) node).system(), ClusterSystem.load(told));
        }
      };

  String mainClass();

  AutoCloseable start(Map<String, String> told);

  String matchmakerClass();

  /** Starts a matchmaker inside the process of a node that lives in ours. */
  AutoCloseable startMatchmaker(AutoCloseable node, Map<String, String> told);
}
