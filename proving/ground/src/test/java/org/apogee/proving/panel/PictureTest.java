package org.apogee.proving.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apogee.proving.panel.Board.Panel;
import org.apogee.proving.panel.Board.Query;
import org.junit.jupiter.api.Test;

/** A picture is a document that any browser reads, and says where there is nothing to see. */
class PictureTest {
  private static final double[] TIMES = {100, 101, 102};

  @Test
  void everyKindOfPanelIsDrawn() throws Exception {
    var panels =
        List.of(
            panel("Now", "row", 0, ""),
            panel("A number", "stat", 1, "s"),
            panel("Lines & co", "timeseries", 5, "ops"),
            panel("Buckets", "heatmap", 9, "short"),
            panel("The most", "table", 13, "percentunit"),
            panel("Nobody knows", "timeseries", 17, "short"));
    var look = new BoardData(new Board("x", "Apogee: <test>", panels), new LinkedHashMap<>());
    look.answers().put(panels.get(0), List.of());
    look.answers().put(panels.get(1), List.of(answer(Map.of(), 0, 1, 0.25)));
    look.answers().put(panels.get(2), List.of(answer(Map.of("game", "sol"), 0, Double.NaN, 1500)));
    look.answers()
        .put(
            panels.get(3),
            List.of(
                new Answer(
                    "",
                    List.of(
                        series(Map.of("le", "0.5"), 1, 1, 1),
                        series(Map.of("le", "+Inf"), 1, 4, 1)))));
    look.answers().put(panels.get(4), List.of(answer(Map.of("game", "nova"), 0.5, 0.5, 0.5)));
    look.answers().put(panels.get(5), List.of(new Answer("", List.of())));

    var svg = Picture.of(look);

    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    assertThat(svg)
        .contains("Apogee: &lt;test&gt;", "250 ms", "Lines &amp; co", "sol: 1.5 k/s", "50 %")
        .containsOnlyOnce("no data");
    assertThat(svg.split("fill-opacity")).as("cells of buckets").hasSize(1 + 4);
  }

  @Test
  void numbersAreWrittenAsPeopleReadThem() {
    assertThat(Unit.of(0, "s")).isEqualTo("0 s");
    assertThat(Unit.of(90, "s")).isEqualTo("90 s");
    assertThat(Unit.of(600, "s")).isEqualTo("10 min");
    assertThat(Unit.of(12_345_678, "bytes")).isEqualTo("12.3 MB");
    assertThat(Unit.of(7, "short")).isEqualTo("7");
    assertThat(Unit.of(Double.NaN, "short")).isEqualTo("no data");
  }

  private static Panel panel(String title, String type, int y, String unit) {
    return new Panel(title, type, 0, y, 12, 4, unit, List.of(new Query("x", legend(type))));
  }

  private static String legend(String type) {
    return type.equals("heatmap") ? "{{le}}" : "{{game}}";
  }

  private static Answer answer(Map<String, String> labels, double... values) {
    return new Answer("", List.of(series(labels, values)));
  }

  private static Series series(Map<String, String> labels, double... values) {
    return new Series(labels, TIMES, values);
  }
}
