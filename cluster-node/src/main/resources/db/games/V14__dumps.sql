-- Whether the record of the game is in a dump.
ALTER TABLE game ADD COLUMN dumped BOOLEAN NOT NULL DEFAULT FALSE;

-- What belongs into the next one, oldest first.
CREATE INDEX game_to_dump ON game (finished_at, id) WHERE stage = 'over' AND NOT dumped;
