-- How far each partition was read. It is stored in the transaction that stores what the records
-- changed, so that a record counts once whatever dies.
CREATE TABLE consumer_offset (
  topic       TEXT,
  partition   INTEGER,
  next_offset BIGINT NOT NULL,
  PRIMARY KEY (topic, partition)
) WITH (fillfactor = 50);

CREATE TABLE pool (
  pool    TEXT PRIMARY KEY,
  results BIGINT NOT NULL
) WITH (fillfactor = 50);

-- The results that count: one for a game, numbered within their pool.
CREATE TABLE result (
  game      TEXT PRIMARY KEY,
  sequence  BIGINT NOT NULL,
  pool      TEXT   NOT NULL,
  number    BIGINT NOT NULL,
  ruleset   TEXT   NOT NULL,
  at_millis BIGINT NOT NULL -- when the game ended
);

-- A participant is a player, or the Entity of a scenario.
CREATE TABLE rating (
  pool        TEXT COLLATE "C",
  participant TEXT COLLATE "C",
  name        TEXT             NOT NULL,
  is_entity   BOOLEAN          NOT NULL,
  mean        DOUBLE PRECISION NOT NULL,
  deviation   DOUBLE PRECISION NOT NULL,
  games       BIGINT           NOT NULL,
  last_millis BIGINT           NOT NULL,
  PRIMARY KEY (pool, participant)
) WITH (fillfactor = 50);

-- Every change of a rating, for ever.
CREATE TABLE rating_change (
  pool             TEXT COLLATE "C",
  participant      TEXT COLLATE "C",
  number           BIGINT,
  game             TEXT COLLATE "C"  NOT NULL,
  at_millis        BIGINT           NOT NULL,
  place            INTEGER          NOT NULL,
  entrants         INTEGER          NOT NULL,
  mean_before      DOUBLE PRECISION NOT NULL,
  deviation_before DOUBLE PRECISION NOT NULL,
  mean_after       DOUBLE PRECISION NOT NULL,
  deviation_after  DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (pool, participant, number)
);

CREATE INDEX rating_change_by_time ON rating_change (participant, at_millis DESC, game DESC);

-- How often one was placed before another.
CREATE TABLE meeting (
  pool   TEXT COLLATE "C",
  one    TEXT COLLATE "C",
  other  TEXT COLLATE "C",
  better BIGINT NOT NULL,
  worse  BIGINT NOT NULL,
  ties   BIGINT NOT NULL,
  PRIMARY KEY (pool, one, other)
) WITH (fillfactor = 50);

CREATE INDEX meeting_by_other ON meeting (pool, other);

-- Games that began, rated or not, with what must be known until they are over.
CREATE TABLE game (
  game           TEXT COLLATE "C" PRIMARY KEY,
  ruleset        TEXT    NOT NULL,
  scenario       TEXT    NOT NULL,
  mode           TEXT    NOT NULL,
  bots           TEXT[]  NOT NULL,
  started_millis BIGINT  NOT NULL,
  is_over        BOOLEAN NOT NULL
) WITH (fillfactor = 80);

-- Sums over games that are over. What the words mean: class GameFacts.
CREATE TABLE statistic (
  family  TEXT COLLATE "C",
  ruleset TEXT COLLATE "C",
  a       TEXT COLLATE "C",
  b       TEXT COLLATE "C",
  c       TEXT COLLATE "C",
  count   BIGINT NOT NULL,
  total   BIGINT NOT NULL,
  least   BIGINT NOT NULL,
  most    BIGINT NOT NULL,
  PRIMARY KEY (family, ruleset, a, b, c)
) WITH (fillfactor = 50);

-- Records that nobody could use, with their bytes.
CREATE TABLE dead_letter (
  topic         TEXT,
  partition     INTEGER,
  record_offset BIGINT,
  at_millis     BIGINT NOT NULL,
  reason        TEXT   NOT NULL,
  detail        TEXT   NOT NULL,
  record_key    BYTEA,
  record_value  BYTEA,
  PRIMARY KEY (topic, partition, record_offset)
);
