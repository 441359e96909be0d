package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Images are named after the version that is being made, wherever they are named. */
class ImageVersionTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final Pattern VERSION =
      Pattern.compile("<version>([0-9.]+)(-SNAPSHOT)?</version>");

  @ParameterizedTest
  @CsvSource({
    "deploy/compose/compose.yml, image: apogee:%s",
    "deploy/docker/Dockerfile, ARG VERSION=%s",
    "deploy/kubernetes/base/kustomization.yml, newTag: %s",
    "deploy/helm/apogee/Chart.yaml, version: %s",
    "deploy/helm/apogee/Chart.yaml, appVersion: \"%s\"",
    "docs/operations.md, -t apogee:%s"
  })
  void isThatOfTheProject(Path file, String line) throws Exception {
    var version = VERSION.matcher(Files.readString(ROOT.resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    assertThat(Files.readString(ROOT.resolve(file))).contains(line.formatted(version.group(1)));
  }
}
