-- People of an identity provider (org.apogee.platform.account.Identities). The provider's name of a person never changes.
CREATE TABLE identity (
  issuer  text NOT NULL,
  subject text NOT NULL,
  player  text NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  -- The role that the provider gave last; null if it gives none.
  role    text CHECK (role IN ('player', 'moderator', 'admin')),
  created timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_player ON identity (player);

-- Sign-ins that began at a provider and are not complete. A browser holds the secret as a cookie; a row is used once.
CREATE TABLE sign_in (
  secret_hash bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
  state       text NOT NULL,
  nonce       text NOT NULL,
  verifier    text NOT NULL,
  -- The page to open afterwards, always one of ours.
  next        text NOT NULL,
  -- Who asked, if somebody did.
  player      text REFERENCES player (id) ON DELETE CASCADE,
  -- Whether that player wants to be linked, whoever the provider names.
  links       boolean NOT NULL,
  expires     timestamptz NOT NULL
);
CREATE INDEX sign_in_expires ON sign_in (expires);

-- Links by which somebody without a password chooses one, each once; a player has one at most.
CREATE TABLE password_link (
  secret_hash bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
  player      text NOT NULL UNIQUE REFERENCES player (id) ON DELETE CASCADE,
  expires     timestamptz NOT NULL
);
