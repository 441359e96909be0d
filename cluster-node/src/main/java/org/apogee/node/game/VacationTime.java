package org.apogee.node.game;

import java.util.List;
import org.apogee.node.vacation.Vacation;

/** The vacations of a player. It may ask a database. */
@FunctionalInterface
public interface VacationTime {
  List<Vacation> of(String player);
}
