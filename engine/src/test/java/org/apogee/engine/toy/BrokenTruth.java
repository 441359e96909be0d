package org.apogee.engine.toy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.apogee.engine.BadInput;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.laws.Law;

/** Mistakes in the rules and in the keeping of a position, each as somebody might make it. */
@SuppressWarnings("ImmutableEnumChecker") // state where none should be is one of the mistakes
enum BrokenTruth implements Twist {
  THREE_SEATS_DO_NOT_START(Law.SETUP) {
    @Override
    public DriftPosition start(Setup setup, Chance chance) {
      if (setup.seats() == 3) {
        throw new IllegalStateException("no third dock");
      }
      return super.start(setup, chance);
    }
  },
  THROWS_WHEN_THE_PILE_IS_EMPTY(Law.PLAYABLE) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      if (DriftPosition.size(position.pile) == 0) {
        throw new IllegalStateException("nothing to draw");
      }
      super.play(position, move, chance, chronicle);
    }
  },
  LISTS_A_MOVE_TWICE(Law.LEGAL_MOVES) {
    @Override
    public void legalMoves(DriftPosition position, MoveList into) {
      super.legalMoves(position, into);
      if (into.size() > 2) {
        into.add(into.get(into.size() - 1));
      }
    }
  },
  LISTS_MOVES_OUT_OF_ORDER(Law.LEGAL_MOVES) {
    @Override
    public void legalMoves(DriftPosition position, MoveList into) {
      var moves = new MoveList();
      super.legalMoves(position, moves);
      into.clear();
      for (int i = moves.size() - 1; i >= 0; i--) {
        into.add(moves.get(i));
      }
    }
  },
  DOES_NOT_CLEAR_THE_LIST(Law.LEGAL_MOVES) {
    @Override
    public void legalMoves(DriftPosition position, MoveList into) {
      var moves = new MoveList();
      super.legalMoves(position, moves);
      for (int i = 0; i < moves.size(); i++) {
        into.add(moves.get(i));
      }
    }
  },
  OFFERS_NOTHING_WITH_AN_EMPTY_HAND(Law.LEGAL_MOVES) {
    @Override
    public void legalMoves(DriftPosition position, MoveList into) {
      super.legalMoves(position, into);
      if (into.size() == 1) {
        into.clear();
      }
    }
  },
  STIRS_WHEN_ASKED_FOR_MOVES(Law.ASKING) {
    @Override
    public void legalMoves(DriftPosition position, MoveList into) {
      position.storms++;
      super.legalMoves(position, into);
    }
  },
  ROLLS_DICE_OF_ITS_OWN(Law.SAME_CHANCE) {
    private final SplittableRandom hidden = new SplittableRandom(1);

    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      super.play(position, move, hidden::nextInt, chronicle);
    }
  },
  REMEMBERS_THE_LAST_GAME(Law.SAME_CHANCE) {
    private int games;

    @Override
    public DriftPosition start(Setup setup, Chance chance) {
      var start = super.start(setup, chance);
      start.storms = games++ % 2;
      return start;
    }
  },
  COPY_SHARES_A_HAND(Law.COPY) {
    @Override
    public DriftPosition copy(DriftPosition position) {
      var copy = super.copy(position);
      copy.hands[1] = position.hands[1];
      return copy;
    }
  },
  COPY_FROM_FORGETS_THE_HANDS(Law.COPY_FROM) {
    @Override
    public void copyFrom(DriftPosition position, DriftPosition other) {
      var kept = Arrays.stream(position.hands).map(int[]::clone).toArray(int[][]::new);
      super.copyFrom(position, other);
      System.arraycopy(kept, 0, position.hands, 0, kept.length);
    }
  },
  COPY_FROM_FORGETS_AN_OPTION(Law.COPY_FROM) {
    @Override
    public void copyFrom(DriftPosition position, DriftPosition other) {
      int kept = position.goal;
      super.copyFrom(position, other);
      position.goal = kept;
    }
  },
  SNAPSHOT_LOSES_A_COUNT_THAT_SHOWS_AT_THE_END(Law.SNAPSHOT) {
    @Override
    public void encode(DriftPosition position, SnapshotWriter out) {
      var copy = (DriftPosition) position.copy();
      copy.storms = 0;
      super.encode(copy, out);
    }
  },
  SNAPSHOT_GIVES_THE_TURN_TO_ANOTHER(Law.SNAPSHOT) {
    @Override
    public DriftPosition decode(SnapshotReader in) {
      var position = super.decode(in);
      position.seatToAct = position.isOver() ? Position.NOBODY : position.seats() - 1;
      return position;
    }
  },
  SNAPSHOT_TAKES_ANYTHING(Law.SNAPSHOT_REFUSED) {
    @Override
    public DriftPosition decode(SnapshotReader in) {
      try {
        return super.decode(in);
      } catch (BadInput _) {
        return new DriftPosition(2, 12, 10);
      }
    }
  },
  SNAPSHOT_REFUSES_WITH_THE_WRONG_ERROR(Law.SNAPSHOT_REFUSED) {
    @Override
    public DriftPosition decode(SnapshotReader in) {
      try {
        return super.decode(in);
      } catch (BadInput e) {
        throw new ArrayIndexOutOfBoundsException(e.sentence());
      }
    }
  },
  LISTENING_CHANGES_THE_GAME(Law.CHRONICLE) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      if (chronicle.listens()) {
        position.storms++;
      }
      super.play(position, move, chance, chronicle);
    }
  },
  NEVER_ENDS(Law.ENDS) {
    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      super.play(position, move, chance, chronicle);
      position.round = 1;
      position.seatToAct = Math.max(0, position.seatToAct);
    }
  },
  PLAYS_OTHERWISE_ON_ANOTHER_THREAD(Law.SHARED) {
    private final long home = Thread.currentThread().threadId();

    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      super.play(position, move, chance, chronicle);
      position.storms += Thread.currentThread().threadId() == home ? 0 : 1;
    }
  },
  ALLOCATES_AT_EVERY_PLY(Law.ALLOCATION) {
    private int[] scratch = new int[1];

    @Override
    public void play(DriftPosition position, long move, Chance chance, Chronicle chronicle) {
      scratch = new int[scratch.length];
      super.play(position, move, chance, chronicle);
    }
  };

  private final Law broken;

  BrokenTruth(Law broken) {
    this.broken = broken;
  }

  @Override
  public Law broken() {
    return broken;
  }
}
