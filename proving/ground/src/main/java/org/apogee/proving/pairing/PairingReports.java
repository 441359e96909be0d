package org.apogee.proving.pairing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.trf.TrfExchange;
import org.apogee.match.trf.TrfProblem;
import org.apogee.match.trf.TrfReader;
import org.apogee.match.trf.TrfWriter;

/** Writes reports of made-up tournaments, for other programs to pair again round by round. */
final class PairingReports {
  private final Path folder;

  PairingReports(Path folder) {
    this.folder = folder;
  }

  /**
   * What was written.
   *
   * @param approximateRounds paired by the large-bracket path
   * @param endedEarly tournaments that ended before a round in which a rule had to give way
   * @param changed reports that were not the same after import and export
   */
  record Summary(
      int tournaments,
      int entrants,
      int rounds,
      int approximateRounds,
      int endedEarly,
      List<Long> changed) {
    Summary {
      changed = List.copyOf(changed);
    }
  }

  Summary write(long firstSeed, int tournaments) {
    int entrants = 0;
    int rounds = 0;
    int approximate = 0;
    int endedEarly = 0;
    var changed = new ArrayList<Long>();
    for (long seed = firstSeed; seed < firstSeed + tournaments; seed++) {
      var tournament = new MadeUpSwiss(seed);
      var input = tournament.play();
      var text = report("Swiss of seed " + seed, input);
      if (!text.equals(again(text))) {
        changed.add(seed);
      }
      save("swiss-%06d.trf".formatted(seed), text);
      entrants += input.entrants().size();
      rounds += input.past().size();
      approximate += tournament.approximateRounds();
      endedEarly += tournament.gaveWay() ? 1 : 0;
    }
    return new Summary(tournaments, entrants, rounds, approximate, endedEarly, changed);
  }

  private static String report(String name, PairingInput input) {
    return TrfWriter.write(TrfExchange.export(name, input));
  }

  /** The report after an import. */
  private static String again(String text) {
    try {
      var document = TrfReader.read(text);
      return report(document.name(), TrfExchange.pairingInput(document));
    } catch (TrfProblem problem) {
      return problem.toString();
    }
  }

  private void save(String name, String text) {
    try {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(name), text);
    } catch (IOException failed) {
      throw new BadInput("cannot-write", "Cannot write to %s: %s.".formatted(folder, failed));
    }
  }
}
