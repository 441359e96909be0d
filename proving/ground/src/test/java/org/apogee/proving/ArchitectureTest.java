package org.apogee.proving;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.conditions.ArchConditions.beAnnotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.engine.Ruleset;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Which part may depend on which: the table of ARCHITECTURE.md, held by the compiler's output.
 * {@link PackageCyclesTest} checks the packages inside the modules.
 */
class ArchitectureTest {
  private static final String ENGINE = "org.apogee.engine";
  private static final List<String> JDK =
      List.of("java..", "javax.crypto..", "org.jspecify.annotations..");

  private static final JavaClasses APOGEE = OwnClasses.ALL;

  /** The proving ground keeps one in the package of each game, whose positions it reads. */
  private static final String FROZEN = "ClassicEvaluation";

  /** Weights and references are data of the engine's own jar, which only a stream gives. */
  private static final String READS_WEIGHTS = "WeightsFile";

  private static final String READS_REFERENCES = "ReferenceReader";

  /** One row a module: its package, and what it may use besides itself and the JDK. */
  private static final List<Module> MODULES =
      List.of(
          new Module("org.apogee.engine.."),
          new Module("org.apogee.protocol..", "org.apogee.engine..", "com.fasterxml.jackson.."),
          new Module(
              "org.apogee.platform..",
              "org.apogee.engine",
              "org.apogee.engine.words",
              "org.apogee.protocol..",
              "ch.qos.logback..",
              "com.fasterxml.jackson..",
              "com.ibm.icu..",
              "com.nimbusds..",
              "org.bouncycastle.crypto..",
              "javax.net.ssl..",
              "com.typesafe.config..",
              "com.zaxxer.hikari..",
              "io.javalin..",
              "com.sun.net.httpserver..",
              "io.micrometer..",
              "io.opentelemetry..",
              "io.prometheus.metrics.model.registry",
              "io.prometheus.metrics.tracer.common",
              "jakarta.servlet..",
              "javax.sql..",
              "org.apache.kafka..",
              "org.eclipse.jetty..",
              "org.flywaydb..",
              "org.postgresql", // only its driver can wait for notifications
              "org.postgresql.plugin", // and ask for the password again
              "org.postgresql.util",
              "org.slf4j.."),
          new Module(
              "org.apogee.local..",
              "com.google.protobuf..",
              "com.sun.net.httpserver..",
              "io.opentelemetry.proto..",
              "io.zonky.test.db.postgres..",
              "kafka..",
              "org.apache.kafka..",
              "org.bouncycastle..", // certificates for this machine
              "org.slf4j.."),
          new Module(
              "org.apogee.cluster..",
              "org.apogee.engine",
              "org.apogee.protocol..",
              "org.apogee.platform..",
              "com.fasterxml.jackson..",
              "com.typesafe.config..",
              "io.micrometer..",
              "javax.naming..", // the names in a certificate
              "javax.net.ssl..",
              "javax.security.auth.x500..",
              "org.apache.pekko..",
              "org.slf4j..",
              "scala.."),
          new Module(
              "org.apogee.match..",
              "org.apogee.engine",
              "org.apogee.engine.bot.house",
              "org.apogee.engine.chance",
              "org.apogee.engine.words",
              "org.apogee.protocol..",
              "org.apogee.platform..",
              "org.apogee.cluster..",
              "com.fasterxml.jackson..",
              "com.typesafe.config..",
              "io.micrometer..",
              "org.apache.pekko..",
              "org.dmfs.rfc5545..",
              "org.jgrapht..",
              "org.slf4j..",
              "scala.."),
          new Module(
              "org.apogee.node..",
              "org.apogee.cluster..",
              "org.apogee.engine..",
              "org.apogee.protocol..",
              "org.apogee.platform..",
              "com.fasterxml.jackson..",
              "com.typesafe.config..",
              "io.micrometer..",
              "jakarta.mail..",
              "javax.net.ssl..",
              "javax.sql..",
              "org.apache.kafka..",
              "org.apache.pekko..",
              "org.eclipse.angus.mail..",
              "org.slf4j..",
              "scala..",
              "slick.."),
          new Module(
              "org.apogee.analytics..",
              "org.apogee.engine",
              "org.apogee.protocol..",
              "org.apogee.platform..",
              "com.fasterxml.jackson..",
              "com.typesafe.config..",
              "io.micrometer..",
              "javax.sql..",
              "org.apache.kafka..",
              "org.slf4j.."),
          new Module(
              "org.apogee.stack..",
              "org.apogee.engine",
              "org.apogee.platform..",
              "org.apogee.cluster..",
              "org.apogee.node",
              "org.apogee.match",
              "org.apogee.analytics",
              "org.apogee.local..",
              "com.fasterxml.jackson..",
              "com.sun.management..",
              "com.sun.net.httpserver..",
              "javax.net.ssl..",
              "org.slf4j.."),
          new Module(
              "org.apogee.cli..",
              "org.apogee.engine..",
              "org.apogee.protocol..",
              "org.apogee.stack..",
              "org.apogee.node.archive..",
              "org.apogee.analytics..",
              "org.apogee.local..",
              "com.fasterxml.jackson..",
              "javax.net.ssl..",
              "picocli..",
              "com.sun.management"),
          new Module("org.apogee.proving.sample..", "org.apogee.protocol.."),
          new Module(
              "org.apogee.proving..",
              "org.apogee..",
              "com.fasterxml.jackson..",
              "io.micrometer..",
              "org.apache.kafka..",
              "picocli..",
              "com.sun.management",
              "com.sun.net.httpserver.."));

  record Module(String root, List<String> others) {
    Module(String root, String... others) {
      this(root, List.of(others));
    }

    String[] mayUse() {
      return Stream.of(List.of(root), JDK, others).flatMap(List::stream).toArray(String[]::new);
    }
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void aModuleUsesOnlyWhatItsRowAllows(Module module) {
    classes()
        .that()
        .resideInAPackage(module.root)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(module.mayUse())
        .because("the table of modules in ARCHITECTURE.md says so")
        .check(APOGEE);
  }

  @Test
  void everyModuleHasARow() {
    var roots = MODULES.stream().map(Module::root).toArray(String[]::new);
    classes().should().resideInAnyPackage(roots).check(APOGEE);
  }

  @Test
  void theContractKnowsNoGameAndNoBot() {
    classes()
        .that()
        .resideInAPackage(ENGINE)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(ENGINE, ENGINE + ".words", "java..", "org.jspecify.annotations..")
        .because("a game is a jar on the class path, ours or a stranger's")
        .check(APOGEE);
  }

  @Test
  void aGameKnowsTheContractAndItselfOnly() {
    for (var game : gamePackages()) {
      classes()
          .that()
          .resideInAPackage(game + "..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              game + "..",
              ENGINE,
              ENGINE + ".learned",
              ENGINE + ".steps",
              ENGINE + ".words",
              "java..",
              "org.jspecify.annotations..")
          .because("games do not inherit from one another and know no bot")
          .check(APOGEE);
    }
  }

  @Test
  void onlyTheRulesetAndTheViewsOfAGameArePublic() {
    var games = gamePackages().toArray(String[]::new);
    classes()
        .that()
        .resideInAnyPackage(games)
        .and()
        .areTopLevelClasses()
        .and(not(assignableTo(Ruleset.class)))
        .and(not(assignableTo(Record.class)))
        .and(not(simpleName(FROZEN)))
        .should()
        .notBePublic()
        .because("a game is used through the contract")
        .check(APOGEE);
  }

  @Test
  void theEngineDoesNoInputOrOutputAndStartsNoThread() {
    noClasses()
        .that()
        .resideInAPackage(ENGINE + "..")
        .and(not(simpleName(READS_WEIGHTS)))
        .and(not(simpleName(READS_REFERENCES)))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.io..", "java.net..", "java.nio.file..", "java.util.logging..")
                .and(not(assignableTo(Throwable.class)))
                .and(not(assignableTo(java.io.Serializable.class))))
        .orShould()
        .dependOnClassesThat(assignableTo(Thread.class))
        .because("the engine is pure")
        .check(APOGEE);
  }

  @Test
  void theEngineKeepsNoStateOutsideItsObjects() {
    fields()
        .that()
        .areDeclaredInClassesThat()
        .resideInAPackage(ENGINE + "..")
        .and()
        .areStatic()
        .should()
        .beFinal()
        .because("games run side by side in one process")
        .check(APOGEE);
  }

  @Test
  void noProductJarContainsTheProvingGround() {
    var homes =
        APOGEE.stream()
            .filter(c -> c.getPackageName().startsWith("org.apogee.proving"))
            .map(c -> c.getSource().orElseThrow().getUri().toString())
            .toList();
    assertThat(homes).isNotEmpty().allMatch(home -> home.contains("/proving/"));
    noClasses()
        .that()
        .resideOutsideOfPackage("org.apogee.proving..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apogee.proving..")
        .because("an installation has no test equipment")
        .check(APOGEE);
  }

  @Test
  void theFrozenEvaluationsStayInTheProvingGround() {
    var homes =
        APOGEE.stream()
            .filter(c -> c.getSimpleName().startsWith("Classic"))
            .map(c -> c.getSource().orElseThrow().getUri().toString())
            .toList();
    assertThat(homes).isNotEmpty().allMatch(home -> home.contains("/proving/"));
  }

  @Test
  void everyPackageHasTheNullContract() {
    classes()
        .that()
        .haveSimpleName("package-info")
        .should(beAnnotatedWith(NullMarked.class))
        .check(new ClassFileImporter().importPackages("org.apogee"));
    var marked = packagesOf(APOGEE.stream().filter(c -> c.getSimpleName().equals("package-info")));
    assertThat(marked).containsAll(packagesOf(APOGEE.stream()));
  }

  private static List<String> gamePackages() {
    var games =
        packagesOf(
            APOGEE.stream().filter(c -> c.isAssignableTo(Ruleset.class) && !c.isInterface()));
    assertThat(games).as("packages with a ruleset").isNotEmpty();
    return games;
  }

  private static List<String> packagesOf(Stream<JavaClass> classes) {
    return classes.map(JavaClass::getPackageName).distinct().sorted().toList();
  }
}
