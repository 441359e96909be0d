package org.apogee.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The compose file, with its anchors resolved. */
class ComposeTest {
  private static final Path FOLDER = Path.of("..", "compose");
  private static final Path GRAFANA = Path.of("..", "..", "grafana");
  private static final List<String> OURS =
      List.of("node1", "node2", "node3", "matchmaker", "analytics");

  /** The compose file or the image has their values, which belong together. */
  private static final Set<String> FIXED =
      Set.of(
          "APOGEE_HOST",
          "APOGEE_HTTP_HOST",
          "APOGEE_HTTP_PORT",
          "APOGEE_MANAGEMENT_HOST",
          "APOGEE_MANAGEMENT_PORT",
          "APOGEE_REMOTING_PORT",
          "APOGEE_SEEDS",
          "APOGEE_DATABASE_PASSWORD_FILE",
          "APOGEE_TOKEN_ORGANISER_FILE");

  private final JsonNode compose = read(FOLDER.resolve("compose.yml"));
  private final JsonNode services = compose.path("services");

  @Test
  void ourProcessesAreBoundAndCannotWriteToTheirImage() {
    for (var name : OURS) {
      var service = services.path(name);
      assertThat(service.path("image").asText()).as(name).matches("apogee:\\d+\\.\\d+\\.\\d+");
      assertThat(service.path("read_only").asBoolean()).as(name).isTrue();
      assertThat(service.path("cap_drop").toString()).as(name).contains("ALL");
      assertThat(service.path("security_opt").toString()).as(name).contains("no-new-privileges");
      assertThat(service.path("stop_grace_period").asText()).as(name).isEqualTo("75s");
      assertThat(service.path("restart").asText()).as(name).isEqualTo("unless-stopped");
    }
  }

  @Test
  void everyServiceHasAVersionALimitAndStaysOnThisMachine() {
    for (var entry : services.properties()) {
      var service = entry.getValue();
      assertThat(service.path("image").asText())
          .as(entry.getKey())
          .matches(".+:.*\\d.*")
          .doesNotEndWith(":latest");
      service
          .path("ports")
          .forEach(port -> assertThat(port.asText()).as(entry.getKey()).startsWith("127.0.0.1:"));
      boolean store = service.has("healthcheck");
      assertThat(store || service.has("mem_limit")).as(entry.getKey()).isTrue();
    }
    assertThat(services.path("gateway").path("networks").toString()).contains("public", "inner");
  }

  @Test
  void settingsAndProgramsExist() {
    for (var entry : services.properties()) {
      if (!entry.getValue().path("image").asText().startsWith("apogee:")) {
        continue;
      }
      entry
          .getValue()
          .path("environment")
          .fieldNames()
          .forEachRemaining(name -> assertThat(KnownSettings.all()).contains(name));
      var command = entry.getValue().path("command");
      assertThat(command.isMissingNode() || KnownSettings.isProgram(command.path(0).asText()))
          .as(entry.getKey() + " runs " + command)
          .isTrue();
    }
  }

  /** A closed door that only .env knows of would stay open. */
  @ParameterizedTest
  @FieldSource("OURS")
  void noSettingInTheEnvironmentFileIsIgnored(String name) {
    var environment = services.path(name).path("environment");
    for (var setting : KnownSettings.all()) {
      if (!FIXED.contains(setting)) {
        assertThat(environment.has(setting)).as("%s gets %s", name, setting).isTrue();
        var value = environment.path(setting);
        assertThat(value.isNull() || value.asText().startsWith("${" + setting + ":"))
            .as("%s of %s comes from .env", setting, name)
            .isTrue();
      }
    }
  }

  @Test
  void theExampleNamesTheSettingsThatCannotBeChosen() throws Exception {
    var example = Files.readString(FOLDER.resolve(".env.example"));
    assertThat(KnownSettings.all()).containsAll(FIXED);
    assertThat(example).contains(FIXED);
  }

  /** {@code up} alone would replace all of them together. */
  @Test
  void anUpdateReplacesOneProcessAfterTheOther() throws Exception {
    assertThat(update("echo"))
        .filteredOn(line -> line.startsWith("up "))
        .allMatch(line -> line.startsWith("up -d --no-deps --wait "))
        .extracting(line -> line.substring(line.lastIndexOf(' ') + 1))
        .containsExactlyInAnyOrderElementsOf(OURS);
  }

  @Test
  void anUpdateStopsAtTheFirstProcessThatDoesNotStart() throws Exception {
    assertThat(update("false")).hasSize(1);
  }

  /** What the script prints with another program in place of compose. */
  private static List<String> update(String compose) throws Exception {
    var script = new ProcessBuilder(FOLDER.resolve("update.sh").toString());
    script.environment().put("COMPOSE", compose);
    var running = script.redirectErrorStream(true).start();
    var said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    running.waitFor();
    return said.lines().toList();
  }

  @Test
  void secretsAreAskedForAndNeverWrittenDown() throws Exception {
    var text = Files.readString(FOLDER.resolve("compose.yml"));
    var example = Files.readString(FOLDER.resolve(".env.example"));
    for (var secret :
        new String[] {
          "APOGEE_DATABASE_PASSWORD",
          "APOGEE_TOKEN_ORGANISER",
          "GRAFANA_PASSWORD",
          "MONITOR_PASSWORD"
        }) {
      assertThat(text).contains("${" + secret + ":?");
      assertThat(example).contains(secret + "=\n");
    }
    assertThat(Path.of("..", "..", ".gitignore")).content().contains(".env\n");
  }

  @Test
  void everyTargetOfPrometheusIsAServiceAndEveryJobHasTargets() throws Exception {
    var jobs = read(GRAFANA.resolve("prometheus").resolve("prometheus.yml"));
    assertThat(jobs.path("scrape_configs")).isNotEmpty();
    for (var job : jobs.path("scrape_configs")) {
      var pattern = job.at("/file_sd_configs/0/files/0").asText();
      var targets = read(FOLDER.resolve(pattern.replace("*", ""))).at("/0/targets");
      assertThat(targets).as(pattern).isNotEmpty();
      for (var target : targets) {
        var host = target.asText().replaceFirst(":\\d+$", "");
        assertThat(services.has(host)).as(target.asText()).isTrue();
      }
    }
    assertThat(jobs.at("/alerting/alertmanagers/0/file_sd_configs/0/files/0").asText())
        .isEqualTo("targets/alertmanager*.yml");
  }

  @Test
  void whatWatchesIsBoundAndCannotWriteToItsImage() {
    for (var name :
        new String[] {
          "prometheus",
          "alertmanager",
          "monitor-role",
          "database-exporter",
          "kafka-exporter",
          "host-exporter"
        }) {
      var service = services.path(name);
      assertThat(service.path("profiles").toString()).as(name).isEqualTo("[\"monitoring\"]");
      assertThat(service.path("read_only").asBoolean()).as(name).isTrue();
      assertThat(service.path("cap_drop").toString()).as(name).contains("ALL");
      assertThat(service.path("security_opt").toString()).as(name).contains("no-new-privileges");
    }
    assertThat(services.at("/monitor-role/image")).isEqualTo(services.at("/db/image"));
  }

  /** A file that is not mounted would be missed only when the first alert is lost. */
  @Test
  void alertmanagerGetsTheSecretsOfItsRoutes() throws Exception {
    var routes = read(GRAFANA.resolve("alertmanager").resolve("alertmanager.yml"));
    var wanted = new TreeSet<String>();
    for (var file : routes.path("receivers").findValues("url_file")) {
      assertThat(file.asText()).startsWith("/run/secrets/");
      wanted.add(file.asText().replace("/run/secrets/", ""));
    }
    var mounted = new TreeSet<String>();
    services.at("/alertmanager/secrets").forEach(secret -> mounted.add(secret.asText()));
    assertThat(mounted).isEqualTo(wanted);
    for (var secret : wanted) {
      assertThat(compose.at("/secrets/" + secret + "/file").asText())
          .isEqualTo("./secrets/" + secret);
    }
    assertThat(services.at("/alertmanager/networks").toString())
        .as("the inner network has no way out")
        .contains("public");
    assertThat(Path.of("..", "..", ".gitignore")).content().contains("deploy/compose/secrets/\n");
  }

  @Test
  void theExporterLogsInAsTheRoleThatIsMade() {
    assertThat(services.at("/database-exporter/environment/DATA_SOURCE_USER").asText())
        .isEqualTo("monitor");
    assertThat(FOLDER.resolve("monitor.sql"))
        .content()
        .contains("CREATE ROLE monitor LOGIN", "GRANT pg_monitor TO monitor");
  }

  @Test
  void ourProcessesBelieveTheGatewayAndTheGatewayBelievesNobody() throws Exception {
    for (var name : OURS) {
      var trusted = services.path(name).path("environment").path("APOGEE_HTTP_TRUSTED_PROXIES");
      assertThat(trusted.asText()).as(name).contains("172.16.0.0/12");
    }
    assertThat(FOLDER.resolve("gateway.conf"))
        .content()
        .contains("proxy_set_header X-Forwarded-For $remote_addr;")
        .doesNotContain("$proxy_add_x_forwarded_for");
  }

  private static JsonNode read(Path file) {
    try (var in = Files.newInputStream(file)) {
      Object tree = new Yaml(new SafeConstructor(new LoaderOptions())).load(in);
      return new ObjectMapper().valueToTree(tree);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
