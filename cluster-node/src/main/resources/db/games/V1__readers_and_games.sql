-- Where each reader of the journal is: every row up to this number was handed on. Only the newest
-- life of a reader can store anything.
CREATE TABLE reader_offset (
  reader    TEXT PRIMARY KEY,
  life      BIGINT      NOT NULL,
  ordering  BIGINT      NOT NULL,
  stored_at TIMESTAMPTZ NOT NULL DEFAULT now()
);

-- The last row of each id that was handed on; ids that are over leave after some hours.
CREATE TABLE reader_progress (
  reader     TEXT,
  id         TEXT,
  sequence   BIGINT      NOT NULL,
  is_over    BOOLEAN     NOT NULL,
  changed_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  PRIMARY KEY (reader, id)
) WITH (fillfactor = 50);

-- Ids whose rows wait, and the row that could not be used with its bytes. Each start of a reader
-- tries them again.
CREATE TABLE reader_held (
  reader   TEXT,
  id       TEXT,
  sequence BIGINT      NOT NULL,
  why      TEXT        NOT NULL,
  manifest TEXT,
  payload  BYTEA,
  held_at  TIMESTAMPTZ NOT NULL DEFAULT now(),
  PRIMARY KEY (reader, id)
);

-- The list of games, as the journal tells it.
CREATE TABLE game (
  id           TEXT PRIMARY KEY,
  number       BIGINT      NOT NULL UNIQUE, -- of its first row in the journal: newer games are higher
  ruleset      TEXT        NOT NULL,        -- sol/1
  game         TEXT        NOT NULL,        -- sol
  options      JSONB       NOT NULL,
  stage        TEXT        NOT NULL CHECK (stage IN ('live', 'over', 'cancelled')),
  origin       TEXT        NOT NULL CHECK (origin IN ('casual', 'tournament', 'ladder')),
  ordered_by   TEXT        NOT NULL,
  pool         TEXT,
  seats        INTEGER     NOT NULL,
  plies        INTEGER     NOT NULL DEFAULT 0,
  sequence     BIGINT      NOT NULL,        -- of the last row that was taken in
  started_at   TIMESTAMPTZ NOT NULL,
  changed_at   TIMESTAMPTZ NOT NULL,
  finished_at  TIMESTAMPTZ,
  ending       TEXT,
  places       INTEGER[],
  scores       INTEGER[],
  entity_place INTEGER
);

CREATE INDEX game_by_stage ON game (stage, number DESC);
CREATE INDEX game_by_game ON game (game, number DESC);
CREATE INDEX game_by_origin ON game (origin, ordered_by, number DESC);
CREATE INDEX game_live ON game (game) WHERE stage = 'live';

CREATE TABLE game_seat (
  game_id    TEXT    NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  seat       INTEGER NOT NULL,
  number     BIGINT  NOT NULL,
  player     TEXT    NOT NULL,
  name       TEXT    NOT NULL,
  bot        TEXT,
  given_up   TEXT, -- why the seat was given up
  PRIMARY KEY (game_id, seat)
);

CREATE INDEX game_seat_by_player ON game_seat (player, number DESC);
