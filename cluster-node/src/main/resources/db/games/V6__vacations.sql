-- Times in which the clocks of a player's games by days stand still. They do not overlap.
CREATE TABLE vacation (
  player TEXT        NOT NULL,
  begins TIMESTAMPTZ NOT NULL,
  ends   TIMESTAMPTZ NOT NULL CHECK (ends > begins),
  PRIMARY KEY (player, begins)
);
