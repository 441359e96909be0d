-- Where somebody wants notices: a webhook, or the browser. The row is locked while deliveries are
-- numbered, so that the numbers of a receiver have no gap and grow in the order of the commits.
CREATE TABLE receiver (
  id           TEXT PRIMARY KEY,
  owner        TEXT        NOT NULL,
  channel      TEXT        NOT NULL CHECK (channel IN ('webhook', 'browser')),
  tournament   TEXT,                   -- hears of this tournament instead of its owner's own notices
  address      TEXT        NOT NULL,
  secret       TEXT        NOT NULL,   -- signs the bodies; readable, because signing needs it
  shape        TEXT        NOT NULL,
  kinds        TEXT[]      NOT NULL,
  fast_turns   BOOLEAN     NOT NULL,   -- also "your turn" of games with a short clock
  created_at   TIMESTAMPTZ NOT NULL DEFAULT now(),
  disabled_why TEXT,
  last_number  BIGINT      NOT NULL DEFAULT 0,
  due_at       TIMESTAMPTZ,            -- when its oldest pending delivery may be tried; null if none is
  lease_token  BIGINT      NOT NULL DEFAULT 0,
  lease_until  TIMESTAMPTZ
) WITH (fillfactor = 50);

CREATE INDEX receiver_by_owner ON receiver (owner);
CREATE INDEX receiver_by_tournament ON receiver (tournament) WHERE tournament IS NOT NULL;
CREATE INDEX receiver_due ON receiver (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX receiver_browser ON receiver (owner) WHERE channel = 'browser';

-- A notice somebody has a receiver for. Its id follows from its event, so a repeat adds nothing.
CREATE TABLE notice (
  id    TEXT PRIMARY KEY,
  kind  TEXT        NOT NULL,
  title TEXT        NOT NULL,
  body  TEXT        NOT NULL,
  path  TEXT        NOT NULL,
  at    TIMESTAMPTZ NOT NULL
);

CREATE TABLE delivery (
  receiver  TEXT        NOT NULL REFERENCES receiver (id) ON DELETE CASCADE,
  number    BIGINT      NOT NULL,
  notice    TEXT        NOT NULL REFERENCES notice (id),
  state     TEXT        NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'dead')),
  created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  attempts  INTEGER     NOT NULL DEFAULT 0,
  next_at   TIMESTAMPTZ NOT NULL DEFAULT now(),
  give_up_at TIMESTAMPTZ,              -- null until the first attempt
  tried_at  TIMESTAMPTZ,
  status    INTEGER,                   -- of HTTP; null if nothing was answered
  outcome   TEXT,
  millis    BIGINT,
  PRIMARY KEY (receiver, number)
) WITH (fillfactor = 70);

CREATE INDEX delivery_pending ON delivery (receiver, number) WHERE state = 'pending';
CREATE INDEX delivery_waiting ON delivery (created_at) WHERE state = 'pending';
CREATE INDEX delivery_by_notice ON delivery (notice);

-- Up to which event of a tournament the notices were added, and when its check-in opens, until that
-- notice is added as well.
CREATE TABLE bookmark (
  tournament  TEXT PRIMARY KEY,
  sequence    BIGINT NOT NULL,
  check_in_at TIMESTAMPTZ
);

CREATE INDEX bookmark_check_in ON bookmark (check_in_at) WHERE check_in_at IS NOT NULL;
