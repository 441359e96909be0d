-- The journal, in the columns that Pekko's plugin for SQL writes. Its primary key is what makes
-- sure that no move is ever stored twice.
CREATE TABLE event_journal (
  ordering           BIGSERIAL,
  persistence_id     VARCHAR(255) NOT NULL,
  sequence_number    BIGINT       NOT NULL,
  deleted            BOOLEAN      NOT NULL DEFAULT FALSE,
  writer             VARCHAR(255) NOT NULL,
  write_timestamp    BIGINT,
  adapter_manifest   VARCHAR(255),
  event_ser_id       INTEGER      NOT NULL,
  event_ser_manifest VARCHAR(255) NOT NULL,
  event_payload      BYTEA        NOT NULL,
  meta_ser_id        INTEGER,
  meta_ser_manifest  VARCHAR(255),
  meta_payload       BYTEA,
  PRIMARY KEY (persistence_id, sequence_number)
);

-- The readers of the journal follow this number.
CREATE UNIQUE INDEX event_journal_ordering_idx ON event_journal (ordering);

-- The plugin asks for this table; we write no tags.
CREATE TABLE event_tag (
  event_id BIGINT REFERENCES event_journal (ordering) ON DELETE CASCADE,
  tag      VARCHAR(256),
  PRIMARY KEY (event_id, tag)
);

CREATE TABLE snapshot (
  persistence_id        VARCHAR(255) NOT NULL,
  sequence_number       BIGINT       NOT NULL,
  created               BIGINT       NOT NULL,
  snapshot_ser_id       INTEGER      NOT NULL,
  snapshot_ser_manifest VARCHAR(255) NOT NULL,
  snapshot_payload      BYTEA        NOT NULL,
  meta_ser_id           INTEGER,
  meta_ser_manifest     VARCHAR(255),
  meta_payload          BYTEA,
  PRIMARY KEY (persistence_id, sequence_number)
);
