package org.apogee.proving.door;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;

class PageFilesTest {
  @Test
  void aBrowserRequestsWhatThePageAndItsModulesName() throws InterruptedException {
    var files =
        Map.of(
            "/games",
            "<link href=\"/a1/css/base.css\"> <a href=\"/play\">"
                + " <script src=\"/a1/js/main.js\"></script>",
            "/a1/js/main.js",
            "import { h } from \"./lib/dom.js\"; await import(`./pages/${name}.js`)",
            "/a1/js/lib/dom.js",
            "",
            "/a1/js/pages/games.js",
            "import { h } from \"../lib/dom.js\"; import { GameList } from \"../lib/list.js\"",
            "/a1/js/lib/list.js",
            "import { h } from \"./dom.js\"");

    assertThat(PageFiles.of(path -> Objects.requireNonNull(files.get(path), path)))
        .containsExactlyInAnyOrder(
            "/games",
            "/a1/css/base.css",
            "/a1/js/main.js",
            "/a1/js/lib/dom.js",
            "/a1/js/pages/games.js",
            "/a1/js/lib/list.js",
            "/api/v1/games?limit=25");
  }

  @Test
  void aNodeWithoutPagesIsRefused() {
    assertThatThrownBy(() -> PageFiles.of(_ -> "{}")).isInstanceOf(BadInput.class);
  }
}
