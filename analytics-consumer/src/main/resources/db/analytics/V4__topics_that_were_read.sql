-- Kafka's id of each topic when its first record was applied: a topic that was deleted and created
-- again has another one, and its offsets mean other records.
CREATE TABLE consumed_topic (
  topic TEXT PRIMARY KEY,
  id    TEXT NOT NULL
);
