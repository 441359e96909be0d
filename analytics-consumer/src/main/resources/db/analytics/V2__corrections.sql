-- A house bot has the name of its search and budget, not that of its last tournament entry.
UPDATE rating SET name = substr(participant, 7) WHERE participant LIKE 'house:%';

-- A correction is a row of the history of its own, so that rows are more than games.
ALTER TABLE rating ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
UPDATE rating SET changes = games;

-- The effect of a game is the rating that it would lead to from the rating before it. Of a result
-- it is what stands after it; a correction puts another one in its place.
ALTER TABLE rating_change
  ADD COLUMN kind             TEXT NOT NULL DEFAULT 'result',
  ADD COLUMN reason           TEXT NOT NULL DEFAULT '',
  ADD COLUMN effect_mean      DOUBLE PRECISION,
  ADD COLUMN effect_deviation DOUBLE PRECISION;

CREATE INDEX rating_change_by_game ON rating_change (game, pool);

-- What a result is worth now: the places are null as long as those of the game count.
ALTER TABLE result
  ADD COLUMN counts BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN places INTEGER[];
