-- People with a password or a provider (org.apogee.platform.account). A player without a row is a guest, a bot, or has
-- tokens only.
CREATE TABLE account (
  player   text PRIMARY KEY REFERENCES player (id) ON DELETE CASCADE,
  -- How it was hashed stands before the hash. Null for somebody who signs in by a provider only.
  password text,
  created  timestamptz NOT NULL
);

-- A token has a name that its owner gave it; a session is a token that a browser holds as a cookie.
ALTER TABLE token ADD COLUMN name text;
ALTER TABLE token ADD COLUMN kind text NOT NULL DEFAULT 'token' CHECK (kind IN ('token', 'session'));
-- Written at most once a minute, some time after the use.
ALTER TABLE token ADD COLUMN last_used timestamptz;
-- A session that is not used for so long ends before it expires.
ALTER TABLE token ADD COLUMN idle_seconds integer CHECK (idle_seconds > 0);
ALTER TABLE token ADD CONSTRAINT token_session
  CHECK ((kind = 'session') = (idle_seconds IS NOT NULL));
