package org.apogee.proving;

import java.util.List;
import org.apogee.cli.terminal.Measures;
import org.apogee.cli.terminal.Terminal;
import org.apogee.proving.alert.BenchAlerts;
import org.apogee.proving.cluster.BenchArchive;
import org.apogee.proving.cluster.BenchCluster;
import org.apogee.proving.cluster.BenchReceipts;
import org.apogee.proving.cluster.BenchThinking;
import org.apogee.proving.cluster.BenchTraceCost;
import org.apogee.proving.contest.BenchTournament;
import org.apogee.proving.door.BenchDoor;
import org.apogee.proving.fault.BenchFault;
import org.apogee.proving.fault.BenchKill;
import org.apogee.proving.flood.BenchFlood;
import org.apogee.proving.fuzz.BenchDoorFuzz;
import org.apogee.proving.level.BenchLevels;
import org.apogee.proving.marathon.BenchMarathon;
import org.apogee.proving.notice.BenchNotices;
import org.apogee.proving.pairing.BenchPairing;
import org.apogee.proving.panel.BenchPanels;
import org.apogee.proving.puzzle.BenchPuzzles;
import org.apogee.proving.rating.BenchRatings;
import org.apogee.proving.rules.BenchEngine;
import org.apogee.proving.rules.BenchSeats;
import org.apogee.proving.simulate.BenchSimulate;
import org.apogee.proving.trace.BenchTrace;
import org.apogee.proving.train.FitCommand;
import org.apogee.proving.train.TrainCommand;

/** What {@code apogee bench} offers. A new measurement is one line here. */
public final class ProvingGround implements Measures {
  @Override
  public List<Object> commands(Terminal terminal) {
    return List.of(
        new BenchEngine(terminal),
        new BenchCluster(terminal),
        new BenchDoor(terminal),
        new BenchSeats(terminal),
        new BenchPuzzles(terminal),
        new BenchLevels(terminal),
        new BenchKill(terminal),
        new BenchSimulate(terminal),
        new BenchTournament(terminal),
        new BenchPairing(terminal),
        new BenchRatings(terminal),
        new BenchFault(terminal),
        new BenchThinking(terminal),
        new BenchReceipts(terminal),
        new BenchArchive(terminal),
        new BenchFlood(terminal),
        new BenchDoorFuzz(terminal),
        new BenchPanels(terminal),
        new BenchAlerts(terminal),
        new BenchNotices(terminal),
        new BenchTrace(terminal),
        new BenchTraceCost(terminal),
        new BenchMarathon(terminal));
  }

  @Override
  public List<Object> makers(Terminal terminal) {
    return List.of(new TrainCommand(terminal), new FitCommand(terminal));
  }
}
