package org.apogee.proving.pages;

import java.util.SplittableRandom;

/** Plays on a game's page by clicks alone; what is clicked is chosen by what the page shows. */
final class ClicksOnBoard {
  static final String READY =
      "document.querySelector('.picker').hasAttribute('data-ready')"
          + " || !!document.querySelector('.question:not([hidden])')";

  static final String STEP = "document.querySelector('.picker').dataset.step";
  static final String ENDED = "document.querySelector('.turn-note').textContent.includes('ended')";

  private final SplittableRandom random;
  private final int endsInAHundred;

  /** Ends of turns are clicked so often; where they are rare, much happens. */
  ClicksOnBoard(long seed, int endsInAHundred) {
    this.random = new SplittableRandom(seed);
    this.endsInAHundred = endsInAHundred;
  }

  /** Clicks on something; false if the page has changed meanwhile. */
  boolean click(Tab tab) {
    return tab.clickOn(target());
  }

  /** An answer, a marked piece or target, or a move of the bar. */
  private String target() {
    return """
    (() => {
      const yes = document.querySelector(".question:not([hidden]) .yes");
      const lit = [...document.querySelectorAll(".board .place.legal, .owned .legal")];
      const bar = [...document.querySelectorAll(".bar-of-moves .move")];
      const ends = bar.filter((one) => one.closest(".ends"));
      const others = [...lit, ...bar.filter((one) => !one.closest(".ends"))];
      const from = (others.length === 0 || (%d < %d && ends.length > 0)) ? ends : others;
      return yes ?? from[%d %% from.length];
    })()
    """
        .formatted(random.nextInt(100), endsInAHundred, random.nextInt(1 << 20));
  }
}
