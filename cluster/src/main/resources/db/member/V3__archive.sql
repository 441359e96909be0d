-- Finished games that have left the journal: all rows of one game as compressed bytes of
-- org.apogee.node.journal.PackedRows. Recovery and records read a game here when the journal has
-- no rows of it.
CREATE TABLE archive (
  persistence_id VARCHAR(255) PRIMARY KEY,
  last_sequence  BIGINT       NOT NULL,
  last_manifest  VARCHAR(255) NOT NULL,
  packed         BYTEA        NOT NULL,
  sha256         BYTEA        NOT NULL, -- of the bytes before they were compressed
  archived_at    TIMESTAMPTZ  NOT NULL DEFAULT now()
);

-- They are compressed already.
ALTER TABLE archive ALTER COLUMN packed SET STORAGE EXTERNAL;
