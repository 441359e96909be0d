package org.apogee.proving.marathon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.marathon.Row.NotPossible;
import org.apogee.proving.marathon.Row.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarathonTest {
  @TempDir private Path folder;
  private final List<String> ran = new ArrayList<>();

  @Test
  void aFailedPartIsKeptAndTheOthersAreRun() throws Exception {
    var rows =
        List.of(
            row("first", part("a", good(3)), part("b", bad("a move is lost"))),
            row("second", part("a", throwing()), part("b", good(4))));

    run(rows, false);

    assertThat(ran).containsExactly("good 3", "a move is lost", "throwing", "good 4");
    assertThat(verdicts(load())).containsExactly("met", "not met", "not met", "met");
    assertThat(load().parts().get(1).faults()).containsExactly("a move is lost");
    assertThat(load().parts().get(2).faults())
        .containsExactly("the part ended early: java.lang.IllegalStateException: no cluster");
  }

  @Test
  void aSecondRunContinuesAfterTheLastFinishedPart() throws Exception {
    var stopped = row("row", part("a", good(1)), part("b", interrupted()), part("c", good(2)));

    assertThatThrownBy(() -> run(List.of(stopped), false)).isInstanceOf(InterruptedException.class);
    assertThat(verdicts(load())).containsExactly("met");
    ran.clear();
    run(List.of(row("row", part("a", good(1)), part("b", good(5)), part("c", good(2)))), false);

    assertThat(ran).containsExactly("good 5", "good 2");
    assertThat(load().parts()).hasSize(3);
  }

  @Test
  void theReportNamesTheCommandsThatRanItsParts() throws Exception {
    load().begin(new Run("apogee bench marathon", "two cores", "abc", "2026-01-01T00:00:00Z"));
    run(List.of(row("row", part("a", good(1)))), false);
    load().begin(new Run("apogee bench marathon --again", "two cores", "def", "2026-01-02T00:00Z"));

    var state = load();
    var report = Report.of(List.of(), state.runs(), state.parts(), Scale.FULL, "2026-01-03");
    assertThat(HtmlReport.of(report))
        .contains("<dd>apogee bench marathon</dd>", "<dd>apogee bench marathon --again</dd>");
    assertThat(state.parts()).hasSize(1);
  }

  @Test
  void whatWasNotPossibleIsTriedAgainAndWhatWasNotMetOnlyOnRequest() throws Exception {
    run(List.of(row("row", part("a", impossible()), part("b", bad("lost")))), false);
    assertThat(verdicts(load())).containsExactly("not run", "not met");
    assertThat(load().parts().getFirst().reason()).isEqualTo("needs root");

    var mended = List.of(row("row", part("a", good(1)), part("b", good(2))));
    run(mended, false);
    assertThat(verdicts(load())).containsExactly("not met", "met");
    run(mended, true);
    assertThat(verdicts(load())).containsExactly("met", "met");
  }

  @Test
  void theLogIsTheEvidence() throws Exception {
    Leg leg =
        ground -> {
          ground.say("fault: kill node-2");
          return findings(1);
        };

    run(List.of(row("row", part("a", leg))), false);

    assertThat(load().parts().getFirst().evidence()).hasSize(1);
    assertThat(load().parts().getFirst().evidence().getFirst()).endsWith("fault: kill node-2");
  }

  @Test
  void aStateOfAnotherScaleOrAnotherFileIsRefused() throws Exception {
    run(List.of(row("row", part("a", good(1)))), false);
    assertThatThrownBy(() -> MarathonState.load(file(), new Scale(0.5)))
        .isInstanceOfSatisfying(
            BadInput.class, bad -> assertThat(bad.code()).isEqualTo("state-differs"));

    for (var text :
        List.of("", "{}", "[1]", "{\"scale\": 1, \"runs\": [], \"parts\": [{\"x\": 1}]}")) {
      Files.writeString(file(), text);
      assertThatThrownBy(this::load)
          .as(text)
          .isInstanceOfSatisfying(
              BadInput.class, bad -> assertThat(bad.code()).isEqualTo("bad-state"));
    }
  }

  private Path file() {
    return folder.resolve("state.json");
  }

  private MarathonState load() {
    return MarathonState.load(file(), Scale.FULL);
  }

  private void run(List<Row> rows, boolean again) throws Exception {
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader("")),
            new PrintWriter(new StringWriter()),
            new PrintWriter(new StringWriter()));
    new Marathon(load(), terminal, _ -> {}, "abc", folder).run(rows, again);
  }

  private static List<String> verdicts(MarathonState state) {
    return state.parts().stream().map(part -> part.verdict().text()).toList();
  }

  private static Row row(String name, Part... parts) {
    return new Row(name, "something", "everything", List.of(parts));
  }

  private static Part part(String name, Leg leg) {
    return new Part(name, leg);
  }

  private static Findings findings(int moves) {
    return new Findings("done", List.of("a figure"), moves, List.of());
  }

  private Leg good(int moves) {
    return _ -> {
      ran.add("good " + moves);
      return findings(moves);
    };
  }

  private Leg bad(String fault) {
    return _ -> {
      ran.add(fault);
      return findings(1).withFault(fault);
    };
  }

  private Leg throwing() {
    return _ -> {
      ran.add("throwing");
      throw new IllegalStateException("no cluster");
    };
  }

  private static Leg impossible() {
    return _ -> {
      throw new NotPossible("needs root");
    };
  }

  private static Leg interrupted() {
    return _ -> {
      throw new InterruptedException();
    };
  }
}
