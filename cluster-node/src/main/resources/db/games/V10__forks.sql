-- The point of a finished game at which a game begins; null for other games.
ALTER TABLE game ADD COLUMN fork_of TEXT;
ALTER TABLE game ADD COLUMN fork_ply INTEGER;
