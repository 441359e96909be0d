-- Finds games by the beginning of a player's name.
CREATE INDEX game_seat_by_name ON game_seat (lower(name) text_pattern_ops, number DESC);
