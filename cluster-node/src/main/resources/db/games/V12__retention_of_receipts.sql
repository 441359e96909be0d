-- Whether the receipts of the game and the texts of its failures have been deleted.
ALTER TABLE game ADD COLUMN receipts_deleted BOOLEAN NOT NULL DEFAULT FALSE;

-- What is due, oldest first.
CREATE INDEX game_with_receipts ON game (finished_at, id) WHERE stage <> 'live' AND NOT receipts_deleted;

-- Of games whose receipts have been deleted: those of the slowest moves of each seat, for the statistics of its player.
CREATE TABLE slowest_moves (
  game_id TEXT PRIMARY KEY,
  page    BYTEA NOT NULL
);
