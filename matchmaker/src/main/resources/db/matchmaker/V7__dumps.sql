-- The version whose standings are in a dump.
ALTER TABLE tournament ADD COLUMN dumped_version INTEGER NOT NULL DEFAULT 0;
