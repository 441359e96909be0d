-- Who makes the dumps of a kind at present: others leave it alone until the time is over.
CREATE TABLE maker (
  kind   TEXT PRIMARY KEY,
  holder TEXT        NOT NULL,
  until  TIMESTAMPTZ NOT NULL
);

-- The dumps that are complete.
CREATE TABLE made (
  day     DATE,
  kind    TEXT,
  made_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  PRIMARY KEY (day, kind)
);

-- Their files, each of which fits into memory.
CREATE TABLE file (
  day     DATE,
  name    TEXT,
  kind    TEXT    NOT NULL,
  lines   INTEGER NOT NULL,
  sha256  TEXT    NOT NULL,
  content BYTEA   NOT NULL,
  PRIMARY KEY (day, name)
);

ALTER TABLE file ALTER COLUMN content SET STORAGE EXTERNAL; -- it is compressed already
