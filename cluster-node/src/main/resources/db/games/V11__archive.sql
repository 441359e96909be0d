-- Whether the rows of the game have left the journal for the archive.
ALTER TABLE game ADD COLUMN archived BOOLEAN NOT NULL DEFAULT FALSE;

-- What is due, oldest first.
CREATE INDEX game_to_archive ON game (finished_at, id) WHERE stage <> 'live' AND NOT archived;
