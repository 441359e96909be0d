-- The list of ladders. Each ladder writes its own line after it changed; the truth is in the journal.
CREATE TABLE ladder (
  id      TEXT PRIMARY KEY,
  version BIGINT NOT NULL, -- events that made it what it is
  summary JSONB  NOT NULL
);
