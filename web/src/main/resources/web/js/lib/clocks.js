// The clocks that forms offer.

/** Minutes at the start, and seconds for each turn. */
export const CLOCKS = {
  fast: [3, 2],
  medium: [10, 5],
  slow: [30, 20],
};
