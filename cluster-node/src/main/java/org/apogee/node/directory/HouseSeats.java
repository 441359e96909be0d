package org.apogee.node.directory;

import java.util.List;

/**
 * What house bots have to do in a game.
 *
 * @param bots how they think, one for each of their seats
 * @param hasOutside whether somebody else plays too
 */
public record HouseSeats(List<String> bots, boolean hasOutside) {
  public HouseSeats {
    bots = List.copyOf(bots);
  }
}
