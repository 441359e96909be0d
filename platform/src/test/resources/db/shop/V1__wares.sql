CREATE TABLE ware (
  id    int PRIMARY KEY,
  words text[],
  made  timestamptz,
  gone  timestamptz
);
