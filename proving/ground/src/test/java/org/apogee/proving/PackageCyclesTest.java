package org.apogee.proving;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.apogee.proving.planted.PlantedParent;
import org.junit.jupiter.api.Test;

/**
 * Dependencies between packages go one way.
 *
 * <p>A slice is one package, without the packages below it. A pattern such as {@code engine.(*)..}
 * has no slice for {@code engine} itself and puts {@code bot.mcts} into {@code bot}, so it misses
 * every cycle between a package and one below it.
 */
class PackageCyclesTest {
  @Test
  void packagesFormNoCycle() {
    noCycle().check(OwnClasses.ALL);
  }

  @Test
  void aCycleBetweenAPackageAndOneBelowItIsFound() {
    var planted = new ClassFileImporter().importPackages(PlantedParent.class.getPackageName());

    var found = noCycle().evaluate(planted).getFailureReport();

    assertThat(found.getDetails()).hasSize(1);
    assertThat(found.getDetails().getFirst())
        .contains("org.apogee.proving.planted", "org.apogee.proving.planted.below");
  }

  private static ArchRule noCycle() {
    return slices().assignedFrom(new EachPackage()).should().beFreeOfCycles();
  }

  private record EachPackage() implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return type.getPackageName().startsWith("org.apogee.")
          ? SliceIdentifier.of(type.getPackageName())
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "each package";
    }
  }
}
