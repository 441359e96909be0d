package org.apogee.engine.steps;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who knows one game knows where to look in the others: the table "A game's rooms" holds. */
class GameRoomsTest {
  /** Roles that bear the name of their game: {@code SolMoves}. */
  private static final List<String> ROLES =
      List.of(
          "Ruleset",
          "Options",
          "Setup",
          "Position",
          "Moves",
          "Facts",
          "View",
          "Views",
          "Notation",
          "Guide",
          "Sketch",
          "Evaluation",
          "Scoring",
          "Ending",
          "Snapshot",
          "SnapshotCheck");

  /** Roles that no file outside the package sees, under one name in all games. */
  private static final List<String> PLAIN_ROLES = List.of("Step", "Turns");

  private static final String SECRETS = "Determinizer";
  private static final List<Game> GAMES = Rulesets.all().stream().map(Game::of).toList();

  record Game(Ruleset ruleset, JavaClasses classes) {
    static Game of(Ruleset ruleset) {
      var classes =
          new ClassFileImporter()
              .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
              .importPackages(ruleset.getClass().getPackageName());
      return new Game(ruleset, classes);
    }

    String prefix() {
      return ruleset.getClass().getSimpleName().replace("Ruleset", "");
    }

    List<String> names() {
      return classes.stream().map(JavaClass::getSimpleName).toList();
    }

    JavaClass type(String name) {
      return classes.get(ruleset.getClass().getPackageName() + "." + name);
    }

    Stream<Object> steps() {
      return Stream.of(Objects.requireNonNull(type("Step").reflect().getEnumConstants()));
    }

    @Override
    public String toString() {
      return ruleset.id().game();
    }
  }

  static List<Game> games() {
    return GAMES;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRoleHasItsFile(Game game) {
    assertThat(game.names()).containsAll(ROLES.stream().map(game.prefix()::concat).toList());
    assertThat(game.names()).containsAll(PLAIN_ROLES);
    assertThat(game.names()).doesNotContainAnyElementsOf(ROLES).doesNotContain(SECRETS);
    assertThat(game.names().contains(game.prefix() + SECRETS))
        .as("a determinizer, where there are secrets")
        .isEqualTo(game.ruleset().hasSecrets());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyChapterIsNamedByAStep(Game game) {
    var named =
        game.steps()
            .map(step -> ((StepKind<?>) step).chapter().getClass().getName())
            .distinct()
            .toList();
    var chapters =
        game.classes().stream()
            .filter(type -> type.isAssignableTo(Chapter.class))
            .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
            .map(JavaClass::getName)
            .toList();
    assertThat(named).containsExactlyInAnyOrderElementsOf(chapters).isNotEmpty();
  }

  /** A chapter is one object for all games and threads. */
  @ParameterizedTest
  @MethodSource("games")
  void aChapterHasNoState(Game game) {
    noFields()
        .that()
        .areDeclaredInClassesThat()
        .areAssignableTo(Chapter.class)
        .should()
        .notBeStatic()
        .because("one chapter serves all games on all threads")
        .allowEmptyShould(true)
        .check(game.classes());
  }

  @ParameterizedTest
  @MethodSource("games")
  void chanceAndChronicleAreArguments(Game game) {
    for (var type : List.of(Chance.class, Chronicle.class, ThreadLocal.class)) {
      noFields()
          .should()
          .haveRawType(type)
          .because("a position holds no future and no listener")
          .check(game.classes());
    }
  }

  /** One loop settles all games, so it alone carries out, runs, lists and sorts. */
  @ParameterizedTest
  @MethodSource("games")
  void onlyTheFlowPlaysChapters(Game game) {
    noClasses()
        .should()
        .callMethod(MoveList.class, "sort")
        .because("the flow sorts what a chapter lists")
        .check(game.classes());
    methods()
        .that()
        .areDeclaredIn(Objects.requireNonNull(game.type(game.prefix() + "Position").reflect()))
        .and(implementAQuestionOrMove())
        .should(callTheFlow())
        .check(game.classes());
    fields()
        .that()
        .haveRawType(Frames.class)
        .or()
        .haveRawType(Flow.class)
        .should()
        .beDeclaredIn(Objects.requireNonNull(game.type(game.prefix() + "Position").reflect()))
        .check(game.classes());
  }

  private static DescribedPredicate<JavaMethod> implementAQuestionOrMove() {
    return new DescribedPredicate<>("play a move, list moves or name the seat to act") {
      @Override
      public boolean test(JavaMethod method) {
        return Set.of("play", "legalMoves", "seatToAct").contains(method.getName());
      }
    };
  }

  private static ArchCondition<JavaMethod> callTheFlow() {
    return new ArchCondition<>("call the method of that name of " + Flow.class.getSimpleName()) {
      @Override
      public void check(JavaMethod method, ConditionEvents events) {
        boolean calls =
            method.getMethodCallsFromSelf().stream()
                .anyMatch(call ->
                    call.getTargetOwner().isEquivalentTo(Flow.class)
                        && call.getName().equals(method.getName()));
        events.add(new SimpleConditionEvent(method, calls, method.getFullName()));
      }
    };
  }

  /** So that a game of another layout is not left out by a wrong name. */
  @ParameterizedTest
  @MethodSource("games")
  void thePositionOfTheGameIsTheOneThatIsPlayed(Game game) {
    var setup = org.apogee.engine.Setup.of(game.ruleset(), game.ruleset().minSeats());
    Position position = game.ruleset().newPosition(setup, bound -> 0);
    assertThat(position.getClass().getSimpleName()).isEqualTo(game.prefix() + "Position");
  }
}
