-- Where the time of each move of an outside player went: some moves a row, as bytes of org.apogee.node.receipt.ReceiptPage.
CREATE TABLE receipts (
  game_id TEXT,
  number  BIGINT, -- of the event of the last move in the page
  page    BYTEA NOT NULL,
  PRIMARY KEY (game_id, number)
);
