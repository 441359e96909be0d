package org.apogee.platform.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTest {
  @Test
  void rowsFollowTheHead() {
    var csv =
        new Csv(List.of("place", "name")).row(List.of(1, "Ada")).row(List.of(2, "B \"b\", c"));
    assertThat(csv).hasToString("place,name\r\n1,\"Ada\"\r\n2,\"B \"\"b\"\", c\"\r\n");
    assertThat(csv.file("t1").headers())
        .containsEntry("Content-Disposition", "attachment; filename=\"t1.csv\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"=1+1", "+cmd|' /C calc'!A0", "-1+2", "@SUM(A1)", "\tx", "\r=1", " =1", "\uFF1D1"})
  void noTextIsAFormula(String text) {
    assertThat(new Csv(List.of("name")).row(List.of(text)).toString())
        .startsWith("name\r\n\"'" + text);
  }

  @Test
  void numbersStayNumbers() {
    assertThat(new Csv(List.of("a", "b", "c", "d")).row(List.of("-0.5", 3, "2.333", "")))
        .hasToString("a,b,c,d\r\n-0.5,3,2.333,\r\n");
  }

  @Test
  void aRowHasAValueForEachColumn() {
    var csv = new Csv(List.of("a", "b"));
    assertThatThrownBy(() -> csv.row(List.of(1))).isInstanceOf(IllegalArgumentException.class);
  }
}
