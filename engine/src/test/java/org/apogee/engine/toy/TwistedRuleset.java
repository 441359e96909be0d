package org.apogee.engine.toy;

import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Option;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.RulesetId;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.View;
import org.apogee.engine.words.Glossary;

/** Drift with a twist. */
record TwistedRuleset(Twist twist) implements Ruleset {
  @Override
  public RulesetId id() {
    return new RulesetId("twisted-drift", 1);
  }

  @Override
  public String title() {
    return "Drift, " + twist;
  }

  @Override
  public int minSeats() {
    return Twist.HONEST.minSeats();
  }

  @Override
  public int maxSeats() {
    return Twist.HONEST.maxSeats();
  }

  @Override
  public List<Option> options() {
    return Twist.HONEST.options();
  }

  @Override
  public Glossary glossary() {
    return twist.glossary();
  }

  @Override
  public boolean hasSecrets() {
    return twist.hasSecrets();
  }

  @Override
  public Position newPosition(Setup setup, Chance chance) {
    return new TwistedPosition(twist, twist.start(setup, chance));
  }

  @Override
  public Position decode(SnapshotReader in) {
    return new TwistedPosition(twist, twist.decode(in));
  }

  @Override
  public String draw(View view) {
    return twist.draw(view);
  }

  @Override
  public Evaluation evaluation() {
    return new Evaluation() {
      @Override
      public double value(Position position, int seat) {
        return twist.evaluate(((TwistedPosition) position).drift(), seat);
      }

      @Override
      public int turn(Position position) {
        return twist.turn(((TwistedPosition) position).drift());
      }
    };
  }

  @Override
  public Notation notation() {
    return new Notation() {
      @Override
      public MoveText describe(Position position, long move) {
        return twist.describe(position, move);
      }

      @Override
      public long parse(Position position, String text) {
        long move = Notation.super.parse(position, text);
        return move == UNREADABLE ? twist.guess() : move;
      }
    };
  }
}
