package org.apogee.match.ladder;

import java.util.List;

/**
 * A table that can be seated now.
 *
 * @param players the players in seat order
 * @param reason why these players, as a sentence
 */
record NewTable(List<String> players, String reason) {
  NewTable {
    players = List.copyOf(players);
  }
}
