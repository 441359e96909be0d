-- The feed for readers without Kafka: its records in an order of their own, without gaps.
CREATE TABLE feed_log (
  position  BIGINT PRIMARY KEY,
  topic     TEXT        NOT NULL CHECK (topic IN ('games', 'results')),
  record    TEXT        NOT NULL,
  has_names BOOLEAN     NOT NULL, -- of players: they are looked up again when it is read
  logged_at TIMESTAMPTZ NOT NULL DEFAULT now()
);

-- The first record that is kept and the last one, in the only row. Empty: oldest is newest + 1.
CREATE TABLE feed_log_ends (
  is_only BOOLEAN PRIMARY KEY DEFAULT true CHECK (is_only),
  oldest  BIGINT NOT NULL,
  newest  BIGINT NOT NULL
);
INSERT INTO feed_log_ends (oldest, newest) VALUES (1, 0);

-- Games whose deal other tables may still play: their records follow when the round has ended.
CREATE TABLE feed_withheld (
  game_id     TEXT PRIMARY KEY,
  tournament  TEXT    NOT NULL,
  round       INTEGER NOT NULL,
  sequence    BIGINT  NOT NULL, -- of the last row of the journal that waits
  is_released BOOLEAN NOT NULL DEFAULT false
);

-- Corrections of results that wait with their games.
CREATE TABLE feed_withheld_correction (
  number  BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id TEXT NOT NULL REFERENCES feed_withheld (game_id) ON DELETE CASCADE,
  record  TEXT NOT NULL
);
