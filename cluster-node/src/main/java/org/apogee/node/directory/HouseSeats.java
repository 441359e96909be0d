package org.apogee.node.directory;

import java.util.List;

/**
 * The house bots of a game.
 *
 * @param bots the name and budget of each house bot
 * @param hasOutside whether other players have seats, too
 */
public record HouseSeats(List<String> bots, boolean hasOutside) {
  public HouseSeats {
    bots = List.copyOf(bots);
  }
}
