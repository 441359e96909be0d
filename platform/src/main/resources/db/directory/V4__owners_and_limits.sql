-- What a name looks like (org.apogee.platform.token.NameSkeleton). Two players never look alike. Empty for rows that
-- an older version wrote; the next process that starts fills them in.
ALTER TABLE player ADD COLUMN skeleton text;
CREATE UNIQUE INDEX player_skeleton ON player (skeleton);

-- A guest stays until then, with all its bots and tokens. Null for everybody else.
ALTER TABLE player ADD COLUMN ends timestamptz;

-- Guests of older versions have no mark: they are the people whose first token was for a week. Everybody else's first
-- token never expires.
UPDATE player p SET ends = t.expires
  FROM (SELECT DISTINCT ON (player) player, created, expires FROM token ORDER BY player, created) t
 WHERE t.player = p.id AND p.kind = 'person' AND t.expires - t.created = interval '7 days';
UPDATE token t SET expires = least(t.expires, coalesce(o.ends, p.ends))
  FROM player p LEFT JOIN player o ON o.id = p.owner
 WHERE p.id = t.player AND coalesce(o.ends, p.ends) IS NOT NULL;

-- Tokens carry a keyed check (org.apogee.platform.token.TokenSeal), so that guesses cost no query. The key opens nothing:
-- a token is valid only if its hash is stored.
CREATE TABLE token_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  key bytea NOT NULL
);
INSERT INTO token_key (key)
  SELECT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
ALTER TABLE token ADD COLUMN sealed boolean NOT NULL DEFAULT false;

-- A player that is deleted leaves no token behind.
ALTER TABLE token DROP CONSTRAINT token_player_fkey;
ALTER TABLE token ADD CONSTRAINT token_player_fkey
  FOREIGN KEY (player) REFERENCES player (id) ON DELETE CASCADE;

-- How much of an hourly limit is used: the limit is free of debt again at "until" (org.apogee.platform.limit.Quotas).
-- Unlogged: losing it in a crash of the database only forgives.
CREATE UNLOGGED TABLE quota (
  what    text NOT NULL,
  subject text NOT NULL,
  until   timestamptz NOT NULL,
  PRIMARY KEY (what, subject)
);
