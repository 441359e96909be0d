package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The history of one entrant. */
final class History {
  /** In {@link #seatsByRound}: did not play. */
  static final int NO_SEAT = -1;

  private final Entrant entrant;
  private final int index;
  private final List<Integer> seatsByRound = new ArrayList<>();
  private final List<Integer> floats = new ArrayList<>();
  private int score;
  private boolean barredFromBye;
  private boolean wasPaired;
  private int colourNumber;
  private Colours.@Nullable Preference preference;

  History(Entrant entrant, int index) {
    this.entrant = entrant;
    this.index = index;
  }

  void played(int seat, int points, int upOrDown) {
    preference = null;
    wasPaired = true;
    score += points;
    seatsByRound.add(seat);
    floats.add(upOrDown);
  }

  void decidedWithoutPlay(int points, boolean asGoodAsWin) {
    unplayed(points);
    wasPaired = true;
    barredFromBye |= asGoodAsWin;
  }

  void satOut(ByeKind kind, int points) {
    unplayed(points);
    wasPaired |= kind == ByeKind.PAIRING;
    barredFromBye |= kind.bars();
  }

  /** Points without play count as a float down. */
  private void unplayed(int points) {
    preference = null;
    score += points;
    seatsByRound.add(NO_SEAT);
    floats.add(points > 0 ? -1 : 0);
  }

  Entrant entrant() {
    return entrant;
  }

  int index() {
    return index;
  }

  int number() {
    return entrant.number();
  }

  /**
   * Whether a past round paired it: with an opponent, whether or not both came, or with the bye.
   */
  boolean wasPaired() {
    return wasPaired;
  }

  void colourNumber(int number) {
    colourNumber = number;
  }

  /**
   * The number whose parity decides between two entrants without a preference: the place among
   * entrants that have been paired at least once or are paired now. An entrant that has not arrived
   * has no number.
   */
  int colourNumber() {
    return colourNumber;
  }

  int score() {
    return score;
  }

  boolean barredFromBye() {
    return barredFromBye;
  }

  /** The seat of each past round, or {@link #NO_SEAT}. */
  List<Integer> seatsByRound() {
    return seatsByRound;
  }

  /** Which seat of a duel it should have next. */
  Colours.Preference preference() {
    var known = preference;
    if (known == null) {
      known = Colours.preferenceOf(this);
      preference = known;
    }
    return known;
  }

  int timesAt(int seat) {
    return (int) seatsByRound.stream().filter(s -> s == seat).count();
  }

  int unplayedGames() {
    return timesAt(NO_SEAT);
  }

  /** 1 for up, -1 for down, 0 for none; {@code ago} 1 is the last round. */
  int floated(int ago) {
    int round = floats.size() - ago;
    return round < 0 ? 0 : floats.get(round);
  }

  @Override
  public String toString() {
    return entrant.id();
  }
}
