package org.apogee.deploy.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalquesTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Who looks on needs no token.",
        "Who is not named sits out as absent.",
        "What a seat starts with.",
        "Whoever controls the planet gains 1 point.",
        "Games in play go on.",
        "The tournament goes on after a pause.",
        "Send the last one to go on behind it.",
        "The game is over.",
        "The whole game, once it is over.",
        "What this line tells.",
        "the Outcome tells who won",
        "The journal says that the move has happened.",
        "How long a program thinks.",
        "It said 3 lines that answered nothing; they were passed over.",
        "a node stands still for 8 s",
        "The database stood still.",
        "The test waited in vain for three nodes.",
        "The hidden cards are dealt anew.",
        "The tournament is called off.",
        "The game counts for nothing.",
        "a request failed by a mistake of ours",
        "The news of a game, to its end.",
        "is seated from now on, in at most so many games at a time",
        "It stands, whatever happens from here on.",
        "A seat was given up.",
        "The topic is there already."
      })
  void aCalqueIsFound(String sentence) {
    assertThat(Calques.in(sentence)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Spectators need no token.",
        "Who are you?",
        "The players who start receive one card.",
        "What happens if two nodes are paused?",
        "What not to do.",
        "The rating is over 1600.",
        "Lines are sent over the same connection.",
        "The effect goes on the discard pile.",
        "The game has ended, and the tournament continues.",
        "The node rejects the move and logs the reason.",
        "A house bot thinks for at most 2 s.",
        "The player says nothing.",
        "The seats receive new cards."
      })
  void plainEnglishPasses(String sentence) {
    assertThat(Calques.in(sentence)).isEmpty();
  }

  @Test
  void everyKindOfFileIsRead() throws IOException {
    write(
        "page.md",
        """
        # Title

        The game
        is over. Fine.

        | a | it goes on |

        ```
        is over
        ```
        `is over`
        """);
    write("Help.java", "// is over\n@Option(description = \"Stop when it is over.\")\n");
    write("page.js", "const text = `${name} tells`;\n");
    write(
        "openapi.json",
        "{\n  \"summary\": \"Go on with rounds.\",\n  \"type\": \"game is over\"\n}\n");
    write("alerts.yml", "  summary: 'Games go on'\n  expr: told\n");
    write("reference.conf", "# The limit of a game\n# that is over.\nkey = \"is over\"\n");

    assertThat(found("page.md")).containsExactly("3: The game is over.", "6: it goes on");
    assertThat(found("Help.java")).containsExactly("2: Stop when it is over.");
    assertThat(found("page.js")).containsExactly("1: ${name} tells");
    assertThat(found("openapi.json")).containsExactly("2: Go on with rounds.");
    assertThat(found("alerts.yml")).containsExactly("1: Games go on");
    assertThat(found("reference.conf")).containsExactly("1: The limit of a game that is over.");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private List<String> found(String name) throws IOException {
    return Prose.of(folder.resolve(name)).stream()
        .filter(prose -> !Calques.in(prose.sentence()).isEmpty())
        .map(prose -> prose.line() + ": " + prose.sentence())
        .toList();
  }
}
