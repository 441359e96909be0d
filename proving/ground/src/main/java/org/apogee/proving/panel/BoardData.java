package org.apogee.proving.panel;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apogee.proving.panel.Board.Panel;
import org.apogee.proving.panel.Board.Query;

/** All panels of one dashboard with what Prometheus answered. */
public record BoardData(Board board, Map<Panel, List<Answer>> answers) {
  private static final int POINTS = 120;

  /** Asks everything, over the time until now. */
  public static List<BoardData> at(Prometheus prometheus, Duration over) {
    var to = Instant.now();
    var from = to.minus(over);
    var step = over.dividedBy(POINTS);
    var looks = new ArrayList<BoardData>();
    for (var board : Board.all()) {
      var answers = new LinkedHashMap<Panel, List<Answer>>();
      for (var panel : board.panels()) {
        answers.put(
            panel,
            panel.queries().stream()
                .map(query -> prometheus.over(query.filled(), from, to, step))
                .toList());
      }
      looks.add(new BoardData(board, answers));
    }
    return looks;
  }

  /** A query, and where it stands. */
  public record Asked(String where, Query query, Answer answer) {
    @Override
    public String toString() {
      return where + ": " + query.expression() + " " + answer.refusal();
    }
  }

  /** Every query with its answer. */
  public List<Asked> asked() {
    var all = new ArrayList<Asked>();
    answers.forEach((panel, given) -> {
      for (int i = 0; i < given.size(); i++) {
        all.add(
            new Asked(board.name() + ", " + panel.title(), panel.queries().get(i), given.get(i)));
      }
    });
    return all;
  }
}
