-- Which member of which cluster began each life of a reader; see journal.cluster_member.
CREATE TABLE reader_life (
  reader   TEXT,
  life     BIGINT,
  member   TEXT        NOT NULL,
  began_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (reader, life)
);
