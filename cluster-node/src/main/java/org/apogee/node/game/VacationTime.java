package org.apogee.node.game;

/** For how many milliseconds of a span of time a player was on vacation. It may ask a database. */
@FunctionalInterface
public interface VacationTime {
  long millisWithin(String player, long from, long to);
}
