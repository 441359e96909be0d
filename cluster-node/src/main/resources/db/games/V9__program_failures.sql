-- What a bot program wrote last before it failed, as its bridge reported it. Only its owner reads it.
CREATE TABLE program_failure (
  game_id     TEXT,
  seat        INTEGER,
  number      INTEGER, -- the failures of a seat are numbered from 1
  player      TEXT        NOT NULL,
  ply         INTEGER     NOT NULL,
  code        TEXT        NOT NULL,
  reason      TEXT        NOT NULL,
  lines       TEXT[]      NOT NULL,
  reported_at TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (game_id, seat, number)
);

CREATE INDEX program_failure_by_player ON program_failure (player, game_id);
