-- Stored settings of tournaments. With a rule they recur: the next events are created ahead.
CREATE TABLE template (
  id         TEXT PRIMARY KEY,
  number     BIGSERIAL NOT NULL UNIQUE,
  owner      TEXT      NOT NULL,
  name       TEXT      NOT NULL,
  rule       TEXT,                -- a recurrence rule of iCalendar; null for none
  zone       TEXT      NOT NULL,  -- of the calendar, such as Europe/Berlin
  first      TIMESTAMP NOT NULL,  -- the local time of the first start
  ahead      INTEGER   NOT NULL,  -- events that are open at a time
  state      TEXT      NOT NULL CHECK (state IN ('active', 'paused', 'ended')),
  settings   JSONB     NOT NULL,
  entrants   JSONB     NOT NULL,
  created_at TIMESTAMPTZ NOT NULL
);

CREATE INDEX template_by_owner ON template (owner, number DESC);

-- The events that were created, by the local time for which they were due. The ID of a tournament follows from both.
CREATE TABLE template_event (
  template   TEXT      NOT NULL REFERENCES template (id) ON DELETE CASCADE,
  due        TIMESTAMP NOT NULL,
  tournament TEXT      NOT NULL,
  start_at   TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (template, due)
);
