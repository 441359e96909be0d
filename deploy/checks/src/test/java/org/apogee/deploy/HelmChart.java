package org.apogee.deploy;

import com.marcnuri.helm.Helm;
import com.marcnuri.helm.LintResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The Helm chart, as Helm itself renders it; its library is in a jar, so no program is needed. */
public final class HelmChart {
  public static final Path FOLDER = Path.of("..", "helm", "apogee");

  private static final Path EXAMPLES = FOLDER.resolve("examples");
  private static final Path VARIATIONS = Path.of("src", "test", "resources", "helm");

  private HelmChart() {}

  /** The objects that some files of values, by name and in this order, give to a namespace. */
  public static String render(String namespace, List<String> values) {
    return render(namespace, values.stream().map(HelmChart::file));
  }

  static String render(String namespace, Stream<Path> values) {
    var template =
        new Helm(FOLDER)
            .template()
            .withName("apogee")
            .withNamespace(namespace)
            .withKubeVersion("1.33.0");
    values.forEach(template::withValuesFile);
    return template.call();
  }

  private static Path file(String name) {
    return Stream.of(EXAMPLES, VARIATIONS)
        .map(folder -> folder.resolve(name + ".yaml"))
        .filter(Files::exists)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no values named " + name));
  }

  static LintResult lint() {
    return new Helm(FOLDER).lint().strict().call();
  }
}
