ALTER TABLE replies ADD COLUMN claim TEXT; -- 'out': UUID of the try that sends it; only that try may record its result
ALTER TABLE replies ADD COLUMN sets_status TEXT; -- 'out': the contactmail's status from this answer on
ALTER TABLE replies ADD COLUMN is_automatic INTEGER NOT NULL DEFAULT 0; -- 'in': written by a machine, such as an absence notice

-- When each address last got a receipt, for the limits. Rows go after an hour.
CREATE TABLE receipts (
  address TEXT PRIMARY KEY NOT NULL, -- SHA-256 of the address in lower case, in hexadecimal
  sent_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;
CREATE INDEX receipts_sent ON receipts (sent_at);
