package org.apogee.proving.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.local.LocalCollector.CollectedSpan;
import org.junit.jupiter.api.Test;

class TraceTreeTest {
  private static final String NODE = "apogee-node";
  private static final String ANALYTICS = "apogee-analytics";

  private static CollectedSpan span(
      String process, String name, String id, String parent, long from, long to) {
    return new CollectedSpan(
        process,
        "1",
        "t",
        id,
        parent,
        name,
        "INTERNAL",
        from * 1_000_000,
        to * 1_000_000,
        false,
        Map.of());
  }

  private static List<CollectedSpan> whole() {
    return new ArrayList<>(
        List.of(
            span(ANALYTICS, "rate", "8", "7", 80, 100),
            span(ANALYTICS, "consume", "7", "6", 60, 100),
            span(NODE, "publish", "6", "1", 20, 50),
            span(NODE, "announce", "5", "1", 30, 40),
            span(NODE, "store", "4", "1", 10, 30),
            span(NODE, "decide", "3", "1", 5, 10),
            span(NODE, "queue", "2", "1", 0, 5),
            span(NODE, "request", "1", "", 0, 40)));
  }

  @Test
  void spansAreDrawnBelowTheirParentsOnALineOfTime() {
    var tree = TraceTree.of(whole());
    assertThat(tree.faults()).isEmpty();
    assertThat(tree.millis()).isEqualTo(100);
    assertThat(tree.text())
        .isEqualTo(
            """
            PROCESS           SPAN                                   BEGIN        MS
            apogee-node       request                                  0.0      40.0  ################
            apogee-node         queue                                  0.0       5.0  ##
            apogee-node         decide                                 5.0       5.0    ##
            apogee-node         store                                 10.0      20.0      ########
            apogee-node         publish                               20.0      30.0          ############
            apogee-analytics      consume                             60.0      40.0                          ################
            apogee-analytics        rate                              80.0      20.0                                  ########
            apogee-node         announce                              30.0      10.0              ####
            """);
  }

  @Test
  void whatIsMissingIsNamed() {
    var spans = whole();
    spans.removeIf(span -> span.name().equals("publish") || span.name().equals("store"));
    assertThat(TraceTree.of(spans).faults())
        .containsExactly(
            "the span 'publish' is missing",
            "the span 'store' is missing",
            "the span 'rate' has an unknown parent",
            "the span 'consume' has an unknown parent",
            "fewer than two processes have spans");
  }

  @Test
  void twoRootsAreNoTree() {
    var spans = whole();
    spans.add(span(NODE, "turn", "9", "", 0, 1));
    assertThat(TraceTree.of(spans).faults()).containsExactly("2 spans have no parent");
  }

  @Test
  void withoutSpansEverythingIsMissing() {
    assertThat(TraceTree.of(List.of()).faults()).hasSize(9);
  }
}
