package org.apogee.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;

/** What Pekko's own check would hold, were it not off for the one part that is older. */
class PekkoVersionsTest {
  /** Each has versions of its own. */
  private static final String OTHER_PROJECTS =
      "pekko-(http.*|parsing|management.*|discovery-kubernetes-api|persistence-jdbc)";

  @Test
  void allOfPekkoIsOfOneVersionButDiscovery() throws IOException {
    var versions = versions();
    var oldest = versions.remove("pekko-discovery");

    assertThat(oldest).isNotNull();
    assertThat(versions).containsKeys("pekko-actor", "pekko-cluster", "pekko-stream");
    assertThat(versions.values()).containsOnly(versions.get("pekko-actor"));
  }

  private static Map<String, String> versions() throws IOException {
    var found = new TreeMap<String, String>();
    var loader = PekkoVersionsTest.class.getClassLoader();
    for (var place : Collections.list(loader.getResources("META-INF/MANIFEST.MF"))) {
      try (var in = place.openStream()) {
        var about = new Manifest(in).getMainAttributes();
        var title = about.getValue("Implementation-Title");
        if ("org.apache.pekko".equals(about.getValue("Implementation-Vendor-Id"))
            && !title.matches(OTHER_PROJECTS)) {
          found.put(title, about.getValue("Implementation-Version"));
        }
      }
    }
    return found;
  }
}
