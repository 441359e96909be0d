package org.apogee.match.trf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apogee.match.trf.TrfDocument.Line;

/** What an arbiter sees of one player before a round, from the report alone. */
final class Seen {
  final int number;
  final int score;
  final Set<Integer> opponents = new HashSet<>();
  final List<Character> colours = new ArrayList<>();
  final List<Integer> floats = new ArrayList<>();
  boolean hadBye;
  boolean wasPaired;
  int colourNumber;
  int unplayed;

  Seen(TrfDocument report, Line line, int rounds) {
    number = line.number();
    for (int round = 0; round < rounds; round++) {
      var cell = line.rounds().get(round);
      wasPaired |= cell.opponent() != 0 || cell.result() == 'U';
      if (cell.isPlayed()) {
        opponents.add(cell.opponent());
        colours.add(cell.colour());
        floats.add(
            Integer.compare(
                scoreOf(report, cell.opponent(), round), scoreOf(report, number, round)));
      } else {
        unplayed++;
        hadBye |= "UF+".indexOf(cell.result()) >= 0;
        floats.add(cell.halves() > 0 ? -1 : 0);
      }
    }
    score = scoreOf(report, number, rounds);
  }

  private static int scoreOf(TrfDocument report, int number, int rounds) {
    var line = report.players().stream().filter(p -> p.number() == number).findFirst();
    return line.orElseThrow().rounds().stream().limit(rounds).mapToInt(c -> c.halves()).sum();
  }

  int balance() {
    return colours.stream().mapToInt(c -> c == 'w' ? 1 : -1).sum();
  }

  char lastButOne() {
    return colours.size() < 2 ? '-' : colours.get(colours.size() - 2);
  }

  char last() {
    return colours.isEmpty() ? '-' : colours.getLast();
  }

  boolean hasAbsolute() {
    return Math.abs(balance()) > 1 || (last() != '-' && last() == lastButOne());
  }

  boolean hasStrong() {
    return hasAbsolute() || balance() != 0;
  }

  /** w, b or - for no wish. */
  char wish() {
    if (colours.isEmpty()) {
      return '-';
    }
    if (Math.abs(balance()) > 1) {
      return balance() > 0 ? 'b' : 'w';
    }
    if (last() == lastButOne() || balance() == 0) {
      return last() == 'w' ? 'b' : 'w';
    }
    return balance() > 0 ? 'b' : 'w';
  }

  int floated(int ago) {
    return floats.size() < ago ? 0 : floats.get(floats.size() - ago);
  }

  int strength() {
    return wish() == '-' ? 0 : hasAbsolute() ? 3 : hasStrong() ? 2 : 1;
  }

  /** Whether this one, who ranks higher, gets white against that one. */
  boolean isWhiteAgainst(Seen lower, boolean oddNumbersWhite) {
    if (wish() != lower.wish()) {
      return wish() == 'w' || lower.wish() == 'b';
    }
    if (wish() == '-') {
      return colourNumber % 2 == 1 == oddNumbersWhite;
    }
    int more = strength() - lower.strength();
    if (more == 0 && hasAbsolute()) {
      more = Math.abs(balance()) - Math.abs(lower.balance());
    }
    if (more != 0) {
      return more > 0 == (wish() == 'w');
    }
    var mine = colours.reversed();
    var others = lower.colours.reversed();
    for (int i = 0; i < Math.min(mine.size(), others.size()); i++) {
      if (!mine.get(i).equals(others.get(i))) {
        return mine.get(i) == 'b';
      }
    }
    return wish() == 'w';
  }
}
