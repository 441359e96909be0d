package org.apogee.match.registration;

import java.time.InstantSource;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.apogee.platform.database.Database;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Players;

/** The players whom nobody may enter in an event: erased ones, and those banned from events. */
public final class BarredPlayers {
  private final Database database;
  private final InstantSource clock;

  public BarredPlayers(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /** Those of the players who are barred now. */
  public Set<String> among(Collection<String> players) {
    return database.statement(sql -> {
      var barred = new HashSet<>(Players.erased(sql, players));
      barred.addAll(Sanctions.sanctioned(sql, Sanction.Kind.EVENTS, players, clock.instant()));
      return barred;
    });
  }
}
