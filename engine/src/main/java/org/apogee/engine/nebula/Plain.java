package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Position;

/** R 11.4: techs without a target. */
enum Plain implements TechEffect {
  BATTLE_SPEED {
    @Override
    public boolean isPossible(NebulaPosition p, int user) {
      return !p.players.has(user, Players.BATTLE_SPEED_ACTIVE);
    }

    @Override
    void apply(NebulaPosition p, int user) {
      p.players.mark(user, Players.BATTLE_SPEED_ACTIVE);
    }
  },

  REVEAL_SPY {
    @Override
    void apply(NebulaPosition p, int user) {
      Combat.addSpy(p, user);
    }
  },

  ENERGY_SHIELD {
    @Override
    void apply(NebulaPosition p, int user) {
      Loss.cancel(p);
    }
  },

  INVISIBILITY_FIELD {
    @Override
    void apply(NebulaPosition p, int user) {
      Combat.exempt(p);
    }
  },

  CLONE {
    // R 11.5: once per turn; its use and its effect end together, so one mark tells both.
    @Override
    public boolean isPossible(NebulaPosition p, int user) {
      return !p.players.has(user, Players.CLONE_ACTIVE);
    }

    @Override
    void apply(NebulaPosition p, int user) {
      p.players.mark(user, Players.CLONE_ACTIVE);
    }
  },

  FREE_EXCHANGE {
    @Override
    void apply(NebulaPosition p, int user) {
      p.players.mark(user, Players.FREE_EXCHANGE_ACTIVE);
      p.players.forgetPenalties(user);
    }
  };

  abstract void apply(NebulaPosition p, int user);

  @Override
  public int choices() {
    return 0;
  }

  @Override
  public int kind(int choice) {
    return Position.NOBODY;
  }

  @Override
  public boolean isPossible(NebulaPosition p, int user) {
    return true;
  }

  @Override
  public void apply(NebulaPosition p, Use use, Chance chance, Chronicle chronicle) {
    apply(p, use.user);
  }
}
