package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PageInfoTest {
  @Test
  void aNameCannotBecomeMarkup() {
    var info = new PageInfo("\"><script>", "a & b", "/picture");
    var page = new String(info.in(("<head>" + PageInfo.PLACE).getBytes(UTF_8), ""), UTF_8);
    assertThat(page)
        .contains("content=\"&quot;&gt;&lt;script&gt;\"")
        .contains("content=\"a &amp; b\"")
        .doesNotContain("<script>")
        .doesNotContain(PageInfo.PLACE);
  }

  @Test
  void aPictureHasTheAddressThatTheClientUsed() {
    assertThat(PageInfo.origin("https", "apogee.example")).isEqualTo("https://apogee.example");
    assertThat(PageInfo.origin("http", "127.0.0.1:8080")).isEqualTo("http://127.0.0.1:8080");
  }

  @Test
  void whatIsNoHostIsLeftOut() {
    assertThat(PageInfo.origin("http", "a\" onload=\"x")).isEmpty();
    assertThat(PageInfo.origin("javascript", "a.example")).isEqualTo("http://a.example");
  }
}
