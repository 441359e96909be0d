package org.apogee.node.directory;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some games of the list, newest first.
 *
 * @param cursor where the next page begins; null at the end
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GamePage(List<ListedGame> games, @Nullable String cursor) {
  public GamePage {
    games = List.copyOf(games);
  }
}
