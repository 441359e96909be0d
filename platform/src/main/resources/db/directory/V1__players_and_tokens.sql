-- Who plays, and what opens the door for them. Ids are opaque texts.

CREATE TABLE player (
  id      text PRIMARY KEY,
  name    text NOT NULL,
  kind    text NOT NULL CHECK (kind IN ('person', 'bot', 'house')),
  -- Who answers for a bot; null for people and house bots.
  owner   text REFERENCES player (id),
  created timestamptz NOT NULL
);

-- Two names that differ only by case would be taken for each other.
CREATE UNIQUE INDEX player_name ON player (lower(name));
CREATE INDEX player_owner ON player (owner) WHERE owner IS NOT NULL;

CREATE TABLE token (
  -- SHA-256 of the token; the token itself is shown once and stored nowhere.
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  -- Names the token in lists and for revoking; opens nothing.
  id         text NOT NULL UNIQUE,
  player     text NOT NULL REFERENCES player (id),
  scopes     text[] NOT NULL,
  created    timestamptz NOT NULL,
  expires    timestamptz,
  revoked    timestamptz
);

CREATE INDEX token_player ON token (player);
