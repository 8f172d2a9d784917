-- No version has written to the table of migration 0009.
DROP TABLE receipts;

-- E-mails that tell senders that their enquiry has arrived. Rows go after a day: they are what the limits count.
CREATE TABLE receipts (
  contactmail_id TEXT PRIMARY KEY NOT NULL,
  mailbox TEXT NOT NULL, -- keyed hash of the sender's mailbox
  network TEXT NOT NULL, -- keyed hash of the network that sent the form
  created_at TEXT NOT NULL, -- ISO 8601, UTC
  state TEXT NOT NULL DEFAULT 'queued', -- 'queued', 'sending', 'sent' or 'failed'
  claim TEXT, -- UUID of the try that sends it; only that try may record its result
  claimed_at TEXT, -- ISO 8601, UTC; when the last try began
  tries INTEGER NOT NULL DEFAULT 0,
  error TEXT -- of the last try
) STRICT;
CREATE INDEX receipts_mailbox ON receipts (mailbox, created_at);
CREATE INDEX receipts_network ON receipts (network, created_at);
CREATE INDEX receipts_time ON receipts (created_at);
CREATE INDEX receipts_state ON receipts (state, created_at);
