-- E-mail is a third channel. An address gets notices when its owner has opened the link sent to it.
ALTER TABLE receiver DROP CONSTRAINT receiver_channel_check;
ALTER TABLE receiver ADD CONSTRAINT receiver_channel_check
  CHECK (channel IN ('webhook', 'browser', 'email'));

ALTER TABLE receiver ADD COLUMN confirm_until TIMESTAMPTZ; -- until when the link is valid; null once it was opened

CREATE UNIQUE INDEX receiver_email ON receiver (owner) WHERE channel = 'email';
CREATE INDEX receiver_unconfirmed ON receiver (confirm_until) WHERE confirm_until IS NOT NULL;
