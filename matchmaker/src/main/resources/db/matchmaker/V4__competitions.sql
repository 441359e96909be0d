-- The lists of competitions and of seasons. Each one writes its own line after it changed; the truth
-- is in the journal.
CREATE TABLE competition (
  id      TEXT PRIMARY KEY,
  number  BIGSERIAL NOT NULL UNIQUE,
  version BIGINT    NOT NULL, -- steps of its audit trail
  summary JSONB     NOT NULL
);

CREATE TABLE season (
  id      TEXT PRIMARY KEY,
  number  BIGSERIAL NOT NULL UNIQUE,
  version BIGINT    NOT NULL, -- steps of its audit trail
  summary JSONB     NOT NULL
);
