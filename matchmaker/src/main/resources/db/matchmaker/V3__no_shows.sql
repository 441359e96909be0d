-- Entrants who did not check in, counted by account: the player, or the owner of a bot. The truth is in the journal.
CREATE TABLE no_show (
  tournament TEXT        NOT NULL,
  entrant    TEXT        NOT NULL,
  player     TEXT        NOT NULL,
  account    TEXT        NOT NULL,
  at         TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (tournament, entrant)
);

CREATE INDEX no_show_by_account ON no_show (account, at DESC);
