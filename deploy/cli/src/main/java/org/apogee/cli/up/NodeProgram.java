package org.apogee.cli.up;

import java.util.Map;
import org.apogee.node.Node;
import org.apogee.node.NodeMain;
import org.apogee.node.cluster.NodeSystem;

/** What a node is: a main class for a process of its own, or something that starts in ours. */
interface NodeProgram {
  NodeProgram REAL =
      new NodeProgram() {
        @Override
        public String mainClass() {
          return NodeMain.class.getName();
        }

        @Override
        public AutoCloseable start(Map<String, String> told) {
          return Node.start(NodeSystem.load(told));
        }
      };

  String mainClass();

  AutoCloseable start(Map<String, String> told);
}
