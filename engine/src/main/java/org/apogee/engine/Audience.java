package org.apogee.engine;

/** Who may know a fact: everybody, or some of the seats (bit s stands for seat s). */
public record Audience(int seatBits, boolean observers) {
  public static final Audience EVERYBODY = new Audience(-1, true);

  public static Audience only(int seat) {
    return new Audience(1 << seat, false);
  }

  /**
   * All but one seat, which hears a fact of the same kind that says more: what happened is one
   * sentence for everybody.
   */
  public static Audience without(int seat) {
    return new Audience(~(1 << seat), true);
  }

  public Audience and(int seat) {
    return new Audience(seatBits | (1 << seat), observers);
  }

  /** Takes a seat or {@link View#OBSERVER}. */
  public boolean includes(int viewer) {
    return viewer == View.OBSERVER ? observers : (seatBits & (1 << viewer)) != 0;
  }
}
