package org.apogee.platform.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.Set;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries that a machine makes up. */
class QueryFuzzTest {
  private static final Set<String> NAMES = Set.of("from", "limit", "\u00e9");

  @ValueSource(
      strings = {
        "from=7&limit=20",
        "%C3%A9=a+b",
        "from=%F0%9F%9A%80",
        "limit=",
        "from=%zz",
        "é=🚀"
      })
  @FuzzTest(maxDuration = "1m")
  void aQueryIsReadExactlyOrRefused(@Nullable String text) {
    Query query;
    try {
      query = Query.parse(text, NAMES);
    } catch (BadInput refused) {
      assertThat(refused.code()).isIn("bad-parameter", "unknown-parameter");
      return;
    }
    for (var part : text == null || text.isEmpty() ? new String[0] : text.split("&", -1)) {
      int equals = part.indexOf('=');
      var name = URLDecoder.decode(part.substring(0, equals), UTF_8);
      assertThat(query.value(name)).contains(URLDecoder.decode(part.substring(equals + 1), UTF_8));
    }
    for (var name : NAMES) {
      query
          .value(name)
          .ifPresent(value -> {
            assertThat(value).isNotEmpty().doesNotContainPattern("\\p{Cntrl}");
            var again = URLEncoder.encode(name, UTF_8) + "=" + URLEncoder.encode(value, UTF_8);
            assertThat(Query.parse(again, NAMES).value(name)).contains(value);
          });
    }
  }
}
