CREATE TABLE contactmails (
  id TEXT PRIMARY KEY NOT NULL, -- UUID, the sender's idempotency key where there is one
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  reason TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL -- ISO 8601, UTC
) STRICT;

CREATE INDEX contactmails_newest ON contactmails (created_at DESC, id DESC);
