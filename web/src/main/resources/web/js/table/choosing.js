// Choosing a move by its pieces: first the piece that acts, then its targets.

/** Moves that can be pointed at, and what of each is on the board or in the panel. */
export class Choosing {
  constructor() {
    this.moves = [];
    this.picks = [];
  }

  /** @param known the names of all places and pieces that can be picked */
  show(moves, known) {
    if (moves !== this.moves) {
      this.picks = [];
    }
    this.moves = moves;
    this.pieces = new Map(moves.map((move) => [move, move.pieces.filter((piece) => known.has(piece))]));
  }

  /** Moves that name nothing to point at. */
  get verbs() {
    return this.moves.filter((move) => !this.pieces.get(move).length);
  }

  get isPicking() {
    return this.picks.length > 0;
  }

  /** Moves that name all that was picked. */
  get candidates() {
    return this.isPicking ? this.matching(this.picks) : [];
  }

  matching(picks) {
    return this.moves.filter((move) => {
      const pieces = this.pieces.get(move);
      return pieces.length > 0 && picks.every((names) => names.some((name) => pieces.includes(name)));
    });
  }

  left(move) {
    return this.pieces.get(move).filter((piece) => !this.picks.some((names) => names.includes(piece)));
  }

  /** Where a choice can start: at every piece of a move but its last, which is the target. */
  get starts() {
    const starts = new Set();
    for (const pieces of this.pieces?.values() ?? []) {
      (pieces.length > 1 ? pieces.slice(0, -1) : pieces).forEach((piece) => starts.add(piece));
    }
    return starts;
  }

  /** What goes on with the choice. */
  get lit() {
    return this.isPicking ? new Set(this.candidates.flatMap((move) => this.left(move))) : this.starts;
  }

  get chosen() {
    return new Set(this.picks.flat());
  }

  clear() {
    this.picks = [];
  }

  /**
   * Picks a place or a piece, under all its names.
   *
   * @returns the move that is thereby chosen: the only one, and only if a piece was picked before
   */
  pick(names) {
    if (this.picks.some((before) => before.some((name) => names.includes(name)))) {
      this.clear();
      return null;
    }
    const goesOn = this.isPicking && names.some((name) => this.lit.has(name));
    this.picks = goesOn ? [...this.picks, names] : [names];
    const { candidates } = this;
    const isChosen = this.picks.length > 1 && candidates.length === 1 && !this.left(candidates[0]).length;
    return isChosen ? candidates[0] : null;
  }
}
