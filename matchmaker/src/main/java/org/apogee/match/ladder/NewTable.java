package org.apogee.match.ladder;

import java.util.List;

/**
 * A table that can be seated now.
 *
 * @param players in the order of the seats
 * @param reason why these, for whoever asks
 */
record NewTable(List<String> players, String reason) {
  NewTable {
    players = List.copyOf(players);
  }
}
