-- Seeks and challenges: games that wait for their players. A closed one stays for a day, so that a repeated request gets
-- the same answer.
CREATE TABLE seek (
  id          TEXT PRIMARY KEY, -- also the id of its game
  kind        TEXT        NOT NULL CHECK (kind IN ('seek', 'challenge')),
  owner       TEXT        NOT NULL,
  account     TEXT        NOT NULL, -- whose limits apply
  terms       JSONB       NOT NULL, -- org.apogee.node.lobby.SeekTerms
  stage       TEXT        NOT NULL
              CHECK (stage IN ('open', 'full', 'opened', 'withdrawn', 'declined', 'expired', 'failed')),
  listed      BOOLEAN     NOT NULL,
  invite_hash TEXT,                 -- SHA-256 of the secret in the invite link
  lot         TEXT        NOT NULL, -- secret until the seek is closed; its hash is public
  reason      TEXT,
  created     TIMESTAMPTZ NOT NULL,
  expires     TIMESTAMPTZ NOT NULL,
  fill_at     TIMESTAMPTZ,          -- when house bots take the free seats
  changed     TIMESTAMPTZ NOT NULL
);

CREATE INDEX seek_open ON seek (created) WHERE stage = 'open';
CREATE INDEX seek_of_account ON seek (account) WHERE stage = 'open';
CREATE INDEX seek_full ON seek (changed) WHERE stage = 'full';
CREATE INDEX seek_changed ON seek (changed);

CREATE TABLE seek_player (
  seek_id TEXT    NOT NULL REFERENCES seek (id) ON DELETE CASCADE,
  place   INTEGER NOT NULL, -- in the order of joining; the owner is first
  player  TEXT    NOT NULL,
  name    TEXT    NOT NULL,
  agreed  BOOLEAN NOT NULL, -- false for a challenged player who has not accepted
  PRIMARY KEY (seek_id, place),
  UNIQUE (seek_id, player)
);

CREATE INDEX seek_player_by_player ON seek_player (player);
