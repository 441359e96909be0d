-- A version of a bot is a player of its own, with a rating of its own, that tells whose version it is.
ALTER TABLE player ADD COLUMN version_of text REFERENCES player (id);
ALTER TABLE player ADD COLUMN version text;
ALTER TABLE player ADD CONSTRAINT player_version
  CHECK ((version_of IS NULL) = (version IS NULL));

-- Players are listed newest first.
ALTER TABLE player ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
CREATE UNIQUE INDEX player_number ON player (number);
