-- Each cluster that was ever founded. The index lets one of them live at a time, whatever the
-- members believe: two that found at the same moment cannot both succeed.
CREATE TABLE cluster (
  number     BIGINT PRIMARY KEY,
  founder    TEXT        NOT NULL,
  founded_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  ended_at   TIMESTAMPTZ
);

CREATE UNIQUE INDEX cluster_living ON cluster ((true)) WHERE ended_at IS NULL;

-- Each process that is or was a member. A member confirms its row every second; once removed_at is
-- set it can never confirm again, store a reader's place or remove others.
CREATE TABLE cluster_member (
  address     TEXT        NOT NULL,
  uid         BIGINT      NOT NULL,
  machine     TEXT        NOT NULL,
  cluster     BIGINT      NOT NULL REFERENCES cluster (number),
  hosts_games BOOLEAN     NOT NULL,
  entered_at  TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  seen_at     TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  removed_at  TIMESTAMPTZ,
  why         TEXT,
  PRIMARY KEY (address, uid)
) WITH (fillfactor = 50);
