package org.apogee.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;

final class BotCommandTest {
  @Test
  void wordsAreSplitAtSpacesOutsideQuotes() {
    assertThat(BotCommand.of("a", " python3  bot.py ").words())
        .containsExactly("python3", "bot.py");
    assertThat(BotCommand.of("a", "sh -c 'exit 3' \"\" x\" \"y").words())
        .containsExactly("sh", "-c", "exit 3", "", "x y");
  }

  @Test
  void whatCannotBeACommandIsRefused() {
    assertThatThrownBy(() -> BotCommand.of("a", "  "))
        .isInstanceOf(BadInput.class)
        .hasMessage("The command of bot 'a' is empty.");
    assertThatThrownBy(() -> BotCommand.of("a", "sh -c 'exit"))
        .hasMessage("Unclosed quote in the command of bot 'a'.");
    assertThatThrownBy(() -> BotCommand.of("a b", "sh")).hasMessageEndingWith(": 'a b'.");
  }
}
