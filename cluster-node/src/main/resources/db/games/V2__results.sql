-- One row for each ordered game that is over, numbered without a gap in the order in which the
-- reader of the journal met their ends. Whoever orders games reads on from the last number it has.
CREATE TABLE result (
  number     BIGINT PRIMARY KEY,
  game_id    TEXT        NOT NULL UNIQUE,
  origin     TEXT        NOT NULL,
  ordered_by TEXT        NOT NULL,
  outcome    JSONB       NOT NULL, -- org.apogee.protocol.game.EndedGame
  taken_at   TIMESTAMPTZ NOT NULL DEFAULT now()
);
