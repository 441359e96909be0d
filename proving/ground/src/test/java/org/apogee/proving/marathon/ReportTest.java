package org.apogee.proving.marathon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.HashSet;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.proving.marathon.Report.RowReport;
import org.apogee.proving.marathon.Row.Part;
import org.junit.jupiter.api.Test;

class ReportTest {
  private static final List<Row> ROWS = List.of(row("kills", "a", "b"), row("disk", "a"));

  @Test
  void everyRowIsMetOrNamed() {
    var report = report(result("kills", "a", Verdict.MET, 10));

    assertThat(report.rows())
        .extracting(RowReport::name, row -> row.verdict().text())
        .containsExactly(
            tuple("kills", "not run"), tuple("disk", "not run"), tuple("moves", "not run"));
    assertThat(report.isMet()).isFalse();
  }

  @Test
  void aRowIsMetWhenAllItsPartsAreAndTheMovesAreEnough() {
    var report =
        report(
            result("kills", "a", Verdict.MET, 300_000),
            result("kills", "b", Verdict.MET, 100_000),
            result("disk", "a", Verdict.MET, 100_000));

    assertThat(report.isMet()).isTrue();
    assertThat(report.acknowledged()).isEqualTo(500_000);
  }

  @Test
  void oneBrokenPartOrTooFewMovesAreNotMet() {
    var report =
        report(
            result("kills", "a", Verdict.MET, 10),
            result("kills", "b", Verdict.NOT_MET, 10),
            result("disk", "a", Verdict.MET, 10));

    assertThat(report.rows())
        .extracting(row -> row.verdict().text())
        .containsExactly("not met", "met", "not met");
  }

  @Test
  void thePageNamesEverythingAndEscapesIt() {
    var html = HtmlReport.of(report(result("kills", "a", Verdict.MET, 10)));

    assertThat(html)
        .contains("commit abc", "a &lt;machine&gt;", "2026-01-02", "bench marathon")
        .contains("class=\"not-run\"", "1 of 2 parts were run")
        .doesNotContain("<machine>", "http://", "https://");
  }

  @Test
  void rowsHaveNamesOfTheirOwnAndUnknownOnesAreRefused() {
    for (var scale : List.of(Scale.FULL, new Scale(0.05))) {
      var rows = Rows.all(scale, Rows.Choice.DEFAULT);
      var names = new HashSet<String>();
      for (var row : rows) {
        assertThat(names.add(row.name())).as(row.name()).isTrue();
        assertThat(row.parts()).as(row.name()).isNotEmpty();
        assertThat(row.parts().stream().map(Part::name)).doesNotHaveDuplicates();
      }
    }
    assertThatThrownBy(() -> Rows.named(ROWS, List.of("kils")))
        .isInstanceOfSatisfying(
            BadInput.class, bad -> assertThat(bad.code()).isEqualTo("unknown-row"));
  }

  @Test
  void partsAreNamedByTheirRepetitions() {
    assertThat(Row.split("kill", 25, 10, _ -> _ -> noFindings()))
        .extracting(Part::name)
        .containsExactly("kill 1 to 10", "kill 11 to 20", "kill 21 to 25");
  }

  private static Report report(PartResult... results) {
    return Report.of(
        ROWS,
        List.of(new Run("apogee bench marathon", "a <machine>", "commit abc", "2026-01-01")),
        List.of(results),
        Scale.FULL,
        "2026-01-02");
  }

  private static Row row(String name, String... parts) {
    return new Row(
        name,
        "something",
        "everything",
        List.of(parts).stream().map(part -> new Part(part, _ -> noFindings())).toList());
  }

  private static Findings noFindings() {
    return new Findings("", List.of(), 0, List.of());
  }

  private static PartResult result(String row, String part, Verdict verdict, long moves) {
    return new PartResult(
        row, part, verdict, "done", List.of(), List.of(), List.of(), "", moves, 1, "now", "abc");
  }
}
