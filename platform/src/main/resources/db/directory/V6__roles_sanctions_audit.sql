-- What a player may do for others (org.apogee.platform.token.Role).
ALTER TABLE player ADD COLUMN role text NOT NULL DEFAULT 'player'
  CHECK (role IN ('player', 'moderator', 'admin'));

-- Set when the personal data of a player were erased. The row stays, under a neutral name, because games name it.
ALTER TABLE player ADD COLUMN erased timestamptz;

-- A token has no more rights than its player. Tokens of older versions keep theirs: their players become admins.
UPDATE player SET role = 'admin'
 WHERE id IN (SELECT player FROM token WHERE 'admin' = ANY (scopes) AND revoked IS NULL);
UPDATE token SET scopes = array_append(scopes, 'moderate')
 WHERE 'admin' = ANY (scopes) AND NOT 'moderate' = ANY (scopes);

-- What a moderator forbids an account for a time (org.apogee.platform.sanction).
CREATE TABLE sanction (
  id        text PRIMARY KEY,
  player    text NOT NULL REFERENCES player (id) ON DELETE CASCADE,
  kind      text NOT NULL CHECK (kind IN ('play', 'events', 'mute')),
  reason    text NOT NULL,
  author    text NOT NULL,
  begins    timestamptz NOT NULL,
  -- Null for no end.
  ends      timestamptz,
  lifted    timestamptz,
  lifted_by text,
  CHECK ((lifted IS NULL) = (lifted_by IS NULL))
);
CREATE INDEX sanction_player ON sanction (player, begins);

-- Who changed what (org.apogee.platform.audit). Rows name players by ID only. What somebody wrote is in the details, which
-- can be erased; no secret is ever in it.
CREATE TABLE audit (
  number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      timestamptz NOT NULL,
  -- The ID of a player, or 'apogee'.
  actor   text NOT NULL,
  area    text NOT NULL,
  action  text NOT NULL,
  -- The ID of the player, token, game, ladder or tournament.
  subject text NOT NULL,
  details text NOT NULL DEFAULT '',
  -- The number of a step in the journal of a tournament, whose copy this row is; null for others.
  step    integer
);
CREATE INDEX audit_actor ON audit (actor, number);
CREATE INDEX audit_subject ON audit (subject, number);
CREATE INDEX audit_at ON audit (at);
CREATE UNIQUE INDEX audit_step ON audit (subject, step) WHERE step IS NOT NULL;
