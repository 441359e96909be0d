-- The list of tournaments. Each tournament writes its own line after it changed; the truth is in
-- the journal.
CREATE TABLE tournament (
  id       TEXT PRIMARY KEY,
  number   BIGSERIAL NOT NULL UNIQUE,
  version  INTEGER   NOT NULL, -- steps of its audit trail
  state    TEXT      NOT NULL,
  format   TEXT      NOT NULL,
  game     TEXT      NOT NULL,
  entrants INTEGER   NOT NULL,
  summary  JSONB     NOT NULL
);

CREATE INDEX tournament_by_state ON tournament (state, number DESC);

-- Up to which number the results of ordered games (games.result) were taken in.
CREATE TABLE result_offset (
  reader TEXT PRIMARY KEY,
  number BIGINT NOT NULL
);
